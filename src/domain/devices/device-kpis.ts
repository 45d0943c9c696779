import { shareOf, specificYield } from '../energy/rates'
import { readFirst, type Readings } from './readings'

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
  return specificYield(readFirst(readings, ['Etdy_ge1', 'Etdy_ge0', 'PV_D_P_G', 'Etdy_g1']), capacity)
}
