import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { insuranceClaims } from '../../src/transport/calls/insurance'
import type { RenderedApp } from '../support/render-app'
import { answerOf } from './held-calls'
import { elsewhere, write } from './failing-lines.data'
import { arrivedAt, type FailingWrite, openedAt } from './write-parts'

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

/** The first opens the console; each of them is sent, done and not answered, and then looked at. */
async function sentAndLost(
  line: readonly FailingWrite[],
  looked: (app: RenderedApp, given: FailingWrite, button: HTMLElement) => Promise<unknown>,
) {
  let left = 0
  let [now] = line as [FailingWrite]
  const app = await openedAt(now, (path, answer, method) =>
    left > 0 && now.write.test(`${method} ${path}`) && (left -= 1) >= 0 ? lost(answer) : answer(),
  )
  for (const given of line) {
    if (given !== now) await arrivedAt(app, given)
    now = given
    await given.open(app)
    const dialog =
      screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog') ?? screen.getByRole('main')
    const button = within(dialog).getAllByRole('button', { name: given.send }).at(-1) as HTMLElement
    await waitFor(() => expect(button, given.name).toBeEnabled())
    const unknown = () => screen.queryAllByText(/It is not known whether this was/)
    expect(unknown(), given.name).toEqual([])
    left = 1
    await app.user.click(button)
    await waitFor(() => expect(left, given.name).toBe(0))
    await waitFor(() => expect(unknown()[0], given.name).toBeVisible())
    await looked(app, given, button)
  }
  return app
}

const LINES = [
  [
    write('the end of a session'),
    write('a second step, confirmed', { given: elsewhere }),
    write('another password', { given: elsewhere }),
  ],
  [
    write('a second step, off'),
    write('a token'),
    write('a token that is revoked', { given: undefined }),
    write('an export of the account'),
  ],
]

it.each(LINES.map((line) => [line.map(({ name }) => name).join(', '), line] as const))(
  '6: %s that was done and not answered is shown as it is',
  async (_, line) => {
    await sentAndLost(line, async (app, { name }) => {
      // The dialog of an export stays what it was, for a press that asks again; what was made is shown once it is closed.
      if (name === 'an export of the account')
        await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => SHOWN[name]?.(), { timeout: 15_000 })
    })
  },
  60_000,
)

it('S2-26 a claim that was written and then sent, and whose answers were lost, is there once and not refused when it goes out again', async () => {
  const line = [write('a claim, written'), write('a claim, sent', { given: undefined })]
  await sentAndLost(line, async (app, given, button) => {
    await app.user.click(button)
    if (given === line[0]) await waitFor(() => given.done(), { timeout: 5_000 })
    else await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await app.booted.services.send(insuranceClaims(1, 9)), given.name).toMatchObject({ total: 1 })
  })
  expect(screen.queryByRole('button', { name: 'Send claim' })).toBeNull()
}, 30_000)
