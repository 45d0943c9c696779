import { exactDifference } from '../values/decimal'
import { figure, type Figure, type FigureParts } from '../values/figure'
import { lifetimeGate, percentGate, productionEnergyGate, productionPowerGate } from './gates'
import { carries, isFullFeedIn } from './grid-type'
import { ratesOf } from './period-rates'
import { capacityUse } from './rates'
import type { DayCurve, EnergySplit, EnergySums, EpochSeconds, LivePlant, Plant } from '../plants/reading'

export type KpiKey =
  | 'power'
  | 'today'
  | 'month'
  | 'year'
  | 'total'
  | 'hours'
  | 'consumption'
  | 'selfConsumption'
  | 'selfSufficiency'
  | 'battery'
  | 'income'

export interface Kpi {
  key: KpiKey
  figure: Figure
  /** One more figure that belongs to it; its key is a text below `kpi.note`. */
  note: { key: string; figure: Figure } | null
  /** Energy hue of the mark beside the name, as the css variables call it. */
  hue: string | null
}

export interface KpiQuestion {
  plant: Plant
  /** C65, and the newer of the two live cards. */
  live: LivePlant
  /** Today's own record; its sums and split come before those of the card, as tables and bars have them too. */
  day?: Pick<DayCurve, 'sums' | 'split'> | null
  now: EpochSeconds
  asleep: boolean
  /** Whether the last sample is too old to speak for the present. */
  past: boolean
}

/** Six cards for each grid type; what a plant of a type cannot have is not among them (domain 3). */
export function kpiKeys(gridType: string | null): readonly KpiKey[] {
  if (isFullFeedIn(gridType)) return ['power', 'today', 'month', 'year', 'total', 'income']
  const carried = carries(gridType)
  if (!carried.has('feedIn')) {
    return carried.has('battery')
      ? ['power', 'today', 'consumption', 'battery', 'month', 'total']
      : ['power', 'today', 'consumption', 'hours', 'month', 'total']
  }
  const last = carried.has('battery') ? 'battery' : 'total'
  return ['power', 'today', 'consumption', 'selfConsumption', 'selfSufficiency', last]
}

/** The KPI strip of a plant (screens 2 C), every number with where it comes from. */
export function kpis(question: KpiQuestion): readonly Kpi[] {
  const build = builders(question)
  return kpiKeys(question.plant.gridType).map((key) => ({ key, ...build[key]() }))
}

type Built = Omit<Kpi, 'key'>

/** What is not known now; what was known last stands below it. */
const silent = (last: Figure): Pick<Kpi, 'figure' | 'note'> => ({
  figure: { ...last, value: null, quality: 'missing' },
  note: { key: 'lastKnown', figure: last },
})

const YEAR = 31_556_952

/** Energies of today, kWh, from one answer as far as that goes. */
function todayOf(live: LivePlant, day: KpiQuestion['day']): EnergySums {
  return day?.sums.production == null ? live.today : day.sums
}

/** The card says what was used instead of the split; with a battery not all that is fed in was produced then. */
function splitOf({ today, selfUsedEnergy, selfSufficiencyEnergy }: LivePlant): EnergySplit {
  const rest = (whole: number | null, used: number | null) =>
    whole !== null && used !== null ? exactDifference(whole, used) : null
  return {
    productionToLoad: null,
    productionToGrid: rest(today.production, selfUsedEnergy),
    productionToBattery: null,
    loadFromProduction: null,
    loadFromGrid: rest(today.consumption, selfSufficiencyEnergy),
    loadFromBattery: null,
  }
}

function builders({ plant, live, day, now, asleep, past }: KpiQuestion): Record<KpiKey, () => Built> {
  const { capacity, zone } = plant
  const today = todayOf(live, day)
  const rates = ratesOf([{ sums: today, split: day?.split ?? splitOf(live) }], capacity)
  const sampleAge = live.lastUpdate === null ? null : Math.max(0, now - live.lastUpdate)
  const make = (parts: FigureParts) => figure({ zone, sampleAge, ...parts })
  const of = (field: string) => ({ call: 'C65', field })
  const energy = (value: number | null, formula: string, field: string, hours: number) =>
    make({
      value,
      unit: 'kWh',
      formula,
      source: of(field),
      method: 'server',
      gate: productionEnergyGate(capacity, hours),
    })
  const share = (value: number | null, formula: string, inputs: FigureParts['inputs']) =>
    make({ value, unit: '%', formula, inputs: inputs ?? [], gate: percentGate })
  const kWh = (name: string, value: number | null) => ({ name, value, unit: 'kWh' })
  const years = plant.started === null ? null : (now - plant.started) / YEAR
  const hours = () =>
    make({
      value: rates.hours ?? live.fullPowerHoursToday,
      unit: 'h',
      formula: 'specificYield',
      inputs: [kWh('production', today.production), { name: 'capacity', value: capacity, unit: 'kWp' }],
    })

  return {
    power: () => {
      const last = make({
        value: live.now.production,
        unit: 'W',
        formula: 'productionPower',
        source: of('generationPower'),
        gate: productionPowerGate(capacity),
        ...(asleep ? { quality: 'asleep' as const } : {}),
      })
      const hue = 'production'
      if (past && !asleep) return { hue, ...silent(last) }
      // Fallen silent before the night: what it gave by day is not what it gives asleep.
      if (past) return { hue, figure: { ...last, value: null }, note: { key: 'asleep', figure: last } }
      const used = share(capacityUse(live.now.production, capacity), 'capacityUse', [])
      return { hue, figure: last, note: { key: asleep ? 'asleep' : 'ofCapacity', figure: used } }
    },
    today: () => ({
      hue: 'production',
      figure: energy(today.production, 'productionToday', 'generationValue', 25),
      note: { key: 'hours', figure: hours() },
    }),
    month: () => ({
      hue: 'production',
      figure: energy(
        live.month.production ?? plant.productionMonth,
        'productionMonth',
        'generationMonth',
        745,
      ),
      note: null,
    }),
    year: () => ({
      hue: 'production',
      figure: energy(live.year.production ?? plant.productionYear, 'productionYear', 'generationYear', 8785),
      note: null,
    }),
    total: () => ({
      hue: 'production',
      figure: make({
        value: live.total.production ?? plant.productionTotal,
        unit: 'kWh',
        formula: 'productionTotal',
        source: of('generationTotal'),
        gate: lifetimeGate(capacity, years),
      }),
      note: null,
    }),
    hours: () => ({ hue: null, figure: hours(), note: null }),
    consumption: () => ({
      hue: 'consumption',
      figure: make({
        value: today.consumption,
        unit: 'kWh',
        formula: 'consumptionToday',
        source: of('useValue'),
        method: 'server',
      }),
      note: carries(plant.gridType).has('purchase')
        ? {
            key: 'purchased',
            figure: make({
              value: today.purchase,
              unit: 'kWh',
              formula: 'purchaseToday',
              source: of('buyValue'),
            }),
          }
        : null,
    }),
    selfConsumption: () => ({
      hue: null,
      figure: share(rates.selfConsumption, 'selfConsumption', [
        kWh('production', today.production),
        kWh('feedIn', today.feedIn),
      ]),
      note: {
        key: 'fedIn',
        figure: make({ value: today.feedIn, unit: 'kWh', formula: 'feedInToday', source: of('gridValue') }),
      },
    }),
    selfSufficiency: () => ({
      hue: null,
      figure: share(rates.selfSufficiency, 'selfSufficiency', [
        kWh('consumption', today.consumption),
        kWh('purchase', today.purchase),
      ]),
      note: null,
    }),
    battery: () => {
      const level = make({
        value: live.now.stateOfCharge,
        unit: '%',
        formula: 'stateOfCharge',
        source: of('batterySoc'),
        gate: percentGate,
      })
      const power = make({
        value: live.battery === 'charging' ? live.now.charge : live.now.discharge,
        unit: 'W',
        formula: 'batteryPower',
        source: of('batteryPower'),
      })
      // Without a direction nothing is said of the power, and idle it is not.
      const now = { figure: level, note: live.battery && { key: live.battery, figure: power } }
      return { hue: 'state-of-charge', ...(past ? silent(level) : now) }
    },
    income: () => ({
      hue: null,
      figure: make({
        value: plant.currency === null ? null : plant.incomeToday,
        unit: { currency: plant.currency ?? '' },
        formula: 'incomeToday',
        source: { call: 'C30', field: 'incomeValue' },
        method: 'simple',
      }),
      note: {
        key: 'incomeTotal',
        figure: make({
          value: plant.currency === null ? null : live.incomeTotal,
          unit: { currency: plant.currency ?? '' },
          formula: 'incomeTotal',
          source: of('incomeTotal'),
          method: 'simple',
        }),
      },
    }),
  }
}
