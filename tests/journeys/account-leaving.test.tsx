import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RenderedApp, renderApp } from '../support/render-app'

const STEPS = '/account/settings/accountRevokeStep'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const heading = (name: string) => screen.findByRole('heading', { name, level: 2 })
const press = (app: RenderedApp, name: string) => app.user.click(screen.getByRole('button', { name }))

async function lastCode(app: RenderedApp): Promise<string> {
  const reply = await app.cloud.handle(new Request('http://localhost:3000/__cloud/mailbox'))
  return ((await reply?.json()) as { code: string }[] | undefined)?.at(-1)?.code ?? ''
}

/** A step is entered at its heading, and left by keys alone: what it still waits for takes the focus nowhere. */
async function onward(app: RenderedApp, step: string, button: string) {
  expect(await heading(step)).toHaveFocus()
  const aim = screen.getByRole('button', { name: button })
  for (let steps = 0; steps < 40 && document.activeElement !== aim; steps += 1) await app.user.tab()
  expect(aim).toHaveFocus()
  await app.user.keyboard('{Enter}')
}

/** From the fourth step, with a code that was sent, to the last. */
async function toTheEnd(app: RenderedApp) {
  await heading('Is it you?')
  await press(app, 'Send code')
  await screen.findByText('A code was sent to owner@heliograph.example.')
  // It counts down until another one may be asked for, and keeps the focus meanwhile.
  expect(screen.getByRole('button', { name: /^Again in/ })).toHaveFocus()
  await app.user.type(screen.getByLabelText('Verification code'), await lastCode(app))
  await press(app, 'Next')
  expect(await heading('Cancel for good?')).toHaveFocus()
  await app.user.type(screen.getByLabelText(/^Type “/), 'Robin Harbour')
}

it('S2-37 S2-38 S4-42 S4-43 S4-45 S8-66 S7-111 an account is cancelled in five steps, that are kept', async () => {
  const app = await renderApp({ as: 'owner', at: '/account/settings/accountRevoke' })
  const lost = await screen.findByRole('region', { name: 'What is lost' })
  expect(await within(lost).findByText('Plants you created')).toBeVisible()
  expect(within(lost).getByText('3')).toBeVisible()
  await app.user.click(await screen.findByRole('link', { name: 'Begin the cancellation' }))

  await heading('Why are you leaving?')
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  await app.user.click(screen.getByRole('radio', { name: 'I sold my plants' }))
  await press(app, 'Next')
  expect(await heading('Who takes over your plants?')).toHaveFocus()
  await waitFor(() => expect(screen.getAllByText('Stays without a new owner.')).toHaveLength(3))

  // Somebody inherits; the offer stands in the place of the plant.
  await app.user.click(screen.getAllByRole('button', { name: /^Transfer ownership: / })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog')
  const name = /Type “(.+)” to confirm/.exec(dialog.textContent)?.[1] ?? ''
  await app.user.type(within(dialog).getByLabelText('New owner'), 'new@heliograph.example')
  await app.user.type(within(dialog).getByLabelText(/^Type “/), name)
  await app.user.click(within(dialog).getByRole('button', { name: 'Transfer ownership' }))
  expect(await screen.findByText(/^To be answered by/)).toBeVisible()
  // The form of the dialog is none of the step's.
  expect(screen.getByRole('heading', { name: 'Who takes over your plants?' })).toBeVisible()
  await press(app, 'Next')
  await heading('Do you take your data along?')

  // Elsewhere in the settings and back: the third step is open.
  await app.user.click(screen.getByRole('link', { name: 'Cancel account' }))
  await app.user.click(await screen.findByRole('link', { name: 'Continue with step 3 of 5' }))
  await heading('Do you take your data along?')
  await press(app, 'Next')
  await toTheEnd(app)
  const waiting = screen.getByRole('button', { name: /^Possible in \d+ s$/ })
  expect(waiting).toBeDisabled()
  act(() => void vi.advanceTimersByTime(11_000))
  await press(app, 'Cancel account')
  expect(await heading('The cancellation has been requested')).toBeVisible()
  expect(screen.getByText('410001')).toBeVisible()
  expect(screen.getByText(/The request cannot be withdrawn/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel account' })).toBeNull()
  const sent = (await app.requests()).filter(({ path, method }) => method === 'POST' && path.endsWith('/acc/revoke'))
  expect(sent).toHaveLength(1)
}) // oxfmt-ignore

it('S2-38 S8-66 an account is cancelled by keyboard alone, and no step drops the focus; an answer that is lost is asked for: the request is there, and once', async () => {
  let lost = 0
  const app = await renderApp({
    as: 'owner',
    at: STEPS,
    between: async (path, answer) => {
      const reply = await answer()
      if (!path.endsWith('/acc/revoke')) return reply
      lost += 1
      throw new TypeError('the server was killed')
    },
  })
  await app.user.click(await screen.findByRole('radio', { name: 'Something else' }))
  await press(app, 'Next')
  await waitFor(() => expect(screen.getAllByText('Stays without a new owner.')).toHaveLength(3))
  await onward(app, 'Who takes over your plants?', 'Next')
  await onward(app, 'Do you take your data along?', 'Next')
  expect(await heading('Is it you?')).toHaveFocus()
  await toTheEnd(app)
  act(() => void vi.advanceTimersByTime(11_000))
  const last = screen.getByRole('button', { name: 'Cancel account' })
  for (let steps = 0; steps < 5 && document.activeElement !== last; steps += 1) await app.user.tab()
  expect(last).toHaveFocus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByText('410001')).toBeVisible())
  expect(screen.getByRole('heading', { name: 'The cancellation has been requested' })).toHaveFocus()
  expect(lost).toBe(1)
})

it('S8-34 a wrong code leads back to its field', async () => {
  const app = await renderApp({ as: 'owner', at: STEPS })
  await app.user.click(await screen.findByRole('radio', { name: 'Something else' }))
  for (const next of ['Who takes over your plants?', 'Do you take your data along?', 'Is it you?']) {
    await press(app, 'Next')
    await heading(next)
  }
  await app.user.type(screen.getByLabelText('Verification code'), '000')
  await press(app, 'Next')
  await heading('Cancel for good?')
  await app.user.type(screen.getByLabelText(/^Type “/), 'Robin Harbour')
  act(() => void vi.advanceTimersByTime(11_000))
  await press(app, 'Cancel account')
  await heading('Is it you?')
  expect(screen.getByLabelText('Verification code')).toHaveAttribute('aria-invalid', 'true')
})

it('S4-44 S8-65 somebody who may not cancel sees whom to ask', async () => {
  await renderApp({ as: 'admin', at: STEPS })
  expect(await screen.findByText(/^Cancelling this account is not supported/)).toBeVisible()
  const ask = screen.getByText(/^Cancelling this account is not supported/).closest('section') as HTMLElement
  expect(within(ask).getByRole('link', { name: 'Online Service' })).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})
