import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'
import { walked } from '../support/walk'

prepareAlarms()

const HOME = 63400030

it('S2-15 S7-84 S7-86 S7-87 S7-88 a business is added, changed and removed, and the authorisation switched', async () => {
  const app = await renderApp({ as: 'owner', at: `/plant/infos/relate?plant=${String(HOME)}` })
  const pick = async (label: string, word: string) => {
    await app.user.click(await screen.findByLabelText(label))
    const selector = '.ant-select-item-option-content'
    fireEvent.click(await screen.findByText((text) => text.includes(word), { selector }))
  }
  const row = () => screen.findByRole('row', { name: /Pending/ })
  const open = async () => {
    const [link] = within(await row()).getAllByRole('link')
    await app.user.click(link as HTMLElement)
    return within(await screen.findByRole('dialog'))
  }
  const look = await screen.findByRole('switch', { name: 'Let installer and support look in' })
  await app.user.click(look)
  await waitFor(() => expect(look).toBeChecked())
  await app.user.click(screen.getByRole('button', { name: 'Add business' }))
  await pick('Business', '7002')
  await pick('Access', 'Maintain')
  await pick('Duration', '30 days')
  expect(await screen.findByText(/^May: .*Handle alarms/)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Add business' }))
  expect(await row()).toHaveTextContent('8 / 12')
  const [edit] = await (await open()).findAllByRole('button', { name: 'Edit' })
  await app.user.click(edit as HTMLElement)
  await pick('Access', 'View')
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await row()).toHaveTextContent('4 / 12'))
  await app.user.click(await (await open()).findByRole('button', { name: 'Remove business' }))
  const removal = await screen.findByRole('alertdialog')
  // It has not accepted yet, so nobody of it sees the plant.
  await waitFor(() =>
    expect(removal).toHaveTextContent('Sundial Service loses access to 1 plant; 0 people affected.'),
  )
  await app.user.click(within(removal).getByRole('button', { name: 'Remove business' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Pending/ })).toBeNull())
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Who changed what' })).toHaveTextContent('invited'),
  )
  const sent = await app.requests()
  expect(sent.some(({ path }) => path.endsWith('/auth/config'))).toBe(true)
  expect(sent.find(({ path }) => path.endsWith('/addRelated/business'))?.body).toMatchObject({
    stationId: HOME,
    businessId: 7002,
    preset: 'MAINTAIN',
  })
  expect(sent.some(({ method, path }) => method === 'DELETE' && path.includes('/deleteRelated/business/7002'))).toBe(true) // oxfmt-ignore
})

/** That each has a word of its own: `tests/architecture/plant-words.test.ts`. */
it('S3-02 S3-04 types and grid types are said in words', async () => {
  await renderApp({ as: 'admin', at: '/version' })
  const plants = [
    [63900001, 'Residential rooftop', 'Storage system'],
    [63900002, 'Commercial rooftop', 'Self-consumption with feed-in'],
    [63900003, 'Industrial rooftop', 'Full feed-in (distributed)'],
    [63900004, 'Ground mounted', 'Full feed-in (utility scale)'],
    [63900005, 'Ground mounted', 'Off-grid'],
    [63900006, 'Residential rooftop', 'Off-grid with storage'],
  ] as const
  for (const [plant, type, grid] of walked(plants, ([plant]) => plant === 63900002 || plant === 63900005)) {
    await go(`/plant/infos/detail?plant=${String(plant)}`)
    const holds = (name: string, word: string) =>
      waitFor(() => expect(screen.getByRole('region', { name })).toHaveTextContent(word))
    await holds('Basics', type)
    await holds('Grid and metering', grid)
    expect(document.body.textContent).not.toMatch(
      /_ROOF|GROUND|DISTRIBUTED|CENTRALIZED|EXCESS|OFF_GRID|BATTERY_BACKUP|PV_BTR/,
    )
  }
  await go('/plant/infos/data?plant=63900006')
  for (const word of ['Residential rooftop', 'Off-grid with storage'])
    expect((await screen.findAllByText(word))[0]).toBeVisible()
})

it('S7-68 the table of all plants opens from the pane, a row leads to the plant; a new one is made from there', async () => {
  const app = await renderApp({ as: 'owner', at: '/plant/infos/data' })
  expect(await screen.findByRole('link', { name: 'Create plant' })).toHaveAttribute('href', '/plants/new')
  await app.user.click(screen.getByRole('link', { name: 'Table of all plants' }))
  const row = await screen.findByRole('row', { name: /Backstube Birkental/ })
  expect(window.location.pathname).toBe('/plants')
  const [link] = within(row).getAllByRole('link')
  await app.user.click(link as HTMLElement)
  await waitFor(() => expect(window.location.pathname + window.location.search).toMatch(/^\/plant\/infos\/data\?plant=\d+/)) // oxfmt-ignore
  expect(await screen.findByRole('heading', { level: 1, name: 'Backstube Birkental' })).toBeVisible()
})
