import type { Fields } from '../energy/figures'
import type { SimPlant } from '../plants/plant'
import type { Setting } from './settings.data'

/** A setting on its way to a device; JSON. */
export interface DeviceOrder {
  id: number
  device: number
  key: string
  before: string
  value: string
  /** What the device makes of it. */
  kept: string
  userName: string
  /** Epoch s: sent, written from, written at. */
  sent: number
  from: number
  until: number
  /** Why it had to wait. */
  wait: '50' | '51' | null
  /** Begins at a set time, rather than behind the earlier orders of its plant. */
  planned?: true
  /** Why it breaks off; of one that comes to its end nothing. */
  fails?: 'POWER' | 'LINK'
}

/** Ours: as many orders a plant remembers, and the last of each setting: a device stays as it was set. */
const MAX_KEPT = 100

export function withOrder(orders: readonly DeviceOrder[], order: DeviceOrder): DeviceOrder[] {
  const all = [...orders, order]
  const last = new Map(all.map((one) => [`${one.device} ${one.key}`, one]))
  return all.filter((one, at) => at >= all.length - MAX_KEPT || last.get(`${one.device} ${one.key}`) === one)
}

/** What a device is set to: what was written last, else what it came with. */
export function valueOf(
  orders: readonly DeviceOrder[],
  setting: Setting,
  plant: SimPlant,
  now: number,
): string {
  const last = orders.findLast(({ key, until }) => key === setting.key && until <= now)
  return last?.kept ?? setting.initial(plant)
}

/** Epoch s until which the devices of a plant work through their orders, and what has begun by its set time. */
export function workUntil(
  edits: { orders?: readonly DeviceOrder[]; busyUntil?: number },
  now: number,
): number {
  const begun = (edits.orders ?? []).filter(({ planned, from }) => planned && from <= now)
  return Math.max(edits.busyUntil ?? 0, ...begun.map(({ until }) => until))
}

/** When something that takes so long can begin, past everything that has a set time. */
export function freeFrom(
  orders: readonly DeviceOrder[],
  earliest: number,
  seconds: (from: number) => number,
): number {
  const planned = orders.filter((one) => one.planned).sort((one, other) => one.from - other.from)
  return planned.reduce(
    (from, one) => (one.until > from && one.from < from + seconds(from) ? one.until : from),
    earliest,
  )
}

/** `queue`: all orders of the plant, whose devices take turns. */
export function orderRow(one: DeviceOrder, queue: readonly DeviceOrder[], now: number): Fields {
  const ahead = one.planned ? 'PLANNED' : 'WAITING'
  const state = one.until <= now ? 'DONE' : one.from <= now ? 'RUNNING' : ahead
  const before = queue.filter(({ until, from }) => until > now && from < one.from).length
  return {
    id: one.id,
    storageName: one.key,
    before: one.before,
    value: one.value,
    kept: state === 'DONE' ? one.kept : null,
    state,
    place: state === 'WAITING' ? before + 1 : null,
    waitCode: state === 'WAITING' ? one.wait : null,
    userName: one.userName,
    sent: one.sent,
    startTime: one.from,
    until: one.until,
  }
}
