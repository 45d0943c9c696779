import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { elsewhere, FEW, grid, prepareAlarms, TRIAGE } from '../support/alarms'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'
import { windowOf } from '../support/window-size'

prepareAlarms()

/** Presses it as the keyboard does. */
async function press(app: Awaited<ReturnType<typeof renderApp>>, button: HTMLElement) {
  act(() => button.focus())
  await app.user.keyboard('{Enter}')
}

it('17: a button of a record that goes when it was pressed leaves the focus with the record', async () => {
  const app = await renderApp({ ...FEW, at: '/alerts/rules' })
  await screen.findByRole('heading', { level: 1 })
  const { data } = await elsewhere(app, `${TRIAGE}/search?size=1`, { states: ['OPEN'] })
  await go(`/alerts/${data[0]?.id}`)
  await press(app, await screen.findByRole('button', { name: 'Acknowledge' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('article')).toHaveFocus())
})

it('17: beside its list the focus stays in the pane when the next alarm takes the place of one that is done', async () => {
  windowOf({ width: 1440 })
  const app = await renderApp({ ...FEW, at: '/alerts?m=0&f=state.in.*OPEN' })
  await within(await grid()).findAllByRole('checkbox')
  await app.user.keyboard('j{Enter}')
  const opened = () => new URLSearchParams(window.location.search).get('r')
  const pane = await waitFor(() => {
    const found = screen.getByRole('article').closest('aside')
    if (found === null) throw new Error('no pane')
    return found
  })
  const first = opened()
  await press(app, await within(pane).findByRole('button', { name: 'Acknowledge' }))
  await waitFor(() => expect(opened()).not.toBe(first))
  await within(pane).findByRole('button', { name: 'Acknowledge' })
  await waitFor(() => expect(pane).toContainElement(document.activeElement as HTMLElement))
})

it('17: a notice that is hidden leaves the focus with the page; a record in a drawer that came at the second try has the focus', async () => {
  const app = await renderApp({ ...FEW, at: '/alerts?m=0&f=state.in.*OPEN' })
  await within(await grid()).findAllByRole('checkbox')
  await press(app, await screen.findByRole('button', { name: 'Hide this notice' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  await app.inject({ match: { method: 'GET', path: '/operating/alert/triage/6' }, status: 500 })
  await app.user.keyboard('j{Enter}')
  const drawer = await screen.findByRole('dialog', { name: /^Alarm/ })
  const retry = await within(drawer).findByRole('button', { name: 'Retry' })
  await app.heal()
  await press(app, retry)
  await within(drawer).findByRole('button', { name: 'Acknowledge' })
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
})
