import { describe, expect, it } from 'vitest'
import { pagesTogether, pushedOut } from './pages-together'

const rows = (ids: string) => [...ids].map((id) => ({ id }))
const idOf = ({ id }: { id?: unknown }) => String(id)
const text = (data: readonly { id?: unknown }[]) => data.map(idOf).join('')
const page = (ids: string, came: number, pushed = '') => ({
  page: { data: rows(ids), total: 9, ...(pushed === '' ? {} : { pushed: rows(pushed) }) },
  came,
})
const together = (...dated: readonly ReturnType<typeof page>[]) => {
  const { pages, ask } = pagesTogether(dated, idOf)
  return [pages.map(({ data }) => text(data)).join('|'), ask]
}
const pushed = (before: string, now: string, known = before) =>
  text(pushedOut(rows(before), rows(now), { known: new Set(known), idOf }))

describe('rows that new ones push over the end of a page', () => {
  it('12: are as many as came from nowhere', () => {
    expect(pushed('abcd', 'xabc')).toBe('d')
    expect(pushed('abcd', 'axyb')).toBe('cd')
  })

  it('12: none, where rows only left and others moved up', () => {
    expect(pushed('abcd', 'abce', 'abcdefgh')).toBe('')
    expect(pushed('abcd', 'bcde', 'abcdefgh')).toBe('')
  })

  it('12: not one that left while another came', () => {
    expect(pushed('abcd', 'xbcd')).toBe('')
  })
})

describe('pages of different age', () => {
  it('12: lose no row between them, and ask the page that the row went to', () => {
    expect(together(page('xabc', 2, 'd'), page('efgh', 1))).toEqual(['xabcd|efgh', [2]])
    expect(together(page('xabc', 2, 'd'), page('defg', 3, 'h'), page('ijkl', 1))).toEqual([
      'xabc|defgh|ijkl',
      [3],
    ])
  })

  it('12: keep what was pushed over the end of the last page until the next one comes', () => {
    expect(together(page('xabc', 2, 'd'))).toEqual(['xabcd', []])
    expect(together(page('xabc', 2, 'd'), page('efgh', 3))).toEqual(['xabc|efgh', []])
  })

  it('12: have each row once, where the newest answer has it', () => {
    expect(together(page('abce', 2), page('efgh', 1))).toEqual(['abce|fgh', []])
    expect(together(page('abcd', 1), page('defg', 2))).toEqual(['abc|defg', []])
  })

  it('are what they are where nothing moved', () => {
    const [one, two] = [page('abcd', 1), page('efgh', 1)]
    expect(pagesTogether([one, two], idOf).pages).toEqual([one.page, two.page])
    expect(pagesTogether([one, two], idOf).pages[0]).toBe(one.page)
  })
})
