import type { RecordValues } from '../../../schema/codec'
import type { Field } from '../../../schema/field'
import { durationUnit } from '../../../schema/kinds/duration'
import { writtenUnit } from '../../../schema/kinds/numbers'

/** What stands at the end of a number's box: its unit, or the currency that another field names. */
export function unitEnd(field: Field, record: RecordValues, language: string): string | null {
  if (field.kind === 'duration') return durationUnit(field, language)
  if (field.kind === 'money') {
    const currency = record[field.currency]
    return typeof currency === 'string' && currency !== '' ? currency : null
  }
  return writtenUnit(field)
}
