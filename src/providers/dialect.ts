import type { CrudFilter, CrudOperators, LogicalFilter } from '@refinedev/core'
import { isOpen } from '../schema/accepted-filters'
import { filterOperators } from '../schema/filter-operators'
import type { Filter } from '../schema/codec'
import type { Plan } from '../schema/compile'
import { DeclarationError } from '../schema/declaration-error'
import type { Operator } from '../schema/kinds/rule'

/** refine's operators over one field; `or` and `and` join filters, which no declared list can say. */
type Said = Exclude<CrudOperators, 'or' | 'and'>

/** Our operators in refine's words, one to one. */
const SAID = {
  contains: 'contains',
  is: 'eq',
  in: 'in',
  notIn: 'nin',
  from: 'gte',
  to: 'lte',
  between: 'between',
  missing: 'null',
  present: 'nnull',
} as const satisfies Readonly<Record<Operator, Said>>

const UNDERSTOOD: Readonly<Record<string, Operator>> = Object.fromEntries(
  Object.entries(SAID).map(([operator, said]) => [said, operator as Operator]),
)

/** Field under which the text of the search field travels; no declaration has a field of this name. */
export const SEARCH_FIELD = 'keyword'

/** A filter of ours as refine hands it on. */
export function toRefine({ field, operator, value }: Filter): LogicalFilter {
  return { field, operator: SAID[operator], value }
}

/** What a list asks for: the text that is searched, and filters in our words. */
export interface ListQuery {
  readonly search: string
  readonly filters: readonly Filter[]
}

/**
 * refine's filters in our words; those without an operand are left out. An equality that the field's kind does not
 * know becomes what it means there: a list of one, a span of no length. Throws a {@link DeclarationError} for what
 * cannot be said, because a filter left out would show records that nobody asked for.
 */
export function fromRefine(plan: Plan, filters: readonly CrudFilter[]): ListQuery {
  let search = ''
  const ours: Filter[] = []
  for (const filter of filters) {
    if (!('field' in filter))
      throw new DeclarationError(plan.name, 'filters', `cannot say ${filter.operator}`)
    const { field, operator, value } = filter as LogicalFilter & { value: unknown }
    if (field === SEARCH_FIELD) {
      if (operator !== 'contains' && operator !== 'eq')
        throw new DeclarationError(plan.name, 'filters', `cannot search by ${operator}`)
      search = typeof value === 'string' ? value.trim() : ''
      continue
    }
    const own = understood(plan, field, operator, value)
    if (isOpen(own)) continue
    if (!filterOperators(plan, field).again && ours.some((other) => other.field === field))
      throw new DeclarationError(plan.name, 'filters', `ask for ${field} twice, and one would be lost`)
    ours.push(own)
  }
  return { search, filters: ours }
}

function understood(plan: Plan, field: string, said: string, value: unknown): Filter {
  const declared = Object.hasOwn(plan.fields, field) ? plan.fields[field] : undefined
  if (declared === undefined) throw new DeclarationError(plan.name, 'filters', `do not know ${field}`)
  const operator = Object.hasOwn(UNDERSTOOD, said) ? UNDERSTOOD[said] : undefined
  const { operators } = filterOperators(plan, field)
  if (operator !== undefined && operators.includes(operator)) return { field, operator, value }
  if (operator === 'is' && operators.includes('in')) return { field, operator: 'in', value: [value] }
  if (operator === 'is' && operators.includes('between'))
    return { field, operator: 'between', value: [value, value] }
  if (operator === 'in' && operators.includes('is') && Array.isArray(value) && value.length <= 1)
    return { field, operator: 'is', value: value[0] as unknown }
  throw new DeclarationError(plan.name, 'filters', `cannot ask ${field} for ${said}`)
}
