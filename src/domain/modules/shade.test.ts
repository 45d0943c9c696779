import { describe, expect, it } from 'vitest'
import { solarPosition } from '../place/sun'
import { clearDays, type ModuleDays, shades } from './shade'

const PLACE = { latitude: 48.54, longitude: 12.15 }
const STEP = 900
const FIRST = Date.UTC(2026, 5, 10) / 1000
const DAY = 86_400

/** Share of its own power that a module gives while the sun stands there. */
type Share = (sky: { module: number; azimuth: number; day: number; full: number }) => number | null
const azimuthAt = (at: number) => solarPosition(at, PLACE.latitude, PLACE.longitude).azimuth
/** W of an unshaded module: from 4 to 18 o'clock, 300 W at noon. */
const fullAt = (at: number) => Math.max(0, 300 * Math.sin((((at % DAY) / 3600 - 4) / 14) * Math.PI))
const between = (azimuth: number, from: number, to: number) => azimuth >= from && azimuth < to

/** Days of four modules side by side, or of as many as the arrays say. */
function daysOf(days: number, share: Share, arrays: readonly number[] = [0, 0, 0, 0]): ModuleDays {
  return {
    step: STEP,
    modules: arrays.map((array, column) => ({ array, row: 0, column })),
    days: Array.from({ length: days }, (_, day) => {
      const from = FIRST + day * DAY
      const steps = Array.from({ length: DAY / STEP }, (_, step) => from + step * STEP)
      const powers = arrays.map((_, module) =>
        steps.map((at) => {
          const full = fullAt(at)
          const part = share({ module, azimuth: azimuthAt(at), day, full })
          return part === null ? null : full * part
        }),
      )
      return { from, powers }
    }),
  }
}
const found = (days: number, share: Share, arrays?: readonly number[]) =>
  shades(daysOf(days, share, arrays), PLACE)
/** Steps of a day in which the sun stands there. */
const stepsIn = (day: number, from: number, to: number) =>
  Array.from({ length: DAY / STEP }, (_, step) => FIRST + day * DAY + step * STEP).filter((at) =>
    between(azimuthAt(at), from, to),
  )
/** kWh a week of what a module of full power makes of them. */
const weeklyOf = (days: number, from: number, to: number) =>
  (Array.from({ length: days }, (_, day) => stepsIn(day, from, to))
    .flat()
    .reduce((sum, at) => sum + fullAt(at) * STEP, 0) *
    7) /
  days /
  3_600_000

describe('a shadow that returns with the sun', () => {
  it('is said with its module, its part of the sky, its time on the last day and what it costs', () => {
    const [shade, ...more] = found(6, ({ module, azimuth }) =>
      module === 1 && between(azimuth, 90, 105) ? 0.5 : 1,
    )
    const last = stepsIn(5, 90, 105)
    expect(more).toEqual([])
    expect(shade).toMatchObject({
      ...{ modules: [1], from: 90, to: 105 },
      ...{ begins: last[0], ends: (last.at(-1) ?? 0) + STEP },
    })
    expect(shade?.weekly).toBeCloseTo(weeklyOf(6, 90, 105) / 2, 9)
  })

  it('of several modules is one where their parts of the sky touch', () => {
    const list = found(6, ({ module, azimuth }) =>
      (module === 1 && between(azimuth, 90, 100)) || (module === 0 && between(azimuth, 95, 105)) ? 0.5 : 1,
    )
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ modules: [0, 1], from: 90, to: 105 })
    expect(list[0]?.weekly).toBeCloseTo((weeklyOf(6, 90, 100) + weeklyOf(6, 95, 105)) / 2, 9)
  })

  it('is two where the sun shines between them, from east to west', () => {
    const list = found(6, ({ module, azimuth }) =>
      (module === 1 && between(azimuth, 255, 270)) || (module === 2 && between(azimuth, 90, 105)) ? 0.5 : 1,
    )
    expect(list.map(({ modules, from, to }) => ({ modules, from, to }))).toEqual([
      { modules: [2], from: 90, to: 105 },
      { modules: [1], from: 255, to: 270 },
    ])
  })

  it.each([
    [4, 4, false],
    [5, 5, true],
    [5, 4, false],
    [6, 5, true],
    [7, 5, false],
    [10, 8, true],
    [11, 8, false],
  ])('of %d clear days it must be there on nearly all: %d are enough: %s', (days, shaded, said) => {
    const list = found(days, ({ module, azimuth, day }) =>
      module === 1 && day < shaded && between(azimuth, 90, 105) ? 0.5 : 1,
    )
    expect(list.length > 0).toBe(said)
  })

  it.each([
    [0.84, true],
    [0.86, false],
  ])('a module at %d of its usual share is low: %s', (share, said) => {
    const list = found(6, ({ module, azimuth }) => (module === 1 && between(azimuth, 90, 165) ? share : 1))
    expect(list.length > 0).toBe(said)
  })

  it('must strike more than half of the steps in its part of the sky', () => {
    const struck = (more: number) =>
      found(6, ({ module, azimuth, day }) => {
        const through = stepsIn(day, 80, 85).map(azimuthAt)
        const dark = through.slice(0, Math.floor(through.length / 2) + more)
        return module === 1 && dark.includes(azimuth) ? 0.2 : 1
      })
    expect([0, 1].map((more) => struck(more).length)).toEqual([0, 1])
  })

  it('is worth no word below a tenth of a kilowatt hour a week', () => {
    const whole = weeklyOf(6, 90, 95)
    const list = (weekly: number) =>
      found(6, ({ module, azimuth }) => (module === 1 && between(azimuth, 90, 95) ? 1 - weekly / whole : 1))
    expect(whole * 0.15).toBeLessThan(0.099)
    expect(list(0.099)).toEqual([])
    expect(list(0.101)).toHaveLength(1)
  })

  it('is none where a module gives little all day: that is dirt or a fault', () => {
    expect(found(6, ({ module }) => (module === 1 ? 0.5 : 1))).toEqual([])
    const dirty = found(6, ({ module, azimuth }) =>
      module === 1 ? (between(azimuth, 90, 105) ? 0.25 : 0.5) : 1,
    )
    expect(dirty[0]?.weekly).toBeCloseTo(weeklyOf(6, 90, 105) / 4, 9)
  })

  it('is none at dawn, nor where a module says nothing', () => {
    expect(found(6, ({ module, full }) => (module === 1 && full < 44 ? 0 : 1))).toEqual([])
    expect(found(6, ({ module, full }) => (module === 1 && full < 200 ? 0 : 1)).length).toBeGreaterThan(0)
    expect(found(6, ({ module, azimuth }) => (module === 1 && between(azimuth, 90, 105) ? null : 1))).toEqual(
      [],
    )
  })

  it('is judged among the modules of one array, whichever way the others look', () => {
    const east: Share = ({ module, azimuth }) => (module > 3 && azimuth > 180 ? 0.3 : 1)
    const arrays = [0, 0, 0, 0, 1, 1, 1, 1]
    expect(found(6, east, arrays)).toEqual([])
    expect(
      found(
        6,
        east,
        arrays.map(() => 0),
      ).length,
    ).toBeGreaterThan(0)
    const both = found(
      6,
      ({ module, azimuth }) => ((module === 1 || module === 6) && between(azimuth, 90, 105) ? 0.5 : 1),
      arrays,
    )
    expect(both).toHaveLength(1)
    expect(both[0]?.modules).toEqual([1, 6])
    expect(both[0]?.weekly).toBeCloseTo(weeklyOf(6, 90, 105), 9)
  })
})

describe('clear days', () => {
  const made = (...powers: (number | null)[][]) => ({
    days: powers.map((own, day) => ({ from: FIRST + day * DAY, powers: own.map((watts) => [watts, null]) })),
  })

  it('bring nearly what the best one did', () => {
    const { days } = made([60, 40], [50, 34.9], [50, 35], [100, null])
    expect(clearDays({ days })).toEqual([days[0], days[2], days[3]])
  })

  it('are none where nothing was made', () => {
    expect(clearDays(made([0, 0], [null, null]))).toEqual([])
    expect(clearDays({ days: [] })).toEqual([])
  })
})
