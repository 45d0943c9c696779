import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { insuranceClaims } from '../../src/transport/calls/insurance'
import { answerOf } from './held-calls'
import { WRITES } from './failing-writes.data'
import { type FailingWrite, openedAt } from './write-parts'

/* A write that was done, and whose answer was lost: what stands beside it is asked for again and shows it. */

const inPart = (name: string) => within(screen.getByRole('region', { name, hidden: true }))

/** What shows that it was done, by the name of the write. */
const SHOWN: Readonly<Record<string, () => unknown>> = {
  'another password': () => expect(inPart('Password').getByText(/^Last changed: 2026-06-20/)).toBeVisible(),
  'a second step, confirmed': () => expect(screen.getByText('Recovery codes left: 10')).toBeVisible(),
  'a second step, off': () => expect(screen.getByText('Two-factor sign-in is off.')).toBeVisible(),
  'the end of a session': () =>
    expect(inPart('Where you are signed in').getAllByRole('listitem', { hidden: true })).toHaveLength(1),
  'a token': () => expect(screen.getByText('Total 1 record')).toBeInTheDocument(),
  'a token that is revoked': () => expect(screen.getByText(/^No token yet/)).toBeVisible(),
  'an export of the account': () =>
    expect(inPart('Exports so far').getAllByRole('listitem', { hidden: true })).toHaveLength(1),
} // oxfmt-ignore

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
})

const lost = (answer: () => Promise<Response>) => answer().then(() => answerOf('cut')())

async function sentAndLost(given: FailingWrite) {
  let left = 0
  const app = await openedAt(given, (path, answer, method) =>
    left > 0 && given.write.test(`${method} ${path}`) && (left -= 1) >= 0 ? lost(answer) : answer(),
  )
  await given.open(app)
  const dialog = screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog') ?? screen.getByRole('main')
  const button = within(dialog).getAllByRole('button', { name: given.send }).at(-1) as HTMLElement
  await waitFor(() => expect(button).toBeEnabled())
  left = 1
  await app.user.click(button)
  await waitFor(() => expect(left).toBe(0))
  return { app, button }
}

it.each(WRITES.filter(({ name }) => name in SHOWN))(
  '6: $name that was done and not answered is shown as it is',
  async (given) => {
    const { app } = await sentAndLost(given)
    await waitFor(() => expect(screen.getAllByText(/It is not known whether this was/)[0]).toBeVisible())
    // The dialog of an export stays what it was, for a press that asks again; what was made is shown once it is closed.
    const { name } = given
    if (name === 'an export of the account')
      await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => SHOWN[name]?.(), { timeout: 15_000 })
  },
  60_000,
)

it('S2-26 a claim whose first answer was lost is not refused when it is sent again', async () => {
  const given = WRITES.find(({ name }) => name === 'a claim, sent') as FailingWrite
  const { app, button } = await sentAndLost(given)
  await waitFor(() => expect(screen.getAllByText(/It is not known whether this was/)[0]).toBeVisible())
  await app.user.click(button)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Send claim' })).toBeNull()
}, 30_000)

it('S2-26 a claim that was written, and whose answer was lost, is there once when it is written again', async () => {
  const given = WRITES.find(({ name }) => name === 'a claim, written') as FailingWrite
  const { app, button } = await sentAndLost(given)
  await waitFor(() => expect(screen.getAllByText(/It is not known whether this was/)[0]).toBeVisible())
  await app.user.click(button)
  await waitFor(() => given.done(), { timeout: 5_000 })
  expect(await app.booted.services.send(insuranceClaims(1, 9))).toMatchObject({ total: 1 })
}, 30_000)
