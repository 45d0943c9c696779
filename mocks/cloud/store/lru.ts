/** A map that forgets what was asked for least lately. */
export class Lru<K, V> {
  private readonly map = new Map<K, V>()

  constructor(private readonly limit: number) {}

  get(key: K): V | undefined {
    const value = this.map.get(key)
    if (value !== undefined) {
      this.map.delete(key)
      this.map.set(key, value)
    }
    return value
  }

  set(key: K, value: V): V {
    this.map.set(key, value)
    if (this.map.size > this.limit) {
      const eldest = this.map.keys().next()
      if (!eldest.done) this.map.delete(eldest.value)
    }
    return value
  }

  clear(): void {
    this.map.clear()
  }
}
