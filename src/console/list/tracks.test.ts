import { expect, it } from 'vitest'
import type { ListControl } from './control'
import { fittingColumns } from './tracks'

const list = {
  columns: {
    shown: [200, 100, 150].map((minWidth, at) => ({ name: String(at), minWidth, share: 1, width: null })),
  },
  plan: { actions: {} },
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
