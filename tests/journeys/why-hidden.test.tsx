import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

it('26: *Why can’t I see this?* lists the tabs of alarms and modules that a viewer misses beside the dashboard', async () => {
  const app = await renderApp({ as: 'viewer', at: '/plant/infos/data?plant=63900010' })
  const tabs = await screen.findByRole('navigation', { name: 'Plant pages' })
  await within(tabs).findByRole('link', { name: 'Devices' })
  expect(within(tabs).queryByRole('link', { name: 'Alarms' })).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: /Account menu$/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Why can’t I see this?' }))
  const dialog = await screen.findByRole('dialog', { name: 'Why can’t I see this?' })
  const here = () =>
    within(dialog)
      .getAllByRole('region')
      .filter((part) => part.closest('details') === null)
      .map((part) => part.textContent)
  // What the tabs do not lack is not among them.
  await waitFor(() =>
    expect(here()).toEqual([
      expect.stringMatching(/^Alarms · .+Read.*for this plant.*alert:read$/),
      expect.stringMatching(/^Modules · .+Read.*for this plant.*layout:read$/),
    ]),
  )
  const elsewhere = [...dialog.querySelectorAll('details [aria-label]')].map((part) =>
    part.getAttribute('aria-label'),
  )
  expect(elsewhere).toContain('Alarms')
  expect(new Set(elsewhere).size).toBe(elsewhere.length)
})
