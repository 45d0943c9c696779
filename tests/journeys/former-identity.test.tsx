import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { elsewhere, grid, prepareAlarms, TRIAGE } from '../support/alarms'
import { brokenRules } from '../support/broken-rules'
import { fromNextClick } from '../support/each-change'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'
import { reload } from '../support/starts'

prepareAlarms()

const ADMIN = 'Organisation admin, Northlight Cooperative'
const MANAGER = 'User manager, Meridian Solar Operations'

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
  await app.user.click(screen.getByRole('button', { name: ADMIN }))
  await screen.findByRole('button', { name: /^Identity: Organisation admin/ })
  await waitFor(() => expect(window.location.pathname).not.toBe('/alerts'))
  // Its parts ask one after the other; now nobody shows it.
  const before = await asked()
  act(() => window.history.back())
  await waitFor(() => expect(window.location.search).toBe('?m=0&f=state.in.*OPEN'))
  expect(await screen.findByRole('heading', { name: 'Alarms' })).toBeVisible()
  expect(await asked()).toBe(before)
})

/** What can be done on the screen, and where one can go from there. */
const offered = () =>
  [...document.querySelectorAll('main button, main a, main input, nav a')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  )
/** What the manager may not do to an alarm, nor choose one for. */
const REVOKED = /^(Select|Acknowledge|Assign|Snooze|Close alarm|Note|Block)/

it('S1-09 S1-10 S1-11 S6-06 a person changes identity: nothing of the former, nor what it might do, is in the page of the next, not for a frame', async () => {
  const app = await renderApp({ as: 'manager', plants: 237, at: '/' })
  const menu = () => screen.getByRole('button', { name: /^Identity/ })
  const here = async (name: string) => {
    await screen.findByRole('button', { name: `Identity: ${name}` })
    await screen.findAllByRole('option')
  }
  await here(MANAGER)
  expect(await screen.findByText('Total 237 records')).toBeVisible()
  const former = (await screen.findByRole('heading', { level: 1 })).textContent
  await app.user.click(menu())
  const choices = within(screen.getByText('Go on as').parentElement as HTMLElement).getAllByRole('button')
  expect(choices.map(({ textContent }) => textContent)).toEqual([MANAGER, ADMIN, 'Personal'])
  expect(await brokenRules(menu().closest('header') as HTMLElement)).toEqual([])
  const texts = new Set<string>()
  let done = fromNextClick(() => texts.add(document.body.textContent))
  await app.user.click(screen.getByRole('button', { name: ADMIN }))
  await here(ADMIN)
  await screen.findByText(/^Total \d+ records$/)
  await screen.findByRole('heading', { level: 1 })
  done()
  expect(texts.size).toBeGreaterThan(2)
  for (const gone of ['237', 'User manager, Meridian', former])
    expect([...texts].filter((text) => text.includes(gone))).toEqual([])
  const tokens = (await app.requests()).filter(({ path }) => path.endsWith('/oauth/token'))
  expect(tokens.at(-1)?.body).toMatchObject({ grant_type: 'switch_org', org_id: '5002' })

  // A screen that both of them may read, and what only the former may do there.
  await go('/alerts')
  const [first] = await screen.findAllByRole('checkbox', { name: /^Select (?!all rows)/ })
  await app.user.click(first as HTMLElement)
  await waitFor(() => expect(offered()).toContain('Acknowledge'))
  await app.user.click(menu())
  const names = new Set<string>()
  let changes = 0
  done = fromNextClick(() => {
    changes += 1
    for (const name of offered()) names.add(name)
  })
  await app.user.click(screen.getByRole('button', { name: MANAGER }))
  await here(MANAGER)
  await go('/alerts')
  await screen.findByRole('heading', { level: 1, name: 'Alarms' })
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2))
  done()
  expect(changes).toBeGreaterThan(2)
  expect(names.size).toBeGreaterThan(5)
  expect([...names].filter((name) => REVOKED.test(name))).toEqual([])

  await app.user.click(menu())
  await app.user.click(screen.getByRole('button', { name: 'Personal' }))
  expect(await screen.findByText('Total 2 records')).toBeVisible()
  await reload(app)
  expect(await screen.findByText('Total 2 records')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Identity: Personal' })).toBeVisible()
}, 90_000)
