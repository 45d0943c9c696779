import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

const NOW = Date.parse('2026-06-18T11:30:00Z')
const log = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Messages sent lately' })).closest('section') as HTMLElement,
  )

it('S2-35 what was sent about alarms stands below the settings, with its way and its fate', async () => {
  const app = await renderApp({ as: 'owner', at: '/account/settings/message', now: NOW })
  const part = await log()
  const link = (await part.findAllByRole('link', { name: 'Kranichhof' }))[0]
  const line = link?.closest('li') as HTMLElement
  expect(line).toHaveTextContent(/2026-06-\d\d \d\d:\d\d:\d\d · Push · free/)
  expect(line).toHaveTextContent('Sent')
  await app.user.click(link as HTMLElement)
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/plant/infos/alert?plant=63400030')) // oxfmt-ignore
})

it('S2-35 a log that does not come says why, and the settings live on', async () => {
  await renderApp({
    ...{ as: 'owner', at: '/account/settings/message', now: NOW },
    faults: [{ match: { path: '/message-s/log' }, status: 500, body: { code: '16', msg: 'no' } }],
  })
  const part = await log()
  expect(await part.findByRole('button', { name: /Retry/ })).toBeVisible()
  expect((await screen.findAllByText('What comes by which way'))[0]).toBeVisible()
})

it('S2-24 credit that nothing uses says so, and leads to the settings', async () => {
  await renderApp({ as: 'owner', at: '/application/detail/messageCharge', now: NOW })
  const panel = within(await screen.findByRole('region', { name: 'Your credit' }))
  expect(await panel.findByText(/No alarm comes to you as a text message yet/)).toBeVisible()
  expect(panel.getByText('Sent in 30 days').parentElement).toHaveTextContent('0')
  expect(panel.queryByText('Days left at this pace')).not.toBeInTheDocument()
  expect(panel.getByRole('link', { name: 'Message settings' })).toBeVisible()
})
