import { describe, expect, it } from 'vitest'
import { efficiencyOf, energyKeyOf, fullPowerHoursOf, ratedPowerOf } from './device-kpis'
import { figuresOf } from './device-parts'
import type { DeviceRecord, DeviceValue } from './device-records'
import { type Lamps, lampFindings } from './lamps'
import { looksReversed } from './phases'
import { parameterChanges } from './parameter-changes'
import { readingsOf } from './readings'
import { sisterSpread } from './sister-spread'
import { upgradeTimeRefusal } from './upgrade-time'

const value = (key: string, text: string | null, unit: string | null = 'V', label: string | null = key) => ({
  ...{ key, label, value: text, unit, raw: text, order: 0, at: null, range: null },
})
const groups = (...values: DeviceValue[]) => [{ tag: 'T', name: null, categoryId: null, order: 1, values }]
const said = (readings: Readonly<Record<string, string>>) =>
  readingsOf({ groups: groups(...Object.entries(readings).map(([key, text]) => value(key, text))) })

describe('the figures of a device', () => {
  it.each([
    [{ APo_t1: '970', DPi_t1: '1000' }, 97],
    [{ INV_O_P_T: '90', S_P_T: '100' }, 90],
    [{ INV_O_P_T: '90', P_PV: '120' }, 75],
    [{ APo_t1: '0', DPi_t1: '1000' }, null],
    [{ APo_t1: '-10', DPi_t1: '-20' }, null],
    [{ APo_t1: '5', DPi_t1: '0' }, null],
    [{ APo_t1: '1001', DPi_t1: '1000' }, null],
    [{ APo_t1: '5' }, null],
    [{ DPi_t1: '5' }, null],
  ])('%j have an efficiency of %s', (readings, percent) => {
    expect(efficiencyOf(said(readings))).toBe(percent)
  })

  it.each(['Etdy_ge1', 'Etdy_ge0', 'PV_D_P_G', 'Etdy_g1'])(
    'the energy of the day may be called %s',
    (key) => {
      expect(fullPowerHoursOf(said({ [key]: '30' }), 10)).toBe(3)
      expect(energyKeyOf(said({ [key]: '30' }))).toBe(key)
    },
  )

  it.each(['Pr1', 'P_INF', 'P_r1'])('the rated power may be called %s', (key) => {
    expect(ratedPowerOf(said({ [key]: '5000' }))).toBe(5000)
    expect([ratedPowerOf(said({})), energyKeyOf(said({}))]).toEqual([null, null])
  })

  it('are those of its type, in their order, else the first that it sends with a unit', () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((key) => value(key, '1'))
    const of = (type: string | null, ...values: DeviceValue[]) =>
      figuresOf({ type: type as 'INVERTER', groups: groups(...values) })
    expect(of('WEATHER_STATION', value('X', '1'), value('ENV_T', '1'), value('IRR', '1'))).toEqual([
      'IRR',
      'ENV_T',
    ])
    expect(of('WEATHER_STATION', value('W', 'on', null), ...many)).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
    expect(of('BATTERY', ...many)).toEqual([])
    expect(of('RELAY_BOX', ...many)).toHaveLength(6)
    expect(of(null, value('W', 'on', null))).toEqual([])
  })
})

describe('what changed', () => {
  const change = (before: DeviceValue[], after: DeviceValue[]) =>
    parameterChanges(readingsOf({ groups: groups(...before) }), readingsOf({ groups: groups(...after) })).map(
      ({ key, label, difference }) => [key, label, difference],
    )

  it.each<[string, string, string | null]>([
    ['1.0', '1.25', '+0.25'],
    ['1.25', '1.0', '-0.25'],
    ['3', '10', '+7'],
    [' 1.5 ', '2', '+0.5'],
    ['on', 'off', null],
    ['1', 'off', null],
  ])('%s to %s is %s', (before, after, digits) => {
    expect(change([value('A', before)], [value('A', after)])).toEqual([
      ['A', 'A', digits === null ? null : { digits, unit: 'V' }],
    ])
  })

  it('is no difference in another unit, or of a value without one', () => {
    expect(change([value('A', '1', 'V')], [value('A', '2', 'kV')])).toEqual([['A', 'A', null]])
    expect(change([value('A', '1', null)], [value('A', '2', null)])).toEqual([['A', 'A', null]])
    expect(change([value('A', '1', 'V')], [value('A', '1.0', 'kV')])).toEqual([['A', 'A', null]])
    expect(change([value('A', '1.0')], [value('A', '1.00')])).toEqual([])
    expect(change([value('A', 'on')], [value('A', 'on')])).toEqual([])
  })

  it('may come or go, and has the later name', () => {
    expect(change([value('B', '1')], [value('A', '2')])).toEqual([
      ['A', 'A', null],
      ['B', 'B', null],
    ])
    expect(change([value('A', '1', 'V', 'Old')], [value('A', '2', 'V', 'New')])[0]?.[1]).toBe('New')
    expect(change([value('A', '1', 'V', 'Old')], [value('A', '2', 'V', null)])[0]?.[1]).toBe('Old')
    expect(change([], [value('A', '2', 'V', null)])[0]?.[1]).toBeNull()
  })
})

it.each<[Lamps, string[]]>([
  [{ NET: 'off', COM: 'off', SER: 'off' }, ['noPower']],
  [{ NET: 'steady', COM: 'off', SER: 'off' }, ['broken', 'noInverter']],
  [{ NET: 'off', COM: 'steady', SER: 'off' }, ['broken', 'noNetwork']],
  [{ NET: 'off', COM: 'off', SER: 'slow' }, ['noInverter', 'noNetwork']],
  [{ NET: 'steady', COM: 'steady', SER: 'slow' }, ['fine']],
  [{ COM: 'steady', SER: 'slow' }, []],
  [{ NET: 'steady', SER: 'slow' }, []],
  [{ NET: 'steady', COM: 'steady' }, []],
  [{}, []],
])('lamps %j say %j', (lamps, findings) => expect(lampFindings(lamps)).toEqual(findings))

it.each([
  [-20, true, false, false],
  [-21, true, false, true],
  [-21, false, false, false],
  [-21, true, true, false],
  [null, true, false, false],
])(
  'a meter of %s W, the sun down %s, with a battery %s, looks reversed: %s',
  (power, sunIsDown, hasBattery, reversed) => {
    expect(looksReversed({ power, sunIsDown, hasBattery })).toBe(reversed)
  },
)

describe('a device among its sisters', () => {
  const rows = (powers: readonly (number | null)[], over: Partial<DeviceRecord> = {}) =>
    powers.map(
      (production, id) =>
        ({
          id,
          type: 'INVERTER',
          state: 'online',
          production,
          productionToday: 10 + id,
          ...over,
        }) as DeviceRecord,
    )

  it('stands in one of equal steps from the lowest to the highest', () => {
    expect(sisterSpread(rows([100, 150, 400, 500]), 1)).toEqual({
      ...{ of: 'production', value: 150, median: 275, place: 3, number: 4 },
      ofMedian: expect.closeTo(54.545, 2) as number,
      bars: [
        { from: 100, to: 200, devices: 2, mine: true },
        { from: 200, to: 300, devices: 0, mine: false },
        { from: 300, to: 400, devices: 0, mine: false },
        { from: 400, to: 500, devices: 2, mine: false },
      ],
    })
  })

  it('the steps are about the root of their number, four to twelve', () => {
    const steps = (count: number) =>
      sisterSpread(rows(Array.from({ length: count }, (_, at) => 100 + at)), 0)?.bars.length
    expect([2, 9, 16, 17, 200].map(steps)).toEqual([4, 4, 5, 6, 12])
  })

  it('all alike are one step, and one without a figure is in none', () => {
    expect(sisterSpread(rows([100, 100, null]), 2)).toMatchObject({
      ...{
        bars: [{ from: 100, to: 100, devices: 2, mine: false }],
        value: null,
        ofMedian: null,
        place: null,
      },
    })
    expect(sisterSpread(rows([100, 100]), 0)?.bars[0]?.mine).toBe(true)
    expect(sisterSpread(rows([100, 200, null]), 2)?.bars.some(({ mine }) => mine)).toBe(false)
  })

  it('is judged by its day while there is little power, and not at all before anything was made', () => {
    const of = (powers: number[], over: Partial<DeviceRecord> = {}) => sisterSpread(rows(powers, over), 0)?.of
    expect([of([5, 5]), of([4, 5]), of([500, 500], { state: 'offline' })]).toEqual([
      ...['production', 'productionToday', 'productionToday'],
    ])
    expect(of([0, 0], { productionToday: 0 })).toBeUndefined()
    expect(sisterSpread(rows([100]), 0)).toBeNull()
    const half = rows([0, 0, 0]).map((row, index) => ({ ...row, productionToday: index === 2 ? 5 : 0 }))
    expect(sisterSpread(half, 2)).toMatchObject({ median: 0, ofMedian: null, place: 1 })
    const other = { ...rows([900])[0], id: 9, type: 'METER' } as DeviceRecord
    expect(sisterSpread([other, ...rows([100, 200])], 1)?.number).toBe(2)
  })
})

it('an upgrade in daylight must end in it as well, and one of unknown length must begin in it', () => {
  const now = Date.UTC(2026, 5, 18, 10) / 1000
  const dusk = Date.UTC(2026, 5, 18, 19, 28) / 1000
  const of = (minutes: number | null, at: number) =>
    upgradeTimeRefusal(at, now, { minutes, daylight: true }, { latitude: 52.5, longitude: 13.4 })
  expect([of(12, dusk), of(null, dusk), of(0, dusk), of(null, dusk + 7200)]).toEqual([
    'night',
    null,
    null,
    'night',
  ])
})
