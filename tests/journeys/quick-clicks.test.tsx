import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts of the screen that a browser loads with its first visit.
import '../../src/pages/device/device-page'
import { prepareAlarms } from '../support/alarms'
import { renderApp } from '../support/render-app'

prepareAlarms()

const HOME = '/plant/infos/data?plant=63400030'
const CHART = '/device-detail?plant=63400030&device=23400030010&tab=chart&view=table'
/** Presses that come before the screen has followed the first of them. */
const press = (...parts: readonly HTMLElement[]) => act(() => parts.forEach((part) => part.click()))
const query = () => new URLSearchParams(window.location.search)

it('a second click that comes before the screen follows the first is made to what that one left', async () => {
  await renderApp({ as: 'admin', at: '/members' })
  const head = await screen.findByRole('columnheader', { name: 'Role' })
  const sort = screen.getByRole('button', { name: 'Role' })
  press(sort, sort)
  await waitFor(() => expect(head).not.toHaveAttribute('aria-sort', 'none'))
  expect(head).toHaveAttribute('aria-sort', 'descending')
})

it('two filters that are removed one right after the other are both gone', async () => {
  await renderApp({
    as: 'operator',
    at: '/alerts?m=0&f=state.in.*OPEN&f=level.in.*warning&f=influence.in.*safety',
  })
  const [state, level] = await Promise.all(
    ['State', 'Level'].map((name) =>
      screen.findByRole('button', { name: new RegExp(`^Remove filter: ${name}`) }),
    ),
  )
  press(state as HTMLElement, level as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove filter: State/ })).toBeNull())
  expect(query().getAll('f')).toEqual(['influence.in.*safety'])
  expect(screen.getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(1)
})

it('two columns that are taken out one right after the other are both gone', async () => {
  const app = await renderApp({ as: 'admin', at: '/members?c=label.role.email' })
  await screen.findByRole('columnheader', { name: 'Role' })
  await app.user.click(screen.getByRole('button', { name: 'Columns' }))
  const box = (name: string) => screen.getByRole('checkbox', { name })
  press(box('Role'), box('E-mail'))
  await waitFor(() => expect(query().get('c')).toBe('label'))
  expect(box('Role')).not.toBeChecked()
  expect(box('E-mail')).not.toBeChecked()
})

it('the key for table or map, pressed twice at once, leaves what was there', async () => {
  const app = await renderApp({ as: 'admin', at: '/plants' })
  await screen.findByRole('grid')
  await app.user.keyboard('v')
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  const shown = query().get('m')
  act(() => {
    for (const _ of [1, 2])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', bubbles: true }))
  })
  await waitFor(() => expect(query().get('m')).toBe(shown))
  expect(screen.queryByRole('grid')).toBeNull()
})

it('the key of a figure above the alarms, pressed twice at once, leaves the list as it was', async () => {
  await renderApp({ as: 'operator', at: '/alerts?m=0&f=state.in.*OPEN' })
  await within(await screen.findByRole('grid')).findAllByRole('checkbox')
  const press2 = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }))
  act(() => void press2())
  expect(query().getAll('f')).toEqual(['state.in.*OPEN', 'level.in.*warning'])
  // The screen follows an address in its own time.
  act(() => void press2())
  await waitFor(() => expect(query().getAll('f')).toEqual(['state.in.*OPEN']))
})

it('two quick steps back are two days, two months of energy, and two series are both out', async () => {
  await renderApp({ as: 'owner', at: HOME })
  const curve = await screen.findByRole('region', { name: /day curve|power curve|24/i })
  const before = await within(curve).findByRole('button', { name: 'Previous day' })
  expect(within(curve).getByRole('textbox', { name: 'Date' })).toHaveValue('20/06/2026')
  press(before, before)
  await waitFor(() => expect(within(curve).getByRole('textbox', { name: 'Date' })).toHaveValue('18/06/2026'))
  const series = await Promise.all(
    ['Production', 'Consumption'].map((name) => within(curve).findByRole('button', { name })),
  )
  press(...series)
  await waitFor(() => expect(series[1]).toHaveAttribute('aria-pressed', 'false'))
  expect(series[0]).toHaveAttribute('aria-pressed', 'false')
  const month = await screen.findByRole('button', { name: 'Previous month' })
  press(month, month)
  await waitFor(() => expect(query().get('at')).toBe('2026-04'))
})

it.each([
  ['week', '2026-06-07'],
  ['month', '2026-04-01'],
  ['year', '2024-01-01'],
])('two quick steps back of a %s of a device are two of them', async (span, day) => {
  await renderApp({ as: 'owner', at: `${CHART}&span=${span}` })
  const earlier = await screen.findByRole('button', { name: 'Earlier period' })
  press(earlier, earlier)
  await waitFor(() => expect(query().get('day')).toBe(day))
})

it('two parameters of a chart that are picked one right after the other are both drawn', async () => {
  await renderApp({ as: 'owner', at: `${CHART}&series=APo_t1` })
  const picker = within(await screen.findByRole('region', { name: 'What to draw' }))
  const boxes = await Promise.all(
    [/^AC voltage R/, /^AC voltage S/].map((name) => picker.findByRole('checkbox', { name })),
  )
  press(...boxes)
  await waitFor(() => expect(boxes[1]).toBeChecked())
  expect(boxes[0]).toBeChecked()
  expect(query().get('series')?.split(',')).toHaveLength(3)
})

it('two columns of a file that are left out one right after the other are both out', async () => {
  await renderApp({ as: 'owner', at: '/plant/infos/exportdata?plant=63400030' })
  const columns = within(await screen.findByRole('group', { name: 'Columns' }))
  const [first, second] = columns.getAllByRole('checkbox')
  press(first as HTMLElement, second as HTMLElement)
  await waitFor(() => expect(second).not.toBeChecked())
  expect(first).not.toBeChecked()
})

it('a parameter that is taken out of a chart with two quick presses is out', async () => {
  await renderApp({ as: 'owner', at: `${CHART}&series=APo_t1,AV1` })
  const out = await screen.findByRole('button', { name: /^Take away AC voltage R/ })
  press(out, out)
  await waitFor(() => expect(query().get('series')).toBe('APo_t1'))
})
