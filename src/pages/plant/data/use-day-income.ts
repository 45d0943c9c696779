import { useCall } from '../../../console/data/use-call'
import { plantIncome, type PlantIncome } from '../../../domain/money/plant-income'
import type { Finance } from '../../../domain/plants/plant-records'
import type { DayCurve, Plant } from '../../../domain/plants/reading'
import type { CallState } from '../../../kit/states/call-state'
import { finance } from '../../../transport/calls/finance'

export interface DayIncome {
  readonly income: PlantIncome
  readonly currency: string | null
}

/**
 * What own use and feed-in of a day are worth by the plant's prices (domain 6); null until both are known. With the
 * state of the prices: without them nobody knows.
 */
export function useDayIncome(
  plant: Plant,
  day: DayCurve | null | undefined,
): { earned: DayIncome | null; prices: CallState<unknown> } {
  const prices = useCall(['finance', plant.id], finance(plant.id), { beside: 'plant-finance' })
  return { earned: day && prices.data ? incomeOf(plant, day, prices.data) : null, prices }
}

function incomeOf(plant: Plant, day: DayCurve, prices: Finance): DayIncome {
  const income = plantIncome(
    plant.gridType,
    day.sums,
    { purchase: prices.consumptionPrice, feedIn: prices.price, subsidy: prices.subsidyUnitAmount },
    day.income,
  )
  return { income, currency: prices.currency ?? plant.currency }
}
