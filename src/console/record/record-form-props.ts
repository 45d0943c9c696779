import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'

export interface RecordFormProps {
  readonly plan: Plan
  /** Null makes a new record. */
  readonly id: string | number | null
  /** What a new record begins with, or the record itself where it is at hand. */
  readonly values?: RecordValues
  /** Only this group of the form. */
  readonly group?: string
  /** Word on the button of a new record, in place of the usual one. */
  readonly send?: string
  onSaved(record: RecordValues): void
  /** What somebody else has saved stands in place of what was typed. */
  onTaken?(): void
  onCancel?(): void
}
