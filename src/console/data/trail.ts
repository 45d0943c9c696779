import { useSyncExternalStore } from 'react'

/** The order in which somebody has a list before them when one of its records is opened on a page of its own. */
export interface Trail {
  readonly resource: string
  readonly ids: readonly string[]
  /** Address of the list as it was. */
  readonly from: string
}

let trail: Trail | null = null
const listeners = new Set<() => void>()

/** Remembers a list for as long as this tab is open; another list takes its place. */
export function keepTrail(next: Trail): void {
  trail = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

export interface TrailStep {
  /** From 1. */
  readonly position: number
  readonly count: number
  readonly previous: string | null
  readonly next: string | null
  readonly from: string
}

/** Where a record stands in the list that it was opened from; null when it was not. */
export function useTrail(resource: string, id: string): TrailStep | null {
  const kept = useSyncExternalStore(subscribe, () => trail)
  if (kept?.resource !== resource) return null
  const at = kept.ids.indexOf(id)
  if (at < 0) return null
  return {
    position: at + 1,
    count: kept.ids.length,
    previous: kept.ids[at - 1] ?? null,
    next: kept.ids[at + 1] ?? null,
    from: kept.from,
  }
}
