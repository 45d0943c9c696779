import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TRIAGE, FLEET, grid, prepareAlarms } from '../support/alarms'
import { renderApp, type RenderedApp } from '../support/render-app'

prepareAlarms()

const SEARCH = `${TRIAGE}/search`

/** The person sits in New York; the plants stand elsewhere. */
beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

async function filterBy(app: RenderedApp, first: string, last: string) {
  await within(await grid()).findAllByRole('checkbox')
  await app.user.click(screen.getByRole('button', { name: 'Add filter' }))
  await app.user.click(
    within(screen.getByRole('list', { name: /filter/i })).getByRole('button', { name: 'Started' }),
  )
  const editor = await screen.findByRole('form', { name: 'Started' })
  const [from, to] = await within(editor).findAllByRole('textbox')
  await app.user.type(from as HTMLElement, `${first}{Enter}`)
  await app.user.type(to as HTMLElement, last)
  return editor
}

it('days of alarms of many plants are those of the person, in the editor, in the chip and in the question', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?m=0' })
  const editor = await filterBy(app, '2026-06-17', '2026-06-18')
  expect(editor).toHaveTextContent('Days begin at midnight in America/New_York.')
  await app.user.click(within(editor).getByRole('button', { name: 'Apply' }))
  expect(await screen.findByTitle('Started between 2026-06-17 – 2026-06-18 (America/New_York)')).toBeVisible()
  await waitFor(async () => {
    const asked = (await app.requests()).filter(({ path }) => path.endsWith(SEARCH)).at(-1)
    // New York's summer time is four hours behind UTC.
    expect(JSON.stringify(asked?.body)).toContain(String(Date.UTC(2026, 5, 17, 4) / 1000))
    expect(JSON.stringify(asked?.body)).toContain(String(Date.UTC(2026, 5, 19, 4) / 1000 - 1))
  })
})
