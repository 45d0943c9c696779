import { act, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { textsOnScreen } from '../support/foreign'
import { FULL } from '../support/walk'
import { answerOf, type Failure } from './held-calls'
import type { RenderedApp } from '../support/render-app'
import { arrivedAt, type FailingWrite, openedAt } from './write-parts'

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

/** Says what stands there, the last first: a report keeps the beginning of what is wrong. */
function insteadOf({ name }: FailingWrite, error: Error): Error {
  error.message = `${name} is not done: ${textsOnScreen().toReversed().join(' | ')}\n${error.message}`
  return error
}

type Spoil = ((answer: () => Promise<Response>) => Promise<Response>) | null

/**
 * Writes that answer nothing, then a 500, a page, half a reply or a refusal, then so late that one wonders, and are done
 * at last: what failed is said beside it, what was typed stays, and it is sent once a press. The first opens the console,
 * the others go on from where the one before them ended.
 */
export async function throughFailures(...line: readonly FailingWrite[]): Promise<void> {
  const [first] = line as [FailingWrite]
  const now: { given: FailingWrite; spoil: Spoil; sent: number } = { given: first, spoil: null, sent: 0 }
  const app = await openedAt(first, (path, answer, method) => {
    if (now.spoil === null || !now.given.write.test(`${method} ${path}`)) return answer()
    now.sent += 1
    return now.spoil(answer)
  })
  for (const given of line) {
    Object.assign(now, { given, spoil: null, sent: 0 })
    if (given !== first) await arrivedAt(app, given)
    await given.open(app)
    await failing(app, given, now)
  }
}

async function failing(app: RenderedApp, given: FailingWrite, now: { spoil: Spoil; sent: number }) {
  const button = () => within(place()).getAllByRole('button', { name: given.send }).at(-1) as HTMLElement
  const press = () => (given.sends ? given.sends(app) : app.user.click(button()))
  await waitFor(() => expect(button(), given.name).toBeEnabled())
  const before = typed()
  const failures = failuresOf(given)
  for (const [index, failure] of failures.entries()) {
    const which = `${given.name}: ${failure}`
    now.spoil = () => Promise.resolve().then(answerOf(failure))
    if (index === 0) expect(said(), which).toEqual([])
    await press()
    await waitFor(() => expect(now.sent, which).toBe(index + 1))
    await waitFor(() => expect(said(), which).not.toEqual([]))
    expect(typed(), which).toEqual(before)
    await waitFor(() => expect(button(), which).toBeEnabled())
  }
  let letGo: () => void = () => undefined
  const held = new Promise<void>((over) => (letGo = over))
  now.spoil = async (answer) => {
    await held
    return answer()
  }
  await press()
  await wait(WONDERS)
  expect(place().textContent, given.name).toMatch(given.waits ?? ON_ITS_WAY)
  await press()
  expect(now.sent, given.name).toBe(failures.length + 1)
  letGo()
  await waitFor(() => given.done(), { timeout: 5_000, onTimeout: (error) => insteadOf(given, error) })
  expect(now.sent, given.name).toBe(failures.length + (given.calls ?? 1))
}
