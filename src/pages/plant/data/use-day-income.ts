import { useCall } from '../../../console/data/use-call'
import { plantIncome, type PlantIncome } from '../../../domain/money/plant-income'
import type { DayCurve, Plant } from '../../../domain/plants/reading'
import { finance } from '../../../transport/calls/finance'

/** What own use and feed-in of a day are worth by the plant's prices (domain 6); null until both are known. */
export function useDayIncome(
  plant: Plant,
  day: DayCurve | null | undefined,
): { income: PlantIncome; currency: string | null } | null {
  const prices = useCall(['finance', plant.id], finance(plant.id), { beside: 'plant-finance' }).data
  if (!day || !prices) return null
  const income = plantIncome(
    plant.gridType,
    day.sums,
    { purchase: prices.consumptionPrice, feedIn: prices.price, subsidy: prices.subsidyUnitAmount },
    day.income,
  )
  return { income, currency: prices.currency ?? plant.currency }
}
