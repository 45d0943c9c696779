import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FLEET, grid, prepareAlarms, TRIAGE } from '../support/alarms'
import { type RenderedApp, renderApp } from '../support/render-app'
import { walked } from '../support/walk'

prepareAlarms()

const meant = async (app: RenderedApp) =>
  (await app.requests())
    .filter(({ method, path }) => method === 'POST' && path.endsWith(TRIAGE))
    .flatMap(({ body }) => (body as { alarmIds: string[] }).alarmIds)
const marked = () => document.querySelectorAll('[role=row][data-active]')

/** The first is gone from among groups as well. */
const WAYS = [
  ['o', '/device-detail'],
  ['p', '/plant/infos/data'],
] as const

/** A letter marks it before it does anything; the next one acknowledges it. */
async function marks(app: RenderedApp) {
  expect(marked()).toHaveLength(0)
  await app.user.keyboard('e')
  expect(marked()).toHaveLength(1)
  expect(await meant(app)).toEqual([])
  await waitFor(() => expect(marked()[0]).toHaveFocus())
  const first = document.activeElement
  await app.user.keyboard('e')
  await screen.findByText(/^Acknowledged: /)
  expect(await meant(app)).not.toEqual([])
  await waitFor(() => expect(first).not.toBeInTheDocument())
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'))
}

/** Goes where a letter leads, and back. */
async function goes(app: RenderedApp, key: string, path: string, role: string) {
  const left = document.activeElement?.textContent
  await app.user.keyboard(key)
  await waitFor(() => expect(window.location.pathname).toBe(path))
  await waitFor(() => expect(marked()).toHaveLength(0))
  window.history.back()
  await within(await screen.findByRole(role)).findAllByRole('checkbox')
  await waitFor(() => expect(document.activeElement?.textContent).toBe(left))
  expect([...marked()].map((row) => row.textContent)).toEqual([left])
}

describe('11: the alarm that a letter means', () => {
  it('is marked before the letter does anything, and the same after o or p and Back', async () => {
    const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN' })
    await within(await grid()).findAllByRole('checkbox')
    await marks(app)
    for (const [key, path] of walked(WAYS, ([key]) => key === 'p')) {
      await app.user.keyboard('j')
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-index', '1'))
      await goes(app, key, path, 'grid')
      await app.user.keyboard('k')
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-index', '0'))
    }
  })

  it('is so among groups, and below its group, which is open again', async () => {
    const app = await renderApp({ ...FLEET, at: '/alerts?m=1&f=state.in.*OPEN' })
    await within(await screen.findByRole('treegrid')).findAllByRole('checkbox')
    await marks(app)
    await app.user.keyboard('{ArrowRight}j')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-level', '2'))
    await goes(app, 'o', '/device-detail', 'treegrid')
  })
})
