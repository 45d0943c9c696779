import { fireEvent, screen, waitFor } from '@testing-library/react'
import { webcrypto } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CONFIGURATION } from '../../mocks/configuration'
import { demo, PASSWORD, renderApp, type GivenApp, type RenderedApp } from '../support/render-app'

const NEW_PASSWORD = 'Kite-Lamp_27'
const NOON = Date.parse('2026-06-20T11:00:00Z')

/** Passwords are encrypted for the cloud, whose key it delivers with the configuration. */
const KEYS = { ...CONFIGURATION, encryptedMode: false }
beforeAll(() => vi.stubGlobal('crypto', webcrypto))
afterAll(() => void vi.unstubAllGlobals())

const register = (given: GivenApp = {}) =>
  renderApp({ at: '/register?region=EU', configuration: KEYS, ...given })

const press = async (app: RenderedApp, name: string) =>
  app.user.click(await screen.findByRole('button', { name }))
const field = (name: string) => screen.findByRole('textbox', { name })
const fill = (at: HTMLElement, value: string) => fireEvent.change(at, { target: { value } })
const said = (at: HTMLElement, text: RegExp) =>
  waitFor(() => expect(at).toHaveAccessibleDescription(expect.stringMatching(text)))

async function lastCode(app: RenderedApp): Promise<string> {
  const reply = await app.cloud.handle(new Request('http://localhost:3000/__cloud/mailbox'))
  return ((await reply?.json()) as { code: string }[] | undefined)?.at(-1)?.code ?? ''
}

/** Everything of the form but the password. */
async function fillRegistration(app: RenderedApp, email: string) {
  fill(await field('E-mail'), email)
  await press(app, 'Send code')
  await screen.findByText(`A code was sent to ${email}.`)
  fill(screen.getByLabelText('Verification code'), await lastCode(app))
  for (const box of screen.getAllByRole('checkbox')) await app.user.click(box)
}

const asked = async (app: RenderedApp, path: string) =>
  (await app.requests()).filter((one) => one.path.endsWith(path))

describe('/register', () => {
  it('S5-01 S5-07 S5-16 S5-25 S8-82 S8-87 S8-89 S8-90 shows each password rule at the field', async () => {
    const app = await register()
    await fillRegistration(app, 'ada@example.org')
    const password = screen.getByLabelText('New password')
    for (const [typed, text] of [
      ['Kite#L2', /8 to 100 characters/],
      ['Kite#1234', /consecutive numbers and letters/],
      [`Kite-Lamp_27${'aB-7'.repeat(23)}`, /8 to 100 characters/],
      ['Kite#7777', /consecutively repeated/],
      ['Welcome1', /too simple/],
      ['Iloveyou1', /too weak/],
    ] as const) {
      fill(password, typed)
      await press(app, 'Create account')
      await said(password, text)
    }
    expect(window.location.pathname).toBe('/register')
  })

  it('S5-28 S5-29 S8-29 S8-69 shows a wrong code at the field, and when there were too many', async () => {
    const app = await register()
    await fillRegistration(app, 'ada@example.org')
    fill(screen.getByLabelText('New password'), NEW_PASSWORD)
    const code = screen.getByLabelText('Verification code')
    const right = await lastCode(app)
    fill(code, right === '111111' ? '222222' : '111111')
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await press(app, 'Create account')
      await waitFor(async () => expect(await asked(app, '/acc/register')).toHaveLength(attempt))
      await said(code, /code is wrong/)
    }
    await press(app, 'Create account')
    await said(code, /Too many wrong verification codes/)
    // Nothing says that the code is still good.
    expect(screen.queryByRole('timer')).toBeNull()
    fill(code, right)
    await press(app, 'Create account')
    await said(code, /Too many wrong verification codes/)
  })

  it('S5-30 S8-33 a code has its time, and is refused after it', async () => {
    let now = NOON
    const app = await register({ now: () => now })
    await fillRegistration(app, 'ada@example.org')
    expect(screen.getByRole('timer')).toHaveTextContent(/good for (10:00|9:\d\d)/)
    fill(screen.getByLabelText('New password'), NEW_PASSWORD)
    now += 20 * 60_000
    await press(app, 'Create account')
    const code = screen.getByLabelText('Verification code')
    await said(code, /has expired/)
  })

  it('S5-31 S8-32 the fourth code of an hour is refused at the field', async () => {
    const app = await register()
    const body = JSON.stringify({ identifier: 'ada@example.org', scene: 'REGISTER' })
    const headers = { 'content-type': 'application/json' }
    const at = 'http://localhost:3000/mdc-eu/user-s/acc/verify-code'
    for (let time = 0; time < 3; time += 1)
      await app.cloud.handle(new Request(at, { method: 'POST', headers, body }))
    fill(await field('E-mail'), 'ada@example.org')
    await press(app, 'Send code')
    await said(screen.getByLabelText('Verification code'), /Sent too often/)
  })

  it('S5-26 S5-27 S8-30 S8-31 S8-44 S8-45 S8-52 shows what is wrong with the account at its field', async () => {
    const app = await register()
    const email = await field('E-mail')
    for (const [typed, text] of [
      ['', /cannot be empty/],
      ['   ', /cannot be empty/],
      ['ada@', /format is not valid/],
    ] as const) {
      fill(email, typed)
      await press(app, 'Send code')
      await said(email, text)
    }
    await fillRegistration(app, demo('owner'))
    fill(screen.getByLabelText('New password'), NEW_PASSWORD)
    await press(app, 'Create account')
    await said(email, /account exists/)

    await app.user.click(screen.getByRole('radio', { name: 'Phone' }))
    const number = screen.getByLabelText('Phone number')
    expect(await screen.findByRole('combobox', { name: 'Country code' })).toHaveValue('49')
    fill(number, '01520 0000001')
    await press(app, 'Create account')
    await said(number, /phone number already exists/)

    await app.user.click(screen.getByRole('radio', { name: 'User name' }))
    const name = await field('User name')
    fill(name, 'owner')
    await press(app, 'Create account')
    await said(name, /already used/)
  })

  it('S1-18 S1-24 S2-06 S5-18 S7-125 registers in the region that was chosen first, and signs in', async () => {
    const app = await register({ at: '/login', configuration: { ...KEYS, multiDataCentre: true } })
    await app.user.click(await screen.findByRole('link', { name: 'Create an account' }))
    await screen.findByRole('heading', { level: 1, name: 'Choose your data region' })
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull()
    await app.user.click(await screen.findByRole('radio', { name: 'Mainland China' }))
    await press(app, 'Choose Region')
    await screen.findByRole('heading', { level: 1, name: 'Create an account' })
    expect(screen.getByText('Mainland China')).toBeVisible()
    await fillRegistration(app, 'ada@example.org')
    fill(screen.getByLabelText('New password'), NEW_PASSWORD)
    const met = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('(met)'))
    expect(met).toHaveLength(6)
    await press(app, 'Create account')
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/plant/))
    expect((await screen.findAllByText(/no plant/i))[0]).toBeVisible()
    for (const path of ['/acc/register', '/oauth/token'])
      expect(
        (await asked(app, path)).map((one) => [one.path.slice(0, 7), one.status]),
        path,
      ).toEqual([['/mdc-cn', 200]])
  })

  it('S7-55 a user name is registered with a code to an e-mail; the prefixes of phones are asked for', async () => {
    const app = await register()
    await app.user.click(await screen.findByRole('radio', { name: 'Phone' }))
    await screen.findByRole('option', { name: '+48 Poland' })
    const [prefixes] = await asked(app, '/region-s/dict/listPhonePrefix/v2')
    expect(prefixes?.path.startsWith('/mdc-eu/')).toBe(true)
    await app.user.click(screen.getByRole('radio', { name: 'User name' }))
    fill(await field('User name'), 'kite-27')
    fill(await field('E-mail for the verification code'), 'kite@example.org')
    await press(app, 'Send code')
    await screen.findByText('A code was sent to kite@example.org.')
    fill(screen.getByLabelText('Verification code'), await lastCode(app))
    fill(screen.getByLabelText('New password'), NEW_PASSWORD)
    for (const box of screen.getAllByRole('checkbox')) await app.user.click(box)
    await press(app, 'Create account')
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/plant/))
    const [made] = await asked(app, '/acc/register')
    expect(made?.body).toMatchObject({ identifier: 'kite-27', email: 'kite@example.org' })
  })

  it('S1-57 S1-59 S1-71 asks for consent where that is on', async () => {
    const app = await register()
    // The provider of this platform has written no policy, so that nobody is asked to have read one.
    expect(await screen.findAllByRole('checkbox')).toHaveLength(1)
    await press(app, 'Create account')
    expect(await screen.findByText(/^Please agree first/)).toBeVisible()
  })

  it('S1-57 S1-59 S1-71 neither asks for it nor offers phones where these functions are off', async () => {
    await register({
      configuration: {
        ...KEYS,
        functions: { gdprNotice: false, privacyNotice: false, phone: false },
      },
    })
    expect(await screen.findByRole('button', { name: 'Create account' })).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('radio', { name: 'Phone' })).toBeNull()
  })
})

it('S2-07 S5-19 S5-23 S8-51 S8-88 a forgotten password is set anew, and the old one is not taken again', async () => {
  const app = await renderApp({ at: '/login?region=EU', configuration: KEYS })
  await app.user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  const email = await field('E-mail')
  fill(email, 'nobody@example.org')
  await press(app, 'Send code')
  await said(email, /does not exist/)
  fill(email, demo('owner'))
  await press(app, 'Send code')
  await screen.findByText(`A code was sent to ${demo('owner')}.`)
  fill(screen.getByLabelText('Verification code'), await lastCode(app))
  const password = screen.getByLabelText('New password')
  fill(password, 'Kite#L2')
  await press(app, 'Set password')
  await said(password, /8 to 100 characters/)
  fill(password, PASSWORD)
  await press(app, 'Set password')
  await said(password, /last 2 passwords/)
  fill(password, NEW_PASSWORD)
  await press(app, 'Set password')
  expect(await screen.findByText(/^Your password has been changed\./)).toBeVisible()
  expect(screen.getByLabelText('Account')).toHaveValue(demo('owner'))
  await app.user.type(screen.getByLabelText('Password'), NEW_PASSWORD)
  await press(app, 'Log in')
  expect(await screen.findByText('Total 3 records')).toBeVisible()
})
