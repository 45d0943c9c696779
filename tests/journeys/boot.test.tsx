import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadLocale } from '../../src/app/locales'
import { renderApp } from '../support/render-app'
import { walked } from '../support/walk'

const BRAND = '/backyard-api-s/oem/project/basic-info'
const brand = (body: Record<string, unknown>) => ({ match: { path: BRAND }, body })
const signIn = () => screen.findByRole('heading', { name: 'Sign in' })

describe('boot', () => {
  it('S1-13 S1-44 S1-56 S2-47 S4-03 starts with the default brand when the domain has none, its code for the phone, and the 18 languages in their own names', async () => {
    // Nobody wants encryption here.
    const { booted, warnings } = await renderApp({ at: '/login', configuration: { encryptedMode: false } })
    await signIn()
    expect(screen.getByText('Heliograph')).toBeVisible()
    expect(document.title).toBe('Sign in · Heliograph')
    expect(screen.getByRole('img', { name: 'On your phone' })).toBeVisible()
    expect(screen.getByLabelText<HTMLSelectElement>('Language').options).toHaveLength(18)
    // A new browser session has no clientStyle.
    expect(window.location.search).toBe('')
    expect(screen.queryByText('Data is not sealed here')).not.toBeInTheDocument()
    expect(warnings).toEqual([])
    // Where a language has no texts it is English.
    expect(await loadLocale('sv', 'console')).toEqual({})
    expect(booted.services.i18n.instance.t('login.title', { lng: 'sv' })).toBe('Sign in')
  })

  /** How an answer is judged is proved in `src/transport/judge.test.ts`; that none comes, with the language below. */
  const NO_BRAND = [
    ['500', { match: { path: BRAND }, status: 500 }],
    ['a dropped connection', { match: { path: BRAND }, drop: true }],
    ['HTML', { match: { path: BRAND }, body: '<html>busy</html>' }],
    ['truncated JSON', { match: { path: BRAND }, malformed: true }],
  ] as const

  it.each(walked(NO_BRAND, ([how]) => how === '500' || how === 'HTML'))(
    'S4-04 starts with the default brand when branding answers %s',
    async (_, fault) => {
      await renderApp({ at: '/login', faults: [fault] })
      await signIn()
      expect(screen.getByText('Heliograph')).toBeVisible()
    },
  )

  it.each(['STOP', 'EXPIRED', ''])('S4-01 S2-54 shows the suspended view for status "%s"', async (status) => {
    await renderApp({ at: '/plant/infos/data', as: 'owner', faults: [brand({ status })] })
    expect(screen.getByRole('heading', { name: 'Your platform has been suspended.' })).toBeVisible()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('S4-47 S8-92 shows the suspended view while the configuration says that the service is out', async () => {
    await renderApp({ at: '/plant/infos/data', as: 'owner', configuration: { serviceOut: true } })
    expect(screen.getByRole('heading', { name: 'Your platform has been suspended.' })).toBeVisible()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('says why it stays closed where encryption is required and not to be had, and asks for nothing', async () => {
    const { requests, warnings } = await renderApp({
      at: '/login',
      configuration: { encryptedMode: 'require' },
    })
    expect(
      await screen.findByRole('heading', { name: 'Only encrypted calls are allowed here' }),
    ).toBeVisible()
    // HTTPS would not help: it is the key that nobody has set.
    expect(screen.getByText(/has not set a key/)).toBeVisible()
    expect(screen.queryByText(/HTTPS/)).not.toBeInTheDocument()
    expect(await requests()).toEqual([])
    expect(warnings).toEqual(['Sealed mode cannot be had (no public key for local): no call leaves.'])
  })

  it('says at the start and in the page when encryption is wanted and calls go plain', async () => {
    const { warnings } = await renderApp({ at: '/login', configuration: { encryptedMode: true } })
    expect(await screen.findByText('Data is not sealed here')).toBeVisible()
    expect(screen.getByText(/has not set a key/)).toBeVisible()
    expect(warnings).toEqual(['Sealed mode cannot be had (no public key for local): calls go plain.'])
  })

  it('S2-55 shows the route asked for with a brand that is OK', async () => {
    await renderApp({ at: '/version', faults: [brand({ status: 'OK' })] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Version' })).toBeVisible()
    expect(screen.queryByText(/suspended/)).not.toBeInTheDocument()
  })

  it.each([
    ['English', null, 'Sign in'],
    ['the cookie', 'de', 'Anmelden'],
  ])('S4-05 S1-17 without an answer about the brand the language is that of %s', async (_, cookie, title) => {
    if (cookie) document.cookie = `language=${cookie}; Path=/`
    await renderApp({
      at: '/login',
      languages: ['sv'],
      faults: [{ match: { path: BRAND }, drop: true }],
    })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('combobox', { name: /Language|Sprache/ }).children).toHaveLength(18)
  })

  it('waits 3 s for a brand at most, and takes it when it comes later', async () => {
    await renderApp({
      at: '/login',
      faults: [
        {
          match: { path: BRAND },
          delayMs: 3600,
          body: { status: 'OK', textList: [{ type: 'SHOW_NAME', lan: 'en', textInfo: 'Late Portal' }] },
        },
      ],
    })
    await signIn()
    expect(screen.getByText('Heliograph')).toBeVisible()
    expect(await screen.findByText('Late Portal')).toBeVisible()
  })

  it('S1-39 S1-41 S1-42 S1-16 S4-02 takes name, colours, languages and record entries from the brand, these as links where they have an address', async () => {
    const text = (type: string, textInfo: string) => ({ type, lan: 'en', textInfo })
    await renderApp({
      at: '/login',
      faults: [
        brand({
          status: 'OK',
          supportLanList: ['en', 'de', 'pl'],
          textList: [
            text('SHOW_NAME', 'Sunrise Portal'),
            text('ICP_BEIAN_NAME', 'ICP 12345678'),
            text('ICP_BEIAN_URL', 'https://records.example/icp'),
            text('GONGAN_BEIAN_NAME', 'Police record 9'),
            text('GONGAN_BEIAN_URL', 'javascript:alert(1)'),
          ],
          colorList: [{ type: 'primary', colorCode: '#00aa55', alpha: 100 }],
        }),
      ],
    })
    await signIn()
    expect(screen.getByRole('link', { name: 'ICP 12345678' })).toHaveAttribute(
      'href',
      'https://records.example/icp',
    )
    expect(screen.getByText('Police record 9').closest('a')).toBeNull()
    expect(screen.getByText('Sunrise Portal')).toBeVisible()
    expect(document.documentElement.style.getPropertyValue('--primary')).toBe('#00aa55')
    const names = [...screen.getByLabelText<HTMLSelectElement>('Language').options].map((one) => one.text)
    expect(names.sort()).toEqual(['Deutsch', 'English', 'Polski'])
  })

  it.each([
    ['cookie before browser', 'de', ['fr'], 'de'],
    ['browser without a cookie', null, ['pt-BR'], 'pt'],
    ['English at last', null, ['sv'], 'en'],
    ['a cookie outside the list is rewritten', 'xx', ['fr'], 'fr'],
  ])('S1-17 S4-07..S4-11 chooses the language: %s', async (_, cookie, languages, chosen) => {
    if (cookie) document.cookie = `language=${cookie}; Path=/`
    const { booted } = await renderApp({ at: '/login', languages })
    expect(booted.services.i18n.language()).toBe(chosen)
    expect(document.cookie).toContain(`language=${chosen}`)
    await waitFor(() => expect(document.documentElement.lang).toBe(chosen))
  })

  it('S4-13 S4-14 names the page after the platform in OEM mode', async () => {
    const platformName = { default: 'Solar World', de: 'Sonnenwelt' }
    const { user } = await renderApp({
      at: '/login',
      languages: ['en'],
      configuration: { isOem: true, platformName },
    })
    await signIn()
    expect(document.title).toBe('Solar World')
    await user.selectOptions(screen.getByLabelText('Language'), 'de')
    await waitFor(() => expect(document.title).toBe('Sonnenwelt'))
  })

  it.each([
    ['missing', null],
    ['broken', { functions: 7, theme: 'pink', multiDataCentre: 'yes' }],
  ])('starts with the delivered values when the configuration is %s', async (_, configuration) => {
    await renderApp({ at: '/login', configuration })
    await signIn()
    expect(screen.queryByLabelText('Data region')).not.toBeInTheDocument()
    expect(document.documentElement.dataset['theme']).toBe('dark')
  })
})

describe('what the address brings', () => {
  it('S2-48 S2-50 S2-51 S2-52 S2-53 keeps token and region and takes them out of the address', async () => {
    const { requests } = await renderApp({ at: '/plant/infos/device?token=T0&region=CHINA&plant=5#x' })
    expect(window.location.href).not.toMatch(/token|region/)
    // A token that is worth nothing leads to sign-in, which leads back.
    const state = window.history.state as { usr?: { from?: string } }
    expect(state.usr?.from ?? window.location.search).toContain('plant=5')
    expect(JSON.parse(localStorage.getItem('region') ?? '')).toEqual({ code: 'CN' })
    await waitFor(async () => {
      expect((await requests()).some((one) => one.path.startsWith('/mdc-cn/'))).toBe(true)
    })
  })

  it('S2-49 ends the session for token=clear', async () => {
    await renderApp({ at: '/plant?token=clear', as: 'owner' })
    await signIn()
    expect(document.cookie).not.toContain('9ac11337b7141049af7c75b907e61cc5')
    expect(localStorage.getItem('session')).toBeNull()
    expect(window.location.pathname).toBe('/login')
  })

  it('S2-45 S2-46 keeps clientStyle for the session and appends it to later addresses', async () => {
    const { user, requests } = await renderApp({ at: '/login?clientStyle=x7' })
    await signIn()
    const asked = (await requests()).find((one) => one.path.endsWith('basic-info'))
    expect(asked?.body).toMatchObject({ projectId: 'x7' })
    await user.click(screen.getByRole('link', { name: 'Create an account' }))
    await waitFor(() =>
      expect([
        window.location.pathname,
        new URLSearchParams(window.location.search).get('clientStyle'),
      ]).toEqual(['/register', 'x7']),
    )
  })
})
