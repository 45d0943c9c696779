import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
// Parts of the screen that a browser loads with its first visit.
import '../../src/pages/plant/layout/layout-page'
import { go } from '../support/go'
import { renderApp } from '../support/render-app'

const HOME = 63400030
const ROOF = 63400020
const at = (plant: number, more = '') => `/plant/infos/component-layout?plant=${String(plant)}${more}`
const field = () => screen.findByRole('listbox', { name: /^Modules: / }, { timeout: 10_000 })
/** Roles and names of so many take long to work out. */
const tiles = () => {
  const found = [...document.querySelectorAll<HTMLElement>('[role=option][aria-label]')].filter((one) =>
    / row \d+, column \d+: /.test(one.getAttribute('aria-label') ?? ''),
  )
  expect(found).not.toEqual([])
  return found
}

it('S2-18 modules lie in their places, coloured by their row, the worst are named, the weakest string stands alone at a press, and shade has its hours', async () => {
  const app = await renderApp({ as: 'owner', at: at(ROOF) })
  await field()
  expect(tiles()).toHaveLength(24)
  expect(screen.getAllByRole('option', { name: /^South roof, row 1, column \d: \d+ percent/ })).toHaveLength(
    6,
  )
  const worst = within(screen.getByRole('region', { name: 'Worst 10' }))
  const shares = worst
    .getAllByRole('button')
    .map(({ textContent }) => Number(/ (\d+)\s*%/.exec(textContent)?.[1]))
  expect(shares).toHaveLength(10)
  expect(shares).toEqual([...shares].sort((one, other) => one - other))
  await app.user.click(worst.getAllByRole('button')[0] as HTMLElement)
  const chosen = tiles().find((one) => one.getAttribute('aria-selected') === 'true')
  expect(chosen).toHaveAccessibleName(new RegExp(`: ${shares[0]} percent`))
  const link = await screen.findByRole('link', { name: 'Open device' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/device-detail\?plant=63400020&device=\d+$/))

  // The weakest string stands alone at a press, with its own worst modules, and all of them again.
  const weakest = screen.getByRole('button', { name: /^Weakest string INV\d+ · \d \d+\u2009%$/ })
  await app.user.click(weakest)
  const standing = () => tiles().filter((one) => !one.hasAttribute('data-faint'))
  await waitFor(() => expect(standing()).toHaveLength(6))
  const string = weakest.querySelector('b')?.textContent ?? ''
  expect(screen.getByRole('combobox', { name: 'String' })).toHaveValue(string)
  expect(within(screen.getByRole('region', { name: 'Worst 6' })).getAllByRole('button')).toHaveLength(6)
  await app.user.click(weakest)
  await waitFor(() => expect(standing()).toHaveLength(24))

  // Shade that returns with the sun is shown with its hours, its modules and its price.
  const panel = within(await screen.findByRole('region', { name: 'Shade' }))
  const [first] = await panel.findAllByRole('listitem')
  expect(first).toHaveTextContent(/^\d\d:\d\d – \d\d:\d\d CESTSun at \d+° to \d+°/)
  expect(first).toHaveTextContent(/a weekSouth roof \d\.\d/)

  // Modules that do not measure themselves show their part of the string, and say so.
  await go(at(HOME))
  expect(await screen.findByText(/do not measure themselves/)).toBeVisible()
  await waitFor(() => expect(tiles()).toHaveLength(23))
  expect(app.warnings).toEqual([])
})

it('S2-18 the energy of a period is shown of each module; a step of the scale shows its modules alone, a string its own; a drawing that does not fit has a small one beside it; keys walk from tile to tile and open the device', async () => {
  const app = await renderApp({ as: 'owner', at: at(ROOF, '&metric=period') })
  await field()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Colours show' })).toHaveValue('period'), {
    timeout: 10_000,
  })
  expect(screen.getByRole('heading', { name: 'Energy, 14 days' })).toBeVisible()
  for (const tile of tiles()) expect(tile).toHaveAccessibleName(/: [\d.]{2,} kilowatt hours/)
  expect((await app.requests()).filter(({ path }) => path.endsWith('/days/OPTIMIZER'))).toHaveLength(1)

  await go(at(ROOF, '&metric=energy'))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Colours show' })).toHaveValue('energy'))
  const scale = within(screen.getByRole('region', { name: 'Scale and filter' }))
  const [most] = scale.getAllByRole('button').filter((one) => !one.hasAttribute('disabled'))
  const count = Number(most?.querySelector('small')?.textContent)
  await app.user.click(most as HTMLElement)
  const standing = () => tiles().filter((one) => !one.hasAttribute('data-faint'))
  await waitFor(() => expect(standing()).toHaveLength(count))
  await app.user.click(most as HTMLElement)
  const strings = screen.getByRole('combobox', { name: 'String' })
  await app.user.selectOptions(strings, within(strings).getAllByRole('option')[1] as HTMLElement)
  await waitFor(() => expect(standing()).toHaveLength(6))

  // The small drawing shows what is in sight, and leads there.
  await go(at(ROOF, '&metric=power'))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Colours show' })).toHaveValue('power'))
  const box = await field()
  // jsdom moves nothing.
  const led = vi.fn()
  box.scrollTo = led
  const sight = () => document.querySelector('[data-sight]')
  expect(sight()).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(sight()).toHaveAttribute('x', '0')
  box.scrollLeft = 120
  fireEvent.scroll(box)
  expect(Number(sight()?.getAttribute('x'))).toBeGreaterThan(60)
  led.mockClear()
  fireEvent.pointerDown(sight()?.closest('svg') as Element, { clientX: 9, clientY: 9 })
  expect(led).toHaveBeenCalledWith({ left: expect.any(Number) as number, top: expect.any(Number) as number })
  await app.user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(sight()).toBeNull()

  // Over the gap between arrays as well.
  box.focus()
  const spoken = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
  await app.user.keyboard('{ArrowRight}')
  await waitFor(() =>
    expect(spoken()).toHaveAccessibleName(/^South roof, row 1, column 1: [\d.]+ kilowatts$/),
  )
  await app.user.keyboard('{ArrowDown}{ArrowRight}')
  await waitFor(() => expect(spoken()).toHaveAccessibleName(/^South roof, row 2, column 2: /))
  await app.user.keyboard('{End}')
  await waitFor(() => expect(spoken()).toHaveAccessibleName(/^South-west roof, row 2, column 6: /))
  await waitFor(() => expect(window.location.search).toContain('tile=1-1-5'))
  await app.user.keyboard('{Enter}')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Optimizer 24' }, { timeout: 10_000 }),
  ).toBeVisible()
})

it('one inverter out of several stands alone with all of its strings', async () => {
  const app = await renderApp({ as: 'admin', at: at(63900008), plants: 12 })
  await field()
  const strings = screen.getByRole('combobox', { name: 'String' })
  const inverters = within(within(strings).getByRole('group', { name: 'Inverter' })).getAllByRole('option')
  expect(inverters.length).toBeGreaterThan(1)
  const [first] = inverters as HTMLOptionElement[]
  await app.user.selectOptions(strings, first as HTMLOptionElement)
  const standing = () => tiles().filter((one) => !one.hasAttribute('data-faint'))
  await waitFor(() => expect(standing().length).toBeLessThan(tiles().length))
  const own = new Set(
    within(strings)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  )
  expect([...own].filter((one) => one?.startsWith(`${first?.value} · `)).length).toBeGreaterThan(1)
  expect(standing().length).toBeGreaterThan(tiles().length / inverters.length / 2)
})

it('S6-04 without the right nothing of the layout is asked for or shown', async () => {
  const app = await renderApp({ as: 'viewer', at: at(HOME) })
  expect(await screen.findByText(/layout:read/, undefined, { timeout: 10_000 })).toBeVisible()
  expect(screen.queryByRole('listbox', { name: /^Modules: / })).not.toBeInTheDocument()
  expect((await app.requests()).filter(({ path }) => path.includes('/layout/'))).toEqual([])
})

it('a day is played in one call: each instant has its own figures, beside those of the day before', async () => {
  const app = await renderApp({ as: 'owner', at: at(ROOF) })
  await field()
  await app.user.click(await screen.findByRole('button', { name: 'Play a day' }))
  const slider = await screen.findByRole('slider', { name: 'Time of day' }, { timeout: 10_000 })
  await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '12:45 CEST'))
  const shown = async () => (await app.requests()).filter(({ path }) => path.includes('/days/')).length
  const asked = await shown()
  const first = () => tiles()[0]?.getAttribute('aria-label')
  const noon = first()
  expect(noon).toMatch(/: [\d.]+ kilowatts$/)
  slider.focus()
  fireEvent.change(slider, { target: { value: '30' } })
  expect(slider).toHaveAttribute('aria-valuetext', '07:30 CEST')
  await waitFor(() => expect(first()).not.toBe(noon))
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Colours show' }), 'change')
  await waitFor(() => expect(first()).toMatch(/: ([+−]\d+|0) watts$/))
  // Nothing is shown of the hours to come.
  fireEvent.change(slider, { target: { value: '90' } })
  expect(slider).toHaveAttribute('aria-valuetext', '12:45 CEST')
  await app.user.click(screen.getByRole('button', { name: 'Play' }))
  await app.user.click(screen.getByRole('button', { name: '15×' }))
  await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toMatch(/^0[6-9]/))
  fireEvent.keyDown(slider, { key: ' ' })
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  const speeds = within(screen.getByRole('group', { name: 'Speed' })).getAllByRole('button')
  expect(speeds.map(({ textContent }) => textContent)).toEqual(['1×', '4×', '15×', '60×'])
  // The whole light of the day in a second or two, to its end; faster goes on from the step in sight, with no leap.
  await app.user.click(screen.getByRole('button', { name: '1×' }))
  await app.user.click(screen.getByRole('button', { name: 'Play' }))
  await new Promise((done) => setTimeout(done, 800))
  const steps = new Set<string | null>()
  const watch = new MutationObserver(() => steps.add(slider.getAttribute('aria-valuetext')))
  watch.observe(slider, { attributeFilter: ['aria-valuetext'] })
  await app.user.click(screen.getByRole('button', { name: '60×' }))
  await screen.findByRole('button', { name: 'Play' }, { timeout: 5000 })
  watch.disconnect()
  // A busy machine leaves steps out, but not all of them at once.
  expect(steps.size).toBeGreaterThan(1)
  expect(slider).toHaveAttribute('aria-valuetext', '12:45 CEST')
  expect(await shown()).toBe(asked)
  await app.user.click(screen.getByRole('button', { name: 'Back to now' }))
  await waitFor(() => expect(first()).toMatch(/percent$/))
  expect(app.warnings).toEqual([])
})

it('a day that cannot be had says so, and is asked for again', async () => {
  const app = await renderApp({
    ...{ as: 'owner', at: at(ROOF, '&day=2026-06-10') },
    faults: [{ match: { path: '/days/' }, status: 500 }],
  })
  await field()
  const bar = within(await screen.findByRole('region', { name: 'Playback' }))
  const again = await bar.findByRole('button', { name: /again|Retry/i }, { timeout: 10_000 })
  expect(tiles()).toHaveLength(24)
  await app.heal()
  await app.user.click(again)
  expect(await bar.findByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^0\d:\d\d CEST$/),
  )
})
