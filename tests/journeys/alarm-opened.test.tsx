import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TRIAGE, elsewhere, FLEET, prepareAlarms, raise } from '../support/alarms'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'
import { walked } from '../support/walk'
import { windowOf } from '../support/window-size'

prepareAlarms()

it('14: keys are for the alarm that an address opened, not for the first of the table, nor of the groups', async () => {
  windowOf({ width: 1440 })
  const app = await renderApp({ ...FLEET, at: '/alerts/rules' })
  await screen.findByRole('heading', { level: 1 })
  const sent = async () => {
    const writes = (await app.requests()).filter(
      ({ method, path }) => method === 'POST' && path.endsWith(TRIAGE),
    )
    return writes.map(({ body }) => (body as { alarmIds: readonly string[] }).alarmIds)
  }
  const acknowledged: string[][] = []
  for (const [m, role] of [
    [0, 'grid'],
    [1, 'treegrid'],
  ] as const) {
    const states = ['OPEN']
    const open = await elsewhere(app, `${TRIAGE}/search?size=2&order.property=priority`, { states })
    const [, second] = open.data
    const id = second?.id ?? ''
    await go(`/alerts?m=${m}&f=state.in.*OPEN&r=${id}`)
    await within(await screen.findByRole(role)).findAllByRole('checkbox')
    await screen.findByRole('button', { name: 'Acknowledge' })
    await app.user.keyboard('e')
    acknowledged.push([id])
    await waitFor(async () => expect(await sent()).toEqual(acknowledged))
    await go('/alerts/rules')
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
  }
})

it('14: the back button to an alarm of a folded group unfolds it, and stands on the alarm; the keyboard goes along from the head of another one', async () => {
  windowOf({ width: 1440 })
  const app = await renderApp({ ...FLEET, at: '/alerts?m=1&f=state.in.*OPEN' })
  await raise(app, 'grid-event', 3)
  await raise(app, 'heat', 3)
  const tree = await screen.findByRole('treegrid')
  await within(tree).findAllByRole('checkbox')
  const first = async (keyword: string) => {
    const { data } = await elsewhere(app, `${TRIAGE}/search?size=1`, { states: ['OPEN'], keyword })
    return `/alerts?m=1&f=state.in.*OPEN&r=${data[0]?.id}`
  }
  const level = (of: Element | null) => of?.getAttribute('aria-level')
  const stoodOn = () => level(tree.querySelector('[role=row][tabindex="0"]'))
  expect(stoodOn()).toBe('1')
  await go(await first('grid'))
  await waitFor(() => expect(stoodOn()).toBe('2'))
  expect(level(document.activeElement)).not.toBe('2')

  act(() => tree.querySelector<HTMLElement>('[role=row][aria-level="1"]')?.focus())
  expect(level(document.activeElement)).toBe('1')
  await go(await first('heat'))
  await waitFor(() => expect(level(document.activeElement)).toBe('2'))
})

it('14: the pane has the name of an alarm that no row of the list holds; next and previous go through the alarms of a group as it shows them', async () => {
  windowOf({ width: 1440 })
  const app = await renderApp({ ...FLEET, at: '/alerts/rules' })
  await screen.findByRole('heading', { level: 1 })
  const recovered = await elsewhere(app, `${TRIAGE}/search?size=1`, { states: ['RECOVERED'] })
  const [alarm] = recovered.data as readonly { id: string; ruleName?: string; alertName?: string }[]
  await go(`/alerts?m=0&f=state.in.*OPEN&r=${alarm?.id}`)
  const pane = await screen.findByRole('complementary', { name: alarm?.alertName ?? '-' })
  expect(within(pane).getByRole('heading', { level: 2 })).toHaveTextContent(alarm?.alertName ?? '-')
  await go('/alerts/rules')
  await waitFor(() => expect(pane).not.toBeInTheDocument())
  // One plant has both, which are one group; in the list others stand between them.
  await raise(app, 'string-fault', 1)
  await raise(app, 'grid-event', 40)
  const { data } = await elsewhere(app, `${TRIAGE}/search?size=1`, { states: ['OPEN'], keyword: 'Arc fault' })
  await go(`/alerts?m=1&f=state.in.*OPEN&r=${data[0]?.id}`)
  const tree = await screen.findByRole('treegrid')
  const inside = () => [...tree.querySelectorAll('[role=row][aria-level="2"]')]
  await waitFor(() => expect(inside().length).toBeGreaterThan(1))
  await screen.findByRole('button', { name: 'Acknowledge' })
  const stood = () => inside().findIndex((row) => row.getAttribute('tabindex') === '0')
  const first = stood()
  const [step, back] = first === 0 ? [']', '[['] : ['[[', ']']
  await app.user.keyboard(step)
  await waitFor(() => expect(stood()).toBe(first === 0 ? 1 : first - 1))
  await app.user.keyboard(back)
  await waitFor(() => expect(stood()).toBe(first))
})

/** Keys that come before the screen has followed the first of them. */
const together = (...keys: readonly string[]) =>
  act(() => {
    for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  })

it.each(walked(['drawer', 'pane'], (place) => place === 'drawer'))(
  '14: each key of next and previous counts, however fast they come (%s)',
  async (place) => {
    if (place === 'pane') windowOf({ width: 1440 })
    const app = await renderApp({ ...FLEET, at: '/alerts/rules' })
    await screen.findByRole('heading', { level: 1 })
    await raise(app, 'grid-event', 3)
    const { data } = await elsewhere(app, `${TRIAGE}/search?size=4&order.property=priority`, {
      states: ['OPEN'],
    })
    const ids = data.map(({ id }) => id)
    await go(`/alerts?m=0&f=state.in.*OPEN&r=${ids[0]}`)
    await within(await screen.findByRole('grid')).findAllByRole('checkbox')
    await screen.findByRole('button', { name: 'Acknowledge' })
    const stood = () => ids.indexOf(new URLSearchParams(window.location.search).get('r') ?? '')
    together(']', ']')
    await waitFor(() => expect(stood()).toBe(2))
    together(']', '[', '[')
    await waitFor(() => expect(stood()).toBe(1))
    if (place === 'pane') return
    together('k')
    await waitFor(() => expect(stood()).toBe(0))
    together('j', 'j')
    await waitFor(() => expect(stood()).toBe(2))
    together('j', 'k', 'k')
    await waitFor(() => expect(stood()).toBe(1))
  },
)

it('14: the pane follows the keyboard from the alarm of one group to that of the next', async () => {
  windowOf({ width: 1440 })
  const app = await renderApp({ ...FLEET, at: '/alerts?m=1&f=state.in.*OPEN' })
  await within(await screen.findByRole('treegrid')).findAllByRole('checkbox')
  const stoodOn = () => document.activeElement?.getAttribute('aria-level')
  const opened = () => new URLSearchParams(window.location.search).get('r')
  const unfold = async () => {
    await app.user.keyboard('j')
    await waitFor(() => expect(stoodOn()).toBe('1'))
    await app.user.keyboard('{ArrowRight}j')
    await waitFor(() => expect(stoodOn()).toBe('2'))
  }
  await unfold()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(opened()).not.toBeNull())
  const first = opened()
  await unfold()
  await waitFor(() => expect(opened()).not.toBe(first))
})

it('14: the way back from the table leads to the groups that were seen; 10: where the list has found nothing before, the view by cause keeps no group of another question', async () => {
  const app = await renderApp({ ...FLEET, at: '/alerts?f=state.in.*OPEN' })
  await within(await screen.findByRole('treegrid')).findAllByRole('checkbox')
  await app.user.keyboard('v')
  await screen.findByRole('grid')
  act(() => window.history.back())
  await screen.findByRole('treegrid')

  const nothing = 'f=state.in.*OPEN&q=zzzqqq'
  await go(`/alerts?m=0&${nothing}`)
  await screen.findByText('Nothing matches the search and the filters.')
  await go('/alerts?m=1&f=state.in.*OPEN')
  const tree = await screen.findByRole('treegrid')
  await within(tree).findAllByRole('checkbox')
  await go(`/alerts?m=1&${nothing}`)
  await screen.findByText('Nothing matches the search and the filters.')
  expect(tree).not.toBeInTheDocument()
})
