import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts of the screen that a browser loads with its first visit.
import '../../src/pages/plant/layout/layout-page'
import { renderApp, type RenderedApp, tokensOf } from '../support/render-app'

/** Optimizers of the owner, and of the organisation. */
const [ROOF, FLEET] = [63400020, 63900002]
const at = (plant: number, more = '&edit=1') => `/plant/infos/component-layout?plant=${String(plant)}${more}`
const field = () => screen.findByRole('listbox', { name: 'Places of the modules' }, { timeout: 10_000 })
const spots = () => screen.getAllByRole('option', { name: / row \d+, column \d+: / })
const spot = (name: string) => screen.getByRole('option', { name: new RegExp(name) })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const writes = async (app: RenderedApp) =>
  (await app.requests())
    .filter(({ method, path }) => method !== 'GET' && path.includes('/layout/'))
    .map(({ method, path }) => `${method} ${path.split('/').at(-2)}`)

it('an array is drawn, gets its serials, goes through undo and redo, and is published for everybody', async () => {
  const app = await renderApp({ as: 'owner', at: at(ROOF, '') })
  await app.user.click(await screen.findByRole('button', { name: 'Edit layout' }, { timeout: 10_000 }))
  const box = await field()
  expect(spots()).toHaveLength(24)
  await app.user.click(button('Add array'))
  expect(spots()).toHaveLength(36)
  const name = screen.getByRole('textbox', { name: 'Name' })
  await app.user.clear(name)
  await app.user.type(name, 'Shed{Enter}')
  const rows = screen.getByRole('textbox', { name: 'Rows' })
  await app.user.clear(rows)
  await app.user.type(rows, '1{Enter}')
  await waitFor(() => expect(spots()).toHaveLength(30))
  // Two steps back, one forth: keys and buttons do the same.
  box.focus()
  await app.user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(spots()).toHaveLength(36))
  await app.user.click(button('Redo'))
  await waitFor(() => expect(spots()).toHaveLength(30))

  // A module leaves its place, and its serial finds one in the new array.
  box.focus()
  await app.user.keyboard('{Home}{Delete}')
  const tray = within(screen.getByRole('region', { name: 'Serial numbers without a module' }))
  expect(await tray.findByText('Unassigned: 1')).toBeVisible()
  await app.user.click(tray.getByRole('button', { name: 'Assign in reading order' }))
  await waitFor(() => expect(spot('^Shed, row 1, column 1: [A-Z0-9]+$')).toBeVisible())
  await app.user.click(button('Publish'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish layout' }))
  expect(dialog.getByText('Modules: 24 → 29')).toBeVisible()
  expect(dialog.getByText('New arrays: Shed')).toBeVisible()
  expect(dialog.getByText(/^Moved \(1\): /)).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('option', { name: /^Shed, row 1, column 1: \d+ percent/ })).toBeVisible()
  expect(await writes(app)).toEqual(['POST draft', 'POST publish'])
  expect(app.warnings).toEqual([])
})

it('modules move by keys, by buttons and by dragging; what they meet changes places with them; a table shows which lines it refuses and why before anything is taken over', async () => {
  const app = await renderApp({ as: 'owner', at: at(ROOF) })
  const box = await field()
  const serialAt = (column: number) =>
    spot(`^South roof, row 1, column ${column}: `).getAttribute('aria-label')?.split(': ')[1]
  const [first, second, third] = [1, 2, 3].map(serialAt)
  box.focus()
  await app.user.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}')
  await waitFor(() => expect([1, 2].map(serialAt)).toEqual([second, first]))
  await app.user.click(button('Move right'))
  await waitFor(() => expect([1, 2, 3].map(serialAt)).toEqual([second, third, first]))
  expect(button('Move right')).toHaveFocus()
  const [from, to] = [spot('^South roof, row 1, column 3: '), spot('^South roof, row 1, column 1: ')]
  fireEvent.pointerDown(from, { button: 0, pointerType: 'mouse', clientX: 90, clientY: 5 })
  fireEvent.pointerMove(to, { pointerType: 'mouse', clientX: 5, clientY: 5 })
  await waitFor(() => expect(to).toHaveAttribute('data-over'))
  fireEvent.pointerUp(to, { pointerType: 'mouse', clientX: 5, clientY: 5 })
  await waitFor(() => expect([1, 2, 3].map(serialAt)).toEqual([first, third, second]))
  expect(to).toHaveAttribute('aria-selected', 'true')

  const [one, other] = spots().map((one) => one.getAttribute('aria-label')?.split(': ')[1] ?? '')
  await app.user.click(button('Import CSV'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import CSV' }))
  const lines = `array,row,column,serial\nSouth roof,1,1,${other}\nSouth roof,1,2,${one}\nBarn,1,1,${one}\nSouth roof,9,1,`
  const file = new File([lines], 'serials.csv', { type: 'text/csv' })
  await app.user.upload(dialog.getByLabelText('Upload a file'), file)
  expect(await dialog.findByText(/Accepted: 2 · Refused: 2/)).toBeVisible()
  const refused = within(dialog.getByRole('list', { name: 'Refused: 2' })).getAllByRole('listitem')
  expect(refused.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Line 4.*no such array$/),
    expect.stringMatching(/^Line 5.*no such place$/),
  ])
  await app.user.click(dialog.getByRole('button', { name: 'Take over' }))
  await waitFor(() =>
    expect(spot('^South roof, row 1, column 1: ')).toHaveAccessibleName(new RegExp(other ?? '')),
  )
})

it('serials are scanned one after the other or pasted as a column; a duplicate is refused and names its place', async () => {
  const app = await renderApp({ as: 'owner', at: at(ROOF) })
  const box = await field()
  const serials = spots().map((one) => one.getAttribute('aria-label')?.split(': ')[1] ?? '')
  box.focus()
  await app.user.keyboard('{Home}{Enter}')
  const input = () => screen.getByRole('textbox', { name: 'Serial number' })
  await waitFor(() => expect(input()).toHaveFocus())
  await app.user.clear(input())
  await app.user.type(input(), `${serials[3]}{Enter}`)
  expect(screen.getByText('Already at South roof 1.4.')).toBeVisible()
  expect(spot('^South roof, row 1, column 1: ')).toHaveAccessibleName(new RegExp(serials[0] ?? ''))
  await app.user.clear(input())
  await app.user.type(input(), 'op777{Enter}')
  expect(spot('column 1: OP777, not among the devices of this plant')).toBeVisible()
  // The next module waits for the next scan.
  await waitFor(() => expect(input()).toHaveValue(serials[1]))
  await app.user.click(input())
  await app.user.paste(`${serials[2]}\n${serials[1]}\n`)
  await waitFor(() =>
    expect(spot('^South roof, row 1, column 2: ')).toHaveAccessibleName(new RegExp(serials[2] ?? '')),
  )
  expect(spot('^South roof, row 1, column 3: ')).toHaveAccessibleName(new RegExp(serials[1] ?? ''))
  await app.user.click(button('Publish'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish layout' }))
  expect(dialog.getByText('A serial number is not among the devices of this plant.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
})

it('a draft is kept by the cloud; leaving with changes asks, coming back goes on with it', async () => {
  const app = await renderApp({ as: 'owner', at: at(ROOF) })
  await field()
  await app.user.click(button('Add array'))
  await app.user.click(button('Stop editing'))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await app.user.click(asked.getByRole('button', { name: 'Keep editing' }))
  await app.user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText(/^Your draft, begun now, saved now\.$/)).toBeVisible()
  await app.user.click(button('Stop editing'))
  await app.user.click(await screen.findByRole('button', { name: 'Edit layout' }))
  await field()
  expect(spots()).toHaveLength(36)
  await app.user.click(button('Discard draft'))
  await waitFor(() => expect(spots()).toHaveLength(24))
  expect(screen.getByText(/^No draft yet/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('toolbar')).toHaveFocus())
})

/** Somebody else at the same cloud. */
async function another(app: RenderedApp, name: string) {
  const { access } = await tokensOf(app.cloud, name)
  return async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await app.cloud.handle(new Request(`http://localhost:3000${path}`, init)))?.status
  }
}

it('a draft of somebody else stands in the way until one looks, takes over or drops; who is overtaken is informed', async () => {
  const app = await renderApp({ as: 'admin', at: at(FLEET, '') })
  const edit = await screen.findByRole('button', { name: 'Edit layout' }, { timeout: 10_000 })
  const [admin, operator] = [await another(app, 'admin'), await another(app, 'operator')]
  expect(await admin('/user-s/acc/org/member/900004', { roleId: 31 })).toBe(200)
  const path = `/maintain-s/station/layout/${FLEET}/draft/OPTIMIZER`
  const arrays = [{ id: 'new 1', name: 'Shed', rows: 1, columns: 2, modules: [{ row: 0, column: 0 }] }]
  expect(await operator(path, { revision: 0, arrays })).toBe(200)
  await app.user.click(edit)
  expect(await screen.findByText(/^Toni Brook has a draft, begun now, saved now\./)).toBeVisible()
  expect(button('Add array')).toHaveAttribute('aria-disabled', 'true')
  await field()
  const before = spots().length
  await app.user.click(button('Look at theirs'))
  await waitFor(() => expect(spots()).toHaveLength(2))
  await app.user.click(button('Look at theirs'))
  await waitFor(() => expect(spots()).toHaveLength(before))
  await app.user.click(button('Take theirs over'))
  expect(await screen.findByText(/^Your draft, begun now, saved now\./)).toBeVisible()
  expect(spots()).toHaveLength(2)

  // Meanwhile they take it back, and one's own save meets it.
  expect(await operator(path, { revision: 2, arrays, takeOver: true })).toBe(200)
  await app.user.click(button('Add array'))
  await app.user.click(button('Save draft'))
  expect(await screen.findByText(/Your own changes are still here\.$/)).toBeVisible()
  await app.user.click(button('Keep mine'))
  expect(await screen.findByText(/^Your draft, begun now, saved now\.$/)).toBeVisible()
  expect(spots()).toHaveLength(4)
})

it('S6-04 who may only look gets no editor, even by its address', async () => {
  const app = await renderApp({ as: 'operator', at: at(FLEET) })
  expect(await screen.findByRole('listbox', { name: /^Modules: / }, { timeout: 10_000 })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit layout' })).not.toBeInTheDocument()
  expect((await app.requests()).filter(({ path }) => path.includes('/draft/'))).toEqual([])
})

it('S2-18 strings that the inverters report become arrays of their own, with as many modules as they report; they and the versions that cannot be loaded say why, with a way to ask again', async () => {
  const app = await renderApp({
    ...{ as: 'owner', at: at(ROOF) },
    faults: ['/draft/', '/strings/'].map((path) => ({ match: { path }, status: 500, times: 1 })),
  })
  await app.user.click(await screen.findByRole('button', { name: /again|Retry/i }, { timeout: 10_000 }))
  // The drawing lives on without strings.
  await field()
  const before = spots().length
  await app.user.click(button('From string list'))
  const dialog = within(await screen.findByRole('dialog', { name: 'From string list' }))
  const again = await dialog.findByRole('button', { name: /again|Retry/i })
  expect(dialog.getByRole('button', { name: 'Take over' })).toBeDisabled()
  await app.user.click(again)
  expect(await dialog.findByRole('textbox', { name: 'Inverter 1 · PV1' })).toBeVisible()
  const [first, ...others] = await dialog.findAllByRole('textbox', { name: /^Inverter \d+ · PV\d$/ })
  if (!first) throw new Error('no string')
  expect(dialog.getByText(`Modules: ${before}`)).toBeVisible()
  await app.user.clear(first)
  await app.user.type(first, '2{Enter}')
  for (const other of others) {
    await app.user.clear(other)
    await app.user.type(other, '0{Enter}')
  }
  expect(dialog.getByText('Modules: 2')).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Take over' }))
  await waitFor(() => expect(spots()).toHaveLength(before + 2))
  expect(spot('^Inverter 1, row 1, column 2: ')).toBeVisible()
  await app.user.click(button('Undo'))
  await waitFor(() => expect(spots()).toHaveLength(before))
  // Nothing is left to undo; a disabled button would have dropped the focus.
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Undo')).toBeEnabled()
  expect(button('Undo')).toHaveFocus()
})
