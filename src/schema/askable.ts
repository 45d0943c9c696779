import type { Endpoint } from './endpoint'
import type { Field } from './field'
import { ruleOf } from './kinds/index'
import type { Operator } from './kinds/rule'

/** What a plain collection knows (its operators are those of simple-rest). */
const OF_COLLECTIONS: ReadonlySet<Operator> = new Set([
  'contains',
  'is',
  'in',
  'notIn',
  'from',
  'to',
  'between',
])

interface Answering {
  readonly rest?: string | null | undefined
  readonly endpoints?: { readonly list?: Endpoint } | undefined
}

/**
 * Operators that a filter of this field can use: those of its kind, as far as whoever answers the list can say them.
 * Lists that come whole can say all of them. `one` is true where only a single value fits under the call's key.
 */
export function askable(
  { rest, endpoints }: Answering,
  name: string,
  field: Field,
): { readonly operators: readonly Operator[]; readonly one: boolean } {
  const { operators } = ruleOf(field)
  if (typeof rest === 'string')
    return { operators: operators.filter((operator) => OF_COLLECTIONS.has(operator)), one: false }
  const call = endpoints?.list
  if (call === undefined || call.page === 'none') return { operators, one: false }
  const target = call.filters?.[name]
  if (target === undefined) return { operators: [], one: false }
  const said: readonly Operator[] =
    typeof target === 'object' && 'from' in target ? ['between', 'from', 'to'] : ['contains', 'is', 'in']
  return {
    operators: operators.filter((operator) => said.includes(operator)),
    one: typeof target === 'string',
  }
}
