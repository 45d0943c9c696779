import { fireEvent, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { strikeAll } from './strike'

it('S7-68 a key that is pressed while those before it are struck comes after them; others are left alone', async () => {
  const seen: string[] = []
  const see = ({ key }: KeyboardEvent) => seen.push(key)
  document.body.addEventListener('keydown', see)
  const key = (name: string) => ({ key: name, ctrlKey: false, metaKey: false, shiftKey: false })
  strikeAll([key('ArrowDown'), key('ArrowUp')], (stroke) => stroke.key !== 'x')
  // As a browser says it: whoever listens first may take it away.
  expect(fireEvent.keyDown(document.body, { key: 'Enter' })).toBe(false)
  fireEvent.keyDown(document.body, { key: 'x' })
  await waitFor(() => expect(seen).toEqual(['x', 'ArrowDown', 'ArrowUp', 'Enter']))
  // Once they are through, keys are nobody's.
  await waitFor(() => expect(fireEvent.keyDown(document.body, { key: 'Home' })).toBe(true))
  document.body.removeEventListener('keydown', see)
})
