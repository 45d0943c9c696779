import { useNavigate } from 'react-router'
import { lazyPart } from '../lazy-part'
import { ruleOf } from '../../schema/kinds/index'
import type { ListControl } from './control'

const RecordDrawer = lazyPart(() => import('../record/record-drawer').then((part) => part.RecordDrawer))

/** The record that the address names, beside the list; it can be turned to the one before and after. */
export function OpenRecord(props: { list: ListControl }) {
  const { list } = props
  const { plan, data, address } = list
  const { open } = address.state
  const navigate = useNavigate()
  if (open === null || plan.open !== 'drawer') return null
  const at = data.rows.findIndex(({ id }) => id === open)
  const row = data.rows[at]
  const field = plan.fields[plan.idField]
  // The address knows texts only; the wire wants its own kind of id.
  const id = (row?.record[plan.idField] ?? (field ? ruleOf(field).decode(open, field) : null)) as
    string | number | null
  if (id === null) return null
  const go = (index: number) => {
    const next = data.rows[index]
    if (next === undefined) return undefined
    return () => {
      list.moveTo(index)
      address.change({ open: next.id }, { replace: true })
    }
  }
  return (
    <RecordDrawer
      plan={plan}
      id={id}
      {...(row ? { known: row.record } : {})}
      onClose={() => address.change({ open: null })}
      onPrevious={at < 0 ? undefined : go(at - 1)}
      onNext={at < 0 ? undefined : go(at + 1)}
      onEdit={() => void navigate(`${plan.route}/${encodeURIComponent(String(id))}/edit`)}
      onDone={(action) => {
        if (action.name === 'delete') address.change({ open: null }, { replace: true })
      }}
    />
  )
}
