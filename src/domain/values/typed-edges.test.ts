import { describe, expect, it } from 'vitest'
import { decimal, exactQuotient, toNumber } from './decimal'
import { plausibleEpoch, plausibleText } from './plausible'
import { frameBetween, isFrame, steppedFrame } from './picture-frame'
import { FILE_TYPES, fileNameOf, refusedFile } from './stored-file'
import { decimalMark, heldNumber, readNumber } from './typed-number'

const number = (value: number) => ({ kind: 'number', value })
const none = { kind: 'none' }

describe('a typed number', () => {
  it.each<[string, string, object]>([
    ["1'234.5", 'en', number(1234.5)],
    ['1’234', 'de', number(1234)],
    ['+ 5', 'en', number(5)],
    ['+5', 'en', number(5)],
    ['- 5', 'en', number(-5)],
    ['−5', 'en', number(-5)],
    ['-0', 'en', number(0)],
    ['.5', 'en', number(0.5)],
    ['5.', 'en', number(5)],
    ['5,', 'de', number(5)],
    ['.', 'en', none],
    ['-', 'en', none],
    ['+', 'en', none],
    ['x5.2', 'en', none],
    ['5x.2', 'en', none],
    ['5.2x', 'en', none],
    ['5.x2', 'en', none],
    ['1,23,456.7', 'en', none],
    ['1.234.5', 'en', none],
    ['1.234.567', 'de', number(1_234_567)],
    ['0.123', 'de', number(0.123)],
    ['1.230', 'en', number(1.23)],
    ['120.120', 'de', { kind: 'unclear', either: [120_120, 120.12] }],
    ['9'.repeat(16), 'en', none],
    [`${'9'.repeat(15)}.5`, 'en', number(999_999_999_999_999.5)],
  ])('%s in %s', (typed, language, wanted) => expect(readNumber(typed, language)).toEqual(wanted))

  it('has the mark of its language', () => {
    expect(['en', 'de', 'fr', 'en', 'de'].map(decimalMark)).toEqual(['.', ',', ',', '.', ','])
  })

  it.each([
    [' 5 kW', 'kW', 5],
    ['5kW ', 'kW', 5],
    ['5 kW', '', { unread: '5 kW', examples: ['1234.5'] }],
    ['5 kW', null, { unread: '5 kW', examples: ['1234.5'] }],
    ['kW', 'kW', { unread: 'kW', examples: ['1234.5'] }],
    [' kW', 'kW', { unread: 'kW', examples: ['1234.5'] }],
    ['  ', 'kW', null],
    [' 5 W ', 'kW', 0.005],
    [' 5 V ', 'kW', { unread: '5 V', examples: ['1234.5'] }],
    ['0.32 EUR', 'EUR', 0.32],
    ['0.32 €', 'EUR', 0.32],
    ['€0.32', 'EUR', 0.32],
    ['￥120', 'JPY', 120],
    ['$ 5', 'EUR', { unread: '$ 5', examples: ['1234.5'] }],
    ['€', 'EUR', { unread: '€', examples: ['1234.5'] }],
    ['5 €', 'kWh', { unread: '5 €', examples: ['1234.5'] }],
  ])('%s where %s is asked for', (typed, unit, held) =>
    expect(heldNumber(typed, 'en', { unit })).toEqual(held),
  )
})

describe('a stored file', () => {
  it.each([
    ['a.pdf', 5, null],
    ['a.PDF', 5, null],
    ['a.b.zip', 5, null],
    ['pdf', 5, 'fileType'],
    ['a.pdf.exe', 5, 'fileType'],
    ['a.', 5, 'fileType'],
    ['a.toString', 5, 'fileType'],
    ['a.pdf', 2_000_000, null],
    ['a.pdf', 2_000_001, 'pictureSize'],
  ])('%s of %i bytes, of two megabytes: %s', (name, size, refused) => {
    expect(refusedFile({ name, size }, 2)).toBe(refused)
  })

  it('is of a type that browsers show or save, and never run', () => {
    expect(Object.keys(FILE_TYPES)).toEqual([
      ...['pdf', 'png', 'jpg', 'jpeg', 'webp', 'gif', 'zip', 'docx', 'xlsx'],
    ])
    expect(Object.values(FILE_TYPES).filter((type) => /html|svg|script|xml$/.test(type))).toEqual([])
  })

  it.each([
    ['/x/y#a%20b.pdf', 'a b.pdf'],
    ['/x/b%20c.pdf?d=1', 'b c.pdf'],
    ['/x/', '/x/'],
    ['', ''],
    ['/x/%', '/x/%'],
  ])('%s is called %s', (address, name) => expect(fileNameOf(address)).toBe(name))
})

describe('a part of a picture', () => {
  it('lies between two points, in the picture', () => {
    expect(frameBetween({ x: 0.75, y: 1.5 }, { x: -0.5, y: 0.25 })).toEqual({
      x: 0,
      y: 0.25,
      width: 0.75,
      height: 0.75,
    })
  })
  it('is none without a way in both directions', () => {
    const frame = (width: number, height: number) => isFrame({ x: 0, y: 0, width, height })
    expect([frame(0.006, 0.006), frame(0.005, 0.1), frame(0.1, 0.005)]).toEqual([true, false, false])
  })
  it.each([
    ['ArrowLeft', { x: 0.2, y: 0.25 }, { width: 0.45, height: 0.5 }],
    ['ArrowRight', { x: 0.3, y: 0.25 }, { width: 0.55, height: 0.5 }],
    ['ArrowUp', { x: 0.25, y: 0.2 }, { width: 0.5, height: 0.45 }],
    ['ArrowDown', { x: 0.25, y: 0.3 }, { width: 0.5, height: 0.55 }],
  ])('goes and grows by %s', (key, place, size) => {
    const frame = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
    const rounded = (stepped: object | null) =>
      Object.fromEntries(
        Object.entries(stepped ?? {}).map(([side, share]) => [side, Math.round(share * 100) / 100]),
      )
    expect(rounded(steppedFrame(frame, key, false))).toEqual({ ...frame, ...place })
    expect(rounded(steppedFrame(frame, key, true))).toEqual({ ...frame, ...size })
  })
})

describe('a value of the outside', () => {
  it('is an instant from 1980 to 2100, both included', () => {
    const edges = [315_532_799, 315_532_800, 4_102_444_800, 4_102_444_801, null]
    expect(edges.map(plausibleEpoch)).toEqual([null, 315_532_800, 4_102_444_800, null, null])
  })
  it('is a text, or a number that has an end', () => {
    expect([7, Number.NaN, Infinity, true, {}, ' ', ' a '].map(plausibleText)).toEqual([
      ...['7', null, null, null, null, null, ' a '],
    ])
  })
})

describe('an exact decimal', () => {
  it.each([
    [0.001, 1n, 3],
    [-2.5, -2500n, 3],
    [1e-7, 1n, 7],
    [1.5e-7, 15n, 8],
    [1e21, 10n ** 21n, 0],
    [1.5e22, 15n * 10n ** 21n, 0],
    [0.1234567, 1_234_567n, 7],
  ])('of %d is the shortest that names it', (value, units, scale) => {
    expect(decimal(value)).toEqual({ units, scale })
    expect(toNumber({ units, scale })).toBe(value)
  })
  it('of a share has 15 digits, however small or large', () => {
    expect([exactQuotient(2, 3), exactQuotient(-2, 3), exactQuotient(1, 3e-9), exactQuotient(5, 0)]).toEqual([
      ...[0.666666666666666, -0.666666666666666, 333_333_333.333333, null],
    ])
  })
})
