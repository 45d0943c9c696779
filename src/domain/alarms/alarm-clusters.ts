import type { AlarmFacts } from './alarm-facts'

/** Alarms by a key, in the order of their first; those without a key are left out. */
export function by(alarms: readonly AlarmFacts[], keyOf: (alarm: AlarmFacts) => string | null) {
  const groups = new Map<string, AlarmFacts[]>()
  for (const alarm of alarms) {
    const key = keyOf(alarm)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(alarm)
    else groups.set(key, [alarm])
  }
  return [...groups.values()]
}

/**
 * The earliest alarm with those that `joins` says belong to it, where that is a cluster; then the same with the rest.
 */
export function clusters(
  alarms: readonly AlarmFacts[],
  joins: (first: AlarmFacts, other: AlarmFacts) => boolean,
  isCluster: (found: readonly AlarmFacts[]) => boolean,
): readonly (readonly AlarmFacts[])[] {
  const found: AlarmFacts[][] = []
  const taken = new Set<AlarmFacts>()
  for (const first of alarms) {
    if (taken.has(first)) continue
    const near = alarms.filter((other) => other === first || (!taken.has(other) && joins(first, other)))
    if (!isCluster(near)) continue
    for (const alarm of near) taken.add(alarm)
    found.push(near)
  }
  return found
}

/**
 * Alarms that hang together: each belongs to one of the others, not all to the first, so that what spreads over a
 * region stays one.
 */
export function chains(
  alarms: readonly AlarmFacts[],
  joins: (first: AlarmFacts, other: AlarmFacts) => boolean,
  isCluster: (found: readonly AlarmFacts[]) => boolean,
): readonly (readonly AlarmFacts[])[] {
  const left = new Set(alarms)
  const found: AlarmFacts[][] = []
  for (const first of alarms) {
    if (!left.delete(first)) continue
    const chain = [first]
    for (const one of chain)
      for (const other of left)
        if (joins(one, other) || joins(other, one)) {
          left.delete(other)
          chain.push(other)
        }
    if (isCluster(chain)) found.push(alarms.filter((alarm) => chain.includes(alarm)))
  }
  return found
}

/** Whether the other began no earlier, and so many seconds later at most. */
export const within = (first: AlarmFacts, other: AlarmFacts, seconds: number) =>
  first.started !== null &&
  other.started !== null &&
  other.started >= first.started &&
  other.started - first.started <= seconds
