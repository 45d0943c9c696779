import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useEffect, useRef } from 'react'
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
