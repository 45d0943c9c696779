import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ACCOUNT_SETTINGS } from '../../src/app/routes'
import { atEachChange } from '../support/each-change'
import { renderApp } from '../support/render-app'

/** Without one, a provider has no entry for a manual (specification 6). */
const MANUAL = { type: 'MANNUAL_URL', lan: 'en', textInfo: 'https://light.example/manual' }
const several = { configuration: { multiDataCentre: true } }

describe('header and menus', () => {
  it('S2-56..S2-65 carry the labels and lead where they say', async () => {
    const app = await renderApp({ at: '/application/home', as: 'new' })
    const rail = await screen.findByRole('navigation', { name: 'Main menu' })
    expect(within(rail).getByRole('link', { name: 'My Plant(s)' })).toHaveAttribute('href', '/plant')
    expect(within(rail).getByRole('link', { name: 'Functional applications' })).toHaveAttribute(
      'href',
      '/application',
    )
    await app.user.click(await screen.findByRole('button', { name: /Nova Lake, Account menu/ }))
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')?.replace('/account/settings/', '')])
      .filter(([, to]) => (ACCOUNT_SETTINGS as readonly (string | undefined)[]).includes(to ?? undefined))
    expect(links).toEqual([
      ['Personal settings', 'base'],
      ['Account Security', 'security'],
      ['General settings', 'common'],
      ['Message settings', 'message'],
      ['Online Service', 'udesk'],
      ['User Manual', 'instructions'],
      ['Feedback', 'suggestion'],
    ])
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeVisible()
  })

  it('S1-45 S1-46 S1-60 S1-61 S1-62 S1-64 S1-66 leave out what a switch or the provider turns off', async () => {
    const app = await renderApp({
      at: '/communicationReport',
      as: 'new',
      configuration: { functions: { onlineCustomer: false, messages: false, applications: false } },
      faults: [
        {
          match: { path: '/backyard-api-s/oem/project/basic-info' },
          body: { status: 'OK', blockFunctionCodeList: ['suggestion'], textList: [MANUAL] },
        },
      ],
    })
    await app.user.click(await screen.findByRole('button', { name: /Nova Lake, Account menu/ }))
    expect(screen.getByRole('link', { name: 'User Manual' })).toHaveAttribute('href', MANUAL.textInfo)
    for (const gone of ['Online Service', 'Message settings', 'Feedback', 'Functional applications']) {
      expect(screen.queryByRole('link', { name: gone })).not.toBeInTheDocument()
    }
  })

  it('S2-66 S2-67 name the data centre and lead to sign-in in another one', async () => {
    const app = await renderApp({ at: '/communicationReport', as: 'new', ...several })
    await app.user.click(await screen.findByRole('button', { name: 'Data Center: International' }))
    expect(screen.getByText('Select data centre')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Mainland China' }))
    expect(
      await screen.findByText('Data region changed to Mainland China. Please log in again.'),
    ).toBeVisible()
    expect(screen.getByLabelText('Account')).toBeVisible()
    expect(JSON.parse(localStorage.getItem('region') ?? '')).toEqual({ code: 'CN' })
  })

  it('S1-15 S1-52 S4-12 open, walk and close by keyboard alone, and change theme and language of the frame at once', async () => {
    const app = await renderApp({ at: '/communicationReport', as: 'new' })
    expect(document.documentElement.dataset['theme']).toBe('dark')
    const button = await screen.findByRole('button', { name: 'Theme: Dark' })
    button.focus()
    await app.user.keyboard('{Enter}{ArrowDown}')
    expect(screen.getByRole('button', { name: 'Dark' })).toHaveFocus()
    await app.user.keyboard('{End}')
    expect(screen.getByRole('button', { name: 'As the system' })).toHaveFocus()
    await app.user.keyboard('{Escape}')
    expect(button).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Light' })).not.toBeInTheDocument()
    // Another choice is remembered.
    await app.user.click(button)
    await app.user.click(screen.getByRole('button', { name: 'Light' }))
    expect(document.documentElement.dataset['theme']).toBe('light')
    expect(localStorage.getItem('heliograph.theme')).toBe('light')
    await app.user.click(screen.getByRole('button', { name: 'Language: English' }))
    await app.user.click(screen.getByRole('button', { name: 'Deutsch' }))
    expect(await screen.findByRole('heading', { name: 'Kommunikationsbericht' })).toBeVisible()
    expect(document.documentElement.lang).toBe('de')
  })
})

describe('hints about the account', () => {
  it('S1-33 asks to link a missing e-mail', async () => {
    await renderApp({ at: '/communicationReport', as: '+4915200000001' })
    const hint = await screen.findByRole('link', { name: 'Link e-mail' })
    expect(hint).toHaveAttribute('href', '/account/settings/base')
  })

  it('S1-34 asks to change a weak password, and hides on demand', async () => {
    const app = await renderApp({ at: '/communicationReport', as: 'weak' })
    const hint = await screen.findByRole('link', { name: 'Change password' })
    expect(hint).toHaveAttribute('href', '/account/settings/security')
    expect(screen.getByRole('complementary', { name: 'Change password' })).toHaveTextContent('easy to guess')
    await app.user.click(screen.getByRole('button', { name: 'Hide this hint' }))
    expect(hint).not.toBeInTheDocument()
  })
})

it('11: entries of the menu that come with the rights have the place that they had the last time; 26: the name of the account button begins with what it shows', async () => {
  const at = () => {
    const entries = [...document.querySelectorAll('nav[aria-label="Main menu"] li')]
    return entries.findIndex(({ textContent }) => textContent.includes('Account'))
  }
  window.localStorage.setItem('heliograph.menu', 'plants alerts')
  const seen = new Set<number>()
  atEachChange(() => at() >= 0 && seen.add(at()))
  await renderApp({ as: 'owner', at: '/plant/infos/data' })
  expect(await screen.findByRole('link', { name: 'Alarms' })).toBeVisible()
  expect([...seen]).toEqual([at()])
  const button = await screen.findByRole('button', { name: 'Robin Harbour, Account menu' })
  expect(button).toHaveTextContent(/Robin Harbour$/)
})
