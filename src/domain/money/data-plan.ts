import type { CalendarDate, EpochSeconds, Zone } from '../plants/reading'
import { calendarDate, daysBetween } from '../time/instant'
import type { DataPlan, Order } from './billing-records'

/** Calendar days of the plant until its data plan ends, 0 from the last one on; null where that is unknown. */
export function daysLeft(validUntil: EpochSeconds | null, now: EpochSeconds, zone: Zone): number | null {
  return validUntil === null ? null : daysBetween(now, validUntil, zone)
}

/**
 * When the first of what a logger measures without a data plan is lost: its memory holds so many days. Null where no
 * server says how many.
 */
export function lostFrom(validUntil: EpochSeconds | null, memory: number | null): EpochSeconds | null {
  return validUntil === null || memory === null || !(memory >= 0) ? null : validUntil + memory * 86_400
}

type Line = Pick<DataPlan, 'state' | 'zone'> & {
  readonly lostFrom: EpochSeconds | null
  readonly memory: number | null
}

/** What plans that have ended cost, as a sentence above the rows: how many they are, and from which day on the first data is lost. */
export interface Lapses {
  readonly ended: number
  /** Day of the plant whose data goes first, and whether it is going already; null where no server says it. */
  readonly first: { readonly date: CalendarDate; readonly losing: boolean } | null
  /** Days that a logger keeps at most; null where unknown. */
  readonly days: number | null
  /** There are plans, and none of them has ended or ends soon. */
  readonly calm: boolean
}

export function lapses(lines: readonly Line[], now: EpochSeconds): Lapses {
  const ended = lines.filter(({ state }) => state === 'EXPIRED')
  const [first] = ended
    .flatMap(({ lostFrom: at, zone }) => (at === null ? [] : [{ at, zone: zone ?? 'UTC' }]))
    .sort((one, other) => one.at - other.at)
  const memories = lines.flatMap(({ memory }) => memory ?? [])
  const running = lines.filter(({ state }) => state !== null && state !== 'NONE')
  return {
    ended: ended.length,
    first: first ? { date: calendarDate(first.at, first.zone), losing: first.at <= now } : null,
    days: memories.length === 0 ? null : Math.max(...memories),
    calm: running.length > 0 && running.every(({ state }) => state === 'ACTIVE'),
  }
}

/**
 * By what the server knows a renewal again. It follows from what is renewed and from which day on: however often it is
 * asked for, and from wherever, it is the same purchase until the plan runs on.
 */
export function renewalKey({ plantId, validUntil }: Pick<DataPlan, 'plantId' | 'validUntil'>, offer: string) {
  return `renew-${plantId}-${offer}-${validUntil ?? ''}`
}

/** Whether the newest purchase for some plant was refused by the bank: nobody has bought it again since. */
export function isRefused(orders: readonly Pick<Order, 'id' | 'plantId' | 'state'>[]): boolean {
  const newest = new Map<number | null, Pick<Order, 'id' | 'state'>>()
  for (const order of orders)
    if (order.id > (newest.get(order.plantId)?.id ?? -1)) newest.set(order.plantId, order)
  return [...newest.values()].some(({ state }) => state === 'FAILED')
}
