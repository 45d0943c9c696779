import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlant } from '../../src/transport/calls/plant-record'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
})

describe("a newcomer's first plant", () => {
  it('the first data may come while the dialog of the logger is open, and the strip counts its devices', async () => {
    const app = await renderApp({ as: 'new', at: '/plants' })
    await screen.findByRole('heading', { level: 1 })
    const { id } = await app.booted.services.send(
      createPlant({
        station: {
          name: 'First Roof',
          type: 'HOUSE_ROOF',
          gridInterconnectionType: 'EXCESS',
          installedCapacity: 9.5,
          startOperatingTime: 1_780_000_000,
          location: { lat: 50.06, lng: 19.94 },
          region: { nationId: 129, timezone: 'Europe/Warsaw' },
        },
        finance: { currency: 'EUR' },
      }),
    )
    await go(`/plant/infos/data?plant=${id}`)
    const strip = () => screen.getByText('Devices', { selector: 'dt' }).parentElement
    const waiting = await screen.findByRole('region', { name: 'Waiting for the first data' })
    // Nothing hangs there yet that could be without power.
    expect(within(waiting).getAllByRole('listitem')[0]).toHaveTextContent(/^Mount the logger/)
    await app.user.click(await screen.findByRole('button', { name: 'Register a logger' }))
    const dialog = await screen.findByRole('dialog', { name: /logger/i })
    const serials = await within(dialog).findByRole('textbox', { name: 'Serial numbers' })

    await app.user.type(serials, 'lg 26 01')
    await app.user.click(within(dialog).getByRole('button', { name: 'Add (0)' }))
    expect(serials).toHaveAccessibleDescription(/not a serial number/)
    expect(dialog).not.toHaveTextContent('Please fill this in')

    await app.user.clear(serials)
    const file = new File(['LG2600009901\nLG2600009901\nbad serial!\n'], 'loggers.csv', { type: 'text/csv' })
    await app.user.upload(within(dialog).getByLabelText('Upload a file'), file)
    await waitFor(() => expect(serials).toHaveValue('LG2600009901\nLG2600009901\nbad serial!\n'))
    await app.user.click(within(dialog).getByRole('button', { name: 'Add (1)' }))
    expect(await screen.findByRole('region', { name: 'Key figures' })).toBeVisible()
    await waitFor(() => expect(strip()).toHaveTextContent(/[1-9]\d* of [1-9]/))
    expect(dialog).toBeVisible()
    expect(within(dialog).queryByRole('radio')).toBeNull()
    // One logger was added: the second line of it and what is no serial were not.
    const said = within(dialog)
      .getAllByRole('listitem')
      .map((line) => line.textContent?.trim())
    expect(said).toEqual([
      expect.stringMatching(/^LG2600009901.*added$/),
      expect.stringMatching(/^LG2600009901.*named twice in the list$/),
      expect.stringMatching(/not a serial number$/),
    ])
    // What is said of the whole console stands in the dialog too, after its own.
    expect(within(dialog).getAllByRole('status')[0]).toHaveTextContent('Added: 1Not added: 1')
    await app.user.click(within(dialog).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    // The button that opened it is gone with the steps; the keys go on in the page.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('the form has the focus once the region is chosen', async () => {
    const app = await renderApp({ at: '/register', configuration: { multiDataCentre: true } })
    await app.user.click(await screen.findByRole('radio', { name: 'Europe' }))
    await app.user.click(screen.getByRole('button', { name: 'Choose Region' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Create an account' })
    await waitFor(() => expect(heading).toHaveFocus())
  })

  it('what becomes wrong after the first try joins the list of what is to be checked', async () => {
    const app = await renderApp({ as: 'owner', at: '/plants/new' })
    const sections = await screen.findByRole('navigation', { name: 'Sections' })
    const name = await screen.findByLabelText(/^Name/)
    // Before the first try only the section says so: a list that appears would move what is below it.
    await app.user.click(name)
    await app.user.paste('x'.repeat(61))
    await app.user.tab()
    expect(within(sections).getByRole('button', { name: /^Basics/ })).toHaveTextContent('Needs attention')
    expect(screen.queryByText(/^Fields to check/)).toBeNull()
    await app.user.clear(name)
    await app.user.click(screen.getByRole('button', { name: 'Create plant' }))
    const summary = () => screen.getByText(/^Fields to check/).parentElement as HTMLElement
    await waitFor(() => expect(within(summary()).getByText('Name')).toBeVisible())
    const before = within(summary()).getAllByRole('listitem').length
    await app.user.click(name)
    await app.user.paste('x'.repeat(61))
    expect(within(summary()).queryByText('Name')).toBeNull()
    await app.user.tab()
    expect(within(summary()).getByText('Name').parentElement).toHaveTextContent('At most 60 characters.')
    expect(within(summary()).getAllByRole('listitem')).toHaveLength(before)
    await app.user.type(name, '{Backspace}')
    expect(within(summary()).queryByText('Name')).toBeNull()
  })
})
