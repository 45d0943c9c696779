import { filterOperators } from './filter-operators'
import type { Filter } from './codec'
import type { Plan } from './compile'
import { ruleOf } from './kinds/index'
import type { Operator } from './kinds/rule'

/** Operators that need no operand. */
const ALONE: ReadonlySet<Operator> = new Set(['missing', 'present'])
const SPANS: ReadonlySet<Operator> = new Set(['between', 'from', 'to'])

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

/** Whether a filter still waits for its operand, and asks for nothing. */
export function isOpen({ operator, value }: Filter): boolean {
  if (ALONE.has(operator)) return false
  return Array.isArray(value) ? value.every(isNothing) : isNothing(value)
}

/** A filter as the list can ask it beside those that came before it; null for one that nobody answers. */
export function acceptedFilter(plan: Plan, filter: Filter, before: readonly Filter[]): Filter | null {
  const { field: name, operator, value } = filter
  const field = plan.filters.includes(name) ? plan.fields[name] : undefined
  if (field === undefined || isOpen(filter)) return null
  const { operators, one, again } = filterOperators(plan, name)
  if (!operators.includes(operator)) return null
  if (!again && before.some((other) => other.field === name)) return null
  if (ALONE.has(operator)) return { field: name, operator, value: null }
  if (one && Array.isArray(value) && value.length !== 1) return null
  // What the kind cannot read, or no word of its vocabulary, would leave another list than the filter says.
  const operands = Array.isArray(value) ? (value as readonly unknown[]) : [value]
  const { operand, decode, known } = ruleOf(field)
  const readable = (one: unknown) => {
    if (isNothing(one)) return true
    return SPANS.has(operator) ? (operand ?? decode)(one, field) !== null : (known?.(one, field) ?? true)
  }
  return operands.every(readable) ? { field: name, operator, value } : null
}

/** Those of some filters that the list can ask, in their order. */
export const acceptedFilters = (plan: Plan, filters: readonly Filter[]): readonly Filter[] =>
  filters.reduce<readonly Filter[]>((accepted, filter) => {
    const next = acceptedFilter(plan, filter, accepted)
    return next === null ? accepted : [...accepted, next]
  }, [])
