import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SERIALS, plainSerial, serialRows } from './serial-list'

const serialsOf = (text: string) => serialRows(text).map(({ serial }) => serial)

describe('pasted serials', () => {
  it.each([
    ['one a line', 'LG2600000001\nLG2600000002\r\n', ['LG2600000001', 'LG2600000002']],
    ['commas and semicolons', 'a12,b34; c56', ['A12', 'B34', 'C56']],
    ['cells of a table', '"LG2600000001"\t\'MT26\'', ['LG2600000001', 'MT26']],
    ['nothing but blanks', ' \n ;,\t', []],
  ])('are read: %s', (_, text, expected) => {
    expect(serialsOf(text)).toEqual(expected)
  })

  it.each([
    ['bad serial!', ['BAD SERIAL!']],
    ['bad serial', ['BAD SERIAL']],
    ['serial LG2600000001', ['SERIAL LG2600000001']],
  ])('26: "%s" is refused as it stands, not split', (text, expected) => {
    expect(serialRows(text)).toEqual(expected.map((serial) => ({ serial, wrong: 'form' })))
  })

  it('parted by blanks are so many', () => {
    expect(serialsOf('LG2600000001  LG2600000002 MT26')).toEqual(['LG2600000001', 'LG2600000002', 'MT26'])
  })

  it('say for each row why it is not sent', () => {
    expect(serialRows('LG1234\n§$%\nlg1234\nMT26000001', ['mt26000001 ', null])).toEqual([
      { serial: 'LG1234', wrong: null },
      { serial: '§$%', wrong: 'form' },
      { serial: 'LG1234', wrong: 'twice' },
      { serial: 'MT26000001', wrong: 'here' },
    ])
  })

  it('are at most fifty in one go, those that cannot be sent not counted', () => {
    const many = Array.from({ length: MAX_SERIALS + 2 }, (_, at) => `LG26${String(at).padStart(6, '0')}`)
    const rows = serialRows(['--', ...many].join('\n'))
    expect(rows.filter(({ wrong }) => wrong === null)).toHaveLength(MAX_SERIALS)
    expect(rows.slice(-2).map(({ wrong }) => wrong)).toEqual(['beyond', 'beyond'])
  })

  it('never send one twice, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const good = serialRows(text).filter(({ wrong }) => wrong === null)
        expect(new Set(good.map(({ serial }) => serial)).size).toBe(good.length)
        for (const { serial } of good) expect(plainSerial(serial)).toBe(serial)
      }),
    )
  })
})
