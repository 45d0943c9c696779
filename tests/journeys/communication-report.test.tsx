import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts of the screen that a browser loads with its first visit.
import '../../src/pages/device/communication/communication-page'
import { gateways } from '../../src/transport/calls/power-system'
import { go } from '../support/go'
import { type RenderedApp, renderApp } from '../support/render-app'

const HOME = 63400030
/** The second one of its two loggers is dead; and one that never reported. */
const DEAD_ONE = 63900013
const NEVER = 63900007
const at = (query = '') => `/communicationReport${query}`
const heading = (name: string, level = 2) =>
  screen.findByRole('heading', { level, name }, { timeout: 10_000 })
const loggerOf = async (app: RenderedApp, plant: number) =>
  (await app.booted.services.send(gateways(plant)))[0]?.serial ?? ''
const codeFor = (serial: string) => [...serial.slice(-6)].reverse().join('')
const panel = (name: string) => screen.queryByRole('region', { name })
const asked = async (app: RenderedApp) =>
  (await app.requests()).filter(({ path }) => path.endsWith('/gateway/communication')).length

it('S2-20 S7-123 S8-67 S8-91 a serial is typed: the verdict, the lights with their reasons, the figures, the week, and words for one that has none', async () => {
  const app = await renderApp({ as: 'owner', at: at() })
  await heading('Communication report', 1)
  const field = screen.getByRole('textbox', { name: 'Serial number' })
  await app.user.type(field, 'LG 12{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('8 to 20 letters and digits')
  expect(await asked(app)).toBe(0)
  await app.user.clear(field)
  await app.user.type(field, `${(await loggerOf(app, HOME)).toLowerCase()}{Enter}`)
  await heading('Online')
  const lights = within(screen.getByRole('region', { name: 'From the device to the server' }))
  expect(lights.getAllByText('works')).toHaveLength(5)
  expect(lights.getByText('All devices answer: 2')).toBeVisible()
  expect(lights.getAllByText(/^since 2026-/)).toHaveLength(5)
  expect(within(screen.getByRole('region', { name: 'Figures' })).getByText('Wi-Fi')).toBeVisible()
  const week = within(screen.getByRole('region', { name: 'The last seven days' }))
  expect(week.getAllByRole('img')).toHaveLength(7)
  expect(week.getAllByRole('img', { name: /: 100\.00 % on time$/ }).length).toBeGreaterThan(5)
  expect(screen.getByText(/^Time of the plant: Europe\/Berlin/)).toBeVisible()

  // Unknown, of another area and never heard have words of their own.
  await go(at('?serial=LG00000000'))
  expect(
    await screen.findByText(/The device has no data or does not exist/, {}, { timeout: 10_000 }),
  ).toBeVisible()
  await go(at('?serial=LG59000001'))
  expect(await screen.findByText(/not available in the current area/)).toBeVisible()
  await go(at('?serial=LG66000001'))
  expect(await screen.findByText(/There are no upload records/)).toBeVisible()
  await go(at('?serial=LG80755465&plant=63400020'))
  expect(await screen.findByText(/A gateway is not in the current plant/)).toBeVisible()
})

it('S2-20 each light behind a break says since when, and where nothing was ever heard that it was not', async () => {
  const app = await renderApp({ as: 'admin', at: at(), plants: 40 })
  await heading('Communication report', 1)
  const [, dead] = await app.booted.services.send(gateways(DEAD_ONE))
  await go(at(`?serial=${dead?.serial ?? ''}`))
  const lights = () => within(screen.getByRole('region', { name: 'From the device to the server' }))
  await waitFor(() => expect(lights().getByText('broken')).toBeVisible(), { timeout: 10_000 })
  expect(lights().getAllByText(/^since 2026-\d\d-\d\d \d\d:\d\d( or longer)?$/)).toHaveLength(5)
  await go(at(`?serial=${await loggerOf(app, NEVER)}`))
  await heading('Never reported')
  await waitFor(() => expect(lights().getAllByText('Has never been heard')).toHaveLength(4))
  expect(lights().getByText('Ready; nothing has ever arrived')).toBeVisible()
  expect(lights().queryByText(/^since/)).not.toBeInTheDocument()
})

it('the lamps of a logger lead to cause and remedy, for every account', async () => {
  const app = await renderApp({ as: 'norole', at: at('?serial=LG80755465') })
  const lamps = within(
    await screen.findByRole('region', { name: 'What do the lamps do?' }, { timeout: 10_000 }),
  )
  await app.user.selectOptions(lamps.getByRole('combobox', { name: 'NET' }), 'slow')
  expect(lamps.getByText(/The router is reached, the server is not/)).toBeVisible()
  await app.user.selectOptions(lamps.getByRole('combobox', { name: 'COM' }), 'off')
  expect(lamps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^No connection to the inverter/),
    expect.stringMatching(/^The router is reached/),
  ])
})

it('S6-04 a stranger sees the verdict alone, and with the check code what lies behind it', async () => {
  const app = await renderApp({ as: 'new', at: at('?serial=LG80755465') })
  await heading('Online')
  expect(panel('From the device to the server')).toBeNull()
  expect(panel('Figures')).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Show details' }))
  const dialog = within(await screen.findByRole('dialog'))
  await app.user.type(dialog.getByRole('textbox', { name: 'Check code' }), 'x')
  await app.user.click(dialog.getByRole('button', { name: 'Show details' }))
  expect(
    await dialog.findByText(/check code/, { selector: '.hg-field-error, .hg-field-error *' }),
  ).toBeVisible()
  await app.user.clear(dialog.getByRole('textbox', { name: 'Check code' }))
  await app.user.type(dialog.getByRole('textbox', { name: 'Check code' }), codeFor('LG80755465'))
  await app.user.click(dialog.getByRole('button', { name: 'Show details' }))
  expect(await screen.findByRole('region', { name: 'Figures' })).toBeVisible()
  expect(screen.getByText('Shown because you know the check code.')).toBeVisible()
  expect(window.location.search).not.toContain(codeFor('LG80755465'))
  expect(screen.queryByRole('button', { name: 'Let it report now' })).toBeNull()
  await go(at('?serial=LG59764156&link=1.x'))
  expect(await screen.findByText('This link has expired or is meant for another logger.')).toBeVisible()
})

it('S7-113 a failure keeps its reason and a second try; a link is made for seven days, and who may change devices lets it report now', async () => {
  const app = await renderApp({
    as: 'owner',
    at: at('?serial=LG80755465'),
    faults: [{ match: { path: '/gateway/communication' }, status: 500, times: 1 }],
  })
  await app.user.click(await screen.findByRole('button', { name: /retry|try again/i }, { timeout: 10_000 }))
  await heading('Online')
  await app.user.click(await screen.findByRole('button', { name: 'Copy a link for 7 days' }))
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'link' })
  expect(link).toHaveFocus()
  expect(screen.getByText(/^Good until \d{4}-/)).toBeVisible()
  expect(new URL(link.value).search).toMatch(/^\?serial=LG80755465&link=\d+\./)

  await app.user.click(await screen.findByRole('button', { name: 'Let it report now' }))
  expect(await screen.findByText('It was asked; an answer takes up to two minutes.')).toBeVisible()
  const sent = (await app.requests()).find(({ path }) => path.includes('/device/gateway/post/'))
  expect(sent?.query['verificationType']).toBeDefined()
})
