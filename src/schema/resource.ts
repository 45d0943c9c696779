import type { Endpoint } from './endpoint'
import type { Field } from './field'

export type EndpointName = 'list' | 'one' | 'create' | 'update' | 'delete'

/** Something a person may do, and the codes of which one is needed (specification 6). */
export interface Action {
  readonly codes: readonly string[]
  /** `plant`: the code must be held for the plant in question, not by the person at large. */
  readonly scope?: 'plant'
  /** Platform switch that takes the action away from everybody when it is blocked. */
  readonly feature?: string
}

/** A resource as data. `F` are its fields; columns can name nothing else. */
export interface Resource<F extends Readonly<Record<string, Field>> = Readonly<Record<string, Field>>> {
  readonly name: string
  readonly route: string
  /** Field that names a record. */
  readonly title: Extract<keyof F, string>
  /** Name of a reader of the transport, where the record has a domain type of its own. */
  readonly record?: string
  readonly fields: F
  readonly endpoints: Readonly<Partial<Record<EndpointName, Endpoint>>>
  readonly list: {
    readonly columns: readonly Extract<keyof F, string>[]
    readonly size: number
    /** Order of the wire, `{field} DESC` unless a sorter says otherwise. */
    readonly order: { readonly field: Extract<keyof F, string>; readonly direction: 'ASC' | 'DESC' }
  }
  readonly actions: Readonly<Record<string, Action>>
}

/**
 * A declaration, checked by its types: a column, title or order that is not a field does not
 * compile. Everything else is refused by `compile` at boot.
 */
export function defineResource<
  const F extends Readonly<Record<string, Field>>,
  const R extends Omit<Resource<F>, 'fields'>,
>(declaration: R & { readonly fields: F }): Resource<F> & R {
  return declaration
}
