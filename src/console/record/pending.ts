import { useMemo, useSyncExternalStore } from 'react'
import { createWorkStore } from '../../providers/store'
import type { RecordValues } from '../../schema/codec'

type Patches = ReadonlyMap<string, RecordValues>

interface Pending {
  /** What an action that is under way will make of records: by resource, then by id. */
  readonly patches: ReadonlyMap<string, Patches>
  /** The same, of what waits on this machine for a network. */
  readonly queued: ReadonlyMap<string, Patches>
  /** Ids of records that something was done to here, by resource. */
  readonly own: ReadonlyMap<string, ReadonlySet<string>>
}

const store = createWorkStore<Pending>({ patches: new Map(), queued: new Map(), own: new Map() })

const NO_PATCHES: Patches = new Map()
const NO_IDS: ReadonlySet<string> = new Set()

/** What is under way at records of a resource. */
export function usePending(resource: string): { patches: Patches; own: ReadonlySet<string> } {
  const { patches, queued, own } = useSyncExternalStore(store.subscribe, store.getState)
  const now = patches.get(resource) ?? NO_PATCHES
  const later = queued.get(resource) ?? NO_PATCHES
  const both = useMemo(() => together(later, now), [later, now])
  return { patches: both, own: own.get(resource) ?? NO_IDS }
}

/** Patches on patches; the second ones count. */
function together(first: Patches, then: Patches): Patches {
  if (first.size === 0) return then
  const both = new Map(first)
  for (const [id, patch] of then) both.set(id, { ...both.get(id), ...patch })
  return both
}

/** Shows records as what waits will make of them, in its order; resources that show the same things are named together. */
export function showQueued(
  waiting: readonly { readonly resources: readonly string[]; readonly ahead: Patches }[],
): void {
  const queued = new Map<string, Patches>()
  for (const { resources, ahead } of waiting)
    for (const name of resources) queued.set(name, together(queued.get(name) ?? NO_PATCHES, ahead))
  store.setState({ queued })
}

/** Notes what is done here to records of some resources that show the same things. */
export function markOwn(resources: readonly string[], ids: readonly string[]): void {
  const own = new Map(store.getState().own)
  for (const name of resources) own.set(name, new Set([...(own.get(name) ?? []), ...ids]))
  store.setState({ own })
}

/** Shows records as they will be, until it is taken back for some of them: they were refused, or are so by now. */
export function showAhead(resources: readonly string[], ahead: Patches): (ids: readonly string[]) => void {
  const change = (turn: (known: Map<string, RecordValues>) => void) => {
    const patches = new Map(store.getState().patches)
    for (const name of resources) {
      const known = new Map(patches.get(name))
      turn(known)
      patches.set(name, known)
    }
    store.setState({ patches })
  }
  if (ahead.size === 0) return () => undefined
  change((known) => ahead.forEach((patch, id) => known.set(id, { ...known.get(id), ...patch })))
  return (ids) => change((known) => ids.forEach((id) => known.delete(id)))
}

/** A record as it will be. */
export const patched = (record: RecordValues, patch: RecordValues | undefined): RecordValues =>
  patch === undefined ? record : { ...record, ...patch }
