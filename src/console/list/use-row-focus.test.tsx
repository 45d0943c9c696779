import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ListControl } from './control'
import { useRowFocus } from './use-row-focus'

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id }))
const NONE: ReadonlySet<string> = new Set()

function looking(first: string | null, rows = rowsOf('a', 'b', 'c', 'd')) {
  const scrollToIndex = vi.fn()
  const { rerender } = renderHook(
    ({ open, rows }) => {
      const list = {
        address: { state: { open } },
        selection: { chosen: NONE },
        runner: { failure: null, element: null },
        bar: { isInside: () => false, leave: () => undefined },
        beside: true,
        acted: NONE,
      } as unknown as ListControl
      return useRowFocus(list, {
        ...{
          rows,
          active: 0,
          marked: false,
          left: null,
          moveTo: () => undefined,
          scrollToIndex,
          scroller: { current: null },
        },
        isDone: () => false,
      })
    },
    { initialProps: { open: first, rows } },
  )
  return {
    scrolled: () => scrollToIndex.mock.calls.map(([index]: number[]) => index),
    set: (open: string | null, now = rows) => rerender({ open, rows: now }),
  }
}

it('14: what an address opens is scrolled to, also when its row comes later, and once', () => {
  const list = looking('c', [])
  expect(list.scrolled()).toEqual([])
  list.set('c', rowsOf('a', 'b', 'c'))
  expect(list.scrolled()).toEqual([2])
  list.set('c', rowsOf('b', 'c'))
  expect(list.scrolled()).toEqual([2])
})

it('14: so is what the back button opens', () => {
  const list = looking('d')
  list.set(null)
  list.set('a')
  list.set('d')
  expect(list.scrolled()).toEqual([3, 0, 3])
})

it('14: a row that others go away above before the next frame takes the focus all the same', async () => {
  const scroller = document.createElement('div')
  document.body.append(scroller)
  const draw = (...ids: string[]) => {
    scroller.innerHTML = ids
      .map((id, at) => `<div data-index="${at}" id="${id}" tabindex="-1"></div>`)
      .join('')
    return rowsOf(...ids)
  }
  const { result, rerender } = renderHook(
    ({ rows }) =>
      useRowFocus(
        {
          address: { state: { open: null } },
          selection: { chosen: NONE },
          runner: { failure: null, element: null },
          bar: { isInside: () => false, leave: () => undefined },
          beside: true,
          acted: NONE,
        } as unknown as ListControl,
        {
          ...{ rows, active: 0, marked: true, left: null, moveTo: () => undefined },
          ...{ scrollToIndex: () => undefined, scroller: { current: scroller }, isDone: () => false },
        },
      ),
    { initialProps: { rows: draw('a', 'b', 'c', 'd', 'e') } },
  )
  result.current.focusRow(2)
  rerender({ rows: draw('c', 'd', 'e') })
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.activeElement?.id).toBe('c')
  scroller.remove()
})
