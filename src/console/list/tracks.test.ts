import { expect, it } from 'vitest'
import type { ListControl } from './control'
import { fittingColumns, roomyColumns } from './tracks'

const list = {
  columns: {
    shown: [200, 100, 150].map((minWidth, at) => ({ name: String(at), minWidth, share: 1, width: null })),
  },
  plan: { actions: {}, title: '0' },
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
])('12: of three columns in %d px of a small window those that come first are shown: %j', (room, shown) => {
  expect(roomyColumns(list, room).map(({ name, minWidth }) => `${name} ${minWidth}`)).toEqual(shown)
})

it('12: a column that is too wide makes room for the next', () => {
  const [name, wide, narrow] = list.columns.shown.map((column, at) => ({
    ...column,
    minWidth: [200, 500, 100][at] ?? 0,
  }))
  const shown = [name, wide, narrow] as ListControl['columns']['shown']
  expect(roomyColumns({ ...list, columns: { ...list.columns, shown } }, 400).map((one) => one.name)).toEqual([
    '0',
    '2',
  ])
})
