import { useText } from '../../kit/text/use-text'
import type { ListControl } from './control'
import css from './toolbar.module.css'

/** Table or the view that may stand in its place. */
export function ViewSwitch(props: { list: ListControl }) {
  const { plan, text, viewToggle } = props.list
  const { listView } = plan
  const t = useText('engine')
  if (listView === null) return null
  return (
    <div className={`relative flex gap-0.5 ${css['switch']}`} role="group" aria-label={t('list.shape')}>
      {[false, true].map((named) => (
        <button
          className="text-ink-soft whitespace-nowrap"
          key={String(named)}
          type="button"
          aria-pressed={viewToggle.named === named}
          onClick={() => viewToggle.setNamed(named)}
        >
          {named ? text.view(listView) : t('list.table')}
        </button>
      ))}
    </div>
  )
}
