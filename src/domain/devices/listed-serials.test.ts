import { describe, expect, it } from 'vitest'
import { listedSerials } from './listed-serials'

const KNOWN = ['LG2600000001', 'lg2600000002', null]

describe('S2-23 serials of a list that was pasted or opened', () => {
  it('one a line, or parted by commas: found, named twice, not among the known', () => {
    expect(listedSerials('LG2600000001\nlg2600000001, LG2600000009', KNOWN)).toEqual([
      { serial: 'LG2600000001', outcome: 'found' },
      { serial: 'LG2600000001', outcome: 'twice' },
      { serial: 'LG2600000009', outcome: 'unknown' },
    ])
  })

  it('a table brings its heading and other columns, and only the serial of each row counts', () => {
    const table =
      '"Plant";"Serial";"Until"\r\nRoof 7;LG2600000002;2026-07-01\r\nRoof 8;"LG2600000001";2026-07-02'
    expect(listedSerials(table, KNOWN)).toEqual([
      { serial: 'LG2600000002', outcome: 'found' },
      { serial: 'LG2600000001', outcome: 'found' },
    ])
  })

  it('has no most: a fleet may be in it', () => {
    const many = Array.from({ length: 120 }, (_, at) => `LG${String(1000 + at)}`)
    expect(listedSerials(many.join('\n'), many).filter(({ outcome }) => outcome === 'found')).toHaveLength(
      120,
    )
  })

  it('nothing is nothing', () => {
    expect(listedSerials(' \n--\n', KNOWN)).toEqual([])
  })
})
