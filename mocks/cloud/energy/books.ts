import type { Sums } from './engine'

/** Hundredths of a kWh. */
const whole = (value: number) => Math.round(value * 100)

/** Whole hundredths that add up to those of the total: what rounding leaves over goes to the largest remainders. */
function fitted(total: number, parts: readonly number[]): readonly number[] {
  const exact = parts.map((part) => part * 100)
  const given = exact.map(Math.floor)
  let left = total - given.reduce((sum, part) => sum + part, 0)
  const order = exact
    .map((part, index) => ({ index, rest: part - (given[index] as number) }))
    .sort((a, b) => b.rest - a.rest)
  for (const { index } of order) {
    if (left <= 0) break
    given[index] = (given[index] as number) + 1
    left -= 1
  }
  return given
}

/**
 * The energies of a span in hundredths of a kWh that close: production is the sum of where it went, consumption that of
 * where it came from, and one way has one number, whatever it is called. A counter that was ahead of the records stays.
 */
export function booked(sums: Sums): Sums {
  const ways = [sums.genForUse, sums.genForGrid, sums.genForCharge]
  const made = ways.reduce((sum, way) => sum + way, 0)
  const closes = Math.abs(sums.gen - made) < 0.001
  const [use = 0, grid = 0, charge = 0] = fitted(whole(closes ? sums.gen : made), ways)
  const others = fitted(whole(sums.use) - use, [sums.buy, sums.discharge, sums.generator])
  const [buy = 0, discharge = 0, generator = 0] = others
  const book: Partial<Record<keyof Sums, number>> = {
    gen: whole(sums.gen),
    use: use + buy + discharge + generator,
    genForUse: use,
    useFromGen: use,
    grid,
    genForGrid: grid,
    charge,
    genForCharge: charge,
    buy,
    useFromBuy: buy,
    discharge,
    useFromDischarge: discharge,
    generator,
  }
  const kwh = Object.fromEntries(Object.entries(book).map(([name, value]) => [name, value / 100]))
  return { ...sums, ...kwh }
}
