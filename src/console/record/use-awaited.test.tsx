import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useAwaited } from './use-awaited'

function form() {
  const save = vi.fn()
  const { result } = renderHook(() => useAwaited(save))
  return { save, result }
}

it('saves at once where nothing is on its way, and again at the next press', () => {
  const { save, result } = form()
  act(() => result.current.save())
  act(() => result.current.save())
  expect(save).toHaveBeenCalledTimes(2)
  expect(result.current.asked).toBe(false)
})

it('saves once as soon as all that is on its way is there', () => {
  const { save, result } = form()
  act(() => result.current.report('photo', 'begun'))
  act(() => result.current.report('paper', 'begun'))
  act(() => result.current.save())
  act(() => result.current.report('photo', 'there'))
  expect(result.current.asked).toBe(true)
  expect(save).not.toHaveBeenCalled()
  act(() => result.current.report('paper', 'there'))
  expect(save).toHaveBeenCalledOnce()
  expect(result.current.asked).toBe(false)
})

it('saves nothing after one that failed', () => {
  const { save, result } = form()
  act(() => result.current.report('photo', 'begun'))
  act(() => result.current.save())
  act(() => result.current.report('photo', 'failed'))
  act(() => result.current.report('photo', 'begun'))
  act(() => result.current.report('photo', 'there'))
  expect(save).not.toHaveBeenCalled()
  expect(result.current.asked).toBe(false)
})

it('saves at a press that comes before the screen has followed the last value, and waits for nothing after it', () => {
  const { save, result } = form()
  act(() => result.current.report('photo', 'begun'))
  const pressed = result.current.save
  act(() => {
    result.current.report('photo', 'there')
    pressed()
  })
  expect(save).toHaveBeenCalledOnce()
  expect(result.current.asked).toBe(false)
  act(() => result.current.save())
  expect(save).toHaveBeenCalledTimes(2)
})
