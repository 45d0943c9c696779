import { useNavigate } from 'react-router'
import { lazyPart } from '../../kit/parts/lazy-part'
import { ruleOf } from '../../schema/kinds/index'
import { screenAddress, recordAddress } from '../record/address'
import { useCurrentPlant } from '../data/use-current-plant'
import type { ListControl } from './control'

export const RecordPane = lazyPart(() => import('../record/record-pane').then((part) => part.RecordPane))
export const RecordView = lazyPart(() => import('../record/record-view').then((part) => part.RecordView))
export const RecordDrawer = lazyPart(() =>
  import('../record/record-drawer').then((part) => part.RecordDrawer),
)

/** The record that the address names, beside the list; it can be turned to the one before and after. */
export function OpenRecord(props: { list: ListControl }) {
  const { list } = props
  const { plan, data, address } = list
  const { open } = address.state
  const navigate = useNavigate()
  const { state } = useCurrentPlant()
  if (open === null || plan.open !== 'drawer') return null
  const rows = list.ordered ?? data.rows
  const at = rows.findIndex(({ id }) => id === open)
  const row = rows[at]
  const field = plan.fields[plan.idField]
  // The address knows texts only; the wire wants its own kind of id.
  const id = (row?.record[plan.idField] ?? (field ? ruleOf(field).decode(open, field) : null)) as
    | string
    | number
    | null
  if (id === null) return null
  const step = (by: 1 | -1) => () => {
    // A key may come before the screen has followed the last one.
    const now = address.now().open
    const index = rows.findIndex((one) => one.id === now)
    const next = index < 0 ? undefined : rows[index + by]
    if (next === undefined) return
    if (list.ordered === null) list.moveTo(index + by)
    address.change({ open: next.id }, { replace: true })
  }
  const close = () => address.change({ open: null })
  const turns = {
    onPrevious: at > 0 ? step(-1) : undefined,
    onNext: at >= 0 && at + 1 < rows.length ? step(1) : undefined,
  }
  if (list.beside)
    return (
      <RecordPane
        plan={plan}
        id={id}
        {...(row ? { known: row.record } : {})}
        titleOf={list.titleOf}
        page={recordAddress(plan, id, state.plant?.id ?? null)}
        onClose={close}
        {...turns}
      >
        {(inside) => (
          <RecordView
            key={id}
            plan={plan}
            id={id}
            {...(row ? { known: row.record } : {})}
            level={2}
            named
            quiet={!inside && (at >= 0 || list.selection.chosen.size > 0)}
          />
        )}
      </RecordPane>
    )
  return (
    <RecordDrawer
      plan={plan}
      id={id}
      {...(row ? { known: row.record } : {})}
      onClose={close}
      {...turns}
      onEdit={() =>
        void navigate(screenAddress(plan, `/${encodeURIComponent(String(id))}/edit`, state.plant?.id ?? null))
      }
      onDone={(action) => {
        if (action.name === 'delete') address.change({ open: null }, { replace: true })
      }}
    />
  )
}
