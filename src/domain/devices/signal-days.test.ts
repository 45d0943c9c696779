import { describe, expect, it } from 'vitest'
import { signalDays, weakestDay } from './signal-days'

const ZONE = 'Europe/Berlin'
const at = (text: string) => Date.parse(text) / 1000
const NOON = at('2026-06-18T10:00:00Z')
const said = (...points: readonly (readonly [text: string, value: number | null])[]) => ({
  points: points.map(([text, value]) => ({
    at: at(text),
    value,
    text: value === null ? null : String(value),
  })),
})

describe('the signal of four weeks', () => {
  it('has lowest, middle and highest of each day of the plant, the newest last; silence is no signal of 0', () => {
    const days = signalDays(
      said(
        ['2026-06-16T21:55:00Z', 40],
        // Midnight in Berlin.
        ['2026-06-16T22:00:00Z', 60],
        ['2026-06-17T08:00:00Z', 72],
        ['2026-06-17T09:00:00Z', 66],
        ['2026-06-17T22:00:00Z', null],
      ),
      NOON,
      ZONE,
    )
    expect(days).toHaveLength(28)
    expect(days.slice(-3)).toEqual([
      { date: '2026-06-16', heard: { lowest: 40, middle: 40, highest: 40 } },
      { date: '2026-06-17', heard: { lowest: 60, middle: 66, highest: 72 } },
      { date: '2026-06-18', heard: null },
    ])
    expect(days[0]).toEqual({ date: '2026-05-22', heard: null })
    expect(weakestDay(days)).toEqual({ date: '2026-06-16', percent: 40 })
  })

  it('of several days that are as weak names the newest, and none where nothing was heard', () => {
    const days = signalDays(said(['2026-06-15T10:00:00Z', 50], ['2026-06-17T10:00:00Z', 50]), NOON, ZONE)
    expect(weakestDay(days)?.date).toBe('2026-06-17')
    expect(weakestDay(signalDays({ points: [] }, NOON, ZONE))).toBeNull()
  })

  it('a day of 25 hours has all of its samples', () => {
    const days = signalDays(
      said(['2026-10-24T22:00:00Z', 30], ['2026-10-25T22:55:00Z', 80], ['2026-10-25T23:00:00Z', 90]),
      at('2026-10-26T10:00:00Z'),
      ZONE,
    )
    expect(days.at(-2)).toEqual({ date: '2026-10-25', heard: { lowest: 30, middle: 55, highest: 80 } })
  })
})
