/** A mark on an axis: where it stands in data space, and what it says. */
export interface Tick {
  at: number
  label: string
}

/** A value axis: domain in the data's own unit, ticks already in words, the unit named once. */
export interface Axis {
  domain: readonly [number, number]
  ticks: readonly Tick[]
  unit: string
}

/** At most six ticks on any axis. */
export const MAX_TICKS = 6

/** The smallest 1, 2, 2.5 or 5 × 10ⁿ that covers `span` in at most `steps` steps. */
export function niceStep(span: number, steps: number): number {
  const rough = span / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10
  return factor * power
}

interface Ladder {
  divisor: number
  unit: string
}
const LADDERS: Record<'W' | 'kWh', readonly Ladder[]> = {
  W: [
    { divisor: 1e9, unit: 'GW' },
    { divisor: 1e6, unit: 'MW' },
    { divisor: 1e3, unit: 'kW' },
    { divisor: 1, unit: 'W' },
  ],
  kWh: [
    { divisor: 1e6, unit: 'GWh' },
    { divisor: 1e3, unit: 'MWh' },
    { divisor: 1, unit: 'kWh' },
  ],
}

/**
 * A zero-based axis for power (W) or energy (kWh): the axis never lies, so 0 is always on it, and the unit
 * follows the largest value (specification 9: one unit for the whole axis).
 */
export function valueAxis(unit: 'W' | 'kWh', values: readonly (number | null)[]): Axis {
  let low = 0
  let high = 0
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  const size = Math.max(high, -low)
  const ladder = LADDERS[unit]
  // A flat line at zero still gets an axis, so that an idle day does not look like a broken one.
  const grid = size === 0 ? (unit === 'W' ? 250 : 0.25) : gridOf(low, high)
  const from = Math.floor(low / grid + 1e-9) * grid
  const to = size === 0 ? grid * 4 : Math.ceil(high / grid - 1e-9) * grid
  const rung = ladder.find((entry) => Math.max(to, -from) > entry.divisor) ?? ladder.at(-1)
  const divisor = rung?.divisor ?? 1
  const decimals = decimalsOf(grid / divisor)
  const ticks: Tick[] = []
  const count = Math.round((to - from) / grid)
  for (let index = 0; index <= count; index += 1) {
    const at = from + index * grid
    ticks.push({ at, label: (at / divisor).toFixed(decimals).replace(/^-(0(\.0+)?)$/, '$1') })
  }
  return { domain: [from, to], ticks, unit: rung?.unit ?? unit }
}

/** Rounding both ends outwards may add a step on each side, hence the widening until all ticks fit. */
function gridOf(low: number, high: number): number {
  let steps = MAX_TICKS - 1
  let grid = niceStep(high - low, steps)
  while (Math.ceil(high / grid - 1e-9) - Math.floor(low / grid + 1e-9) > MAX_TICKS - 1 && steps > 1) {
    steps -= 1
    grid = niceStep(high - low, steps)
  }
  return grid
}

function decimalsOf(step: number): number {
  for (let decimals = 0; decimals < 6; decimals += 1) {
    const scaled = step * 10 ** decimals
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6) return decimals
  }
  return 6
}

/** An axis that ends close around its values, for what has no meaningful zero: volts, hertz, temperatures. */
export function paddedAxis(unit: string, values: readonly (number | null)[]): Axis {
  const known = values.filter((value) => value !== null && Number.isFinite(value)) as number[]
  const [low, high] = known.reduce(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [Infinity, -Infinity],
  )
  if (low > high) return { domain: [0, 1], ticks: [0, 1].map((at) => ({ at, label: String(at) })), unit }
  // What does not move stands in the middle of an axis that is wide enough to say so.
  const room = high - low > 0 ? 0 : Math.max(Math.abs(high) * 0.02, 0.5)
  const grid = gridOf(low - room, high + room)
  const from = Math.floor((low - room) / grid + 1e-9)
  const to = Math.ceil((high + room) / grid - 1e-9)
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => {
    const at = (from + index) * grid
    return { at, label: at.toFixed(decimalsOf(grid)).replace(/^-(0(\.0+)?)$/, '$1') }
  })
  // Multiples of a grid miss by the last digit what they are meant to hold.
  return { domain: [Math.min(from * grid, low), Math.max(to * grid, high)], ticks, unit }
}

/** The percent axis of state of charge: always the whole of 0 to 100. */
export function percentAxis(): Axis {
  return {
    domain: [0, 100],
    ticks: [0, 25, 50, 75, 100].map((at) => ({ at, label: String(at) })),
    unit: '%',
  }
}

/** Position of a value in a plot, as a fraction from the low end of its domain. */
export function fraction(value: number, domain: readonly [number, number]): number {
  const span = domain[1] - domain[0]
  return span === 0 ? 0 : (value - domain[0]) / span
}
