import type { ComponentType } from 'react'
import type { Filter, RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import type { Field } from '../../schema/field'

interface Named {
  readonly plan: Plan
  readonly name: string
  readonly field: Field
}

/** A value in a table, a card or a section. Missing values never get here: they are `--` for every kind. */
export interface CellProps extends Named {
  readonly value: unknown
  readonly record: RecordValues
  /** Zone of the record's plant; null where none is known. */
  readonly zone: string | null
}

/** The control of a form. Label, help and sentence of refusal stand around it; it only takes the value. */
export interface InputProps extends Named {
  readonly id: string
  readonly value: unknown
  onChange(value: unknown): void
  /** Other values of the form, for kinds that need a second field. */
  readonly record: RecordValues
  readonly invalid: boolean
  /** Ids of help and refusal, for `aria-describedby`. */
  readonly describedBy: string | undefined
  readonly disabled: boolean
  /** Zone in which an instant is written; without one it is the person's own. */
  readonly zone?: string | null
}

/** The control of a filter bar; null takes the filter away. */
export interface FilterProps extends Named {
  readonly id: string
  readonly filter: Filter | null
  onChange(filter: Filter | null): void
  /** Zone of the dates that instants are filtered by; without one it is the person's own. */
  readonly zone?: string | null
}

/** How a kind looks: three components, one folder a kind. Input and filter are loaded when first drawn. */
export interface FieldView {
  readonly Cell: ComponentType<CellProps>
  readonly Input: ComponentType<InputProps>
  readonly Filter: ComponentType<FilterProps>
}
