import { describe, expect, it } from 'vitest'
import { pagesInSight, pagesOf, rowsOf } from './list-rows'

const page = (...ids: number[]) => ({ data: ids.map((id) => ({ id })) })
const NOWHERE = new Map<string, number>()

describe('rows of a list', () => {
  it('hold each record once, and the newer of two', () => {
    const rows = rowsOf('id', [
      { id: 1, name: 'old' },
      { id: 2, name: 'other' },
      { id: 1, name: 'new' },
    ])
    expect(rows.map(({ id, record }) => [id, record['name']])).toEqual([
      ['1', 'new'],
      ['2', 'other'],
    ])
  })

  it('are empty where nothing came', () => expect(rowsOf('id', [])).toEqual([]))
})

describe('pages in sight', () => {
  const rows = rowsOf(
    'id',
    Array.from({ length: 60 }, (_, id) => ({ id })),
  )

  it.each([
    [0, 19, [1]],
    [0, 20, [1, 2]],
    [19, 40, [1, 2, 3]],
    [55, 90, [3]],
    [70, 90, []],
  ])('of rows %i to %i at twenty a page are %j', (first, last, expected) => {
    expect(pagesInSight(rows, { first, last, size: 20, pageOf: NOWHERE })).toEqual(expected)
  })

  it('are those from which the rows came, where they stand in another order', () => {
    const pages = [page(1, 2), page(3, 4), page(5, 6)]
    const mixed = rowsOf('id', [{ id: 6 }, { id: 1 }, { id: 4 }, { id: 5 }])
    const pageOf = pagesOf('id', pages)
    expect(pagesInSight(mixed, { first: 0, last: 1, size: 2, pageOf })).toEqual([1, 3])
    expect(pagesInSight(mixed, { first: 2, last: 3, size: 2, pageOf })).toEqual([2, 3])
  })
})
