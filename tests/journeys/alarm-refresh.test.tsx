import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FLEET, TRIAGE, comeBack, prepareAlarms, raise, watching } from '../support/alarms'
import { renderApp } from '../support/render-app'

prepareAlarms()

/** A list, and a view by cause: each asks on its own. */
const SHOWN = [
  ['list', '/alerts?m=0', 'grid'],
  ['view by cause', '/alerts', 'treegrid'],
] as const

it.each(SHOWN)(
  '12: a %s that cannot be made newer keeps its rows, says so, and heals by itself soon after; a list asks at once on Retry',
  async (_, at, role) => {
    let asked = 0
    const app = await renderApp({
      ...FLEET,
      at,
      between: (path, answer) => {
        if (path.endsWith(`${TRIAGE}/search`)) asked += 1
        return answer()
      },
    })
    await within(await screen.findByRole(role)).findAllByRole('checkbox')
    await watching(app)
    const rows = () => screen.getByRole(role).querySelectorAll('[role=row]').length
    const before = rows()
    const fails = async () => {
      await app.inject({ match: { path: `${TRIAGE}/search` }, status: 500 })
      await raise(app, 'heat', 6)
      comeBack()
      const notice = await screen.findByRole('alert')
      expect(notice).toHaveTextContent('The request failed.')
      expect(within(notice).getByRole('button', { name: 'Retry' })).toBeEnabled()
      expect(rows()).toBe(before)
      await app.heal()
      return notice
    }
    await fails()
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument(), { timeout: 12_000 })
    expect(await screen.findByRole('button', { name: /^\d+ new/ })).toBeVisible()
    if (role !== 'grid') return
    const notice = await fails()
    const former = asked
    await app.user.click(within(notice).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(asked).toBeGreaterThan(former))
    await waitFor(() => expect(notice).not.toBeInTheDocument())
  },
  30_000,
)

it.each(SHOWN)(
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
