import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buyMessages } from '../../src/transport/calls/billing'
import { go } from '../support/go'
import { type GivenApp, renderApp } from '../support/render-app'

const AT = '/application/detail/messageCharge'
const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement

async function opened(given: GivenApp = {}) {
  const app = await renderApp({ as: 'owner', at: AT, ...given })
  /** Opens a dialog by its button, as soon as that can be pressed. */
  const ask = async (name: string) => {
    const [button] = await screen.findAllByRole('button', { name })
    await waitFor(() => expect(button).toBeEnabled())
    await app.user.click(button as HTMLElement)
    return within(await screen.findByRole('dialog', { name }))
  }
  return { app, ask }
}

it('S2-24 a purchase whose answer is lost is charged once, however often one presses', async () => {
  let asked = 0
  const { app, ask } = await opened({
    between: async (path, answer) => {
      const reply = await answer()
      if (path.endsWith('/credit/buy') && (asked += 1) === 1) throw new TypeError('lost')
      return reply
    },
  })
  await waitFor(async () => expect(await figure('Messages left')).toHaveTextContent('20'))
  const none = (await screen.findByText('You have not bought any messages yet.')).parentElement
  // One thing to do about it; the rest stands above.
  await waitFor(() => expect(within(none as HTMLElement).getAllByRole('button')).toHaveLength(1))
  const dialog = await ask('Buy messages')
  const offer = await dialog.findByRole('radio', { name: /^500 messages/ })
  expect(offer).toHaveAccessibleName(/20\.00.EUR.*0\.04.EUR each/)
  await app.user.click(offer)
  expect(dialog.getByText('Total').parentElement).toHaveTextContent(/20\.00.EUR/)

  await app.user.click(dialog.getByRole('button', { name: 'Pay now' }))
  expect(await dialog.findByText(/not known whether this was paid/)).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(async () => expect(await figure('Messages left')).toHaveTextContent('520'))
  expect(await screen.findByText('Total 1 record')).toBeVisible()
  const sent = (await app.requests()).filter(({ path }) => path.endsWith('/credit/buy'))
  expect(sent).toHaveLength(2)
  expect(sent[1]?.body).toEqual(sent[0]?.body)
})

it('S2-24 a receipt says its number, to whom it is billed, and what of the sum is tax', async () => {
  const { app } = await opened()
  await app.user.click((await screen.findAllByRole('button', { name: 'More actions' }))[0] as HTMLElement)
  await app.user.click(await screen.findByText('Invoice data'))
  const form = within(await screen.findByRole('dialog', { name: 'Invoice data' }))
  const tax = await form.findByLabelText(/^Tax number/)
  await app.user.type(tax, 'GB 123')
  await app.user.type(form.getByLabelText(/^Billing address/), '1 Quay Street')
  await app.user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const order = await app.booted.services.send(buyMessages('M500', 'receipt'))
  await go(`${AT}/${order.id}`)
  const value = async (name: string) => (await figure(name))?.textContent
  expect(await value('Receipt')).toMatch(/R-2026-\d+$/)
  expect([await value('Net'), await value('Tax'), await value('Price')].join(' ')).toMatch(
    /16\.81.*3\.19.*20\.00/,
  )
  expect(await screen.findByRole('region', { name: 'Seller' })).toHaveTextContent(/Demo Services.*DE\d+$/)
  expect(screen.getByText('1 Quay Street')).toBeVisible()
  expect(screen.getByText('GB 123')).toBeVisible()
  expect(screen.getByText(/rounded to the cent once/)).toBeVisible()
})

it('S2-24 the limit of a day is changed and lifted again; a refused payment says why, and that nothing is in doubt', async () => {
  const { app, ask } = await opened()
  const limit = async (typed: string) => {
    const dialog = await ask('Change limit')
    const field = await dialog.findByLabelText(/^Limit per day/)
    if (typed !== '') await app.user.type(field, typed)
    await app.user.click(dialog.getByRole('button', { name: 'Change limit' }))
  }
  await limit('30')
  await waitFor(async () => expect(await figure('Limit per day')).toHaveTextContent('30'))
  await limit('')
  await waitFor(async () => expect(await figure('Limit per day')).toHaveTextContent('No limit'))

  await app.inject({ match: { path: '/credit/buy' }, status: 403, body: { code: '24', msg: 'no' } })
  const dialog = await ask('Buy messages')
  await dialog.findAllByRole('radio')
  await app.user.click(dialog.getByRole('button', { name: 'Pay now' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(dialog.queryByText(/not known whether/)).not.toBeInTheDocument()
})

it('S2-24 a balance that does not come says why, and is no 0', async () => {
  await opened({
    faults: [{ match: { path: '/message-s/credit' }, status: 500, body: { code: '16', msg: 'no' } }],
  })
  const panel = within(await screen.findByRole('region', { name: 'Your credit' }))
  expect(await panel.findByRole('button', { name: /Retry/ })).toBeVisible()
  expect(panel.queryByText('0')).not.toBeInTheDocument()
})
