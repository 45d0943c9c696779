import { knownSum } from '../values/decimal'

/** What the plants of a fleet have earned that are paid in one currency. */
export interface FleetIncome {
  /** ISO 4217 code; null where plants have none. */
  readonly currency: string | null
  /** Today, each plant by its own clock. */
  readonly today: number | null
  /** Plants whose income is known. */
  readonly plants: number | null
}

/** Sums by currency, never across them; that of most plants first. */
export function incomeByCurrency(
  plants: readonly { readonly currency: string | null; readonly income: number | null }[],
): readonly FleetIncome[] {
  const earned = new Map<string | null, number[]>()
  for (const { currency, income } of plants)
    if (income !== null) earned.set(currency, [...(earned.get(currency) ?? []), income])
  return [...earned.entries()]
    .map(([currency, incomes]) => ({ currency, today: knownSum(incomes), plants: incomes.length }))
    .sort(
      (one, other) => other.plants - one.plants || (one.currency ?? '').localeCompare(other.currency ?? ''),
    )
}
