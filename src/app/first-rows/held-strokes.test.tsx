import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdStrokes } from './held-strokes'

let field: HTMLInputElement
const slash = (event: KeyboardEvent) => {
  if (event.key !== '/' || event.target === field) return
  event.preventDefault()
  field.focus()
}
const type = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key })
}
const struck = () => vi.advanceTimersByTimeAsync(400)

beforeEach(() => {
  vi.useFakeTimers()
  field = document.body.appendChild(document.createElement('input'))
  window.addEventListener('keydown', slash)
})
afterEach(() => {
  vi.useRealTimers()
  window.removeEventListener('keydown', slash)
  field.remove()
})

it('25: what is pressed before the console hears is pressed again when it does, sign by sign', async () => {
  const strokes = holdStrokes()
  type('/', 'B', 'x', 'Backspace', 'a')
  expect(field).not.toBe(document.activeElement)
  strokes.release(true)
  await struck()
  expect(field.value).toBe('Ba')
  type('y')
  expect(field.value).toBe('Ba')
})

it('25: what is pressed while they are given on comes after them', async () => {
  const strokes = holdStrokes()
  type('/', 'B', 'a')
  strokes.release(true)
  type('c', 'k')
  await struck()
  expect(field.value).toBe('Back')
})

it('25: whoever points elsewhere, or types into what is there, has gone on', async () => {
  for (const goOn of [
    () => fireEvent.pointerDown(document.body),
    () => fireEvent.keyDown(field, { key: 'q' }),
  ]) {
    const strokes = holdStrokes()
    type('/', 'B')
    goOn()
    strokes.release(true)
    await struck()
    expect(field.value).toBe('')
  }
})

it('25: they are nobody’s where the rows go for another reason', async () => {
  const strokes = holdStrokes()
  type('/', 'B')
  strokes.release(false)
  await struck()
  expect(field.value).toBe('')
})
