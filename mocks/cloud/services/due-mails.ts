import type { Centre } from '../plants/plant'
import type { QuickStore } from '../store/quick-store'
import type { World } from '../world'

/** How often what is due is looked for, s. */
const EVERY = 60

interface DueMails<T> {
  /** What is due in a world at an instant, epoch s. */
  due(world: World, centre: Centre, now: number): readonly T[]
  /** Counts one as sent, so that it is due no more. */
  count(one: T, now: number): void
  send(one: T): void
}

/** Sends what is due by mail, once each: it is counted as sent, all together, before it leaves. */
export function sendingDue<T>(
  store: QuickStore,
  worlds: Readonly<Record<Centre, World>>,
  { due, count, send }: DueMails<T>,
): (now: number) => Promise<void> {
  let looked = -Infinity
  return async (now) => {
    if (Math.abs(now - looked) < EVERY) return
    looked = now
    const found = (Object.entries(worlds) as [Centre, World][]).flatMap(([centre, world]) =>
      due(world, centre, now),
    )
    if (found.length === 0) return
    await store.transaction(() => found.forEach((one) => count(one, now)))
    found.forEach(send)
  }
}
