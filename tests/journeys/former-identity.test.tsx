import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { elsewhere, grid, prepareAlarms, TRIAGE } from '../support/alarms'
import { renderApp } from '../support/render-app'

prepareAlarms()

it('S1-11 the way back to before another identity was taken on opens none of the former records', async () => {
  const app = await renderApp({ as: 'manager', plants: 12, at: '/alerts/rules' })
  await screen.findByRole('button', { name: /^Identity: User manager/ })
  const { data } = await elsewhere(app, `${TRIAGE}/search?size=1`, { states: ['OPEN'] })
  const id = data[0]?.id ?? ''
  act(() => {
    window.history.pushState({ idx: 1 }, '', `/alerts?m=0&f=state.in.*OPEN&r=${id}`)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  })
  await grid()
  const asked = async () => (await app.requests()).filter(({ path }) => path.endsWith(`/${id}`)).length
  await waitFor(async () => expect(await asked()).toBeGreaterThan(0))

  await app.user.click(screen.getByRole('button', { name: /^Identity/ }))
  await app.user.click(screen.getByRole('button', { name: 'Organisation admin, Northlight Cooperative' }))
  await screen.findByRole('button', { name: /^Identity: Organisation admin/ })
  await waitFor(() => expect(window.location.pathname).not.toBe('/alerts'))
  // Its parts ask one after the other; now nobody shows it.
  const before = await asked()
  act(() => window.history.back())
  await waitFor(() => expect(window.location.search).toBe('?m=0&f=state.in.*OPEN'))
  expect(await screen.findByRole('heading', { name: 'Alarms' })).toBeVisible()
  expect(await asked()).toBe(before)
})
