import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useActive } from './use-active'

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id, record: { id } }))
const ROWS = rowsOf('a', 'b', 'c', 'd')

function standing(open: string | null = null, rows = ROWS) {
  const { result, rerender } = renderHook(({ open, rows }) => useActive(rows, open), {
    initialProps: { open, rows },
  })
  return {
    at: () => result.current[0],
    move: (index: number) => act(() => result.current[1](index)),
    set: (next: string | null, some = ROWS) => rerender({ open: next, rows: some }),
  }
}

it('14: stands on what an address opened, also when its row comes later, and stays there when that is closed', () => {
  const list = standing('c', [])
  list.set('c')
  expect(list.at()).toBe(2)
  list.set(null)
  expect(list.at()).toBe(2)
})

it('14: follows the back button, and not the echo of its own steps', () => {
  const list = standing('a')
  list.move(1)
  list.move(2)
  // The record that stands open follows one step after the other.
  list.set('b')
  expect(list.at()).toBe(2)
  list.set('c')
  expect(list.at()).toBe(2)
  list.set('b')
  expect(list.at()).toBe(1)
})

it('stands on the row that takes the place of one that goes', () => {
  const list = standing()
  list.move(1)
  list.set(null, rowsOf('a', 'c', 'd'))
  expect(list.at()).toBe(1)
})
