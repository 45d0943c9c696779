import { describe, expect, it } from 'vitest'
import { batteryDirection, batteryOf, cellsOf, roundTripOf } from './battery'
import { readingsOf } from './readings'

const said = (readings: Readonly<Record<string, string>>) =>
  readingsOf({
    groups: [
      {
        tag: 'bms',
        name: 'BMS',
        categoryId: null,
        order: 340,
        values: Object.entries(readings).map(([key, value]) => ({
          key,
          label: key,
          value,
          unit: 'V',
          raw: value,
          at: null,
          range: null,
          order: 0,
        })),
      },
    ],
  })

describe('a battery', () => {
  it('is read under the names of several makers; what is missing is null, not 0', () => {
    expect(batteryOf(said({ BMS_SOC: '87', B_P1: '-1200', Li_B_SOH: '98' }))).toMatchObject({
      charge: 87,
      power: -1200,
      health: 98,
      voltage: null,
      cycles: null,
    })
    expect([
      batteryDirection(12),
      batteryDirection(-12),
      batteryDirection(0),
      batteryDirection(null),
    ]).toEqual(['discharging', 'charging', 'idle', null])
  })

  it.each([
    [['3.310', '3.330', '3.312'], 20, 'good'],
    [['3.310', '3.361', '3.312'], 51, 'watch'],
    [['3.210', '3.330', '3.312'], 120, 'act'],
  ])('with cells %j spreads %d mV: %s', (volts, spread, verdict) => {
    const map = cellsOf(said(Object.fromEntries(volts.map((one, index) => [`V_SC${index}`, one]))))
    expect(map).toMatchObject({ spread, verdict })
    expect(map?.cells.filter(({ extreme }) => extreme !== null)).toHaveLength(2)
  })

  it('with its extremes alone has no cells but a spread; one without data has no map', () => {
    expect(cellsOf(said({ MAX_C_V: '3.340', MIN_C_V: '3.330' }))).toMatchObject({ cells: [], spread: 10 })
    expect(cellsOf(said({ B_V1: '53' }))).toBeNull()
  })

  const days = (key: string, values: (number | null)[]) => ({
    key,
    name: key,
    unit: 'kWh',
    points: values.map((one, index) => ({ at: 86_400 * (index + 1), value: one, text: null })),
  })
  const thirty = (one: number) => Array.from({ length: 30 }, () => one)

  it('gives back a ratio of sums over 30 days, and no figure of fewer', () => {
    const trip = roundTripOf([days('Etdy_cg1', thirty(10)), days('Etdy_dcg1', thirty(9.2))], 10)
    expect(trip).toEqual({ efficiency: 92, charged: 300, discharged: 276, cycles: 27.6, days: 30 })
    expect(roundTripOf([days('Etdy_cg1', [10, 8]), days('Etdy_dcg1', [9, 7])]).efficiency).toBeNull()
    expect(roundTripOf([]).days).toBe(0)
    const holes = roundTripOf([
      days('Etdy_cg1', [...thirty(10), null]),
      days('Etdy_dcg1', [...thirty(9), 99]),
    ])
    expect(holes).toMatchObject({ efficiency: 90, days: 30 })
  })
})
