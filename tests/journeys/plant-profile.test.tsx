import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../support/render-app'

const HOME = 63400030
const SLOW = { timeout: 20_000 }
const part = (name: string) => screen.getByRole('region', { name })
const reads = (name: string, words: string | RegExp) =>
  waitFor(() => expect(part(name)).toHaveTextContent(words), SLOW)

it('S4-39 S7-82 S7-83 another grid connection is asked for before it is made; S1-02 S4-36 S7-74 a plant is deleted by its name, and the next one is shown', async () => {
  const app = await renderApp({ as: 'owner', at: `/plant/infos/detail?plant=${String(HOME)}` })
  await app.user.click(await screen.findByRole('button', { name: 'Change grid connection' }, SLOW))
  const dialog = await screen.findByRole('dialog', { name: 'Change grid connection' })
  await waitFor(() => expect(within(dialog).getAllByRole('radio')).toHaveLength(6))
  await app.user.click(within(dialog).getByRole('radio', { name: 'Self-consumption with feed-in' }))
  await waitFor(() => expect(dialog).toHaveTextContent('shown or hidden'))
  await waitFor(() =>
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .some((one) => one.textContent.includes('Battery')),
    ).toBe(true),
  )
  const asked = await app.requests()
  const of = (method: string) =>
    asked.filter((one) => one.method === method && one.path.endsWith('/gridtype'))
  expect(of('GET').at(-1)?.query).toMatchObject({ gridInterconnectionType: 'EXCESS' })
  expect(of('POST')).toHaveLength(0)
  await app.user.click(within(dialog).getByRole('button', { name: 'Change it' }))
  await reads('Grid and metering', 'Self-consumption with feed-in')
  expect((await app.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith('/gridtype'))).toHaveLength(1) // oxfmt-ignore

  const zone = within(await screen.findByRole('region', { name: 'Danger zone' }, SLOW))
  await app.user.click(zone.getByRole('button', { name: 'Delete plant' }))
  const removal = await screen.findByRole('alertdialog')
  await waitFor(() => expect(removal).toHaveTextContent(/Devices: \d+/))
  expect(within(removal).getByRole('link', { name: 'Export the data first' })).toBeVisible()
  const sure = within(removal).getByRole('button', { name: 'Delete plant' })
  expect(sure).toBeDisabled()
  fireEvent.change(within(removal).getByRole('textbox'), { target: { value: 'Kranichhof' } })
  await app.user.click(sure)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(
    () => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Kranichhof'),
    SLOW,
  )
  expect((await app.requests()).find(({ method }) => method === 'DELETE')?.body).toEqual([HOME])
}, 60_000)

it('S7-70 a detail that fails leaves what the plant itself says; a failed part keeps its head', async () => {
  await renderApp({
    as: 'owner',
    at: `/plant/infos/detail?plant=${String(HOME)}`,
    faults: [
      {
        match: { method: 'GET', path: `/maintain-s/station/${String(HOME)}/detail` },
        status: 400,
        body: { code: '18', msg: 'x' },
      },
      {
        match: { method: 'GET', path: `/maintain-s/station/${String(HOME)}/finance` },
        status: 500,
        body: { code: '1', msg: 'x' },
      },
    ],
  })
  await reads('Basics', 'Kranichhof')
  await waitFor(
    () => expect(within(part('Income')).getByRole('button', { name: /retry|again/i })).toBeVisible(),
    SLOW,
  )
}, 60_000)
