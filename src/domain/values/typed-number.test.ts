import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../brand/language'
import { printed, scale } from './quantity'
import { decimalMark, heldNumber, isUnread, readNumber, type TypedNumber, writeNumber } from './typed-number'

const number = (value: number): TypedNumber => ({ kind: 'number', value })
const unclear = (one: number, other: number): TypedNumber => ({ kind: 'unclear', either: [one, other] })
const NONE: TypedNumber = { kind: 'none' }

const amounts = fc.oneof(
  fc.integer({ min: -1e12, max: 1e12 }),
  fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
  fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
  fc.integer({ min: -1e12, max: 1e12 }).map((millionths) => millionths / 1e6),
)
const anything = fc.double({ min: -1e15, max: 1e15, noNaN: true }).map((value) => (value === 0 ? 0 : value))

describe('a typed number is read in the way of the language', () => {
  it.each<[string, string, TypedNumber]>([
    ['9,5', 'de', number(9.5)],
    ['1.234,5', 'de', number(1234.5)],
    ['9.5', 'de', number(9.5)],
    ['9,5', 'en', number(9.5)],
    ['1,234.5', 'de', number(1234.5)],
    ['1.234,5', 'en', number(1234.5)],
    ['1.234.567', 'en', number(1_234_567)],
    ['1,234,567', 'de', number(1_234_567)],
    ['1,234', 'de', number(1.234)],
    ['1.234', 'en', number(1.234)],
    ['1.234', 'de', unclear(1234, 1.234)],
    ['1,234', 'en', unclear(1234, 1.234)],
    ['-12,345', 'ja', unclear(-12_345, -12.345)],
    ['0,234', 'en', number(0.234)],
    ['1234,567', 'en', number(1234.567)],
    ['1,2345', 'en', number(1.2345)],
    ['1 234,5', 'fr', number(1234.5)],
    ['1\u202f234\u202f567,25', 'fr', number(1_234_567.25)],
    ['1\u00a0234', 'pl', number(1234)],
    ['1’234.50', 'it', number(1234.5)],
    ['１２．５', 'ja', number(12.5)],
    ['−3,2', 'sl', number(-3.2)],
    ['+7', 'en', number(7)],
    [',5', 'de', number(0.5)],
    ['5,', 'de', number(5)],
    ['-0', 'en', number(0)],
    ['  ', 'en', { kind: 'empty' }],
    ['1.2.3', 'en', NONE],
    ['12,34,5', 'de', NONE],
    ['1.23,456,7', 'de', NONE],
    ['1 23', 'fr', NONE],
    ['1,234.567,8', 'en', NONE],
    ['9 kW', 'en', NONE],
    [',', 'de', NONE],
    ['-', 'de', NONE],
    ['1e3', 'en', NONE],
    ['x 5', 'en', NONE],
    ['5 x', 'en', NONE],
    ['5\n6', 'en', NONE],
    ['x5.25', 'en', NONE],
    ['5x.25', 'en', NONE],
    ['.5x', 'en', NONE],
    ['1.230', 'de', unclear(1230, 1.23)],
    ['+1.234', 'en', number(1.234)],
    ['+ 7', 'en', number(7)],
    ['- 7,5', 'de', number(-7.5)],
    ['99999999999999999', 'en', NONE],
  ])('%s in %s', (typed, language, expected) => expect(readNumber(typed, language)).toEqual(expected))

  it('degrees have no thousands, so that three decimals are never in doubt', () => {
    expect(readNumber('51.123', 'de', true)).toEqual(number(51.123))
    expect(readNumber('-8,456', 'en', true)).toEqual(number(-8.456))
  })

  it('what is refused brings examples in the language', () => {
    expect(heldNumber('1.234', 'de')).toEqual({ unread: '1.234', examples: ['1234', '1,234'] })
    expect(heldNumber(' viel ', 'de')).toEqual({ unread: 'viel', examples: ['1234,5'] })
    expect(heldNumber('lots', 'en')).toEqual({ unread: 'lots', examples: ['1234.5'] })
    expect(heldNumber('', 'en')).toBeNull()
    expect(heldNumber('9,5', 'en')).toBe(9.5)
    expect(heldNumber('x', 'de', { small: true })).toEqual({ unread: 'x', examples: ['9,5'] })
    expect(heldNumber('x', 'de', { whole: true })).toEqual({ unread: 'x', examples: ['12'] })
    expect(heldNumber(' 1.234 ', 'de')).toMatchObject({ unread: '1.234' })
  })
})

it('a text that was not read is told from what a field may hold', () => {
  expect(isUnread(heldNumber('lots', 'en'))).toBe(true)
  for (const held of [
    null,
    undefined,
    12,
    'lots',
    {},
    { unread: 'x' },
    { examples: [] },
    [],
    { lat: 1, lng: 2 },
  ])
    expect(isUnread(held)).toBe(false)
})

it('the mark of a language is asked for each of them', () => {
  expect(['de', 'en', 'fr', 'ja', 'de'].map(decimalMark)).toEqual([',', '.', ',', '.', ','])
})

describe.each(LANGUAGE_CODES)('2: printed, typed and read again in %s', (language) => {
  it('is the same number as the box prints it', () => {
    fc.assert(
      fc.property(fc.oneof(amounts, anything), (value) => {
        expect(readNumber(writeNumber(value, language), language)).toEqual(number(value))
      }),
    )
  })

  it('is the same number with the thousands of the language, or refused where that could be two', () => {
    const printer = new Intl.NumberFormat(language, { maximumFractionDigits: 20 })
    fc.assert(
      fc.property(amounts, (value) => {
        const read = readNumber(printer.format(value), language)
        if (read.kind === 'unclear') expect(read.either).toContain(value)
        else expect(read).toEqual(number(value))
        if (Math.abs(value) >= 1e6 || !Number.isInteger(value)) expect(read.kind).toBe('number')
      }),
    )
  })
})

it.each([
  ['9,5 kWp', 'de', 'kWp', 9.5],
  ['9.5kWp', 'en', 'kWp', 9.5],
  ['35,53 %', 'de', '%', 35.53],
  ['12 m³', 'en', 'm³', 12],
  ['9.5', 'en', '', 9.5],
])('2: %s in %s is read where %s is asked for', (typed, language, unit, value) => {
  expect(heldNumber(typed, language, { unit })).toBe(value)
})

it('2: a number with another unit than the one asked for is refused, never taken for as many of that', () => {
  for (const typed of ['9.5 mWp', '9.5 kW', '9.5 MWh', '9.5 kWp kWp', 'kWp', 'k', '9.5 k'])
    expect(isUnread(heldNumber(typed, 'en', { unit: 'kWp' })), typed).toBe(true)
  expect(isUnread(heldNumber('9.5 kVA', 'en', { unit: 'W' }))).toBe(true)
  for (const typed of ['1.2K', '5 %', '1.2K EUR', '1.2 KK'])
    expect(isUnread(heldNumber(typed, 'en', { unit: typed === '1.2K' ? 'kWh' : null })), typed).toBe(true)
})

it.each([
  ['3.4 MWh', 'en', 'kWh', 3400],
  ['3,4\u202fMWh', 'fr', 'kWh', 3400],
  ['1.25 GWh', 'en', 'kWh', 1_250_000],
  ['850 Wh', 'en', 'kWh', 0.85],
  ['9.5 MWp', 'en', 'kWp', 9500],
  ['12.34\u2009kW', 'en', 'W', 12_340],
  ['1.2k', 'en', null, 1200],
  ['1,2 K', 'de', null, 1200],
  ['-1.5M', 'en', '', -1_500_000],
  ['1.25K EUR', 'en', 'EUR', 1250],
  ['1,25K\u00a0€', 'de', 'EUR', 1250],
  ['EUR 1.25M', 'en', 'EUR', 1_250_000],
  ['3.5B', 'en', 'USD', 3_500_000_000],
  ['1.23 万元', 'zh', 'CNY', 12_300],
  ['2.5亿元', 'zh', 'CNY', 250_000_000],
  ['0.07 MWh', 'en', 'kWh', 70],
])('2: what is printed as %s in %s is read where %s is asked for', (typed, language, unit, value) => {
  expect(heldNumber(typed, language, { unit })).toBe(value)
})

it('2: what could be two numbers, or is too large, is so with its size as well', () => {
  expect(heldNumber('1.234 MWh', 'de', { unit: 'kWh' })).toEqual({
    unread: '1.234 MWh',
    examples: ['1234000', '1234'],
  })
  expect(isUnread(heldNumber('999999999999999 GWh', 'en', { unit: 'kWh' }))).toBe(true)
})

it.each(['W', 'kW', 'kWh', 'kWp', 'var'] as const)(
  '2: each figure as it is printed in %s is read again',
  (unit) => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (value) => {
        const held = heldNumber(printed(scale(value, unit)), 'en', { unit })
        // Two decimals are shown of it.
        expect(Math.abs(Number(held) - value)).toBeLessThanOrEqual(Math.abs(value) / 99)
      }),
    )
  },
)
