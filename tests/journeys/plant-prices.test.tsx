import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

it('11 b: own use asks for both prices when a plant is created, a plant that feeds everything in for one', async () => {
  const app = await renderApp({ as: 'owner', at: '/plants/new' })
  const choose = async (word: string) => {
    await app.user.click(await screen.findByLabelText(/^Grid connection/))
    // The list of the choice before this one may still be closing over it.
    fireEvent.click(await screen.findByText(word, { selector: '.ant-select-item-option-content' }))
  }
  const bought = () => screen.queryByLabelText(/^Purchase price per kWh/)
  await choose('Self-consumption with feed-in')
  await waitFor(() => expect(bought()).toBeVisible())
  expect(screen.getByLabelText(/^Feed-in price per kWh/)).toBeVisible()
  await choose('Full feed-in (distributed)')
  await waitFor(() => expect(bought()).toBeNull())
  expect(screen.getByLabelText(/^Feed-in price per kWh/)).toBeVisible()
})
