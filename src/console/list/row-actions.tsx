import type { RecordValues } from '../../schema/codec'
import { Icon } from '../../kit/icon/icon'
import { iconNamed } from '../../kit/icon/icon-named'
import type { ListControl } from './control'
import css from './table.module.css'

/** What can be done with one record; seen on hover and focus, and always there for the keyboard. */
export function RowActions(props: {
  list: Pick<ListControl, 'text' | 'actionsFor' | 'run' | 'titleOf'>
  record: RecordValues
  stop: 0 | -1
}) {
  const { list, record, stop } = props
  const title = list.titleOf(record)
  return list.actionsFor('row', [record]).map((action) => {
    const label = list.text.action(action.name, 'label')
    return (
      <button
        key={action.name}
        type="button"
        tabIndex={stop}
        className={css['action']}
        data-tone={action.tone}
        aria-label={`${label}: ${title}`}
        title={label}
        onClick={() => list.run(action, [record])}
      >
        <Icon name={iconNamed(action.icon, action.name)} size={16} />
      </button>
    )
  })
}
