import { describe, expect, it } from 'vitest'
import { faultOf } from './fault-error'
import { compactDate, id, jsonText, list, openEnum, page, record, trimmedEnum } from './wire'

const kind = (task: () => unknown) => {
  try {
    task()
  } catch (error) {
    return faultOf(error).kind
  }
  return 'no fault'
}
const name = (row: Record<string, unknown>) => (typeof row['name'] === 'string' ? row['name'] : null)

describe('wire readers', () => {
  it('S3-07 trims enums, and drops or keeps what is not in the vocabulary', () => {
    expect(trimmedEnum(' NORMAL', ['NORMAL', 'OFF'])).toBe('NORMAL')
    expect(trimmedEnum('NEW_THING', ['NORMAL'])).toBeNull()
    expect(openEnum(' NEW_THING ', ['NORMAL'])).toBe('NEW_THING')
    for (const broken of [null, '', 7.5, {}, []]) expect(trimmedEnum(broken, ['NORMAL'])).toBeNull()
  })

  it('reads identifiers that survive arithmetic', () => {
    expect([id(7), id('63400001'), id(7.5), id('x'), id(9.1e15), id(null)]).toEqual([
      7,
      63400001,
      null,
      null,
      null,
      null,
    ])
  })

  it('reads a record that comes twice once, as it came last, and keeps what has no id', () => {
    const read = (row: Record<string, unknown>) => ({ id: id(row['id']), name: name(row) })
    const raw = [{ id: 7, name: 'a' }, { id: 8 }, { id: 7, name: 'b' }, { name: 'c' }, { name: 'c' }]
    expect(list(raw, 'x', read)).toEqual([
      { id: 7, name: 'b' },
      { id: 8, name: null },
      { id: null, name: 'c' },
      { id: null, name: 'c' },
    ])
  })

  it('S4-27 reads a page; rows that cannot be read are left out, a broken total promises nothing', () => {
    expect(page({ total: '41', data: [{ name: 'a' }, null, 7, { name: 5 }] }, 'x', name)).toEqual({
      total: 41,
      rows: ['a'],
    })
    for (const total of [null, -1, '9'.repeat(60), {}])
      expect(page({ total, data: [{ name: 'a' }] }, 'x', name).total).toBe(1)
  })

  it('calls a wrong top level malformed', () => {
    for (const wrong of ['text', null, 7, [], true]) expect(kind(() => record(wrong, 'x'))).toBe('malformed')
    for (const wrong of ['text', null, 7, {}, true])
      expect(kind(() => list(wrong, 'x', name))).toBe('malformed')
    for (const wrong of [{}, { data: null }, { data: {} }, []])
      expect(kind(() => page(wrong, 'x', name))).toBe('malformed')
  })

  it('reads compact dates as number and as text', () => {
    expect([
      compactDate(20260113),
      compactDate(' 20260113 '),
      compactDate('2026-01-13'),
      compactDate(null),
    ]).toEqual(['2026-01-13', '2026-01-13', null, null])
  })

  it('S3-36 reads JSON inside of text, and nothing from broken text', () => {
    expect(jsonText('{"topNaviLogo":"x"}')).toEqual({ topNaviLogo: 'x' })
    for (const broken of ['{', '[]', 'null', '', null, {}]) expect(jsonText(broken)).toEqual({})
  })
})
