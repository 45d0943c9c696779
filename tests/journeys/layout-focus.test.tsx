import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts of the screen that a browser loads with its first visit.
import '../../src/pages/plant/layout/layout-page'
import { renderApp } from '../support/render-app'

const spot = (name: string) => screen.getByRole('option', { name: new RegExp(name) })

it('15: the focus stays on the button that moved a module, at the edge too, and on the one that took it away', async () => {
  const app = await renderApp({ as: 'owner', at: '/plant/infos/component-layout?plant=63400020&edit=1' })
  const box = await screen.findByRole('listbox', { name: 'Places of the modules' }, { timeout: 10_000 })
  box.focus()
  await app.user.keyboard('{Home}')
  const right = await screen.findByRole('button', { name: 'Move right' })
  right.focus()
  for (let column = 2; column <= 6; column += 1) {
    await app.user.keyboard('{Enter}')
    await waitFor(() =>
      expect(spot(`^South roof, row 1, column ${column}: `)).toHaveAttribute('aria-selected', 'true'),
    )
    expect(right).toHaveFocus()
  }
  expect(right).toHaveAttribute('aria-disabled', 'true')
  await app.user.keyboard('{Enter}')
  expect(right).toHaveFocus()
  const take = screen.getByRole('button', { name: 'Remove module' })
  take.focus()
  await app.user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Place a module' })).toHaveFocus()
})
