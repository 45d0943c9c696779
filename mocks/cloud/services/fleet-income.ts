import { type FleetIncome, incomeByCurrency } from '../../../src/domain/fleet/income'
import { plantIncome } from '../../../src/domain/money/plant-income'
import type { Sums } from '../energy/engine'
import { energyFields, income } from '../energy/figures'
import { snapshot } from '../energy/readings'
import type { SimPlant } from '../plants/plant'
import { dayKnown } from '../plants/plant-state'
import { financeOf } from '../plants/station-record'
import { type Call, readablePlants } from '../wire/call'

const number = (value: unknown) => (typeof value === 'number' ? value : null)

/** s for which energies of the day are kept: to work out those of a thousand plants holds the server for long. */
const QUARTER = 900
const counted = new WeakMap<SimPlant, { quarter: number; known: Sums | null }>()

/** The energies of the day as they were when they were asked for first in this quarter of an hour. */
function energiesOf(call: Call, plant: SimPlant): Sums | null {
  const quarter = Math.floor(call.now / QUARTER)
  const before = counted.get(plant)
  if (before?.quarter === quarter) return before.known
  const known = dayKnown(plant, call.now, snapshot(call.world.engine, plant, call.now))
  counted.set(plant, { quarter, known })
  return known
}

/** Where own use is worth something it needs the plant's prices: that of all production at one price is none. */
function incomeToday(call: Call, plant: SimPlant): number | null {
  const known = energiesOf(call, plant)
  const values = energyFields(plant, 'Value', known)
  const finance = financeOf(call, plant)
  const earned = plantIncome(
    plant.quirks.gridWord ?? plant.gridType,
    {
      production: number(values['generationValue']),
      consumption: number(values['useValue']),
      feedIn: number(values['gridValue']),
      purchase: number(values['buyValue']),
      charge: number(values['chargeValue']),
      discharge: number(values['dischargeValue']),
    },
    {
      purchase: number(finance['consumptionPrice']),
      feedIn: number(finance['mergeElectricPrice']),
      subsidy: number(finance['subsidyUnitAmount']),
    },
    known && income(plant, known.gen),
  )
  return earned.kind === 'amount' ? earned.value : null
}

/** Ours: what all plants in reach have earned today, each by its own calendar, by currency. */
export function producedIncome(call: Call): { incomes: readonly FleetIncome[] } {
  const plants = readablePlants(call).flatMap((id) => {
    const plant = call.world.plant(id, call.centre)
    return plant ? [{ currency: plant.currency, income: incomeToday(call, plant) }] : []
  })
  return { incomes: incomeByCurrency(plants) }
}
