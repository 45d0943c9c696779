import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts of the screen that a browser loads with its first visit.
import '../../src/pages/device/device-page'
import { prepareAlarms } from '../support/alarms'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'
import { walked } from '../support/walk'

prepareAlarms()

const HOME = '/plant/infos/data?plant=63400030'
const CHART = '/device-detail?plant=63400030&device=23400030010&tab=chart&view=table'
/** Presses that come before the screen has followed the first of them. */
const press = (...parts: readonly HTMLElement[]) => act(() => parts.forEach((part) => part.click()))
const letter = (key: string) =>
  void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
/** Two steps back from 21 June. */
const SPANS = [
  ['week', '2026-06-07'],
  ['month', '2026-04-01'],
  ['year', '2024-01-01'],
] as const
const query = () => new URLSearchParams(window.location.search)

it('a second click that comes before the screen follows the first is made to what that one left: columns, table or map', async () => {
  const app = await renderApp({ as: 'admin', at: '/members?c=label.role.email' })
  const head = await screen.findByRole('columnheader', { name: 'Role' })
  const sort = screen.getByRole('button', { name: 'Role' })
  press(sort, sort)
  await waitFor(() => expect(head).not.toHaveAttribute('aria-sort', 'none'))
  expect(head).toHaveAttribute('aria-sort', 'descending')

  await app.user.click(screen.getByRole('button', { name: 'Columns' }))
  const box = (name: string) => screen.getByRole('checkbox', { name })
  press(box('Role'), box('E-mail'))
  await waitFor(() => expect(query().get('c')).toBe('label'))
  expect(box('Role')).not.toBeChecked()
  expect(box('E-mail')).not.toBeChecked()

  await go('/plants')
  await screen.findByRole('grid', { name: 'Plants' })
  await app.user.keyboard('v')
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  const shown = query().get('m')
  act(() => [1, 2].forEach(() => letter('v')))
  await waitFor(() => expect(query().get('m')).toBe(shown))
  expect(screen.queryByRole('grid')).toBeNull()
})

it('two filters that are removed one right after the other are both gone, and the key of a figure pressed twice at once leaves the list as it was', async () => {
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

  await go('/alerts?m=0&f=state.in.*OPEN')
  await screen.findByRole('button', { name: /^Remove filter: State/ })
  await within(await screen.findByRole('grid')).findAllByRole('checkbox')
  // A figure has its key as soon as it is there.
  await screen.findByRole('link', { name: /^Warning ?\d/ })
  act(() => letter('2'))
  expect(query().getAll('f')).toEqual(['state.in.*OPEN', 'level.in.*warning'])
  // The screen follows an address in its own time.
  act(() => letter('2'))
  await waitFor(() => expect(query().getAll('f')).toEqual(['state.in.*OPEN']))
})

it('two quick steps back are two days, two months of energy; two series, and two columns of a file, are both out', async () => {
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

  await go('/plant/infos/exportdata?plant=63400030')
  const columns = within(await screen.findByRole('group', { name: 'Columns' }))
  const [first, second] = columns.getAllByRole('checkbox')
  press(first as HTMLElement, second as HTMLElement)
  await waitFor(() => expect(second).not.toBeChecked())
  expect(first).not.toBeChecked()
})

it('two quick steps back of a chart of a device are two weeks, months or years; two parameters are both drawn, and one is out', async () => {
  await renderApp({ as: 'owner', at: '/version' })
  for (const [span, day] of walked(SPANS, 2)) {
    await go(`${CHART}&span=${span}`)
    const earlier = await screen.findByLabelText('Earlier period')
    await waitFor(() => expect(earlier).toBeEnabled())
    press(earlier, earlier)
    await waitFor(() => expect(query().get('day')).toBe(day))
  }

  await go(`${CHART}&series=APo_t1`)
  const picker = within(await screen.findByRole('region', { name: 'What to draw' }))
  // Roles would be looked for in each of its many fields, and in each row of the table.
  await picker.findByText(/^AC voltage S/)
  const boxes = [/^AC voltage R/, /^AC voltage S/].map((name) => picker.getByLabelText(name))
  await waitFor(() => expect(boxes[1]).not.toBeChecked())
  press(...boxes)
  await waitFor(() => expect(boxes[1]).toBeChecked())
  expect(boxes[0]).toBeChecked()
  expect(query().get('series')?.split(',')).toHaveLength(3)

  const out = await screen.findByLabelText(/^Take away AC voltage R/)
  press(out, out)
  await waitFor(() => expect(query().get('series')).toMatch(/^APo_t1,[^,]+$/))
})
