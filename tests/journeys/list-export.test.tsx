import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { type RenderedApp, renderApp } from '../support/render-app'
import { savedFiles } from '../support/saved-files'

prepareAlarms()

const SEARCH = '/operating/station/search'
const saved = savedFiles()

const start = async (app: RenderedApp) => {
  await app.user.click(await screen.findByRole('button', { name: 'Export' }))
  await app.user.click(await screen.findByRole('button', { name: 'Table as CSV' }))
}
const lines = async () => {
  await waitFor(() => expect(saved).toHaveLength(1))
  const text = (await saved[0]?.text()) ?? ''
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
}
const ready = async () => {
  const grid = await screen.findByRole('grid', { name: 'Plants' })
  await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(2))
  return grid
}

it('an export over many pages holds everything that matches, once, and asks page by page; it shows how far it is and can be stopped: nothing is saved, and nothing more asked', async () => {
  let [holds, came] = [false, 0]
  const held: (() => void)[] = []
  const app = await renderApp({
    as: 'admin',
    plants: 90,
    at: '/plants?m=0',
    between: async (path, answer) => {
      const reply = await answer()
      if (holds && path.endsWith(SEARCH) && (came += 1) > 2)
        await new Promise<void>((over) => held.push(over))
      return reply
    },
  })
  await ready()
  const total = Number(/\d+/.exec((await screen.findByText(/^Total \d+ records$/)).textContent ?? '')?.[0])
  expect(total).toBeGreaterThan(60)
  const earlier = (await app.requests()).length
  await start(app)
  const [head = '', ...rows] = await lines()
  expect(head).toMatch(/^Plant ID,Name/)
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(total)
  expect(rows).toHaveLength(total)
  const pages = (await app.requests())
    .slice(earlier)
    .filter(({ path }) => path.endsWith(SEARCH))
    .map(({ query }) => query['page'])
  expect(new Set(pages).size).toBeGreaterThan(2)
  expect(pages.length).toBeLessThanOrEqual(new Set(pages).size + 2)

  saved.length = 0
  holds = true
  await start(app)
  expect(await screen.findByText(/^[1-9]\d* of \d+ rows$/)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Stop export' }))
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible()
  holds = false
  const before = (await app.requests()).length
  for (const over of held) over()
  await new Promise((later) => setTimeout(later, 100))
  expect((await app.requests()).slice(before).filter(({ path }) => path.endsWith(SEARCH))).toEqual([])
  expect(saved).toEqual([])
}, 60_000)

it('S4-31 a file over many plants holds the rows whose own codes allow it, and says how many do not', async () => {
  const app = await renderApp({
    as: 'viewer',
    at: '/plants?c=name.nation.city.alarms.incomeToday.peers',
    now: Date.parse('2026-06-18T10:30:00Z'),
  })
  const grid = await ready()
  const row = async (name: RegExp) => within(grid).findByRole('row', { name })
  // Its alarms may be seen at Kranichhof, and its figures exported at the other.
  const kept = await row(/Zagroda Bursztynowa/)
  expect(kept).toHaveTextContent('Poland')
  // Own use earns what prices say, and this plant has none: one price for all production is missing.
  expect(kept).not.toHaveTextContent('PLN')
  const other = await row(/Kranichhof/)
  expect(other).toHaveTextContent('Germany')
  await waitFor(() => expect(other).toHaveTextContent(/Fault \d+, Warning \d+, Information \d+/))
  await start(app)
  const [head, ...plants] = await lines()
  expect(head).toBe('Plant ID,Name,Country,City,Alarms: Fault,Alarms: Warning,Alarms: Information,Income today,Against peers (%)') // oxfmt-ignore
  expect(plants).toEqual([expect.stringMatching(/^\d{8},Zagroda Bursztynowa,Poland,Gdynia,,,,,$/)])
  expect(await screen.findByText('1 exported, 1 not permitted there')).toBeInTheDocument()
}, 60_000)
