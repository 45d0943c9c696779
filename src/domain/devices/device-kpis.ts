import { shareOf, specificYield } from '../energy/rates'
import { knownSum } from '../values/decimal'
import type { DeviceSeries } from './device-records'
import { readFirst, type Readings } from './readings'

/** kWh today, by kinds of devices. */
const TODAY = ['Etdy_ge1', 'Etdy_ge0', 'PV_D_P_G', 'Etdy_g1'] as const

/** AC over DC power, percent; null at rest, and while a hybrid gives more than its modules make. */
export function efficiencyOf(readings: Readings): number | null {
  const [ac, dc] = [
    readFirst(readings, ['APo_t1', 'INV_O_P_T']),
    readFirst(readings, ['DPi_t1', 'S_P_T', 'P_PV']),
  ]
  return ac === null || dc === null || ac <= 0 || dc <= 0 ? null : shareOf(ac, dc)
}

/** Full-power hours today; `capacity` kW. */
export function fullPowerHoursOf(readings: Readings, capacity: number | null): number | null {
  return specificYield(readFirst(readings, TODAY), capacity)
}

/** Under which of its names a device counts the energy of the day; null for one that counts none. */
export const energyKeyOf = (readings: Readings): string | null =>
  TODAY.find((key) => readings.has(key)) ?? null

/** kWh of some days; null where none of them is known. */
export const energyOf = ({ points }: Pick<DeviceSeries, 'points'>): number | null =>
  knownSum(points.map(({ value }) => value))

/** W that a device is built for, as its maker says. */
export const ratedPowerOf = (readings: Readings): number | null =>
  readFirst(readings, ['Pr1', 'P_INF', 'P_r1'])
