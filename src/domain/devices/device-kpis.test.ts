import { expect, it } from 'vitest'
import { efficiencyOf, energyKeyOf, energyOf, fullPowerHoursOf, ratedPowerOf } from './device-kpis'
import type { DeviceSeries, DeviceValue } from './device-records'

const readings = (values: Readonly<Record<string, string>>) =>
  new Map(Object.entries(values).map(([key, value]) => [key, { key, value } as DeviceValue]))
const days = (...values: readonly (number | null)[]) =>
  ({ points: values.map((value) => ({ value })) }) as unknown as Pick<DeviceSeries, 'points'>

it.each([
  [{ APo_t1: '4850', DPi_t1: '5000' }, 97],
  [{ INV_O_P_T: '98', S_P_T: '100' }, 98],
  [{ APo_t1: '980', INV_O_P_T: '1', DPi_t1: '1000', P_PV: '7' }, 98],
  // At rest, and at night with the inverter's own use.
  [{ APo_t1: '0', DPi_t1: '0' }, null],
  [{ APo_t1: '0', DPi_t1: '100' }, null],
  [{ APo_t1: '-12', DPi_t1: '3' }, null],
  [{ APo_t1: '100', DPi_t1: '-1' }, null],
  // The battery gives what the modules do not.
  [{ APo_t1: '5000', DPi_t1: '3000' }, null],
  [{ APo_t1: '5000' }, null],
  [{ DPi_t1: '5000' }, null],
])('of %j the efficiency is %s', (values, efficiency) => {
  expect(efficiencyOf(readings(values))).toBe(efficiency)
})

it('hours at full power are the energy of the day by what the device is built for', () => {
  expect(fullPowerHoursOf(readings({ Etdy_ge1: '30' }), 10)).toBe(3)
  expect(fullPowerHoursOf(readings({ PV_D_P_G: '25' }), 10)).toBe(2.5)
  expect(fullPowerHoursOf(readings({ Etdy_ge1: '30' }), null)).toBeNull()
  expect(fullPowerHoursOf(readings({ Etdy_ge1: '30' }), 0)).toBeNull()
  expect(fullPowerHoursOf(readings({}), 10)).toBeNull()
})

it('the energy of the day stands under one of its names, in a fixed order', () => {
  expect(energyKeyOf(readings({ Etdy_g1: '1', Etdy_ge0: '2' }))).toBe('Etdy_ge0')
  expect(energyKeyOf(readings({ APo_t1: '1' }))).toBeNull()
})

it('energy of days is the sum of those that are known', () => {
  expect(energyOf(days(1.1, null, 2.2))).toBe(3.3)
  expect(energyOf(days(null))).toBeNull()
})

it('rated power is what the maker says', () => {
  expect(ratedPowerOf(readings({ P_INF: '6000' }))).toBe(6000)
  expect(ratedPowerOf(readings({ Pr1: '5000', P_r1: '1' }))).toBe(5000)
  expect(ratedPowerOf(readings({ Pr1: '--' }))).toBeNull()
})
