import { exactQuotient } from '../values/decimal'
import { truncate } from '../values/quantity'
import { toFahrenheit } from '../values/temperature'
import { figureOf, type ModuleMetric, type ModuleTile } from './module-tiles'

/** One step of the colour scale: values from `from` up to `to`, or modules in a state. */
export interface Band {
  /** From `1`, the least, to `6`; or what the modules have in common. */
  readonly key: string
  readonly from: number | null
  readonly to: number | null
  readonly count: number
}

const LEVELS = 6

/** Percent of the median has steps of its own: what matters lies close below 100. */
const MEDIAN_STEPS = [50, 75, 90, 97, 103] as const

const BLANK = 'none'
/** All figures are equal: no colour says more or less. */
const SAME = 'same'
const STATES = ['alarm', 'offline', 'online'] as const

/** Where the steps of a scale lie: five cuts make six bands. */
function cutsOf(tiles: readonly ModuleTile[], metric: ModuleMetric): readonly number[] {
  if (metric === 'ofMedian') return MEDIAN_STEPS
  const values = tiles.flatMap((one) => figureOf(one, metric) ?? [])
  const max = Math.max(...values.map((value) => (metric === 'change' ? Math.abs(value) : value)))
  // Power and energy begin at nothing; a change goes as far down as up; voltage and temperature lie close together.
  const min =
    metric === 'change'
      ? -max
      : metric === 'power' || metric === 'energy' || metric === 'period'
        ? Math.min(0, ...values)
        : Math.min(...values)
  const step = (max - min) / LEVELS
  return step > 0 ? Array.from({ length: LEVELS - 1 }, (_, index) => min + step * (index + 1)) : []
}

/** The band that a tile falls into; `none` for one without a figure. */
function bandOf(cuts: readonly number[], tile: ModuleTile, metric: ModuleMetric): string {
  if (metric === 'alarm') return tile.module.state ?? BLANK
  const value = figureOf(tile, metric)
  if (value === null) return BLANK
  return cuts.length === 0 ? SAME : String(1 + cuts.filter((cut) => value >= cut).length)
}

export interface ModuleScale {
  readonly bands: readonly Band[]
  /** Band by tile. */
  readonly of: ReadonlyMap<string, string>
}

/**
 * The scale of a metric over a layout: its bands with how many modules lie in each, and the band of every tile. Its
 * steps are those of `among`, where one scale is to hold for more than what is shown now.
 */
export function moduleScale(tiles: readonly ModuleTile[], metric: ModuleMetric, among = tiles): ModuleScale {
  const cuts = metric === 'alarm' ? [] : cutsOf(among, metric)
  const of = new Map(tiles.map((tile) => [tile.key, bandOf(cuts, tile, metric)]))
  const count = (key: string) => [...of.values()].filter((band) => band === key).length
  const stepped = Array.from({ length: cuts.length + 1 }, (_, index): Band => {
    const key = cuts.length === 0 ? SAME : String(index + 1)
    return { key, from: cuts[index - 1] ?? null, to: cuts[index] ?? null, count: count(key) }
  })
  const named = (key: string): Band => ({ key, from: null, to: null, count: count(key) })
  const bands = metric === 'alarm' ? STATES.map(named) : stepped.reverse()
  return { bands: count(BLANK) > 0 ? [...bands, named(BLANK)] : bands, of }
}

const signed = (value: number, digits: (value: number) => string) =>
  digits(value) === '0' || digits(value) === '-0' ? '0' : `${value > 0 ? '+' : '−'}${digits(Math.abs(value))}`

/** The unit that all tiles of a metric share, and how a figure is written in it. */
export function tileUnit(
  tiles: readonly ModuleTile[],
  metric: ModuleMetric,
  fahrenheit: boolean,
): { unit: string; digits(value: number): string } {
  const whole = (value: number) => truncate(value, 0)
  switch (metric) {
    case 'power': {
      const max = Math.max(0, ...tiles.map((one) => figureOf(one, metric) ?? 0))
      return max > 1000
        ? { unit: 'kW', digits: (value) => truncate(exactQuotient(value, 1000) ?? NaN, 2) }
        : { unit: 'W', digits: whole }
    }
    case 'change':
      return { unit: 'W', digits: (value) => signed(value, whole) }
    case 'energy':
    case 'period':
      return { unit: 'kWh', digits: (value) => truncate(value, value < 100 ? 2 : 0) }
    case 'voltage':
      return { unit: 'V', digits: (value) => truncate(value, 1) }
    case 'temperature':
      return fahrenheit
        ? { unit: '°F', digits: (value) => truncate(toFahrenheit(value) ?? value, 1) }
        : { unit: '°C', digits: (value) => truncate(value, 1) }
    case 'ofMedian':
      return { unit: '%', digits: whole }
    case 'alarm':
      return { unit: '', digits: whole }
  }
}
