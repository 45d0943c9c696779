import { memo } from 'react'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import { ColumnEdge } from './column-edge'
import type { ListControl } from './control'
import head from './list-head.module.css'
import css from './table.module.css'

/** The order after a click on a head: up, down, and as declared again. A second click may come before the screen follows. */
function nextSort(list: ListControl, name: string) {
  const { sort } = list.address.now()
  const { field, direction } = sort ?? list.plan.order
  if (field !== name) return { field: name, direction: 'ASC' as const }
  if (sort === null)
    return { field: name, direction: direction === 'ASC' ? ('DESC' as const) : ('ASC' as const) }
  const other = direction === 'ASC' ? ('DESC' as const) : null
  return other === null || (name === list.plan.order.field && other === list.plan.order.direction)
    ? null
    : { field: name, direction: other }
}

/** Names of the columns, those that can be ordered by as buttons. */
export const ListHead = memo(function ListHead(props: { list: ListControl }) {
  const { list } = props
  const t = useText('engine')
  const { shown } = list.columns
  const { rows } = list.data
  const { chosen } = list.selection
  const { field, direction } = list.address.state.sort ?? list.plan.order
  const every = rows.length > 0 && rows.every(({ id }) => chosen.has(id))
  const some = !every && rows.some(({ id }) => chosen.has(id))
  return (
    <div role="row" aria-rowindex={1} className={`text-ink-soft text-caption font-semibold ${css['head']}`}>
      {list.selectable && (
        <div role="columnheader" className={css['check']}>
          <label className="hg-center">
            <input
              type="checkbox"
              className="hg-tick"
              checked={every}
              disabled={rows.length === 0}
              aria-label={t('list.selectAll')}
              ref={(box) => {
                if (box) box.indeterminate = some
              }}
              onChange={() => list.selection.toggleAll(rows)}
            />
          </label>
        </div>
      )}
      {shown.map(({ name, end, sortable, minWidth, width }, at) => {
        const sorted = field === name
        const label = list.text.field(name)
        return (
          <div
            key={name}
            role="columnheader"
            aria-sort={
              !sortable ? undefined : !sorted ? 'none' : direction === 'ASC' ? 'ascending' : 'descending'
            }
            className={css['cell']}
            data-end={end || undefined}
            data-pinned={at === 0 || undefined}
            // The edge to draw has a name of its own, which is no part of this one.
            aria-label={label}
            title={label}
          >
            {sortable ? (
              <button
                type="button"
                className={head['sort']}
                data-sorted={sorted || undefined}
                onClick={() => list.address.change({ sort: nextSort(list, name) })}
              >
                <span>{label}</span>
                <Icon name={sorted && direction === 'DESC' ? 'down' : 'up'} size={14} />
              </button>
            ) : (
              <span>{label}</span>
            )}
            <ColumnEdge
              label={label}
              width={width ?? minWidth}
              resize={(px) => list.columns.resize(name, px)}
            />
          </div>
        )
      })}
      <div role="columnheader" className={css['actions']}>
        <span className="sr-only">{t('list.actions')}</span>
      </div>
    </div>
  )
})
