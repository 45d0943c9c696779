import { thinned } from '../domain/energy/thinned'
import { fraction } from './axis'
import type { Bars, Curve, Drawing } from './drawing'

/** A plot in px of the screen. */
export interface Plot {
  readonly width: number
  readonly height: number
  /** Pixels of the device in each of them. */
  readonly ratio: number
}

export type Place = readonly [x: number, y: number]

export interface Box {
  readonly left: number
  readonly right: number
  /** Where it stands on zero, and where it ends. */
  readonly foot: number
  readonly end: number
}

type Sides = Pick<Drawing, 'domain' | 'left' | 'right'>

const sideOf = (axis: Curve['axis'], { left, right }: Sides) => (axis === 'right' && right ? right : left)

/** How high zero lies, or the end of the axis that is nearest to it. */
export function footOf(axis: Curve['axis'], sides: Sides, { height }: Plot): number {
  const { domain } = sideOf(axis, sides)
  return (1 - Math.min(1, Math.max(0, fraction(0, domain)))) * height
}

/** A curve in px: each stretch between two gaps by itself, with the extremes of each column of pixels. */
export function stretchesOf(curve: Curve, sides: Sides, plot: Plot): readonly (readonly Place[])[] {
  const { domain } = sideOf(curve.axis, sides)
  const columns = Math.max(1, Math.ceil(plot.width * plot.ratio))
  const found: Place[][] = []
  let stretch: Place[] | null = null
  for (const { at, value } of thinned(curve.points, sides.domain, columns)) {
    if (value === null) {
      stretch = null
      continue
    }
    if (stretch === null) {
      stretch = []
      found.push(stretch)
    }
    stretch.push([fraction(at, sides.domain) * plot.width, (1 - fraction(value, domain)) * plot.height])
  }
  return found
}

/** Bars in px, with their sides between two pixels of the device, and at least one of them wide. */
export function boxesOf({ bars, axis, joined, max }: Bars, sides: Sides, plot: Plot): readonly Box[] {
  const { domain } = sideOf(axis, sides)
  const foot = footOf(axis, sides, plot)
  return bars.map(({ from, to, value }) => {
    const [first, last] = [from, to].map((at) => fraction(at, sides.domain) * plot.width) as [number, number]
    const over = Math.max(0, last - first - max) / 2
    const left = Math.round((first + over) * plot.ratio)
    // The same width in every place, though its edges are off by the last digit.
    const wide = Math.floor((last - first - 2 * over) * plot.ratio + 1e-6)
    const right = joined ? Math.round(last * plot.ratio) : left + wide
    return {
      left: left / plot.ratio,
      right: Math.max(right, left + 1) / plot.ratio,
      foot,
      end: (1 - fraction(value, domain)) * plot.height,
    }
  })
}
