import { expect, it } from 'vitest'
import type { ListControl } from './control'
import { fittingColumns, roomyColumns } from './tracks'

const list = {
  columns: {
    shown: [200, 100, 150].map((minWidth, at) => ({
      ...{ name: String(at), minWidth, shortWidth: Math.min(160, minWidth), share: 1, width: null },
    })),
  },
  plan: { actions: {}, title: '0', card: [] as readonly string[] },
  selectable: true,
} as unknown as ListControl

it.each([
  [Infinity, 3],
  [510, 3],
  [509, 2],
  [359, 1],
  [10, 1],
])('11: of three columns in %d px beside an open record %d are shown, none of them cut', (room, count) => {
  expect(fittingColumns(list, room)).toHaveLength(count)
})

it.each([
  [Infinity, ['0 200', '1 100', '2 150']],
  [509, ['0 160', '1 100', '2 150']],
  [469, ['0 160', '1 100']],
  [319, ['0 160']],
  [10, ['0 160']],
])('12: of three columns in %d px of a small window those that have room are shown: %j', (room, shown) => {
  expect(roomyColumns(list, room).map(({ name, minWidth }) => `${name} ${minWidth}`)).toEqual(shown)
})

it('12: what a card shows has room first, and stands where it was declared', () => {
  const plan = { ...list.plan, card: ['2'] }
  expect(roomyColumns({ ...list, plan }, 400).map(({ name }) => name)).toEqual(['0', '2'])
  expect(roomyColumns({ ...list, plan }, 480).map(({ name }) => name)).toEqual(['0', '1', '2'])
})

it('12: a column that is too wide makes room for the next', () => {
  const shown = list.columns.shown.map((column, at) => (at === 1 ? { ...column, ...WIDE } : column))
  const columns = { ...list.columns, shown }
  expect(roomyColumns({ ...list, columns }, 400).map(({ name }) => name)).toEqual(['0', '2'])
})

const WIDE = { minWidth: 500, shortWidth: 500 }
