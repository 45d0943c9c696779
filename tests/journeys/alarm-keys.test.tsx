import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  FLEET,
  TRIAGE,
  elsewhere,
  raise,
  comeBack,
  watching,
  grid,
  shown,
  prepareAlarms,
} from '../support/alarms'
import { go } from '../support/go'
import { type RenderedApp, renderApp } from '../support/render-app'

prepareAlarms()

const focused = () => document.activeElement
const drawer = () => screen.findByRole('dialog', { name: /^Alarm / })
const asked = async (app: RenderedApp) =>
  (await app.requests())
    .filter(({ method, path }) => method === 'POST' && path.endsWith(TRIAGE))
    .map(({ body }) => (body as { action: string }).action)

/** Two letters that come within one frame. */
async function twoSteps(lines: HTMLElement): Promise<void> {
  const rows = () => within(lines).getAllByRole('row')
  await waitFor(() => expect(rows().length).toBeGreaterThan(2))
  for (const key of ['j', 'j']) fireEvent.keyDown(document.body, { key })
  await waitFor(() => expect(rows()[2]).toHaveFocus())
}

describe('the letters of an alarm', () => {
  it('14: work in the drawer as in the list: e a s n c o p j k ?', async () => {
    const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN' })
    await within(await grid()).findAllByRole('checkbox')
    await app.user.keyboard('j')
    await app.user.keyboard('{Enter}')
    const title = (await drawer()).getAttribute('aria-labelledby') ?? ''
    const named = () => document.getElementById(title)?.textContent
    const first = new URLSearchParams(window.location.search).get('r')
    await screen.findByRole('button', { name: 'Acknowledge' })
    await app.user.keyboard('j')
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('r')).not.toBe(first))
    await app.user.keyboard('k')
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('r')).toBe(first))
    expect(named()).toBeTruthy()

    // A note has the focus in its text, and Ctrl+Enter sends it.
    await app.user.keyboard('n')
    await waitFor(() => expect(focused()?.tagName).toBe('TEXTAREA'))
    await app.user.keyboard('Fuse, e, j{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Notes added: 1')).toBeInTheDocument()
    await waitFor(() => expect(focused()?.tagName).not.toBe('TEXTAREA'))
    await app.user.keyboard('c')
    await waitFor(() => expect(focused()?.tagName).toBe('TEXTAREA'))
    await app.user.keyboard('{Escape}')
    await app.user.keyboard('aa')
    expect(await screen.findByText('Assigned: 1')).toBeInTheDocument()
    await app.user.keyboard('s')
    expect(await screen.findByRole('button', { name: /^1 hour/ })).toHaveFocus()
    await app.user.keyboard('{Escape}')
    await app.user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toHaveTextContent('Open device')
    await app.user.keyboard('{Escape}')
    await app.user.keyboard('e')
    expect(await screen.findByText('Acknowledged: 1')).toBeInTheDocument()
    expect(await asked(app)).toEqual(['NOTE', 'ASSIGN', 'ACKNOWLEDGE'])
    await app.user.keyboard('p')
    await waitFor(() => expect(window.location.pathname).toBe('/plant/infos/data'))
    expect(window.location.search).toMatch(/plant=\d+&day=20\d\d-\d\d-\d\d&time=\d\d%3A\d\d/)
  })

  it('14: work on the page of one alarm as well, and o opens its device', async () => {
    const app = await renderApp({ ...FLEET, at: '/alerts?m=0' })
    await within(await grid()).findAllByRole('checkbox')
    const open = await elsewhere(app, `${TRIAGE}/search?size=2&order.property=priority`, { states: ['OPEN'] })
    await go(`/alerts/${open.data[0]?.id}`)
    await screen.findByRole('button', { name: 'Acknowledge' })
    await app.user.keyboard('n')
    await waitFor(() => expect(focused()?.tagName).toBe('TEXTAREA'))
    await app.user.keyboard('{Escape}')
    await app.user.keyboard('j')
    await waitFor(() => expect(window.location.pathname).not.toContain(open.data[0]?.id ?? '-'))
    await app.user.keyboard('k')
    await waitFor(() => expect(window.location.pathname).toContain(open.data[0]?.id ?? '-'))
    await screen.findByRole('button', { name: 'Acknowledge' })
    await app.user.keyboard('o')
    await waitFor(() => expect(window.location.pathname).toBe('/device-detail'))
    expect(window.location.search).toMatch(/plant=\d+&device=\d+/)
  })

  /** Rows of open alarms, the list at rest. */
  async function several(app: RenderedApp): Promise<readonly (string | null)[]> {
    await within(await grid()).findAllByRole('checkbox')
    await watching(app)
    await raise(app, 'heat', 6)
    comeBack()
    await screen.findByRole('button', { name: /^\d+ new/ })
    await app.user.keyboard('.')
    await waitFor(async () => expect((await shown()).length).toBeGreaterThan(4))
    return shown()
  }

  it('14: what is done is seen at once, before anybody has answered; what the server refuses comes back to its place', async () => {
    const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN' })
    const before = await several(app)
    const fault = { match: { path: TRIAGE, method: 'POST' }, times: 1 }
    await app.inject({ ...fault, status: 500, delayMs: 400 })
    await app.user.keyboard('je')
    await waitFor(async () => expect((await shown())[0]).toBe(before[1]))
    await waitFor(async () => expect(await shown()).toEqual(before))

    const answered = await asked(app)
    await app.inject({ ...fault, delayMs: 60_000 })
    within(await grid())
      .getAllByRole('row')[1]
      ?.focus()
    await app.user.keyboard('e')
    await waitFor(async () => expect((await shown())[0]).toBe(before[1]))
    expect(await asked(app)).toEqual(answered)
  })
})

it('14: letters that come within one frame are a step each; 11 c: after Assign and after a note the letters still mean the same alarm, which is still to be done; 14: 1 to 4 press the first figures, and press them out again', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN' })
  const rows = await grid()
  await within(rows).findAllByRole('checkbox')
  await twoSteps(rows)
  await app.user.keyboard('aa')
  await screen.findByText('Assigned: 1')
  await waitFor(() => expect(focused()).toHaveAttribute('role', 'row'))
  await app.user.keyboard('n')
  await waitFor(() => expect(focused()?.tagName).toBe('TEXTAREA'))
  await app.user.keyboard('Fuse{Control>}{Enter}{/Control}')
  await screen.findByText('Notes added: 1')
  await waitFor(() => expect(focused()).toHaveAttribute('role', 'row'))
  await app.user.keyboard('e')
  await screen.findByText('Acknowledged: 1')
  expect(await asked(app)).toEqual(['ASSIGN', 'NOTE', 'ACKNOWLEDGE'])
  const meant = (await app.requests())
    .filter(({ method, path }) => method === 'POST' && path.endsWith(TRIAGE))
    .flatMap(({ body }) => (body as { alarmIds: string[] }).alarmIds)
  expect(new Set(meant).size).toBe(1)

  const filters = () => new URLSearchParams(window.location.search).getAll('f').join()
  await app.user.keyboard('2')
  await waitFor(() => expect(filters()).toBe('state.in.*OPEN,level.in.*warning'))
  await app.user.keyboard('2')
  await waitFor(() => expect(filters()).toBe('state.in.*OPEN'))
  for (const [letter, level] of [
    ['1', 'fault'],
    ['3', 'information'],
  ] as const) {
    await app.user.keyboard(letter)
    await waitFor(() => expect(filters()).toBe(`state.in.*OPEN,level.in.*${level}`))
  }
  await app.user.keyboard('4')
  await waitFor(() => expect(filters()).toContain('influence.in.*safety*both'))
})

it('14: keys mean the row that has the focus, also when the one that it came from is back', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?m=0&f=state.in.*OPEN' })
  await within(await grid()).findAllByRole('checkbox')
  await watching(app)
  await app.user.keyboard('j')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'))
  const first = document.activeElement?.textContent
  await app.user.keyboard('s')
  await screen.findByRole('dialog', { name: /^Snooze/ })
  await app.user.keyboard('1')
  await screen.findByText('Snoozed: 1')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'))
  const second = document.activeElement?.textContent
  expect(second).not.toBe(first)
  const { data } = await elsewhere(app, `${TRIAGE}/search?size=1`, { states: ['SNOOZED'] })
  await elsewhere(app, TRIAGE, { alarmIds: [data[0]?.id], action: 'REOPEN' })
  comeBack()
  await waitFor(async () => expect((await shown())[0]).toBe(first))
  expect(document.activeElement?.textContent).toBe(second)
  expect(document.activeElement).toHaveAttribute('tabindex', '0')
})

it('14: two letters within one frame are two steps among groups as well; 11: / leads to their search and to that of a list in which nothing was found; what is typed is no command', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?m=1&f=state.in.*OPEN' })
  const groups = await screen.findByRole('treegrid')
  await twoSteps(groups)
  await app.user.keyboard('/')
  const field = screen.getByRole('searchbox')
  expect(field).toHaveFocus()
  await app.user.keyboard('ease')
  await waitFor(() => expect(groups).not.toBeInTheDocument())
  expect(await asked(app)).toEqual([])
  act(() => field.blur())
  await app.user.keyboard('/')
  expect(field).toHaveFocus()
})
