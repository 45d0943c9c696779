/** One thing that is put under a kind and a key; without a value it is taken away. */
export interface Change {
  kind: string
  key: string
  value?: unknown
}

/** What users change, by kind and key. Values are JSON; what is put and got are copies. */
export interface Store {
  /** Undefined if there is none. */
  get(kind: string, key: string): unknown
  put(kind: string, key: string, value: unknown): void
  delete(kind: string, key: string): void
  /** All of the changes; none of them if it throws. */
  write(changes: readonly Change[]): void
  /** In no certain order. */
  list(kind: string): readonly { key: string; value: unknown }[]
  clear(): void
}

/** The disk did not take a change: it is full, or refuses writing. Nothing of the call was kept. */
export class NotKept extends Error {}

/** Forgets everything when the process ends. */
export function createMemoryStore(): Store {
  const kinds = new Map<string, Map<string, string>>()

  function write(changes: readonly Change[]): void {
    // What JSON cannot say throws here, before anything is changed.
    const texts = changes.map(({ value }) => (value === undefined ? null : JSON.stringify(value)))
    changes.forEach(({ kind, key }, at) => {
      const text = texts[at] ?? null
      let entries = kinds.get(kind)
      if (!entries) kinds.set(kind, (entries = new Map()))
      if (text === null) entries.delete(key)
      else entries.set(key, text)
    })
  }

  return {
    get(kind, key) {
      const text = kinds.get(kind)?.get(key)
      return text === undefined ? undefined : (JSON.parse(text) as unknown)
    },
    put: (kind, key, value) => write([{ kind, key, value }]),
    delete: (kind, key) => write([{ kind, key }]),
    write,
    list(kind) {
      return [...(kinds.get(kind) ?? [])].map(([key, text]) => ({ key, value: JSON.parse(text) as unknown }))
    },
    clear() {
      kinds.clear()
    },
  }
}
