import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { counted, FLEET, grid, prepareAlarms, raise } from '../support/alarms'
import { go } from '../support/go'
import { loadingParts } from '../support/loading-parts'
import { refusedCalls } from '../support/refused-calls'
import { renderApp } from '../support/render-app'

prepareAlarms()

const OPEN = '/alerts?m=0&f=state.in.*OPEN'
const rowsOf = async (words: RegExp) =>
  within(await grid())
    .getAllByRole('row')
    .filter(({ textContent }) => words.test(textContent))

it('S6-05 what may be done is judged alarm by alarm, and a mixed choice does what it can', async () => {
  const app = await renderApp({ as: 'operator', plants: 40, at: '/alerts?m=0&q=Logger+not+rep' })
  await raise(app, 'logger-dead', 40)
  await app.user.keyboard('r')
  const [looked] = await waitFor(async () => {
    const found = await rowsOf(/Werkhalle Eichengrund/)
    expect(found).not.toHaveLength(0)
    return found as [HTMLElement]
  })
  const handled = (await rowsOf(/Open/)).find((row) =>
    within(row).queryByRole('button', { name: /^Acknowledge/ }),
  ) as HTMLElement
  expect(within(looked).queryByRole('button')).toBeNull()
  await app.user.click(within(looked).getByRole('checkbox'))
  const bar = within(screen.getByRole('toolbar'))
  expect(bar.queryByRole('button', { name: /Acknowledge/ })).toBeNull()
  await app.user.click(within(handled).getByRole('checkbox'))
  await app.user.click(await bar.findByRole('button', { name: 'Acknowledge (1 of 2)' }))
  expect(await screen.findByText('Acknowledge: 1 done, 1 not permitted there')).toBeInTheDocument()
  expect(looked).toHaveTextContent('Open')
})

it('S6-05 S6-12 who may only look sees no action, in the list nor in the drawer', async () => {
  const app = await renderApp({ as: 'viewer', at: '/plant/infos/alert?plant=63400030' })
  await waitFor(async () => expect((await rowsOf(/\d/)).length).toBeGreaterThan(0))
  expect(within(await grid()).queryByRole('checkbox')).toBeNull()
  await app.user.keyboard('j{Enter}')
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByRole('heading', { name: 'Basics' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Acknowledge|Assign|Snooze|More)/ })).toBeNull()
  await waitFor(() => expect(loadingParts()).toEqual([]))
  // Devices of this plant are not for this account.
  expect(drawer.getByRole('region', { name: 'Readings around it' })).toHaveTextContent(
    /permission “device:read”/,
  )
  expect(drawer.getByRole('link', { name: 'Plant on that day' })).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Plant at that moment' })).toBeVisible()
  expect(screen.queryAllByText('Open device')).toEqual([])
  expect(await refusedCalls(app)).toEqual([])
})

it('a vendor’s server lists alarms by whether they last, and offers nothing that needs triage', async () => {
  const app = await renderApp({
    ...FLEET,
    at: '/alerts?m=1',
    faults: [{ match: { path: '/maintain-s/capabilities' }, status: 404, body: { code: '18' } }],
  })
  const groups = await screen.findByRole('treegrid')
  await waitFor(() => expect(within(groups).getAllByRole('row').length).toBeGreaterThan(1))
  expect(within(groups).queryByRole('checkbox')).toBeNull()
  // It shows neither losses nor signs: nothing is nought, and what is missing is not shown.
  expect(groups).not.toHaveTextContent(/kWh/)
  expect(groups).not.toHaveTextContent(/([2-9]) of \1 signs/)
  await app.user.keyboard('v')
  const states = (await rowsOf(/20\d\d-/)).map(({ textContent }) => textContent)
  expect(within(await grid()).queryByRole('checkbox')).toBeNull()
  for (const state of states) expect(state).toMatch(/Open|Recovered/)
  await app.user.click(screen.getByRole('button', { name: /^Views/ }))
  const views = within(await screen.findByRole('list', { name: 'Views' }))
  expect(views.getByRole('button', { name: 'Safety, not acknowledged' })).toBeVisible()
  expect(views.queryByRole('button', { name: /Assigned to me|Snoozed|Closed/ })).toBeNull()
})

it('S6-05 the focus stays where the operator was when an action on chosen alarms fails, and with the rows when it is done; the open alarms are counted in the menu, in step with the list', async () => {
  const app = await renderApp({ ...FLEET, at: OPEN })
  await within(await grid()).findAllByRole('checkbox')
  const row = async (at: number) => within(await grid()).getAllByRole('row')[at + 1]
  const fail = () =>
    app.inject({ match: { method: 'POST', path: '/operating/alert/triage' }, times: 1, status: 500, delayMs: 100 }) // oxfmt-ignore
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  const place = await menu.findByRole('link', { name: /^Alarms/ })
  await waitFor(() => expect(place).toHaveTextContent(/open: \d+$/))
  const shown = () => Number(/\d+$/.exec(place.textContent)?.[0])
  const before = shown()
  await waitFor(() => expect(counted()).toBe(before))
  await app.user.keyboard('jxjx')
  await waitFor(async () => expect(await row(1)).toHaveFocus())
  await fail()
  await app.user.keyboard('e')
  const bar = within(screen.getByRole('toolbar'))
  await bar.findByRole('alert')
  await waitFor(async () => expect(await row(1)).toHaveFocus())
  const acknowledge = bar.getByRole('button', { name: 'Acknowledge' })
  act(() => acknowledge.focus())
  await fail()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(acknowledge).toHaveAttribute('aria-busy', 'true'))
  await waitFor(() => expect(acknowledge).toHaveAttribute('aria-busy', 'false'))
  expect(acknowledge).toHaveFocus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument())
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'))
  await waitFor(() => expect(shown()).toBe(before - 2))
  await waitFor(() => expect(counted()).toBe(before - 2))
})

it('S7-125 shows before a kind is blocked what that would have hidden; the address of a new rule opens the dialog once', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts/rules/new' })
  const box = await screen.findByRole('dialog')
  await waitFor(() => expect(within(box).getByLabelText('Kind of alarm')).toHaveFocus())
  expect(window.location.pathname).toBe('/alerts/rules')
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(box).not.toBeInTheDocument())
  expect(screen.getByText(/No kind of alarm is blocked/)).toBeVisible()
  await raise(app, 'logger-dead', 10)
  await go('/alerts?m=0&q=Logger+not+rep')
  await waitFor(async () => expect(await rowsOf(/Logger not reporting/)).not.toHaveLength(0))
  await app.user.keyboard('jb')
  const asked = within(await screen.findByRole('dialog', { name: /^Block this kind/ }))
  expect(await asked.findByText(/Alarms of this kind: \d+; would have been hidden: \d+/)).toBeVisible()
  await app.user.click(asked.getByRole('button', { name: 'Block this kind' }))
  expect(await screen.findByText('This kind is blocked.')).toBeInTheDocument()
  await app.user.click(screen.getByRole('link', { name: 'Blocked alarms' }))
  expect(await screen.findByText('1 of 10 used')).toBeVisible()
  expect(await screen.findByRole('grid', { name: 'Blocked alarms' })).toHaveTextContent(
    'Logger not reporting',
  )
})
