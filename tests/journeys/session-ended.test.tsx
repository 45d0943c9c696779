import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FEW, grid, prepareAlarms } from '../support/alarms'
import { go } from '../support/go'
import { demo, PASSWORD, renderApp, type RenderedApp } from '../support/render-app'

prepareAlarms()

const OPEN = '/alerts?m=0&f=state.in.*OPEN'
const WORDS = 'Fuse ordered, comes on Friday'

/** The server takes the session back, as a call would find out. */
function ended({ booted }: RenderedApp): void {
  const { session, storage } = booted.services
  act(() => session.end(storage.rawToken(), { kind: 'session' }))
}

/** Another tab ends the session: the cloud refused it there, or its person signed out. */
function endedElsewhere({ booted }: RenderedApp, refused: boolean): void {
  booted.services.storage.clearSession({ refused })
  act(() => {
    for (const key of ['heliograph.session-end', 'session'])
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: window.localStorage.getItem(key) }))
  })
}

async function signIn(app: RenderedApp, account: string): Promise<void> {
  await app.user.type(await screen.findByLabelText('Account'), demo(account))
  await app.user.type(screen.getByLabelText('Password'), PASSWORD)
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
}

/** Writes about the first open alarm, up to the moment before it is sent. */
async function writing(app: RenderedApp, key: string): Promise<string> {
  await within(await grid()).findAllByRole('checkbox')
  await app.user.keyboard(`j${key}`)
  const box = await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  await app.user.keyboard(WORDS)
  return box.textContent
}

describe('11 d: what is being written when the session ends', () => {
  it('a note is there again after sign-in, about the same alarm, also when another tab learnt first that the session is refused; it is gone when its person signs out in another tab', async () => {
    const app = await renderApp({ ...FEW, at: OPEN })
    const before = await writing(app, 'n')
    ended(app)
    await signIn(app, 'admin')
    const box = await screen.findByRole('dialog')
    expect(await within(box).findByDisplayValue(WORDS)).toBeVisible()
    expect(box.textContent).toBe(before)

    endedElsewhere(app, true)
    await signIn(app, 'admin')
    expect(await within(await screen.findByRole('dialog')).findByDisplayValue(WORDS)).toBeVisible()

    endedElsewhere(app, false)
    await signIn(app, 'admin')
    await within(await grid()).findAllByRole('checkbox')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('the reason of closing is there again after sign-in, about the same alarm; it is not shown to somebody else, nor later to the one who wrote it', async () => {
    const app = await renderApp({ ...FEW, at: OPEN })
    const before = await writing(app, 'c')
    ended(app)
    await signIn(app, 'admin')
    const box = await screen.findByRole('dialog')
    expect(await within(box).findByDisplayValue(WORDS)).toBeVisible()
    expect(box.textContent).toBe(before)

    ended(app)
    await signIn(app, 'operator')
    await within(await grid()).findAllByRole('row')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    ended(app)
    await signIn(app, 'admin')
    await within(await grid()).findAllByRole('checkbox')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('a form is as it was left; it is gone when its person signs out in another tab after the cloud refused it here, and when signing out', async () => {
    const app = await renderApp({ as: 'owner', at: '/plants/new' })
    await app.user.type(await screen.findByLabelText('Name'), 'Meadow North')
    ended(app)
    await signIn(app, 'owner')
    expect(await screen.findByLabelText('Name')).toHaveValue('Meadow North')

    ended(app)
    await screen.findByLabelText('Account')
    endedElsewhere(app, true)
    endedElsewhere(app, false)
    await signIn(app, 'owner')
    expect(await screen.findByLabelText('Name')).toHaveValue('')

    await app.user.type(screen.getByLabelText('Name'), 'Meadow South')
    await act(() => app.booted.services.session.logout())
    await signIn(app, 'owner')
    await screen.findByRole('navigation')
    await go('/plants/new')
    expect(await screen.findByLabelText('Name')).toHaveValue('')
  })
})
