import { ALERT_INFLUENCES, ALERT_LEVELS } from '../../domain/alert'
import { DESK_STATES } from '../../domain/alert-desk-records'
import { DEVICE_TYPES } from '../../domain/device'
import type { Filter } from '../../schema/codec'
import type { DeskOrder, DeskQuestion } from '../../transport/calls/alert-desk'
import type { Ask } from '../ask'
import type { Asked } from '../dialect'
import type { Window } from '../list-call'

const words = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    typeof one === 'string' || typeof one === 'number' ? [String(one)] : [],
  )

/** The words of a vocabulary that a filter leaves; null is all of them. */
function left(filter: Filter, all: readonly string[]): readonly string[] | null {
  switch (filter.operator) {
    case 'in':
      return words(filter.value)
    case 'notIn':
      return all.filter((word) => !words(filter.value).includes(word))
    case 'missing':
      return []
    default:
      return null
  }
}

/** An empty list would ask for everything; nothing has these. */
const orNone = <T>(list: readonly T[] | null, none: T): readonly T[] =>
  list === null ? [] : list.length === 0 ? [none] : list

const numbered = (left: readonly string[] | null, all: readonly string[]) =>
  orNone(left?.map((word) => all.indexOf(word)).filter((index) => index >= 0) ?? null, -1)

/** One filter of ours as the desk takes it. */
function narrowed(filter: Filter): Partial<DeskQuestion> {
  const [first, second] = Array.isArray(filter.value) ? (filter.value as unknown[]) : [filter.value]
  switch (filter.field) {
    case 'state': {
      const states = left(filter, DESK_STATES)
      return states === null ? {} : { states: orNone(states, '-') as DeskQuestion['states'] & object }
    }
    case 'level':
      return { levels: numbered(left(filter, ALERT_LEVELS), ALERT_LEVELS) }
    case 'influence':
      return { influences: numbered(left(filter, ALERT_INFLUENCES), ALERT_INFLUENCES) }
    case 'deviceType':
      return { deviceTypes: orNone(left(filter, DEVICE_TYPES), '-') }
    case 'code':
      return { code: words(filter.value)[0] ?? '' }
    case 'mine':
      return { mine: filter.value === true || filter.value === 'true' }
    case 'assigneeId':
      return filter.operator === 'in'
        ? { assigneeIds: words(filter.value).map(Number).filter(Number.isSafeInteger) }
        : { assigned: filter.operator === 'present' }
    case 'started': {
      const [from, to] = filter.operator === 'to' ? [null, first] : [first, second]
      return {
        ...(typeof from === 'number' ? { since: from } : {}),
        ...(typeof to === 'number' ? { until: to } : {}),
      }
    }
    default:
      return {}
  }
}

const ORDERS: readonly DeskOrder[] = ['started', 'lost', 'lossPerDay']

/** What is graver always stands first in the order of the desk. */
function orderOf(field: string, direction: string): Pick<DeskQuestion, 'order' | 'ascending'> {
  const order = ORDERS.find((one) => one === field)
  return order === undefined ? { order: 'priority' } : { order, ascending: direction === 'ASC' }
}

/**
 * A page of the desk. Closed alarms are done with: they come when a filter asks for them, and stay away otherwise.
 */
export function deskQuestion(
  { search, filters }: Asked,
  { page, size, field, direction }: Window,
  { language, plantId }: Pick<Ask, 'language' | 'plantId'>,
): DeskQuestion {
  return {
    language,
    states: DESK_STATES.filter((state) => state !== 'CLOSED'),
    ...Object.assign({}, ...filters.map(narrowed)),
    ...(plantId === null ? {} : { plantIds: [plantId] }),
    ...(search === '' ? {} : { keyword: search }),
    ...orderOf(field, direction),
    at: page,
    size,
  } as DeskQuestion
}
