import { type KpiKey, kpis, type KpiQuestion } from '../../src/domain/energy/kpis'
import { namedPlant } from '../../src/domain/plants/named-plant'
import type { EnergySums, LivePlant, Plant } from '../../src/domain/plants/reading'

export const NOON = Date.UTC(2026, 5, 18, 10, 30) / 1000
const YEAR = 31_556_952
export const sums = (known: Partial<EnergySums> = {}): EnergySums => ({
  production: null, consumption: null, feedIn: null, purchase: null, charge: null, discharge: null, ...known,
}) // oxfmt-ignore
export const plant: Plant = {
  ...namedPlant(7),
  gridType: 'EXCESS',
  capacity: 10,
  currency: 'EUR',
  zone: 'Europe/Berlin',
  started: NOON - 2 * YEAR,
}
export const live: LivePlant = {
  systemId: 7,
  day: null,
  now: { ...sums({ production: 2_562 }), at: NOON, stateOfCharge: null, ups: null, generator: null },
  grid: null,
  battery: null,
  today: sums({ production: 40, consumption: 30, feedIn: 22, purchase: 12 }),
  month: sums({ production: 500 }),
  year: sums({ production: 4_000 }),
  total: sums({ production: 19_000 }),
  selfSufficiencyEnergy: null,
  selfUsedEnergy: null,
  capacityShare: null,
  fullPowerHoursToday: 9,
  incomeTotal: 1_234.5,
  temperature: null,
  networkStatus: 'online',
  warningStatus: null,
  lastUpdate: NOON - 300,
}

export interface Over extends Partial<Omit<KpiQuestion, 'plant' | 'live'>> {
  plant?: Partial<Plant>
  live?: Partial<LivePlant>
}
/** One card by its key; fails where the grid type has no such card. */
export function card(key: KpiKey, { plant: ofPlant, live: ofLive, ...rest }: Over = {}) {
  const question = { now: NOON, asleep: false, past: false, ...rest }
  const found = kpis({ plant: { ...plant, ...ofPlant }, live: { ...live, ...ofLive }, ...question })
  const [one] = found.filter((kpi) => kpi.key === key)
  if (one === undefined) throw new Error(`no card ${key}`)
  return one
}
