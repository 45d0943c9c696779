import { useSyncExternalStore } from 'react'
import { createWorkStore } from '../../providers/store'

/** The order in which somebody has a list before them when one of its records is opened on a page of its own. */
export interface Trail {
  readonly resource: string
  readonly ids: readonly string[]
  /** Address of the list as it was. */
  readonly from: string
}

const store = createWorkStore<{ trail: Trail | null }>({ trail: null })

/** Remembers a list until another one takes its place. */
export function keepTrail(trail: Trail): void {
  store.setState({ trail })
}

export interface TrailStep {
  /** From 1. */
  readonly position: number
  readonly count: number
  readonly previous: string | null
  readonly next: string | null
  readonly from: string
}

function stepIn(trail: Trail | null, resource: string, id: string): TrailStep | null {
  if (trail?.resource !== resource) return null
  const at = trail.ids.indexOf(id)
  if (at < 0) return null
  return {
    position: at + 1,
    count: trail.ids.length,
    previous: trail.ids[at - 1] ?? null,
    next: trail.ids[at + 1] ?? null,
    from: trail.from,
  }
}

/** Where a record stands in the list that it was opened from; null when it was not. */
export const stepOfTrail = (resource: string, id: string) => stepIn(store.getState().trail, resource, id)

export const useTrail = (resource: string, id: string) =>
  stepIn(useSyncExternalStore(store.subscribe, store.getState).trail, resource, id)
