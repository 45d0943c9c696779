import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHeld, settingRefusal, settingText, wantsSerial } from './device-settings'

const factor = { range: { min: 0.8, max: 1, step: 0.01 }, choices: [], value: '1' }
const mode = { range: null, choices: [{ code: 'SELL', name: 'Sell first' }, { code: 'LOAD', name: null }], value: 'LOAD' } // oxfmt-ignore

describe('what may be set', () => {
  it.each([
    [factor, null, 'missing'],
    [factor, 1, 'same'],
    [factor, 0.95, null],
    [factor, 0.805, 'step'],
    [factor, 0.79, 'range'],
    [factor, 1.01, 'range'],
    [factor, 'SELL', 'range'],
    [mode, '', 'missing'],
    [mode, 'LOAD', 'same'],
    [mode, 'SELL', null],
    [mode, 'BURN', 'range'],
    [{ ...mode, value: null }, 'LOAD', null],
  ] as const)('%o to %s: %s', (setting, typed, refusal) => {
    expect(settingRefusal(setting, typed)).toBe(refusal)
  })

  it('every step of a range may be set, whatever the decimals make of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.constantFrom(0.01, 0.1, 0.5, 1), (steps, step) => {
        const range = { min: 0.8, max: 0.8 + 40 * step, step }
        expect(settingRefusal({ range, choices: [], value: null }, 0.8 + steps * step)).toBeNull()
      }),
    )
  })

  it.each([['low', false], ['medium', false], ['high', true], [null, true]] as const)('risk %s wants the serial typed: %s', (risk, wanted) => expect(wantsSerial({ risk })).toBe(wanted)) // oxfmt-ignore

  it.each([
    ['80', null, null],
    ['80', '80', true],
    ['80', '80.0', true],
    ['150', '104', false],
    ['SELL', 'SELL', true],
    ['SELL', 'LOAD', false],
    ['', '0', false],
  ])('sent %s, read back %s: held %s', (value, kept, held) => expect(isHeld({ value, kept })).toBe(held))

  it.each([
    [{ ...mode, unit: null }, 'SELL', 'Sell first'],
    [{ ...mode, unit: null }, 'LOAD', 'LOAD'],
    [{ choices: [], unit: 'A' }, '0', '0\u2009A'],
    [{ choices: [], unit: 'A' }, null, null],
  ])('%o says %s as %s', (setting, value, text) => expect(settingText(setting, value)).toBe(text))
})
