import { CAUSE_RULES } from '../../domain/alarms/cause-rules'
import { ALERT_INFLUENCES, ALERT_LEVELS } from '../../domain/alarms/alert'
import { TRIAGE_STATES } from '../../domain/alarms/triage-state'
import { DEVICE_TYPES } from '../../domain/devices/device'
import type { Filter } from '../../schema/codec'
import { DeclarationError } from '../../schema/declaration-error'
import type { Operator } from '../../schema/kinds/rule'
import type { TriageOrder, TriageQuestion } from '../../transport/calls/alarm-triage'
import type { RequestContext } from '../request-context'
import type { ListQuery } from '../dialect'
import type { PageRequest } from '../list-call'

const words = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    typeof one === 'string' || typeof one === 'number' ? [String(one)] : [],
  )

/** Left out, a filter would show alarms that nobody asked for. */
const unknown = ({ field, operator }: Filter) =>
  new DeclarationError('alerts', 'paged', `cannot ask ${field} for ${operator}`)

/** The words of a vocabulary that a filter leaves. */
function left(filter: Filter, all: readonly string[]): readonly string[] {
  switch (filter.operator) {
    case 'in':
      return words(filter.value)
    case 'notIn':
      return all.filter((word) => !words(filter.value).includes(word))
    default:
      throw unknown(filter)
  }
}

/** Whether a filter by words of a vocabulary leaves this one. */
export function isAmong(filter: Filter, word: unknown): boolean {
  return left(filter, CAUSE_RULES).includes(String(word))
}

/** An empty list would ask for everything; nothing has these. */
const orNone = <T>(list: readonly T[], none: T): readonly T[] => (list.length === 0 ? [none] : list)

const numbered = (left: readonly string[], all: readonly string[]) =>
  orNone(
    left.map((word) => all.indexOf(word)).filter((index) => index >= 0),
    -1,
  )

/** Operators of the fields that are no vocabulary. */
const SAID: Readonly<Record<string, readonly Operator[]>> = {
  code: ['contains'],
  mine: ['is'],
  assigneeId: ['in', 'missing', 'present'],
  started: ['between', 'from', 'to'],
}

/** One filter of ours as the current plant takes it. */
function narrowed(filter: Filter): Partial<TriageQuestion> {
  if (SAID[filter.field]?.includes(filter.operator) === false) throw unknown(filter)
  const [first, second] = Array.isArray(filter.value) ? (filter.value as unknown[]) : [filter.value]
  switch (filter.field) {
    case 'state':
      return { states: orNone(left(filter, TRIAGE_STATES), '-') as TriageQuestion['states'] & object }
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
      throw unknown(filter)
  }
}

const ORDERS: readonly TriageOrder[] = ['started', 'lost', 'lossPerDay']

/** What is graver always stands first in the order of the current plant. */
function orderOf(field: string, direction: string): Pick<TriageQuestion, 'order' | 'ascending'> {
  const order = ORDERS.find((one) => one === field)
  return order === undefined ? { order: 'priority' } : { order, ascending: direction === 'ASC' }
}

/**
 * A page of the current plant. Closed alarms are done with: they come when a filter asks for them, and stay away otherwise.
 */
export function triageQuestion(
  { search, filters }: ListQuery,
  { page, size, field, direction }: PageRequest,
  { language, plantId }: Pick<RequestContext, 'language' | 'plantId'>,
): TriageQuestion {
  return {
    language,
    states: TRIAGE_STATES.filter((state) => state !== 'CLOSED'),
    ...Object.assign({}, ...filters.map(narrowed)),
    ...(plantId === null ? {} : { plantIds: [plantId] }),
    ...(search === '' ? {} : { keyword: search }),
    ...orderOf(field, direction),
    at: page,
    size,
  } as TriageQuestion
}
