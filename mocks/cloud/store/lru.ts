/**
 * A map that forgets what was not asked for lately: it holds `limit` at most, and at least the latest half of that. Two
 * halves take turns, because a map in which each look-up moves its entry to the end makes a new table again and again.
 */
export class Lru<K, V> {
  private young = new Map<K, V>()
  private old = new Map<K, V>()
  private readonly half: number

  constructor(limit: number) {
    this.half = Math.ceil(limit / 2)
  }

  get(key: K): V | undefined {
    const value = this.young.get(key)
    if (value !== undefined) return value
    const former = this.old.get(key)
    return former === undefined ? undefined : this.set(key, former)
  }

  set(key: K, value: V): V {
    if (this.young.size >= this.half && !this.young.has(key)) {
      this.old = this.young
      this.young = new Map()
    }
    this.young.set(key, value)
    return value
  }

  clear(): void {
    this.young.clear()
    this.old.clear()
  }
}
