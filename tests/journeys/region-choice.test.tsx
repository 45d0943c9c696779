import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { go } from '../support/go'
import { renderApp, type RenderedApp } from '../support/render-app'

const SEVERAL = { multiDataCentre: true }
const paths = async (app: RenderedApp) => (await app.requests()).map(({ path }) => path)
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the region screen', () => {
  it('S1-22 S3-21 an area leads to the international data centre; Back leaves the screen', async () => {
    const app = await renderApp({ at: '/login', configuration: SEVERAL })
    await app.user.click(await screen.findByRole('link', { name: 'Not sure how to choose?' }))
    await app.user.click(await screen.findByRole('radio', { name: 'Oceania' }))
    await app.user.click(screen.getByRole('button', { name: 'Choose Region' }))
    await title('Sign in')
    expect(JSON.parse(localStorage.getItem('region') ?? '{}')).toEqual({ code: 'OC' })
    await app.user.type(screen.getByLabelText('Account'), 'owner@heliograph.example')
    await app.user.tab()
    await waitFor(async () => expect(await paths(app)).toContain('/mdc-eu/user-s/acc/check-user'))
    await app.user.click(screen.getByRole('link', { name: 'Not sure how to choose?' }))
    await title('Choose your data region')
    act(() => window.history.back())
    await title('Sign in')
  })

  it('S1-20 S1-21 S1-23 S1-25 S1-26 S1-27 S1-28 S1-29 S1-30 says what is chosen, how, and takes the choice', async () => {
    const app = await renderApp({ at: '/login', configuration: SEVERAL })
    await app.user.type(await screen.findByLabelText('Account'), 'owner@heliograph.example')
    await app.user.click(screen.getByRole('link', { name: 'Not sure how to choose?' }))
    await title('Choose your data region')
    expect(screen.getByText(/The system registers you in the region that you choose here\./)).toBeVisible()
    expect(screen.getByText(/access to the data and services of that region/)).toBeVisible()
    expect(document.querySelectorAll('fieldset:has(input[name="region"])')).toHaveLength(2)
    const radios = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('radio')
    expect(radios('Mainland China')).toHaveLength(1)
    expect(radios('International')).toHaveLength(7)
    await app.user.click(document.querySelector('summary') as HTMLElement)
    expect(screen.getByText(/Take the region in which the account was registered/)).toBeVisible()
    await app.user.click(screen.getByRole('radio', { name: 'Yes' }))
    await app.user.click(screen.getByRole('radio', { name: 'In mainland China' }))
    expect(screen.getByRole('radio', { name: 'Mainland China' })).toBeChecked()
    await app.user.click(screen.getByRole('radio', { name: /^Africa/ }))
    await app.user.click(screen.getByRole('button', { name: 'Choose Region' }))
    await title('Sign in')
    expect(window.location.pathname + window.location.search).toBe('/login')
    expect(screen.getByLabelText('Data region')).toHaveValue('AF')
    // What was typed before is still there.
    expect(screen.getByLabelText('Account')).toHaveValue('owner@heliograph.example')
    expect(localStorage.getItem('region')).toBe('{"code":"AF"}')
  })

  it.each([
    ['China', 'CN', () => Promise.resolve(new Response('203.0.113.7'))],
    ['Germany', 'EU', () => Promise.reject(new TypeError('unreachable'))],
  ])(
    'S7-26 S7-46 is guessed by a look-up of the address where one is configured, and works without its answer: %s',
    async (country, code, answered) => {
      let lookedUp = 0
      const app = await renderApp({
        at: '/version',
        configuration: { ...SEVERAL, ipLookup: 'https://look-up.example/my-address' },
      })
      // The look-up is nobody's of the cloud.
      const real = window.fetch
      vi.spyOn(window, 'fetch').mockImplementation((url, init) =>
        String(url).endsWith('/my-address') ? ((lookedUp += 1), answered()) : real(url, init),
      )
      onTestFinished(() => void vi.restoreAllMocks())
      await go('/login')
      expect(await screen.findByText(`Suggested because you seem to be in ${country}.`)).toBeVisible()
      expect(screen.getByLabelText('Data region')).toHaveValue(code)
      expect(lookedUp).toBe(1)
      const call = (await app.requests()).find(({ path }) => path.endsWith('/region-s/ip/searchCountryCode'))
      expect(call?.query).toEqual(code === 'CN' ? { ip: '203.0.113.7' } : undefined)
    },
  )

  it('S7-47 S3-22 guesses by the country of the caller and says why', async () => {
    const app = await renderApp({ at: '/login', configuration: SEVERAL })
    expect(await screen.findByText('Suggested because you seem to be in Germany.')).toBeVisible()
    const asked = (await paths(app)).filter((path) => path.startsWith('/mdc-'))
    expect(asked[0]).toMatch(/^\/mdc-eu\//)
    expect(asked).toContain('/mdc-eu/region-s/ip/getCountryCode')
  })

  it.each([
    ['/register?view=region', 'Create an account'],
    ['/login?view=region', 'Sign in'],
  ])('S1-31 S1-32 S1-53 is not offered with a single data centre: %s', async (at, heading) => {
    await renderApp({ at, configuration: { multiDataCentre: false } })
    await title(heading)
    expect(screen.queryByLabelText('Data region')).not.toBeInTheDocument()
    expect(within(document.body).queryByText('Data region')).not.toBeInTheDocument()
  })
})
