import { act, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { FULL } from '../support/walk'
import { answerOf, type Failure } from './held-calls'
import { type FailingWrite, openedAt } from './write-parts'

const FAILURES: readonly Failure[] = ['500', 'HTML', 'cut', 'refused', 'none']
/** They take turns from write to write. */
const failuresOf = ({ name }: FailingWrite): readonly Failure[] =>
  FULL ? FAILURES : FAILURES.slice(name.length % FAILURES.length).slice(0, 1)
/** Longer than one does not notice, ms. */
const WONDERS = 700
const ON_ITS_WAY = /(Sending|Saving)…/

/** The dialog if there is one, else the page. */
const place = () => document.querySelector<HTMLElement>('dialog[open]') ?? screen.getByRole('main')
/** What was typed and chosen. */
const typed = () =>
  [...place().querySelectorAll<HTMLInputElement>('input, textarea, select')]
    .map((one) => (one.type === 'checkbox' || one.type === 'radio' ? String(one.checked) : one.value))
    .filter((value) => value !== '')
const said = () =>
  [...place().querySelectorAll('[role=alert], .login-error, .hg-field-error')]
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== '')
const wait = (ms: number) => act(() => new Promise((over) => setTimeout(over, ms)))

/**
 * A write that answers nothing, then a 500, a page, half a reply or a refusal, then so late that one wonders, and is done
 * at last: what failed is said beside it, what was typed stays, and it is sent once a press.
 */
export async function throughFailures(given: FailingWrite): Promise<void> {
  let spoil: ((answer: () => Promise<Response>) => Promise<Response>) | null = null
  let sent = 0
  const app = await openedAt(given, (path, answer, method) => {
    if (spoil === null || !given.write.test(`${method} ${path}`)) return answer()
    sent += 1
    return spoil(answer)
  })
  await given.open(app)
  const button = () => within(place()).getAllByRole('button', { name: given.send }).at(-1) as HTMLElement
  const press = () => (given.sends ? given.sends(app) : app.user.click(button()))
  await waitFor(() => expect(button()).toBeEnabled())
  const before = typed()
  const failures = failuresOf(given)
  for (const [index, failure] of failures.entries()) {
    spoil = () => Promise.resolve().then(answerOf(failure))
    await press()
    await waitFor(() => expect(sent, failure).toBe(index + 1))
    await waitFor(() => expect(said(), failure).not.toEqual([]))
    expect(typed(), failure).toEqual(before)
    await waitFor(() => expect(button(), failure).toBeEnabled())
  }
  let letGo: () => void = () => undefined
  const held = new Promise<void>((over) => (letGo = over))
  spoil = async (answer) => {
    await held
    return answer()
  }
  await press()
  await wait(WONDERS)
  expect(place().textContent).toMatch(given.waits ?? ON_ITS_WAY)
  await press()
  expect(sent).toBe(failures.length + 1)
  letGo()
  await waitFor(() => given.done(), { timeout: 5_000 })
  expect(sent).toBe(failures.length + (given.calls ?? 1))
}
