import { Icon } from '../icon'
import { iconNamed } from '../icon-named'
import type { ListControl } from './control'

/** What is done without any record, the making of one first; only what this person may do. */
export function CreateButton(props: { list: ListControl }) {
  const { list } = props
  return list
    .actionsFor('list', [])
    .filter(({ name }) => name !== 'export')
    .map((action) => (
      <button
        key={action.name}
        type="button"
        className={action.name === 'create' ? 'hg-button hg-button-primary' : 'hg-button'}
        aria-keyshortcuts={action.key}
        onClick={() => list.run(action, [])}
      >
        <Icon name={iconNamed(action.icon, action.name)} size={16} />
        {list.text.action(action.name, 'label')}
      </button>
    ))
}
