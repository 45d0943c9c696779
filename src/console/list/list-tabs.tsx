import { tabCounts } from '../../schema/apply-list-state'
import { useText } from '../../kit/text/use-text'
import type { ListControl } from './control'
import css from './toolbar.module.css'

/** The words of one field as tabs with counts, over a list that is whole. */
export function ListTabs(props: { list: ListControl }) {
  const { list } = props
  const { plan, text, address, data } = list
  const t = useText('engine')
  if (plan.tabs === null || data.all === null) return null
  const field = plan.tabs
  const counts = tabCounts(plan, data.all)
  const { tab } = address.state
  // A tab from an address stays even when nothing is left under it.
  const shown =
    tab === null || counts.some(({ word }) => word === tab) ? counts : [...counts, { word: tab, count: 0 }]
  if (shown.length < 2 && tab === null) return null
  return (
    <div
      className={`relative flex gap-0.5 px-3 overflow-x-auto [scrollbar-width:none] ${css['tabs']}`}
      role="group"
      aria-label={text.field(field)}
    >
      {[{ word: null, count: data.all.length }, ...shown].map(({ word, count }) => (
        <button
          className="text-ink-soft whitespace-nowrap"
          key={word ?? ''}
          type="button"
          aria-pressed={tab === word}
          onClick={() => address.change({ tab: word })}
        >
          {word === null ? t('list.all') : text.choice(field, word)}{' '}
          <span className="ms-1 font-normal text-ink-soft text-caption tabular-nums">{count}</span>
        </button>
      ))}
    </div>
  )
}
