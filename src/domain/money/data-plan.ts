import type { EpochSeconds, Zone } from '../plants/reading'
import { daysBetween } from '../time/instant'
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
