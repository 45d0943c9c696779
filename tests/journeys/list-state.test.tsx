import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { prepareAlarms } from '../support/alarms'
import { type RenderedApp, renderApp } from '../support/render-app'
import { reload } from '../support/starts'
import { columnHeads, drawnRows } from '../support/table'

prepareAlarms()

/** An address, JSON, our own marks or a shell would read it as something else; other texts: `list-addresses.test.ts`. */
const ODD = '?q=x&f=name.has.y #1 = 50% Süd+Dach 東 🌞'
const NOTHING = 'Nothing matches the search and the filters.'

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('searchbox', { name })
/** In place of what stands there. */
async function search(app: RenderedApp, name: RegExp, text: string) {
  await app.user.clear(await field(name))
  if (text !== '') await app.user.paste(text)
}
const row = (at: number) => drawnRows().at(at) as HTMLElement
const box = (at: number) => within(row(at)).getByRole('checkbox')

/** jsdom scrolls nothing, and a virtual list draws the rows that it has scrolled to. */
function scrolls(): void {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100_000)
  Element.prototype.scrollTo = function (to?: ScrollToOptions | number) {
    this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0
    this.dispatchEvent(new Event('scroll'))
  }
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollTo'))
}

/** Who opens the address elsewhere sees the same: `views-elsewhere.test.tsx`. */
it('what is searched, beside a filter, an order and columns, survives reload and back', async () => {
  const app = await renderApp({ as: 'admin', at: '/members?f=state.in.*ACTIVE&o=-label&c=label.state' })
  await waitFor(() => expect(drawnRows()).toHaveLength(3))
  await search(app, /Members/, ODD)
  expect(await screen.findByText(NOTHING)).toBeVisible()
  await waitFor(() => expect(window.location.search).toMatch(/[?&]q=/))
  const expectSame = async () => {
    await waitFor(async () => expect(await field(/Members/)).toHaveValue(ODD))
    expect((await screen.findAllByRole('button', { name: /State is/ }))[0]).toBeVisible()
    expect(await screen.findByText(NOTHING)).toBeVisible()
  }
  const again = await reload(app)
  await expectSame()
  // The other of that name, beside the filters, leaves the search.
  await again.user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement)
  await waitFor(() => expect(drawnRows()).toHaveLength(3))
  expect(await field(/Members/)).toHaveValue('')
  expect(columnHeads()).toEqual(['Name', 'State', 'Actions'])
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  act(() => window.history.back())
  await expectSame()
})

/** That the row which the keys walk to is in sight: `devices.spec.ts`. */
it('what is chosen stays chosen over searches and rows far apart', async () => {
  scrolls()
  const app = await renderApp({ as: 'admin', at: '/plant/infos/device?plant=63900001' })
  await within(await screen.findByRole('grid', { name: 'Devices' })).findAllByRole('checkbox')
  const chosen = () => screen.getByRole('toolbar').textContent
  await app.user.click(box(0))
  await waitFor(() => expect(chosen()).toContain('Selected: 1'))
  // A row that is not drawn yet, far below.
  const drawn = drawnRows().length
  const index = (one: HTMLElement) => Number(one.dataset['index'])
  const last = index(row(-1))
  act(() => row(0).focus())
  await app.user.keyboard('{End}')
  await waitFor(() => expect(row(-1)).toHaveFocus())
  expect(index(row(-1))).toBeGreaterThan(last + drawn)
  await app.user.keyboard('x')
  await waitFor(() => expect(chosen()).toContain('Selected: 2'))
  await search(app, /Devices/, 'plug')
  await waitFor(() => expect(row(0)).toHaveTextContent(/plug/i))
  await app.user.click(box(0))
  await waitFor(() => expect(chosen()).toContain('Selected: 3'))
  await search(app, /Devices/, '')
  await waitFor(() => expect(row(0)).not.toHaveTextContent(/plug/i))
  act(() => row(0).focus())
  await app.user.keyboard('{Home}')
  await waitFor(() => expect(index(row(0))).toBe(0))
  expect(box(0)).toBeChecked()
  expect(chosen()).toContain('Selected: 3')
})
