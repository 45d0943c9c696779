import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { renderApp } from '../support/render-app'

prepareAlarms()

it('a second click that comes before the screen follows the first is made to what that one left', async () => {
  await renderApp({ as: 'admin', at: '/members' })
  const head = await screen.findByRole('columnheader', { name: 'Role' })
  const sort = screen.getByRole('button', { name: 'Role' })
  act(() => {
    sort.click()
    sort.click()
  })
  await waitFor(() => expect(head).not.toHaveAttribute('aria-sort', 'none'))
  expect(head).toHaveAttribute('aria-sort', 'descending')
})

it('two quick steps back are two days', async () => {
  await renderApp({ as: 'owner', at: '/plant/infos/data?plant=63400030' })
  const curve = await screen.findByRole('region', { name: /day curve|power curve|24/i })
  const before = await within(curve).findByRole('button', { name: 'Previous day' })
  const date = within(curve).getByRole('textbox', { name: 'Date' })
  expect(date).toHaveValue('20/06/2026')
  act(() => {
    before.click()
    before.click()
  })
  await waitFor(() => expect(within(curve).getByRole('textbox', { name: 'Date' })).toHaveValue('18/06/2026'))
})
