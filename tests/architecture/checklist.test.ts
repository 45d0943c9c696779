import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { idsIn, putOff } from '../run/checklist.mjs'

describe('ids in titles', () => {
  it.each([
    ['one at the beginning', 'S5-07 refuses a run', ['S5-07']],
    ['a list, however it is written', 'S5-07, S5-12 S8-01 hold', ['S5-07', 'S5-12', 'S8-01']],
    ['a range', 'S5-07..S5-09 refuse runs', ['S5-07', 'S5-08', 'S5-09']],
    ['three digits', 'S7-99..S7-101', ['S7-99', 'S7-100', 'S7-101']],
    ['no row', 'SHA-256 in section S9', []],
  ])('%s', (_, title, ids) => {
    expect(idsIn(title)).toEqual(ids)
  })
})

describe('rows that are put off', () => {
  const part = { section: 2, part: 'routes', due: 'later' }

  it('say why, or the checklist fails', () => {
    expect(putOff([part, { ...part, why: '  ' }])).toHaveLength(2)
    expect(
      putOff([
        { ...part, why: 'no server has the call yet' },
        { ...part, due: 'now' },
      ]),
    ).toEqual([])
  })

  it('are none without a reason', () => {
    const parts = JSON.parse(readFileSync('tests/checklist/rows.json', 'utf8')) as Parameters<
      typeof putOff
    >[0]
    expect(parts.length).toBeGreaterThan(40)
    expect(putOff(parts)).toEqual([])
  })
})
