import { Icon } from '../icon'
import { iconNamed } from '../icon-named'
import { useText } from '../use-text'
import type { ListControl } from './control'
import css from './toolbar.module.css'

/**
 * What can be done with everything that is chosen. A mixed choice is always legal: an action is offered when one of
 * the records takes it, says how many do, and leaves the others as they are.
 */
export function BulkBar(props: { list: ListControl; onAll: (() => void) | null; gathering: boolean }) {
  const { list, onAll, gathering } = props
  const t = useText('engine')
  const { chosen, clear } = list.selection
  if (chosen.size === 0) return null
  const records = [...chosen.values()]
  const total = list.data.total ?? 0
  return (
    <div className={css['bulk']} role="toolbar" aria-label={t('list.bulk')}>
      <strong role="status">{t('list.selected', { count: chosen.size })}</strong>
      {onAll !== null && chosen.size < total && (
        <button type="button" className="hg-button hg-button-quiet" disabled={gathering} onClick={onAll}>
          {t('list.selectMatching', { total })}
        </button>
      )}
      <span className={css['bulkActions']}>
        {list.actionsFor('bulk', records).map((action) => {
          const fitting = records.filter((record) => list.actionsFor('bulk', [record]).includes(action))
          const label = list.text.action(action.name, 'label')
          return (
            <button
              key={action.name}
              type="button"
              className="hg-button"
              data-tone={action.tone}
              aria-keyshortcuts={action.key}
              onClick={() => list.run(action, fitting)}
            >
              <Icon name={iconNamed(action.icon, action.name)} size={16} />
              {label}
              {fitting.length < records.length && <span className={css['of']}>{fitting.length}</span>}
            </button>
          )
        })}
      </span>
      <button
        type="button"
        className={css['dropAll']}
        aria-label={t('list.clearSelection')}
        title={t('list.clearSelection')}
        onClick={clear}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
