import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byUrgency, lossPerDay, lostEnergy, type PowerSlot, type Urgency } from './alarm-loss'
import { knownSum } from '../values/decimal'

const slot = (expected: number | null, actual: number | null): PowerSlot => ({ expected, actual })

describe('energy lost by an alarm', () => {
  it.each<[string, readonly PowerSlot[], { energy: number; share: number | null } | null]>([
    ['everything for an hour', Array.from({ length: 12 }, () => slot(6000, 0)), { energy: 6, share: 1 }],
    ['a third of it', Array.from({ length: 12 }, () => slot(6000, 4000)), { energy: 2, share: 1 / 3 }],
    ['a night costs nothing', [slot(0, 0), slot(0, null)], { energy: 0, share: null }],
    ['more than expected is no gain', [slot(1200, 1500), slot(1200, 0)], { energy: 0.1, share: 0.5 }],
    ['a lost sample counts as the others', [slot(1200, 0), slot(1200, null)], { energy: 0.2, share: 1 }],
    ['nothing measured in the sun', [slot(0, 0), slot(1200, null)], null],
    ['nothing expected that anybody knows', [slot(null, 0)], null],
  ])('%s', (_, slots, expected) => {
    const loss = lostEnergy(slots, 300)
    expect(loss === null ? null : { energy: +loss.energy.toFixed(6), share: loss.share }).toEqual(expected)
  })

  it('is never below nothing, nor above what was expected', () => {
    const watts = fc.integer({ min: 0, max: 1e6 })
    fc.assert(
      fc.property(fc.array(fc.record({ expected: watts, actual: watts })), (slots) => {
        const all = slots.reduce((sum, { expected }) => sum + expected, 0) / 12_000
        const energy = lostEnergy(slots, 300)?.energy ?? 0
        expect(energy).toBeGreaterThanOrEqual(0)
        expect(energy).toBeLessThanOrEqual(all * (1 + 1e-9))
      }),
    )
  })
})

describe('what another day costs', () => {
  const half = { energy: 3, share: 0.5 }
  it.each([
    ['half of a usual day', half, 40, true, 20],
    ['nothing once it is over', half, 40, false, 0],
    ['unknown before the sun has shone on it', { energy: 0, share: null }, 40, true, null],
    ['unknown without an expectation', half, null, true, null],
    ['unknown where the loss is', null, 40, true, null],
  ])('%s', (_, loss, usual, lasts, expected) => expect(lossPerDay(loss, usual, lasts)).toBe(expected))
})

describe('order of urgency', () => {
  const alarm = (part: Partial<Urgency>): Urgency => ({
    lasts: true, safety: false, lossPerDay: 0, level: 1, started: 100, ...part,
  }) // oxfmt-ignore
  it('is safety, loss per day, level, start, and what is over last', () => {
    const wanted = [
      alarm({ safety: true, lossPerDay: null }),
      alarm({ safety: true, level: 2 }),
      alarm({ lossPerDay: 50, level: 0 }),
      alarm({ lossPerDay: 2 }),
      alarm({ lossPerDay: null }),
      alarm({ level: 2, started: 1 }),
      alarm({ started: 300 }),
      alarm({ started: 200 }),
      alarm({ lasts: false, safety: true }),
    ]
    expect([...wanted].reverse().sort(byUrgency)).toEqual(wanted)
  })
})

it.each([
  [[1, null, 2], 3],
  [[null, null], null],
  [[], null],
  [[0], 0],
])('the sum of %j is %s', (values, sum) => expect(knownSum(values)).toBe(sum))
