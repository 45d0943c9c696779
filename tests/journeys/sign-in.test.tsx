import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { demo, PASSWORD, renderApp, type RenderedApp } from '../support/render-app'
import { walked } from '../support/walk'

const TOKEN = '/oauth2-s/oauth/token'
const single = { configuration: { multiDataCentre: false } }
const several = { configuration: { multiDataCentre: true } }

async function fill(app: RenderedApp, account: string, password = PASSWORD): Promise<void> {
  const field = await screen.findByLabelText('Account')
  await app.user.clear(field)
  await app.user.type(field, account)
  await app.user.clear(screen.getByLabelText('Password'))
  await app.user.type(screen.getByLabelText('Password'), password)
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
}

const FAULTS = [
  [{ drop: true }, /network error/i],
  [{ status: 500 }, /request failed|server/i],
  [{ body: '<html>proxy</html>' }, /.+/],
  [{ malformed: true }, /.+/],
  [{ status: 503 }, /sorry for server exception/i],
  [{ status: 429 }, /too? frequently/i],
] as const

const alertText = async () => (await screen.findByRole('alert')).textContent

describe('sign-in', () => {
  it('S2-02 S2-08 S8-14 asks for account and password and goes on to the route asked for', async () => {
    const app = await renderApp({ at: '/account/settings/common', ...single })
    await fill(app, demo('owner'))
    expect(await screen.findByRole('heading', { name: 'General settings' })).toBeVisible()
    expect(window.location.pathname).toBe('/account/settings/common')
    expect(document.cookie).toContain('9ac11337b7141049af7c75b907e61cc5')
  })

  it('S1-71 takes a phone number as account', async () => {
    const app = await renderApp({ at: '/communicationReport', ...single })
    await fill(app, '+49 1520 0000001')
    await waitFor(() => expect(window.location.pathname).toBe('/communicationReport'))
    expect(await screen.findByRole('button', { name: /Account menu$/ })).toBeVisible()
  })

  it('S1-71 refuses a phone number in words when phones are off; S1-70 S1-72 links to registration and to the forgotten password only when they are on', async () => {
    const app = await renderApp({
      at: '/login',
      configuration: { functions: { phone: false, register: false } },
    })
    expect(await screen.findByRole('link', { name: 'Forgot password?' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument()
    await fill(app, '+49 1520 0000001')
    expect(screen.getByLabelText('Account')).toHaveAccessibleDescription(/Phone numbers cannot be used/)
  })

  it('S1-37 S8-14 a wrong password names account, password and data centre, and no toast; S1-36 S8-15 a migrated account gets a notice, and one click goes on in the other data centre', async () => {
    const app = await renderApp({ at: '/login', ...several })
    await fill(app, demo('owner'), 'wrong')
    expect(await alertText()).toMatch(/check account, password and data centre/)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByLabelText('Password')).toHaveFocus()

    await fill(app, demo('migrated'))
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/has moved from this data centre/),
    )
    await app.user.click(screen.getByRole('button', { name: 'Go on in Mainland China' }))
    await waitFor(async () => {
      const asked = (await app.requests()).filter((one) => one.path.endsWith(TOKEN))
      expect(asked.map((one) => one.path.slice(0, 7))).toEqual(['/mdc-eu', '/mdc-eu', '/mdc-cn'])
    })
    expect(JSON.parse(localStorage.getItem('region') ?? '')).toEqual({ code: 'CN' })
  })

  it('S8-18 S8-19 a locked account shows the lock and the time left', async () => {
    const app = await renderApp({ at: '/login', ...single })
    await fill(app, demo('locked'))
    expect(await alertText()).toMatch(/locked after too many/)
    expect(screen.getByRole('timer')).toHaveTextContent(/Try again in \d+:\d\d\./)
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDisabled()
  })

  it('S8-18 a locked address is distinguished from a locked account', async () => {
    const body = { code: 'IP_LOCKED', param: { remainSeconds: 61, failCount: 9, maxCount: 9 } }
    const app = await renderApp({ at: '/login', faults: [{ match: { path: TOKEN }, status: 400, body }] })
    await fill(app, demo('owner'))
    expect(await alertText()).toMatch(/from your network address/)
    expect(screen.getByRole('timer')).toHaveTextContent('Try again in 1:01.')
  })

  it('says in the form what happened, each time, and goes on once the server answers', async () => {
    const app = await renderApp({ at: '/login', ...single })
    for (const [fault, text] of walked(
      FAULTS,
      ([one]) => 'drop' in one || 'body' in one || ('status' in one && one.status === 429),
    )) {
      await app.inject({ match: { path: TOKEN }, times: 1, ...fault })
      const before = screen.queryByRole('alert')
      await fill(app, demo('new'))
      await waitFor(() => {
        const alert = screen.getByRole('alert')
        expect(alert).not.toBe(before)
        expect(alert).toHaveTextContent(text)
      })
      await app.heal()
    }
    await fill(app, demo('new'))
    await waitFor(() => expect(window.location.pathname).toBe('/plant/infos/data'))
  })

  it('S1-19 S1-20 S1-21 S1-22 S2-03 offers China and the seven international areas', async () => {
    const app = await renderApp({ at: '/login', ...several })
    const region = await screen.findByLabelText<HTMLSelectElement>('Data region')
    const groups = within(region).getAllByRole('group')
    expect(groups.map((group) => group.getAttribute('label'))).toEqual(['Mainland China', 'International'])
    expect(groups[1]?.children).toHaveLength(7)
    await app.user.selectOptions(region, 'Africa')
    expect(JSON.parse(localStorage.getItem('region') ?? '')).toEqual({ code: 'AF' })
    await fill(app, demo('new'))
    await waitFor(() => expect(window.location.pathname).toBe('/plant/infos/data'))
    const asked = (await app.requests()).find((one) => one.path.endsWith(TOKEN))
    expect(asked?.path.startsWith('/mdc-eu')).toBe(true)
  })

  it('S3-13 what stands under the German name of a data centre is asked there', async () => {
    const app = await renderApp({ at: '/login', ...several, languages: ['de-DE'] })
    const region = await screen.findByLabelText<HTMLSelectElement>('Datenregion')
    expect(region).not.toHaveTextContent(/CHINA|FOREIGN/)
    const prefixes: string[] = []
    for (const [code, name, prefix] of [
      ['CN', 'Festlandchina', '/mdc-cn'],
      ['AF', 'International', '/mdc-eu'],
    ] as const) {
      const group = within(region).getByRole('group', { name })
      await app.user.selectOptions(region, within(group).getAllByRole('option').find((one) => (one as HTMLOptionElement).value === code) as HTMLElement) // oxfmt-ignore
      await app.user.clear(screen.getByLabelText('Konto'))
      await app.user.type(screen.getByLabelText('Konto'), demo('nobody'))
      await app.user.clear(screen.getByLabelText('Passwort'))
      await app.user.type(screen.getByLabelText('Passwort'), PASSWORD)
      await app.user.click(screen.getByRole('button', { name: 'Anmelden' }))
      prefixes.push(prefix)
      await waitFor(async () => {
        const asked = (await app.requests()).filter((one) => one.path.endsWith(TOKEN))
        expect(asked.map((one) => one.path.slice(0, 7))).toEqual(prefixes)
      })
      await screen.findByRole('alert')
    }
  })

  it('S1-31 S1-53 offers no region with a single data centre; S1-57 says what is kept in the browser; asks for what is missing; shows the password; S1-15 changes the language at once', async () => {
    const app = await renderApp({ at: '/login', ...single })
    const account = await screen.findByLabelText('Account')
    expect(account).toBeVisible()
    expect(screen.queryByLabelText('Data region')).not.toBeInTheDocument()

    expect(await screen.findByText(/keeps your session, data region/)).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/keeps your session/)).not.toBeInTheDocument()
    expect(localStorage.getItem('heliograph.gdpr')).toBe('read')

    await app.user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(account).toBeInvalid()
    expect(account).toHaveFocus()
    expect((await app.requests()).filter((one) => one.path.endsWith(TOKEN))).toEqual([])

    const password = screen.getByLabelText('Password')
    await app.user.type(password, 'Secret')
    expect(password).toHaveAttribute('type', 'password')
    await app.user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
    fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true })
    expect(await screen.findByText('Caps Lock is on.')).toBeInTheDocument()

    await app.user.selectOptions(screen.getByLabelText('Language'), 'Deutsch')
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible()
    expect(document.cookie).toContain('language=de')
  })

  it('S1-57 S1-59 shows neither notice nor policy when they are switched off', async () => {
    const text = { type: 'PRIVATE_TC', lan: 'en', textInfo: 'https://sunrise.example/privacy' }
    const brand = {
      match: { path: '/backyard-api-s/oem/project/basic-info' },
      status: 200,
      body: { status: 'OK', textList: [text], blockFunctionCodeList: ['privacyNotice', 'gdprNotice'] },
    }
    await renderApp({ at: '/login', faults: [brand] })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(screen.queryByText(/keeps your session/)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Privacy policy' })).not.toBeInTheDocument()
  })

  it('S2-58 S4-20 S4-21 S7-30 logs out from the account menu, forgets the session, ends the token and shows nothing on the way back', async () => {
    const app = await renderApp({ at: '/application/home', as: 'owner' })
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
    await app.user.click(await menu.findByRole('link', { name: 'My Plant(s)' }))
    expect(await screen.findByRole('listbox', { name: 'My Plant(s)' })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: /Robin Harbour, Account menu/ }))
    await app.user.click(screen.getByRole('button', { name: 'Log Out' }))
    expect(await screen.findByText('You are logged out.')).toBeVisible()
    const kept = document.cookie.split('; ').map((one) => one.split('=')[0])
    expect(kept.filter((name) => name !== 'language' && name !== '')).toEqual([])
    expect(localStorage.getItem('session')).toBeNull()
    expect(window.location.pathname).toBe('/login')
    await waitFor(async () => {
      expect((await app.requests()).some((one) => one.path.endsWith('/oauth2-s/oauth/logout'))).toBe(true)
    })
    const back = new Promise((came) => window.addEventListener('popstate', came, { once: true }))
    window.history.back()
    await act(() => back)
    expect(await screen.findByLabelText('Account')).toBeVisible()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('S4-21 follows a sign-out in another tab, says so, and shows nothing of before', async () => {
    await renderApp({ at: '/plant/infos/alert', as: 'owner' })
    await screen.findByRole('heading', { level: 1, name: 'Kranichhof' })
    document.cookie = '9ac11337b7141049af7c75b907e61cc5=; Path=/; Max-Age=0'
    localStorage.removeItem('session')
    window.dispatchEvent(new StorageEvent('storage', { key: 'session' }))
    expect(await screen.findByText('You are logged out.')).toBeVisible()
    expect(screen.queryByText('Kranichhof')).not.toBeInTheDocument()
  })

  it('S4-22 S4-23 S8-12 a refused session leads to sign-in and says why', async () => {
    const app = await renderApp({ at: '/account/settings/base', as: 'new' })
    await screen.findByRole('heading', { name: 'Personal settings' })
    await app.inject({ match: { path: '/maintain-s' }, status: 401, body: { code: 'invalid_token' } })
    await app.user.click(screen.getByRole('link', { name: 'My Plant(s)' }))
    expect(await screen.findByText(/session has ended/)).toBeVisible()
    expect(window.location.pathname).toBe('/login')
    expect(document.cookie).not.toContain('9ac11337b7141049af7c75b907e61cc5')
  })
})
