import type { EpochSeconds } from '../plants/reading'
import type { DeviceSeries } from './device-records'

/** A longer stretch without a sample is a gap, which no line bridges (domain 7). */
export const HEARD_WITHIN = 900

/** A small line of a parameter: places from 0 to 1, left to right and bottom to top. */
export interface Spark {
  readonly lines: readonly (readonly (readonly [x: number, y: number])[])[]
  readonly min: number
  readonly max: number
}

/** What a parameter did between two instants; null if nothing was heard. What does not move lies in the middle. */
export function sparkOf(
  { points }: Pick<DeviceSeries, 'points'>,
  from: EpochSeconds,
  to: EpochSeconds,
): Spark | null {
  const heard = points.flatMap(({ at, value }) =>
    value === null || at < from || at > to ? [] : [{ at, value }],
  )
  const values = heard.map(({ value }) => value)
  const [min, max] = [Math.min(...values), Math.max(...values)]
  if (heard.length === 0 || !(to > from)) return null
  const lines: [number, number][][] = []
  heard.forEach(({ at, value }, index) => {
    const before = heard[index - 1]
    const place: [number, number] = [
      (at - from) / (to - from),
      max === min ? 0.5 : (value - min) / (max - min),
    ]
    if (before === undefined || at - before.at > HEARD_WITHIN) lines.push([place])
    else lines.at(-1)?.push(place)
  })
  return { lines, min, max }
}
