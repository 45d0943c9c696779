import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import type { ListControl } from './control'
import { useFilterWords } from './use-filter-words'
import css from './toolbar.module.css'

/** Each filter as a sentence that opens to be changed, and how many of the address this list cannot ask. */
export function FilterChips(props: {
  list: ListControl
  /** Place of the filter whose editor is open. */
  editing: number | null
  onEdit: (at: number) => void
  onRemove: (at: number) => void
  onForget: () => void
}) {
  const { list, editing, onEdit, onRemove, onForget } = props
  const { filters, refused } = list.address.state
  const t = useText('engine')
  const words = useFilterWords(list.plan, filters, list.zoneOf({}))
  return (
    <>
      {filters.map((filter, at) => {
        const sentence = words(filter)
        return (
          <span key={`${at} ${filter.field}`} className={css['chip']}>
            <button
              type="button"
              className="truncate h-full ps-3 pe-1 rounded-[16px] phone:py-1 phone:whitespace-normal phone:text-start"
              aria-expanded={editing === at}
              aria-label={t('filter.edit', { what: sentence })}
              title={sentence}
              onClick={() => onEdit(at)}
            >
              {sentence}
            </button>
            <button
              type="button"
              className="hg-center flex-none w-6 h-6 phone:w-9 phone:h-9 rounded-[4px]"
              aria-label={t('filter.remove', { what: sentence })}
              onClick={() => onRemove(at)}
            >
              <Icon name="close" size={12} />
            </button>
          </span>
        )
      })}
      {refused.length > 0 && (
        <span className="hg-inline gap-1">
          <span role="status">{t('filter.refused', { count: refused.length })}</span>
          <button
            type="button"
            className="hg-center flex-none w-6 h-6 rounded-[4px]"
            aria-label={t('filter.forget')}
            onClick={onForget}
          >
            <Icon name="close" size={12} />
          </button>
        </span>
      )}
    </>
  )
}
