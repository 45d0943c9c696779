/** What users change, by kind and key. Values are JSON; what is put and got are copies. */
export interface Store {
  /** Undefined if there is none. */
  get(kind: string, key: string): unknown
  put(kind: string, key: string, value: unknown): void
  delete(kind: string, key: string): void
  /** In no certain order. */
  list(kind: string): readonly { key: string; value: unknown }[]
  clear(): void
}

/** Forgets everything when the process ends. */
export function createMemoryStore(): Store {
  const kinds = new Map<string, Map<string, string>>()
  return {
    get(kind, key) {
      const text = kinds.get(kind)?.get(key)
      return text === undefined ? undefined : (JSON.parse(text) as unknown)
    },
    put(kind, key, value) {
      let entries = kinds.get(kind)
      if (!entries) kinds.set(kind, (entries = new Map()))
      entries.set(key, JSON.stringify(value))
    },
    delete(kind, key) {
      kinds.get(kind)?.delete(key)
    },
    list(kind) {
      return [...(kinds.get(kind) ?? [])].map(([key, text]) => ({ key, value: JSON.parse(text) as unknown }))
    },
    clear() {
      kinds.clear()
    },
  }
}
