import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneWay } from './direction'

describe('oneWay', () => {
  it('the word decides, whatever the sign: importing', () => {
    const usual = oneWay({ wirePower: 909, wireStatus: 'PURCHASE' })
    const reversed = oneWay({ wirePower: -5722, wireStatus: ' PURCHASE' })
    expect(usual).toMatchObject({ purchase: 909, feedIn: 0, grid: 'importing' })
    expect(reversed).toMatchObject({ purchase: 5722, feedIn: 0, grid: 'importing' })
  })

  it.each(['GRID_CONNECTED', 'SELL', 'REVERSE', 'grid_connected'])('%s is feed-in', (wireStatus) => {
    expect(oneWay({ wirePower: -3760, wireStatus, buyPower: null })).toMatchObject({
      feedIn: 3760,
      purchase: 0,
      grid: 'exporting',
    })
    expect(oneWay({ wirePower: 3760, wireStatus }).feedIn).toBe(3760)
  })

  it.each(['STATIC', 'STANDBY', 'IDLE'])('%s is idle in spite of small values', (word) => {
    expect(oneWay({ wirePower: 7, wireStatus: word, batteryPower: -9, batteryStatus: word })).toMatchObject({
      feedIn: 0,
      purchase: 0,
      charge: 0,
      discharge: 0,
      grid: 'idle',
      battery: 'idle',
    })
  })

  it('the battery likewise', () => {
    expect(oneWay({ batteryPower: -1500, batteryStatus: 'CHARGE' })).toMatchObject({
      charge: 1500,
      discharge: 0,
    })
    expect(oneWay({ batteryPower: 1500, batteryStatus: 'CHARGING' })).toMatchObject({
      charge: 1500,
      discharge: 0,
    })
    expect(oneWay({ batteryPower: -12, batteryStatus: 'DISCHARGE' })).toMatchObject({
      charge: 0,
      discharge: 12,
    })
    expect(oneWay({ dischargePower: -40, batteryStatus: 'DISCHARGING' }).discharge).toBe(40)
  })

  it('without a word the magnitudes decide, then the sign', () => {
    expect(oneWay({ wirePower: -300, buyPower: 300 })).toMatchObject({ grid: 'importing', purchase: 300 })
    expect(oneWay({ gridPower: 80 })).toMatchObject({ grid: 'exporting', feedIn: 80, purchase: 0 })
    expect(oneWay({ wirePower: 300 }).grid).toBe('importing')
    expect(oneWay({ wirePower: -300, wireStatus: 'NEW_WORD' }).grid).toBe('exporting')
    expect(oneWay({ batteryPower: 300 }).battery).toBe('discharging')
    expect(oneWay({ batteryPower: -300 }).battery).toBe('charging')
    expect(oneWay({ wirePower: 0 })).toMatchObject({ grid: 'idle', purchase: 0, feedIn: 0 })
  })

  it('what is not measured is null, not 0', () => {
    expect(oneWay({})).toEqual({
      production: null,
      consumption: null,
      feedIn: null,
      purchase: null,
      charge: null,
      discharge: null,
      grid: null,
      battery: null,
    })
    expect(oneWay({ wireStatus: 'PURCHASE' })).toMatchObject({ purchase: null, feedIn: 0, grid: 'importing' })
  })

  it("counts the inverter's own use at night as no production, a large negative as missing", () => {
    expect(oneWay({ generationPower: -8, usePower: -450 })).toMatchObject({ production: 0, consumption: 450 })
    expect(oneWay({ generationPower: -3000 }).production).toBeNull()
  })

  it.each([
    [-100, 0],
    [-100.1, null],
    [0, 0],
    [1, 1],
  ])('a production of %d W is %s', (generationPower, production) =>
    expect(oneWay({ generationPower }).production).toBe(production),
  )

  it('of two directions the greater one is it; of two that say nothing, none', () => {
    expect(oneWay({ buyPower: 5, gridPower: 9 })).toMatchObject({ grid: 'exporting', feedIn: 9, purchase: 0 })
    expect(oneWay({ buyPower: 9, gridPower: 5 })).toMatchObject({ grid: 'importing', purchase: 9, feedIn: 0 })
    expect(oneWay({ buyPower: 0 })).toMatchObject({ grid: 'idle', purchase: 0, feedIn: 0 })
    expect(oneWay({ gridPower: 0 })).toMatchObject({ grid: 'idle', purchase: 0, feedIn: 0 })
    expect(oneWay({ buyPower: 5, gridPower: 5 }).grid).toBe('idle')
    expect(oneWay({ wirePower: Number.NaN, buyPower: Infinity })).toMatchObject({
      grid: null,
      purchase: null,
    })
  })

  it('a power that is no number is not measured', () => {
    expect(oneWay({ usePower: Infinity }).consumption).toBeNull()
    expect(oneWay({ generationPower: Number.NaN }).production).toBeNull()
  })

  it('never gives a negative or unreadable power', () => {
    const watts = fc.oneof(fc.double(), fc.constant(null), fc.constant(undefined))
    const words = fc.oneof(fc.string(), fc.constantFrom('PURCHASE', 'CHARGE', 'STATIC', null, '__proto__'))
    fc.assert(
      fc.property(
        watts,
        watts,
        watts,
        words,
        words,
        (wirePower, batteryPower, buyPower, wireStatus, batteryStatus) => {
          const { grid, battery, ...powers } = oneWay({
            wirePower,
            batteryPower,
            buyPower,
            wireStatus,
            batteryStatus,
          })
          for (const power of Object.values(powers))
            expect(power === null || (Number.isFinite(power) && power >= 0)).toBe(true)
          expect([null, 'importing', 'exporting', 'idle']).toContain(grid)
          expect([null, 'charging', 'discharging', 'idle']).toContain(battery)
        },
      ),
    )
  })
})
