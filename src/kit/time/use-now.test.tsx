import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNow } from './use-now'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

function Age({ every }: { every: number }) {
  return <p>{useNow(every)}</p>
}

it.each([
  [1, 1000, 1001],
  [10, 1000, 1010],
  [60, 990, 1050],
  [600, 990, 1590],
])('a time that is renewed every %i s goes on after as many, and not before', (every, first, next) => {
  const { unmount } = render(<Age every={every} />)
  act(() => vi.advanceTimersByTime(every * 1000 - 1))
  expect(screen.getByText(first)).toBeVisible()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText(next)).toBeVisible()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('ages of one step share a timer, and a hidden page draws none of them anew', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  render(
    <>
      <Age every={10} />
      <Age every={10} />
    </>,
  )
  expect(vi.getTimerCount()).toBe(1)
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.getAllByText(1010)).toHaveLength(2)
  hidden.mockReturnValue(true)
  act(() => vi.advanceTimersByTime(30_000))
  expect(screen.getAllByText(1010)).toHaveLength(2)
  hidden.mockReturnValue(false)
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.getAllByText(1050)).toHaveLength(2)
})
