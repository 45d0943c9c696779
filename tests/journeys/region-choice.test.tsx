import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
