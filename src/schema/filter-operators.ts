import type { Endpoint, FilterTarget } from './endpoint'
import type { Field, Fields } from './field'
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

/** A declaration or its plan: who answers the list, and with which fields. */
interface Answering {
  readonly fields: Fields
  readonly rest?: string | null | undefined
  readonly calls?: string | null | undefined
  readonly endpoints?: { readonly list?: Endpoint } | undefined
  readonly paged?:
    | { readonly filters: Readonly<Partial<Record<string, readonly Operator[]>>> }
    | null
    | undefined
  readonly scope?: 'plant' | undefined
  readonly plantScoped?: boolean | undefined
}

export interface Askable {
  readonly operators: readonly Operator[]
  /** Only a single value fits under the call's key. */
  readonly one: boolean
  /** Further filters of the same field can be asked beside the first. */
  readonly again: boolean
}

/** Whether the server delivers the list in one piece, so that it is searched, filtered and ordered here. */
export function comesWhole({ rest, calls, endpoints, paged }: Answering): boolean {
  if (typeof rest === 'string' || (paged !== undefined && paged !== null)) return false
  const call = endpoints?.list
  return call === undefined ? typeof calls === 'string' : call.page === 'none'
}

/** What a call says with one filter. */
function saidBy(target: FilterTarget): readonly Operator[] {
  if (typeof target === 'string') return ['is', 'in']
  if ('from' in target) return ['between', 'from', 'to']
  return target.as === 'part' ? ['contains'] : ['is', 'in']
}

/** A plain collection of a plant is narrowed to it already. */
const isOwnPlant = ({ rest, scope, plantScoped }: Answering, field: Field): boolean =>
  typeof rest === 'string' &&
  (scope === 'plant' || plantScoped === true) &&
  field.kind === 'reference' &&
  field.to === 'plants'

/**
 * What a filter of this field can ask: the operators of its kind, as far as the source of the list supports them.
 * Lists that come whole are filtered here and can say all of them.
 */
export function filterOperators(answering: Answering, name: string): Askable {
  const field = Object.hasOwn(answering.fields, name) ? answering.fields[name] : undefined
  if (field === undefined) return { operators: [], one: false, again: false }
  const { operators } = ruleOf(field)
  if (comesWhole(answering)) return { operators, one: false, again: true }
  const { rest, endpoints, paged } = answering
  const among = (said: readonly Operator[], one = false): Askable => ({
    operators: operators.filter((operator) => said.includes(operator)),
    one,
    again: false,
  })
  if (paged) return among(paged.filters[name] ?? [])
  if (typeof rest === 'string') return among(isOwnPlant(answering, field) ? [] : [...OF_COLLECTIONS])
  const target = endpoints?.list?.filters?.[name]
  if (target === undefined) return among([])
  // The two ends of a span are one filter.
  const many = typeof target === 'object' && ('from' in target || target.as === 'list')
  return among(saidBy(target), !many)
}

/** Why a filter of this field can ask for nothing, as the end of a sentence. */
export function whyNotAsked({ fields, rest, endpoints }: Answering, name: string): string {
  const field = fields[name]
  const target = endpoints?.list?.filters?.[name]
  if (field === undefined || (rest === undefined && target === undefined)) return 'the call does not take'
  if (target === undefined) return `a plain collection cannot be asked for (${field.kind})`
  const known = ruleOf(field).operators.join(', ')
  return `the call takes as ${saidBy(target).join(', ')}, and a ${field.kind} is asked as ${known}`
}
