import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linkScreen, saveScreen } from '../../src/transport/calls/own-extras'
import { go } from '../support/go'
import { pressFirst } from '../support/record-steps'
import { renderApp } from '../support/render-app'

const LIST = '/application/detail/largeScreen'
/** Noon, when the first four of the panels stand: they take turns. */
const NOON = Math.ceil(Date.parse('2026-06-20T11:00:00Z') / 210_000) * 210_000

async function linked(content: Record<string, unknown>, from: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ at: '/application/home', as: 'owner', now: NOON, ...from })
  const { send } = app.booted.services
  const { id } = await send(saveScreen({ name: 'Foyer', content }))
  const key = await send(linkScreen(id, NOON / 1000 + 86_400))
  await go(`/largescreen#link=${key ?? ''}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Foyer' })).toBeVisible()
  return app
}
const wall = () => screen.getByRole('heading', { level: 1 }).closest('[data-theme]')

it('S2-25 S2-40 a display speaks its own language and has its own theme, whatever the browser behind it', async () => {
  const app = await linked({ language: 'de', theme: 'light', panels: ['states', 'alarms'] })
  expect(await screen.findByRole('region', { name: /^Alarme/ })).toBeVisible()
  expect(await screen.findByText('Erzeugung jetzt', { selector: 'dt' })).toBeVisible()
  const states = await screen.findByRole('region', { name: /^Anlagen nach Status/ })
  await waitFor(() => expect(within(states).getByText('Online')).toBeVisible())
  expect(wall()).toHaveAttribute('data-theme', 'light')
  expect(wall()).toHaveAttribute('lang', 'de')
  expect(app.booted.services.i18n.language()).toBe('en')
})

it('S2-40 what is earned is on a display that says so, and asked by no other', async () => {
  const app = await linked({ panels: ['states'], income: true })
  const income = await screen.findByRole('region', { name: 'Income today' })
  await waitFor(() => expect(income).toHaveTextContent(/Plants: \d+\d*\.\d\d.(EUR|GBP)/))
  expect((await app.requests()).some(({ path }) => path.endsWith('/produced/income'))).toBe(true)
})

it('S2-40 income is not shown by default', async () => {
  const app = await linked({})
  await screen.findByRole('region', { name: /^Plants by state/ })
  expect(screen.queryByRole('region', { name: 'Income today' })).not.toBeInTheDocument()
  expect((await app.requests()).some(({ path }) => path.endsWith('/produced/income'))).toBe(false)
})

it('S2-40 the curve holds the 24 hours before the display was opened, with what was to be expected', async () => {
  await linked({ panels: ['curve'] })
  const curve = await screen.findByRole('region', { name: 'Power of the last 24 hours' })
  await waitFor(() => expect(curve).toHaveTextContent(/Expected \d+\.\d\d(.k?W)? – \d+\.\d\d.k?W/))
  const points = curve.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? []
  expect(points.length).toBeGreaterThan(90)
  expect(curve.querySelector('polygon[data-band]')).not.toBeNull()
})

it('the curve grows from now on where the server has no call for a whole fleet', async () => {
  await linked(
    { panels: ['curve'] },
    {
      faults: [{ match: { path: '/maintain-s/capabilities' }, body: { capabilities: ['savedScreens'] } }],
    },
  )
  expect(await screen.findByRole('region', { name: /^Power since / })).toBeVisible()
})

it('S2-40 open alarms are counted by level, and then by their likely cause', async () => {
  // The second quarter of a minute.
  await linked({ panels: ['alarms'] }, { as: 'admin', plants: 60, now: NOON + 15_000 })
  const causes = await screen.findByRole('region', { name: 'Open alarms by cause' })
  await waitFor(() => expect(causes).toHaveTextContent(/Logger not reporting ?\d+/))
})

it('S2-40 alarms that come while their causes stand are there at their turn, and asked once', async () => {
  let now = NOON + 15_000
  let came = false
  const between = async (path: string, answer: () => Promise<Response>) => {
    const ofAlarms = path.endsWith('/triage/search')
    if (ofAlarms) await screen.findByRole('region', { name: 'Open alarms by cause' })
    const reply = await answer()
    // Answers say no time: one that is under way while `now` moves would make this machine's clock a fast one.
    reply.headers.delete('date')
    came ||= ofAlarms
    return reply
  }
  const app = await linked({ panels: ['alarms'] }, { as: 'admin', plants: 60, now: () => now, between })
  await waitFor(() => expect(came).toBe(true))
  now += 15_000
  const levels = await screen.findByRole('region', { name: /^Alarms/ })
  await waitFor(() => expect(levels).toHaveTextContent(/Fault ?\d.+ · /))
  expect((await app.requests()).filter(({ path }) => path.endsWith('/triage/search'))).toHaveLength(1)
})

it('S2-25 language, theme and income are chosen in the editor, seen in its preview and in its record', async () => {
  const app = await renderApp({ at: LIST, as: 'owner', now: NOON })
  await pressFirst(app, 'Create')
  await app.user.type(await screen.findByLabelText(/^Name/), 'Halle')
  // A field may be drawn after its neighbour.
  expect(await screen.findByLabelText('Show income')).not.toBeChecked()
  const language = await screen.findByRole('combobox', { name: /^Language/ })
  await app.user.type(language, 'xyz')
  expect(await screen.findByText('Nothing matches.')).toBeVisible()
  await app.user.clear(language)
  await app.user.type(language, 'Deut')
  await app.user.click(await screen.findByTitle('Deutsch'))
  expect(await screen.findByText('Erzeugung jetzt', { selector: 'dt' })).toBeVisible()
  // The form around it goes on in the language of the console.
  await app.user.click(screen.getByRole('button', { name: 'Set up wall display' }))
  await screen.findByRole('link', { name: 'Open full screen' })
  expect((await screen.findAllByText('Deutsch'))[0]).toBeVisible()
  expect(screen.getByText('Dark')).toBeVisible()
  const plants = screen.getAllByText('Plants').find(({ tagName }) => tagName === 'DT')
  expect(plants?.parentElement).toHaveTextContent('Plants3')
})

it('S2-40 the newest open alarms follow each other along the bottom, with level, plant and begin', async () => {
  await linked({ panels: ['states', 'ticker'] }, { as: 'admin', plants: 60 })
  const ticker = await screen.findByRole('region', { name: 'Open alarms' })
  await waitFor(() =>
    expect(ticker).toHaveTextContent(
      /^(Information|Warning|Fault) · .+ · .+ · since (\d{4}-\d\d-\d\d )?\d\d:\d\d UTC1 \/ \d$/,
    ),
  )
  expect(screen.queryByRole('region', { name: /^Alarms/ })).not.toBeInTheDocument()
})

it('S2-40 a display that hides names has none along the bottom', async () => {
  const masked = { masked: true, panels: ['states', 'ticker'] }
  await linked(masked, { as: 'admin', plants: 60 })
  const ticker = await screen.findByRole('region', { name: 'Open alarms' })
  await waitFor(() => expect(ticker).toHaveTextContent(/^(Information|Warning|Fault) · [^·]+ · since /))
})
