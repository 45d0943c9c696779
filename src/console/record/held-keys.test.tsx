import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useEffect, useRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from '../../kit/parts/lazy-part'
import { HeldKeys } from './held-keys'

function Asking(props: { onKey(key: string): void }) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div role="dialog" aria-label="Assign">
      <button ref={first} onKeyDown={({ key }) => props.onKey(key)}>
        To me
      </button>
    </div>
  )
}

it('what is typed ahead of a dialog reaches it, and not the list below', async () => {
  let arrive: (part: typeof Asking) => void = () => undefined
  const Part = lazyPart(() => new Promise<typeof Asking>((resolve) => (arrive = resolve)))
  const [listener, below] = [vi.fn<(key: string) => void>(), vi.fn<(event: KeyboardEvent) => void>()]
  window.addEventListener('keydown', below)
  render(
    <Suspense fallback={<HeldKeys />}>
      <Part onKey={listener} />
    </Suspense>,
  )
  await userEvent.keyboard('a{Escape}7')
  expect(below.mock.calls.map(([{ key }]) => key)).toEqual(['Escape'])
  await act(async () => {
    arrive(Asking)
    await Promise.resolve()
  })
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(listener.mock.calls).toEqual([['a'], ['7']])
  await userEvent.keyboard('b')
  expect(listener).toHaveBeenLastCalledWith('b')
  window.removeEventListener('keydown', below)
})

function Typing(props: { onText(text: string): void }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => props.onText(text))
  return (
    <div role="dialog" aria-label="Commands">
      <input ref={field} value={text} onChange={({ target }) => setText(target.value)} />
    </div>
  )
}

it('24: a word that is typed ahead of a field stands in it, and no letter of it is a command below', async () => {
  let arrive: (part: typeof Typing) => void = () => undefined
  const Part = lazyPart(() => new Promise<typeof Typing>((resolve) => (arrive = resolve)))
  const below = vi.fn<(event: KeyboardEvent) => void>()
  window.addEventListener('keydown', below)
  render(
    <Suspense fallback={<HeldKeys />}>
      <Part onText={() => undefined} />
    </Suspense>,
  )
  await userEvent.keyboard('am Eichengrund, 9{Enter}')
  expect(below).not.toHaveBeenCalled()
  await act(async () => {
    arrive(Typing)
    await Promise.resolve()
  })
  expect(await screen.findByRole('textbox')).toHaveValue('am Eichengrund, 9')
  await userEvent.keyboard('b')
  expect(screen.getByRole('textbox')).toHaveValue('am Eichengrund, 9b')
  window.removeEventListener('keydown', below)
})
