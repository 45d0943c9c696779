import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allAsleep, type FleetPlant, fleetFigures, fleetStatus, ranked } from './figures'
import {
  clocksAt,
  clockZones,
  isOld,
  panelsAt,
  rankedPage,
  readWall,
  shiftAt,
  turnOf,
  USUAL_WALL,
  withSample,
  type WallSample,
} from './wall'
import { WALL_PANELS } from './wall-words'
import { fleetPlant as plant } from '../../../tests/support/fleet-plant'

const NOON = Date.parse('2026-06-18T11:00:00Z') / 1000
const MIDNIGHT = Date.parse('2026-06-18T23:00:00Z') / 1000

describe('figures of a fleet', () => {
  it('are sums of what is known: silent plants have no power now, and their energy stays', () => {
    const fleet = [
      plant(1),
      plant(2, { networkStatus: 'offline' }),
      plant(3, { production: null, productionToday: null }),
    ]
    expect(fleetFigures(fleet, NOON)).toMatchObject({ power: 5000, today: 40, total: 3000, capacity: 30, plants: 3, online: 66.6666666666666 }) // oxfmt-ignore
  })

  it('of nothing are missing, not 0', () => {
    expect(fleetFigures([], NOON)).toMatchObject({ power: null, today: null, capacity: null, online: null, compared: null, plants: 0 }) // oxfmt-ignore
  })

  it('silence by night is sleep, by day it is none', () => {
    const silent = plant(1, { networkStatus: 'offline' })
    expect([fleetStatus(silent, NOON), fleetStatus(silent, MIDNIGHT)]).toEqual(['offline', 'asleep'])
    expect(allAsleep(fleetFigures([silent], MIDNIGHT))).toBe(true)
    expect(allAsleep(fleetFigures([silent, plant(2)], MIDNIGHT))).toBe(false)
    expect(allAsleep(fleetFigures([], MIDNIGHT))).toBe(false)
  })

  it('expected is the capacity times the median hours of the neighbours', () => {
    const fleet = [
      plant(1, { productionToday: 5 }),
      plant(2),
      plant(3),
      plant(4),
      plant(5, { latitude: -30 }),
    ]
    expect(fleetFigures(fleet, NOON).compared).toEqual({ energy: 65, expected: 80, plants: 4 })
  })

  it('every plant has one state, and a part is never more than the whole', () => {
    const any = fc.record({
      networkStatus: fc.constantFrom('online', 'partlyOffline', 'offline', 'noDevice', null),
      production: fc.option(fc.integer({ min: 0, max: 9000 })),
      latitude: fc.option(fc.integer({ min: -60, max: 60 })),
    })
    fc.assert(
      fc.property(fc.array(any), fc.constantFrom(NOON, MIDNIGHT), (parts, now) => {
        const fleet = parts.map((part, index) => plant(index, part as Partial<FleetPlant>))
        const { states, online, power } = fleetFigures(fleet, now)
        expect(Object.values(states).reduce((sum, one) => sum + one, 0)).toBe(fleet.length)
        expect(online ?? 0).toBeLessThanOrEqual(100)
        expect(power ?? 0).toBeLessThanOrEqual(fleet.reduce((sum, one) => sum + (one.production ?? 0), 0))
      }),
    )
  })

  it('ranks by full-power hours, and leaves out plants without a value', () => {
    const fleet = [
      plant(1),
      plant(2, { productionToday: 5 }),
      plant(3, { capacity: 0 }),
      plant(4, { productionToday: 60 }),
    ]
    const ids = (best: boolean) => ranked(fleet, NOON, { limit: 2, best }).map(({ id, hours }) => [id, hours])
    expect(ids(false)).toEqual([
      [2, 0.5],
      [1, 2],
    ])
    expect(ids(true)).toEqual([
      [4, 6],
      [1, 2],
    ])
  })
})

describe('the fewest hours of a fleet around the world', () => {
  it.each([
    ['before sunrise', '2026-06-18T02:00:00Z', false],
    ['an hour after sunrise', '2026-06-18T04:00:00Z', false],
    ['three hours after sunrise', '2026-06-18T06:30:00Z', true],
    ['at noon', '2026-06-18T11:00:00Z', true],
    ['after sunset, when the day is whole', '2026-06-18T21:00:00Z', true],
  ])('%s a plant is named: %s %s', (_when, at, named) => {
    const fleet = [plant(1, { productionToday: 0 })]
    const now = Date.parse(at) / 1000
    expect(ranked(fleet, now, { limit: 5, best: false })).toHaveLength(named ? 1 : 0)
    expect(ranked(fleet, now, { limit: 5, best: true })).toHaveLength(1)
    const nowhere = [plant(1, { productionToday: 0, latitude: null })]
    expect(ranked(nowhere, now, { limit: 5, best: false })).toHaveLength(1)
  })
})

describe('a wall display', () => {
  it.each([
    [{}, USUAL_WALL],
    [{ panels: 'x', rotation: 'x', masked: 1, shift: null }, USUAL_WALL],
    [
      { panels: ['best', 'no', 'states'], rotation: 1, masked: true, shift: false },
      { ...USUAL_WALL, panels: ['states', 'best'], rotation: 10, masked: true, shift: false },
    ],
    [
      { language: 'pt-BR', theme: 'light', income: true },
      { ...USUAL_WALL, language: 'pt', theme: 'light', income: true },
    ],
    [{ language: 'tlh', theme: 'pink', income: 'yes' }, USUAL_WALL],
    [
      { panels: [], rotation: 1e9 },
      { ...USUAL_WALL, rotation: 600 },
    ],
  ])('%j is read without trust', (content, expected) => {
    expect(readWall(content)).toEqual(expected)
  })

  it('panels take turns, and each is seen', () => {
    expect(panelsAt({ ...USUAL_WALL, panels: ['states'] }, 77)).toEqual(['states'])
    const seen = new Set(Array.from({ length: 6 }, (_, turn) => panelsAt(USUAL_WALL, turn * 30)).flat())
    expect([...seen].sort()).toEqual(WALL_PANELS.filter((panel) => panel !== 'ticker').sort())
    for (let turn = 0; turn < 12; turn += 1) expect(new Set(panelsAt(USUAL_WALL, turn * 30)).size).toBe(4)
  })

  it('alarms of the line along the bottom follow each other, and one alone stays', () => {
    expect([0, 9, 10, 25, 30].map((now) => turnOf(3, now, 10))).toEqual([0, 0, 1, 2, 0])
    expect([turnOf(1, 77, 10), turnOf(0, 77, 10)]).toEqual([0, 0])
  })

  it('what is earned takes its turn only where the display shows it', () => {
    const seen = (income: boolean) =>
      Array.from({ length: 8 }, (_, turn) => panelsAt({ ...USUAL_WALL, income }, turn * 30)).flat()
    expect(seen(true)).toContain('income')
    expect(seen(false)).not.toContain('income')
  })

  it.each([
    [5, 15, ['Sonnenhof', '太陽光発電所屋根']],
    [3, 10, ['Sonnenhof', 'Noyer – Pavillon Quimper']],
    [3, 10, ['Sonnenhof', '太陽光発電所北海道南']],
  ])('a ranking shows %d at once for %d s, and all of it in turn: %s', (lines, seconds, two) => {
    const ten = Array.from({ length: 10 }, (_, at) => two[at === 7 ? 1 : 0] ?? '')
    const pages = Array.from({ length: Math.ceil(10 / lines) }, (_, page) => [
      page * lines,
      Math.min(10, (page + 1) * lines),
    ])
    expect([...pages, pages[0]].map((_, page) => rankedPage(ten, page * seconds))).toEqual([
      ...pages,
      pages[0],
    ])
    expect(rankedPage([], NOON)).toEqual([0, 0])
  })

  it('moves by at most one px a minute, never farther than its edge, and comes back', () => {
    for (let minute = 0; minute < 100; minute += 1) {
      const [here, next] = [shiftAt(minute * 60), shiftAt(minute * 60 + 60)]
      expect(Math.abs(next.x - here.x)).toBe(1)
      expect(Math.max(Math.abs(here.x), Math.abs(here.y))).toBeLessThanOrEqual(8)
      expect(shiftAt((minute + 32) * 60)).toEqual(here)
    }
  })

  it('keeps a day of samples, one each five minutes, however long it runs', () => {
    let samples: readonly WallSample[] = []
    for (let at = 0; at < 5 * 86_400; at += 60) samples = withSample(samples, { at, power: at })
    expect(samples).toHaveLength(288)
    expect(samples.at(-1)?.power).toBe(5 * 86_400 - 60)
  })

  it('has a clock of each zone: that of most plants stays, the others take turns where there are many', () => {
    const zones = ['Europe/Berlin', 'Asia/Tokyo', 'UTC', 'America/Denver', 'Asia/Kolkata', 'Europe/Kyiv', 'Asia/Dubai'] // oxfmt-ignore
    expect(clocksAt(zones.slice(0, 3), NOON)).toEqual(zones.slice(0, 3))
    const turns = [0, 10, 20, 30].map((now) => clocksAt(zones, now))
    expect(turns.map(([first, ...others]) => [first, others.length])).toEqual(turns.map(() => [zones[0], 2]))
    expect(new Set(turns.flat())).toEqual(new Set(zones))
    expect(turns[3]).toEqual(turns[0])
    expect(clocksAt([], NOON)).toEqual([])
    expect(clocksAt(zones.slice(0, 4), 10)).toEqual(['Europe/Berlin', 'America/Denver'])
  })

  it('has the clocks of most plants, and says what is old', () => {
    expect(
      clockZones(
        ['UTC', 'Asia/Tokyo', 'Asia/Tokyo', 'Asia/Seoul', null].map((zone) => ({ zone })),
        NOON,
      ),
    ).toEqual(['Asia/Tokyo', 'UTC'])
    expect([isOld(0, 181, false), isOld(0, 180, false), isOld(0, 181, true)]).toEqual([true, false, false])
  })
})
