/** Loads many things by id; what is not in the reply does not exist for this person. */
export type LoadMany<T> = (ids: readonly (string | number)[]) => Promise<ReadonlyMap<string, T>>

interface Batch<T> {
  ids: Map<string, string | number>
  reply: Promise<ReadonlyMap<string, T>>
}

/** Ids of one call at most; addresses must not grow without bound. */
const MAX = 100

/**
 * Turns single questions of one moment into one call. `wait` ends when the moment is over; an id that is asked
 * twice is sent once. A failed call fails every question of its batch.
 */
export function batched<T>(load: LoadMany<T>, wait: () => Promise<void>) {
  let open: Batch<T> | null = null
  return async (id: string | number): Promise<T | null> => {
    if (open === null || (open.ids.size >= MAX && !open.ids.has(String(id)))) {
      const ids = new Map<string, string | number>()
      const batch: Batch<T> = {
        ids,
        reply: wait().then(() => {
          if (open === batch) open = null
          return load([...ids.values()])
        }),
      }
      open = batch
    }
    const { ids, reply } = open
    ids.set(String(id), id)
    return (await reply).get(String(id)) ?? null
  }
}
