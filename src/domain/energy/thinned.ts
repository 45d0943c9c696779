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
  let run: { first: Point; last: Point; least: Point; most: Point } | null = null
  const close = () => {
    if (run === null) return
    const { first, last, least, most } = run
    const [one, other] = least.at <= most.at ? [least, most] : [most, least]
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
      run = { first: point, last: point, least: point, most: point }
      continue
    }
    run.last = point
    if (value < (run.least.value ?? value)) run.least = point
    if (value > (run.most.value ?? value)) run.most = point
  }
  close()
  return kept
}
