import { describe, expect, it } from 'vitest'
import { dayBars } from './days'

const day = (date: string, energy: number | null, plants = 3) => ({ date, energy, plants })

describe('bars of days', () => {
  it('begin at 0 and end at the best day; what is missing is none, and never 0', () => {
    const { bars, best, mean } = dayBars([day('2026-06-01', 50), day('2026-06-02', null), day('2026-06-03', 100), day('2026-06-04', 0)]) ?? {}
    expect(bars?.map(({ share }) => share)).toEqual([0.5, null, 1, 0])
    expect(best?.date).toBe('2026-06-03')
    expect(mean).toBe(50)
  }) // oxfmt-ignore

  it('of fewer plants are marked and left out of the mean', () => {
    const { bars, mean } = dayBars([day('2026-06-01', 40), day('2026-06-02', 10, 1)]) ?? {}
    expect(bars?.map(({ partial }) => partial)).toEqual([false, true])
    expect(mean).toBe(40)
  })

  it('a fleet in the dark has bars of 0; nothing known has none', () => {
    expect(dayBars([day('2026-01-01', 0)])?.bars[0]?.share).toBe(0)
    expect(dayBars([day('2026-01-01', null)])).toBeNull()
    expect(dayBars([])).toBeNull()
  })
})
