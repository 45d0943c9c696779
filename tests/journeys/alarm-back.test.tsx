import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FLEET, grid, prepareAlarms, TRIAGE } from '../support/alarms'
import { type RenderedApp, renderApp } from '../support/render-app'

prepareAlarms()

const meant = async (app: RenderedApp) =>
  (await app.requests())
    .filter(({ method, path }) => method === 'POST' && path.endsWith(TRIAGE))
    .flatMap(({ body }) => (body as { alarmIds: string[] }).alarmIds)
const marked = () => document.querySelectorAll('[role=row][data-active]')

describe('11: the alarm that a letter means', () => {
  it.each([
    ['o', '/device-detail'],
    ['p', '/plant/infos/data'],
  ])('is the same after %s and Back, and so it is marked', async (key, path) => {
    const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN' })
    await within(await grid()).findAllByRole('checkbox')
    await app.user.keyboard('jj')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-index', '1'))
    const left = document.activeElement?.textContent
    await app.user.keyboard(key)
    await waitFor(() => expect(window.location.pathname).toBe(path))
    await waitFor(() => expect(marked()).toHaveLength(0))
    window.history.back()
    await within(await grid()).findAllByRole('checkbox')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(left))
    expect([...marked()].map((row) => row.textContent)).toEqual([left])
    await app.user.keyboard('k')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-index', '0'))
  })

  it('is the same below its group, which is open again', async () => {
    const app = await renderApp({ ...FLEET, at: '/alerts?m=1&f=state.in.*OPEN' })
    await within(await screen.findByRole('treegrid')).findAllByRole('checkbox')
    await app.user.keyboard('j{ArrowRight}j')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-level', '2'))
    const left = document.activeElement?.textContent
    await app.user.keyboard('o')
    await waitFor(() => expect(window.location.pathname).toBe('/device-detail'))
    await waitFor(() => expect(marked()).toHaveLength(0))
    window.history.back()
    await within(await screen.findByRole('treegrid')).findAllByRole('checkbox')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(left))
    expect([...marked()].map((row) => row.textContent)).toEqual([left])
  })

  it.each([
    ['table', 0, 'grid'],
    ['groups', 1, 'treegrid'],
  ])('is marked before the letter does anything (%s)', async (_, mode, role) => {
    const app = await renderApp({ ...FLEET, at: `/alerts?m=${mode}&f=state.in.*OPEN` })
    await within(await screen.findByRole(role)).findAllByRole('checkbox')
    expect(marked()).toHaveLength(0)
    await app.user.keyboard('e')
    expect(marked()).toHaveLength(1)
    expect(await meant(app)).toEqual([])
    await waitFor(() => expect(marked()[0]).toHaveFocus())
    await app.user.keyboard('e')
    await screen.findByText(/^Acknowledged: /)
    expect(await meant(app)).not.toEqual([])
  })
})
