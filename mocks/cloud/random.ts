/** Seeded randomness: the same numbers in, the same number out, on every machine. */

/** Mixes two 32-bit integers into one. */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ (b + 0x9e3779b9 + (a << 6) + (a >>> 2)), 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** 0 inclusive to 1 exclusive, of a seed and a place on its line. */
export function unit(seed: number, at: number): number {
  return mix(seed, at) / 4294967296
}

/** Between `low` and `high`. */
export function between(seed: number, at: number, low: number, high: number): number {
  return low + unit(seed, at) * (high - low)
}

/** One element of a list that is never empty. */
export function pick<T>(seed: number, at: number, list: readonly T[]): T {
  return list[Math.floor(unit(seed, at) * list.length)] as T
}

/** Index into weights, each weight a share of their sum. */
export function weighted(seed: number, at: number, weights: readonly number[]): number {
  let left = unit(seed, at) * weights.reduce((sum, weight) => sum + weight, 0)
  for (let index = 0; index < weights.length; index++) {
    left -= weights[index] as number
    if (left < 0) return index
  }
  return weights.length - 1
}

/** A seed from text (FNV-1a). */
export function seedOf(text: string): number {
  let h = 0x811c9dc5
  for (let index = 0; index < text.length; index++) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193)
  return h >>> 0
}

/**
 * Smooth noise between -1 and 1 along a line of slots, walked forward.
 * Keeps the two knots around the present slot, because the walk asks for each many times.
 */
export class NoiseWalk {
  private knot = Number.NaN
  private left = 0
  private right = 0

  constructor(
    private readonly seed: number,
    private readonly period: number,
  ) {}

  at(slot: number): number {
    const place = slot / this.period
    const knot = Math.floor(place)
    if (knot !== this.knot) {
      this.left = knot === this.knot + 1 ? this.right : unit(this.seed, knot) * 2 - 1
      this.right = unit(this.seed, knot + 1) * 2 - 1
      this.knot = knot
    }
    const share = place - knot
    return this.left + (this.right - this.left) * share * share * (3 - 2 * share)
  }
}
