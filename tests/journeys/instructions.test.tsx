import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

const AT = '/account/settings/instructions'

beforeEach(() => localStorage.clear())

it('S2-34 S1-61 S7-61 the manuals of the console and of one’s own devices, of several models of one kind of those that one has, searched and kept', async () => {
  const app = await renderApp({ as: 'owner', at: AT })
  const part = await screen.findByRole('region', { name: 'Instructions' })
  expect(await within(part).findByRole('link', { name: 'Lights of the inverter' })).toBeVisible()
  // Nobody here has a combiner box, until one asks for all.
  await waitFor(() => expect(within(part).queryByText('Fuses of the combiner box')).toBeNull())
  const home = (await within(part).findByRole('link', { name: 'Backup output of the H10' })).closest('li')
  expect(home).toHaveTextContent('Inverter H10')
  expect(await within(part).findByRole('link', { name: 'Strings of the S12' })).toBeVisible()
  // None of the three plants stands in a field, and none has an inverter for one.
  await waitFor(() => expect(within(part).queryByText('Cooling of the S250')).toBeNull())
  await app.user.click(screen.getByRole('radio', { name: 'All' }))
  expect(within(part).getByText('Fuses of the combiner box')).toBeVisible()
  expect(within(part).getByText('Cooling of the S250')).toBeVisible()
  await app.user.type(screen.getByRole('searchbox', { name: 'Search' }), 's12')
  expect(within(part).getAllByRole('listitem')).toHaveLength(1)
  await app.user.clear(screen.getByRole('searchbox', { name: 'Search' }))
  await app.user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lights')
  expect(within(part).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getAllByText('No document here.')).toHaveLength(2)
  const copy = screen.getByRole('link', { name: 'Keep a copy: Lights of the inverter' })
  expect(copy).toHaveAttribute('download')
  const reply = await app.cloud.handle(new Request(new URL(copy.getAttribute('href') ?? '', 'http://localhost:3000')))
  expect(await reply?.text()).toMatch(/^Lights of the inverter/)
}) // oxfmt-ignore

it('S2-34 what there is in another language only says so', async () => {
  await renderApp({ as: 'owner', at: AT, languages: ['de-DE'] })
  const part = await screen.findByRole('region', { name: 'Anleitungen' })
  expect(await within(part).findByRole('link', { name: 'Leuchten des Wechselrichters' })).toBeVisible()
  screen.getByRole('radio', { name: 'Alle' }).click()
  const line = (await within(part).findByRole('link', { name: 'Fuses of the combiner box' })).closest('li')
  expect(line).toHaveTextContent('Auf English')
})

it('S2-34 the model is named for the papers of an installer as well, who has it at one of many plants', async () => {
  await renderApp({ as: 'admin', at: AT })
  const part = await screen.findByRole('region', { name: 'Instructions' })
  expect(await within(part).findByRole('link', { name: 'Cooling of the S250' })).toBeVisible()
})

it('S2-34 of a manual on another host it says where that is, and that no copy is kept here', async () => {
  const body = [{ id: 'm1', title: 'Site guide', type: 'MANUAL', url: 'https://docs.elsewhere.example/guide.pdf', lan: 'en' }] // oxfmt-ignore
  await renderApp({ as: 'owner', at: AT, faults: [{ match: { path: '/document/getDocList' }, status: 200, body: JSON.stringify(body) }] }) // oxfmt-ignore
  const line = (await screen.findByRole('link', { name: 'Site guide' })).closest('li')
  expect(line).toHaveTextContent('At docs.elsewhere.example: no copy can be kept here')
  expect(screen.queryByRole('link', { name: 'Keep a copy: Site guide' })).toBeNull()
})

it('S1-61 switched off, there are none', async () => {
  await renderApp({ as: 'owner', at: AT, configuration: { functions: { onlineInstructions: false } } })
  expect(await screen.findByRole('heading', { name: 'This is not offered here' })).toBeVisible()
})
