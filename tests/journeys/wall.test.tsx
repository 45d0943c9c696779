import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

const LIST = '/application/detail/largeScreen'
const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement

describe('the wall', () => {
  it('S2-40 S7-110 fills the window with the fleet: no header, no menu, figures of all plants', async () => {
    const app = await renderApp({ at: '/largescreen', as: 'admin', plants: 40 })
    const power = await figure('Production now')
    await waitFor(() => expect(power).toHaveTextContent(/\d+\.\d\d [kM]?W/))
    expect(screen.queryByRole('banner')?.className ?? '').not.toContain('shell')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    const states = screen.getByRole('region', { name: /^Plants by state/ })
    expect(within(states).getByText('Online')).toBeVisible()
    const asked = await app.requests()
    expect(asked.filter(({ path }) => path.endsWith('/station/screen/search'))).toHaveLength(1)
  })

  it('says why there are no figures, and shows none as 0', async () => {
    await renderApp({
      at: '/largescreen',
      as: 'owner',
      faults: [{ match: { path: '/station/screen/search' }, status: 500, body: { code: '16', msg: 'no' } }],
    })
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map((one) => one.textContent)
          .join(''),
      ).not.toBe(''),
    )
    expect(await figure('Production now')).toHaveTextContent('--')
  })

  it('S2-25 S1-63 is set up in a list of displays, with a preview of what the form says', async () => {
    const app = await renderApp({ at: LIST, as: 'owner' })
    expect(await screen.findByText(/No wall display yet/)).toBeVisible()
    await app.user.click((await screen.findAllByText('Create'))[0] as HTMLElement)
    await app.user.type(await screen.findByLabelText(/^Name/), 'Foyer')
    await app.user.click(screen.getByLabelText('Hide plant names'))
    const weakest = await screen.findByRole('region', { name: /Fewest full-power hours/ })
    await waitFor(() => expect(weakest).toHaveTextContent('Plant 634000'))
    expect(screen.getByText('Foyer')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Create' }))
    await app.user.click(await screen.findByRole('link', { name: 'Open full screen' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Foyer' })).toBeVisible()
    expect(window.location.search).toMatch(/screen=\d+/)
    expect(await screen.findByText(/1 Plant 634000/)).toBeVisible()
  })
})
