import { act, screen, waitFor } from '@testing-library/react'
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
