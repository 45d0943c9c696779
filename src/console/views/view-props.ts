import type { ComponentType, ReactNode } from 'react'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import type { InputProps } from '../fields/types'
import type { WriteState } from '../record/use-write'

/** What a view in place of a group of fields may do with the form around it. */
export interface FormSlot {
  readonly values: RecordValues
  /** Label, control, help and refusal of a field; `control` replaces that of its kind. Null where it is not shown. */
  row(name: string, control?: ComponentType<InputProps>): ReactNode
  put(name: string, value: unknown): void
}

/** What a named view is given wherever it stands: in place of a table, of a section, or of an action's dialog. */
export interface ViewProps {
  readonly plan: Plan
  /** The record of a section, those of an action; none for a list. */
  readonly records: readonly RecordValues[]
  /** Only in place of a group of a form. */
  readonly form?: FormSlot
  /** Closes the dialog that it is; does nothing elsewhere. */
  onClose(): void
  /** Does the action whose dialog it is, with the input, and reports the result. */
  onAct?(input: RecordValues): void
  /** What came of that so far. */
  readonly write?: WriteState | undefined
}
