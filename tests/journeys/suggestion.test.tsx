import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

const AT = '/account/settings/suggestion'

it('S2-36 S1-66 a suggestion is sent with page and version, and listed with its state', async () => {
  const app = await renderApp({ as: 'owner', at: '/application/home' })
  await screen.findByRole('heading', { name: 'Functional applications' })
  await app.user.click(screen.getByRole('button', { name: /Account menu/ }))
  await app.user.click(await screen.findByRole('link', { name: 'Feedback' }))
  const list = await screen.findByRole('region', { name: /^Your feedback so far/ })
  expect(await within(list).findByText(/none yet/)).toBeVisible()
  expect(await screen.findByLabelText(/^Page it is about/)).toHaveValue('/application/home')
  expect(screen.getByLabelText(/^Version/)).toHaveValue('1.7.1')

  await app.user.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getAllByText('Please fill this in.')[0]).toBeVisible()
  await app.user.type(screen.getByLabelText(/^What you want to tell us/), 'Larger figures')
  await app.user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await within(list).findByText('Larger figures')).toBeVisible()
  expect(within(list).getByText('Received')).toBeVisible()
  expect(within(list).getByText('Wish')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/^What you want to tell us/)).toHaveValue(''))
  const sent = (await app.requests()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/suggestion'),
  )
  expect(sent.map(({ body }) => body)).toMatchObject([
    { content: 'Larger figures', type: 'WISH', page: '/application/home', version: '1.7.1' },
  ])
})

it('S2-36 a refused suggestion stays where it was typed, and goes out once', async () => {
  let tries = 0
  const app = await renderApp({
    as: 'owner',
    at: AT,
    between: async (path, answer) => {
      const reply = await answer()
      if (!path.endsWith('/suggestion')) return reply
      tries += 1
      // The first is the list, the second what is sent: it arrives, and its answer is lost.
      if (tries === 2) throw new TypeError('lost')
      return reply
    },
  })
  await app.user.type(await screen.findByLabelText(/^What you want to tell us/), 'Night view')
  await screen.findByText(/none yet/)
  await app.user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/^It is not known whether this was saved/)).toBeVisible()
  expect(screen.getByLabelText(/^What you want to tell us/)).toHaveValue('Night view')
  await app.user.click(screen.getByRole('button', { name: 'Send' }))
  const list = await screen.findByRole('region', { name: /^Your feedback so far/ })
  expect(await within(list).findAllByText('Night view')).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Your feedback so far (1)' })).toBeVisible()
})

it('S1-46 S1-66 switched off, there is no such page', async () => {
  await renderApp({ as: 'owner', at: AT, configuration: { functions: { suggestion: false } } })
  expect(await screen.findByRole('heading', { name: 'This is not offered here' })).toBeVisible()
})
