import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { revokeAccount } from '../../src/transport/calls/leaving'
import { type RenderedApp, renderApp } from '../support/render-app'
import { BEFORE_CODE, press, type, upTo } from './write-parts'

/** So many wrong ones, and the code that was sent counts no more. */
const TRIES = 5

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

/** One that was not sent, after the true one was. */
async function wrongCode(app: RenderedApp): Promise<string> {
  await press(app, 'Send code')
  expect(await screen.findByRole('timer')).toBeVisible()
  const reply = await app.cloud.handle(new Request('http://localhost:3000/__cloud/mailbox'))
  const sent = ((await reply?.json()) as { code: string }[] | undefined)?.at(-1)?.code
  return sent === '000000' ? '111111' : '000000'
}

async function expectSpent() {
  const code = await screen.findByLabelText('Verification code')
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Too many wrong verification codes/))
  expect(screen.queryByRole('timer')).toBeNull()
}

it('S5-28 S8-69 an address to be linked: a code that counts no more is not said to be good', async () => {
  const app = await renderApp({ as: 'owner', at: '/account/settings/base' })
  await app.user.click(await screen.findByRole('button', { name: 'E-mail: Change' }, { timeout: 45_000 }))
  await type(app, 'New e-mail address', 'quay@heliograph.example')
  await type(app, 'Verification code', await wrongCode(app))
  const refused = async () =>
    (await app.requests()).filter(({ path, status }) => path.endsWith('/acc/bind') && status >= 400)
  for (let turn = 1; turn <= TRIES; turn += 1) {
    expect(screen.getByRole('timer')).toBeVisible()
    await press(app, 'Link')
    await waitFor(async () => expect(await refused()).toHaveLength(turn))
  }
  await expectSpent()
}, 90_000)

it('S4-45 S8-69 a cancellation: a code that counts no more is not said to be good', async () => {
  const app = await renderApp({ as: 'owner', at: '/account/settings/accountRevokeStep' })
  await upTo(...BEFORE_CODE)(app)
  const wrong = await wrongCode(app)
  const { send } = app.booted.services
  for (let turn = 1; turn < TRIES; turn += 1)
    await expect(send(revokeAccount(wrong, 'other'))).rejects.toBeDefined()
  await type(app, 'Verification code', wrong)
  await press(app, 'Next')
  await type(app, /^Type “/, 'Robin Harbour')
  act(() => void vi.advanceTimersByTime(11_000))
  await press(app, 'Cancel account')
  await screen.findByRole('heading', { name: 'Is it you?', level: 2 })
  await expectSpent()
}, 90_000)
