/** What of a chart is in sight, both ends as fractions of the whole. */
export interface Sight {
  readonly from: number
  readonly to: number
}

export const WHOLE: Sight = { from: 0, to: 1 }
const STEP = 1.6

const placed = (from: number, width: number): Sight => {
  if (width >= 1) return WHOLE
  const begin = Math.min(1 - width, Math.max(0, from))
  return { from: begin, to: begin + width }
}

export const isWhole = ({ from, to }: Sight) => from === 0 && to === 1

/** Steps nearer, or away where they are below zero; what stands at `at`, a fraction of what is in sight, stays there. */
export function zoomed({ from, to }: Sight, at: number, steps: number, min: number): Sight {
  const width = Math.min(1, Math.max(Math.min(1, min), (to - from) / STEP ** steps))
  return placed(from + at * (to - from - width), width)
}

/** On by a share of what is in sight; back where it is below zero. */
export const panned = ({ from, to }: Sight, by: number): Sight => placed(from + by * (to - from), to - from)

/** The least move after which a place, a fraction of the whole, is in sight. */
export function holding(sight: Sight, at: number): Sight {
  const { from, to } = sight
  if (at >= from && at <= to) return sight
  return placed(at < from ? at : at - (to - from), to - from)
}
