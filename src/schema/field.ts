import type { Unit } from '../domain/quantity'

/** What every kind may say of itself. */
export interface FieldOptions {
  /** Name on the wire, where it differs. */
  readonly wire?: string
  readonly required?: boolean
  readonly readonly?: boolean
  /** Only the detail call delivers it. */
  readonly detail?: boolean
}

export type Field = FieldOptions &
  (
    | { readonly kind: 'id' }
    | { readonly kind: 'text'; readonly max?: number }
    | { readonly kind: 'choice'; readonly of: readonly string[] }
    | { readonly kind: 'number' }
    | { readonly kind: 'quantity'; readonly unit: Unit }
    | { readonly kind: 'money'; readonly currency: string }
    | { readonly kind: 'instant' }
    | { readonly kind: 'timezone' }
    | { readonly kind: 'codes' }
  )

/** Builders of fields. What they return is plain data. */
export const field = {
  id: <const O extends FieldOptions>(options?: O) => ({ ...options, kind: 'id' as const }),
  text: <const O extends FieldOptions & { max?: number }>(options?: O) => ({
    ...options,
    kind: 'text' as const,
  }),
  /** A word of a vocabulary; others are kept as they came. */
  choice: <const O extends FieldOptions & { of: readonly string[] }>(options: O) => ({
    ...options,
    kind: 'choice' as const,
  }),
  number: <const O extends FieldOptions>(options?: O) => ({ ...options, kind: 'number' as const }),
  quantity: <const O extends FieldOptions & { unit: Unit }>(options: O) => ({
    ...options,
    kind: 'quantity' as const,
  }),
  /** `currency` names the field that holds the currency. */
  money: <const O extends FieldOptions & { currency: string }>(options: O) => ({
    ...options,
    kind: 'money' as const,
  }),
  instant: <const O extends FieldOptions>(options?: O) => ({ ...options, kind: 'instant' as const }),
  timezone: <const O extends FieldOptions>(options?: O) => ({ ...options, kind: 'timezone' as const }),
  /** Permission codes, as texts or as entries with a switch. */
  codes: <const O extends FieldOptions>(options?: O) => ({ ...options, kind: 'codes' as const }),
}
