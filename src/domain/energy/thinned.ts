import type { Point } from './power-series'

/**
 * What a picture of so many columns can show of points in the order of time: of each column between two gaps the first,
 * the last, the least and the greatest; of each gap one point without a value. No peak is lost.
 */
export function thinned(
  points: readonly Point[],
  [from, to]: readonly [number, number],
  columns: number,
): readonly Point[] {
  const kept: Point[] = []
  const scale = columns / (to - from)
  let column = Number.NaN
  let run: { first: Point; last: Point; min: Point; max: Point } | null = null
  const close = () => {
    if (run === null) return
    const { first, last, min, max } = run
    const [one, other] = min.at <= max.at ? [min, max] : [max, min]
    kept.push(first)
    if (one !== first && one !== last) kept.push(one)
    if (other !== one && other !== first && other !== last) kept.push(other)
    if (last !== first) kept.push(last)
    run = null
  }
  for (const point of points) {
    const value = point.value
    if (value === null) {
      close()
      if (kept.length > 0 && kept.at(-1)?.value !== null) kept.push(point)
      continue
    }
    const place = Math.floor((point.at - from) * scale)
    if (run === null || place !== column) {
      close()
      column = place
      run = { first: point, last: point, min: point, max: point }
      continue
    }
    run.last = point
    if (value < (run.min.value ?? value)) run.min = point
    if (value > (run.max.value ?? value)) run.max = point
  }
  close()
  return kept
}
