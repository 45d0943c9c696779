import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

prepareAlarms()

const COMMON = '/account/settings/common'
const map = async () =>
  within(await screen.findByRole('region', { name: 'Keyboard map' }, { timeout: 20_000 }))
const lineOf = async (name: string) => {
  const lines = (await map()).getAllByRole('listitem')
  return lines.find(({ textContent }) => textContent.includes(name)) as HTMLElement
}
const keyOf = async (name: string) => (await lineOf(name)).querySelector('kbd')?.textContent

it('S2-31 a command gets another key where that is free: it works, is shown by help and palette, and lasts', async () => {
  const app = await renderApp({ as: 'admin', at: COMMON })
  const press = async (name: string) => app.user.click((await map()).getByRole('button', { name }))
  const change = async (name: string, key: string) => {
    await press(`Change the key: ${name}`)
    await app.user.keyboard(key)
  }
  await change('Acknowledge', 'j')
  const taken = 'J is taken by “Next row”. Give that another key first.'
  expect(await (await map()).findByRole('alert')).toHaveTextContent(taken)
  await change('Acknowledge', '{Control>}s{/Control}')
  await waitFor(async () => expect((await map()).getByRole('alert')).toHaveTextContent('cannot be used'))
  await change('Acknowledge', 'y')
  await waitFor(async () => expect((await map()).queryByRole('alert')).toBeNull())
  expect(await keyOf('Acknowledge')).toBe('Y')
  await change('Next row', 'm')
  await change('Go to Alarms', 'z')
  expect((await map()).queryByRole('alert')).toBeNull()
  await change('Previous row', '{Escape}')
  expect(await keyOf('Previous row')).toBe('K')
  // What another start of the console would find.
  expect(localStorage.getItem('heliograph.preferences')).toMatch(/"y"/)

  await app.user.click(screen.getByRole('heading', { level: 1 }))
  await app.user.keyboard('gz')
  await waitFor(() => expect(window.location.pathname).toBe('/alerts'))
  const grid = await screen.findByRole('treegrid')
  await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(2))
  await app.user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard' })
  const shown = (name: string) => within(help).getByText(name).closest('div')
  expect(shown('Acknowledge')?.querySelector('kbd')).toHaveTextContent('Y')
  expect(shown('Next row')?.querySelector('kbd')).toHaveTextContent('M')
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(help).not.toBeInTheDocument())
  const rows = within(grid).getAllByRole('row')
  await app.user.keyboard('mm')
  await waitFor(() => expect(rows[2]).toHaveFocus())
  const written = async () =>
    (await app.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith('/alert/triage'))
  await app.user.keyboard('e')
  expect(await written()).toEqual([])
  await app.user.keyboard('y')
  expect(await screen.findByText(/^Acknowledged: \d+/)).toBeInTheDocument()

  await go(COMMON)
  await press('Reset the key: Next row')
  await waitFor(async () => expect(await keyOf('Next row')).toBe('J'))
  await press('All keys as delivered')
  await waitFor(async () => expect(await keyOf('Acknowledge')).toBe('E'))
  fireEvent.keyDown(document.body, { key: 'u' })
  await waitFor(async () => expect(await keyOf('Acknowledge')).toBe('Y'))
}, 60_000)
