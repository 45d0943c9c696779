import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FLEET, TRIAGE, comeBack, grid, prepareAlarms, raise, watching } from '../support/alarms'
import { renderApp } from '../support/render-app'

prepareAlarms()

it.each([
  ['list', '/alerts?m=0', 'grid'],
  ['view by cause', '/alerts', 'treegrid'],
] as const)(
  '12: a %s that cannot be made newer keeps its rows, says so, and heals by itself soon after',
  async (_, at, role) => {
    const app = await renderApp({ ...FLEET, at })
    await within(await screen.findByRole(role)).findAllByRole('checkbox')
    await watching(app)
    const rows = () => within(screen.getByRole(role)).getAllByRole('row').length
    const before = rows()
    await app.inject({ match: { path: `${TRIAGE}/search` }, status: 500 })
    await raise(app, 'heat', 6)
    comeBack()
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('The request failed.')
    expect(within(notice).getByRole('button', { name: 'Retry' })).toBeEnabled()
    expect(rows()).toBe(before)
    await app.heal()
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument(), { timeout: 12_000 })
    expect(await screen.findByRole('button', { name: /^\d+ new/ })).toBeVisible()
  },
  30_000,
)

it('12: rows that cannot be made newer are asked for at once by Retry', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?m=0' })
  await within(await grid()).findAllByRole('checkbox')
  await watching(app)
  await app.inject({ match: { path: `${TRIAGE}/search` }, status: 500 })
  await raise(app, 'heat', 6)
  comeBack()
  const notice = await screen.findByRole('alert')
  await app.heal()
  await app.user.click(within(notice).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(notice).not.toBeInTheDocument(), { timeout: 1500 })
})

it.each([
  ['list', '/alerts?m=0'],
  ['view by cause', '/alerts'],
])(
  '6: what a %s says of its failure keeps its place while it is asked again, also because something is new',
  async (_, at) => {
    let [asked, failed] = [0, false]
    const app = await renderApp({
      ...FLEET,
      at,
      faults: [{ match: { path: `${TRIAGE}/search` }, status: 500 }],
      between: (path, answer) => {
        if (!path.includes(`${TRIAGE}/search`)) return answer()
        asked += 1
        // The first try fails; what comes after is on its way for ever.
        return failed ? new Promise(() => undefined) : answer()
      },
    })
    const notice = await screen.findByText(/^The request failed/)
    await watching(app)
    failed = true
    await raise(app, 'heat', 6)
    comeBack()
    const before = asked
    await waitFor(() => expect(asked).toBeGreaterThan(before), { timeout: 10_000 })
    await act(() => new Promise((over) => setTimeout(over, 1_500)))
    expect(notice).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
  30_000,
)
