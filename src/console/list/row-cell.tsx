import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { FieldCell } from '../fields/field-cell'

/** A value of a record as its kind shows it. */
export function RowCell(props: { plan: Plan; name: string; record: RecordValues; zone: string | null }) {
  const { name, plan, record } = props
  const field = plan.fields[name]
  return field === undefined ? null : <FieldCell {...props} field={field} value={record[name]} />
}
