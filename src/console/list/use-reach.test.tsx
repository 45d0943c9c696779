import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ListControl } from './control'
import { useReach } from './use-reach'

const rowsTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), record: {} }))

function reaching(open: string | null, count = 50) {
  const loadMore = vi.fn()
  const given = (count: number, open: string | null, hasMore = true) =>
    ({
      data: { rows: rowsTo(count), hasMore, loadingMore: false, stale: false, fault: null, loadMore },
      address: { state: { open } },
    }) as unknown as ListControl
  const { rerender } = renderHook(useReach, { initialProps: given(count, open) })
  return {
    asked: () => loadMore.mock.calls.length,
    set: (count: number, now = open, hasMore = true) => rerender(given(count, now, hasMore)),
  }
}

it('14: pages are loaded up to the row that an address opened', () => {
  const list = reaching('120')
  expect(list.asked()).toBe(1)
  list.set(100)
  expect(list.asked()).toBe(2)
  list.set(150)
  expect(list.asked()).toBe(2)
})

it('14: what is not to be found is looked for in 500 rows at most, and what left the list is not', () => {
  const [far, gone, last] = [reaching('9999', 450), reaching('49', 50), reaching('60', 50)]
  far.set(500)
  expect(far.asked()).toBe(1)
  gone.set(49)
  expect(gone.asked()).toBe(0)
  last.set(55, '60', false)
  expect(last.asked()).toBe(1)
})
