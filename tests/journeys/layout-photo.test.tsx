import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// Parts of the screen that a browser loads with its first visit.
import '../../src/pages/plant/layout/layout-page'
import { useNodeForms } from '../support/node-forms'
import { renderApp, type RenderedApp, tokensOf } from '../support/render-app'
import { pngOf, type Roof, roofPicture } from '../support/roof-photo'
import { go } from '../support/go'

beforeEach(async () => {
  await useNodeForms()
})
afterEach(() => vi.unstubAllGlobals())

/** Optimizers of the owner, and a plant that a viewer may look at. */
const [ROOF, SHARED] = [63400020, 63400030]
const STATION = {
  name: 'Bare barn',
  type: 'HOUSE_ROOF',
  gridInterconnectionType: 'EXCESS',
  installedCapacity: '9.9',
  location: { lat: 52.41, lng: 13.02, address: 'Am Hang 4, Potsdam' },
  region: { nationId: 60, level1: 884, timezone: 'Europe/Berlin' },
}
const at = (plant: number, more = '&edit=1') => `/plant/infos/component-layout?plant=${String(plant)}${more}`
/** Roles and names of so many take long to work out. */
const spots = () => {
  const found = [...document.querySelectorAll<HTMLElement>('[role=option][aria-label]')].filter((one) =>
    / row \d+, column \d+: /.test(one.getAttribute('aria-label') ?? ''),
  )
  expect(found).not.toEqual([])
  return found
}
const photo = (roof: Roof) => new File([pngOf(roofPicture(roof))], 'roof.png', { type: 'image/png' })

async function opened(app: RenderedApp) {
  await app.user.click(await screen.findByRole('button', { name: 'From photo' }, { timeout: 10_000 }))
  return within(await screen.findByRole('dialog', { name: 'Array from a photo' }))
}
type Dialog = Awaited<ReturnType<typeof opened>>
const choose = (app: RenderedApp, dialog: Dialog, file: File) =>
  app.user.upload(dialog.getByLabelText('File'), file)

it('S7-89 an array is recognised in a photo, corrected there, and taken into the drawing, where it can be undone; what a photo did not show is taken by hand, and rows and columns are as many as there are', async () => {
  const app = await renderApp({ as: 'owner', at: at(ROOF) })
  const dialog = await opened(app)
  expect(dialog.getByRole('button', { name: 'Take as array' })).toBeDisabled()
  await choose(app, dialog, photo({ rows: 2, columns: 6, without: ['1 5'] }))
  expect(await dialog.findByText('Rows: 2 · Columns: 6 · Modules: 11')).toBeVisible()

  const first = dialog.getByRole('button', { name: /^Row 1, column 1: 9\d %$/ })
  first.focus()
  await app.user.keyboard('{ArrowRight} {ArrowDown}')
  expect(dialog.getByRole('button', { name: /^Row 1, column 2: / })).toHaveAttribute('aria-pressed', 'false')
  expect(dialog.getByRole('button', { name: /^Row 2, column 2: / })).toHaveFocus()
  expect(dialog.getByText('Rows: 2 · Columns: 6 · Modules: 10')).toBeVisible()

  const before = spots().length
  await app.user.click(dialog.getByRole('button', { name: 'Take as array' }))
  await waitFor(() => expect(spots()).toHaveLength(before + 12))
  const added = spots().slice(before)
  expect(added.filter((one) => /no module$/.test(one.getAttribute('aria-label') ?? ''))).toHaveLength(2)
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(spots()).toHaveLength(before))
  const written = (await app.requests()).filter(({ path }) => /draft|publish/.test(path))
  expect(written.filter(({ method }) => method !== 'GET')).toEqual([])

  const other = await opened(app)
  await choose(app, other, photo({ rows: 2, columns: 6, without: ['1 3'] }))
  expect(await other.findByText('Rows: 2 · Columns: 6 · Modules: 11')).toBeVisible()
  const missed = other.getByRole('button', { name: 'Row 2, column 4: no module' })
  expect(missed).toHaveAttribute('aria-pressed', 'false')
  missed.focus()
  await app.user.keyboard(' ')
  expect(other.getByText('Rows: 2 · Columns: 6 · Modules: 12')).toBeVisible()
  const rows = other.getByRole('textbox', { name: 'Rows' })
  await app.user.clear(rows)
  await app.user.type(rows, '3{Enter}')
  expect(await other.findByText('Rows: 3 · Columns: 6 · Modules: 18')).toBeVisible()
  expect(rows).toHaveFocus()
  const rest = spots().length
  await app.user.click(other.getByRole('button', { name: 'Take as array' }))
  await waitFor(() => expect(spots()).toHaveLength(rest + 18))
  const whole = spots().slice(rest)
  expect(whole.filter((one) => /no module$/.test(one.getAttribute('aria-label') ?? ''))).toHaveLength(0)
  expect(app.warnings).toEqual([])
})

it('S8-16 a photo without modules, one that is none, one of a phone as HEIC and one that is too large say so in place; one that the server fails on can be sent again; Escape keeps it with its corrections, Cancel ends it', async () => {
  const app = await renderApp({ as: 'owner', at: at(ROOF) })
  const dialog = await opened(app)
  await choose(app, dialog, photo({ rows: 1, columns: 1, size: [0, 0], edge: 60 }))
  expect(await dialog.findByText(/No panels were recognised in the photo\./)).toBeVisible()
  // In place alone, without a toast.
  expect(screen.getAllByText(/No panels were recognised/)).toHaveLength(1)

  await choose(app, dialog, new File(['no picture'], 'roof.png', { type: 'image/png' }))
  expect(await dialog.findByText('This file cannot be read as a picture.')).toBeVisible()
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_0042.jpg', { type: 'image/jpeg' })
  await choose(app, dialog, heic)
  expect(await dialog.findByText(/^This browser cannot open HEIC photos\. Save it as JPEG/)).toBeVisible()
  await choose(app, dialog, new File([new Uint8Array(5_000_001)], 'roof.png', { type: 'image/png' }))
  expect(await dialog.findByText('At most 5 MB.')).toBeVisible()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(spots().length).toBeGreaterThan(0)

  const next = await opened(app)
  await app.inject({ match: { path: '/photo/recognition/', method: 'POST' }, times: 1, status: 500 })
  await choose(app, next, photo({ rows: 2, columns: 4 }))
  expect(await next.findByText(/The request failed\./)).toBeVisible()
  await app.user.click(next.getByRole('button', { name: 'Retry' }))
  expect(await next.findByText('Rows: 2 · Columns: 4 · Modules: 8')).toBeVisible()
  await app.user.click(await next.findByRole('button', { name: /^Row 1, column 2: / }))
  expect(next.getByText('Rows: 2 · Columns: 4 · Modules: 7')).toBeVisible()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await opened(app)
  expect(again.getByText('Rows: 2 · Columns: 4 · Modules: 7')).toBeVisible()
  expect(again.getByRole('button', { name: /^Row 1, column 2: / })).toHaveAttribute('aria-pressed', 'false')
  await app.user.click(again.getByRole('button', { name: 'Cancel' }))
  expect((await opened(app)).queryByText(/^Rows: /)).not.toBeInTheDocument()
})

it('a plant without a drawing offers a photo and the list of strings beside drawing by hand', async () => {
  const app = await renderApp({ as: 'owner', at: '/account/settings/base' })
  const { access } = await tokensOf(app.cloud, 'owner')
  const made = await app.cloud.handle(
    new Request('http://cloud.test/mdc-eu/maintain-s/station', {
      method: 'POST',
      headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ station: STATION, finance: { currency: 'EUR' } }),
    }),
  )
  const { id } = ((await made?.json()) ?? {}) as { id: number }
  expect(id).toBeGreaterThan(0)
  await go(at(id, ''))
  expect(await screen.findByRole('button', { name: 'Edit layout' }, { timeout: 10_000 })).toBeVisible()
  const byStrings = screen.getByRole('button', { name: 'From string list' })
  await app.user.click(screen.getByRole('button', { name: 'From photo' }))
  expect(await screen.findByRole('dialog', { name: 'Array from a photo' })).toBeVisible()
  expect(byStrings).not.toBeInTheDocument()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await app.user.click(screen.getByRole('button', { name: 'From string list' }))
  const strings = within(await screen.findByRole('dialog', { name: 'From string list' }))
  expect(await strings.findByText('No inverter of this plant reports strings.')).toBeVisible()
})

it('somebody who may not draw has no way to a photo', async () => {
  await renderApp({ as: 'viewer', at: at(SHARED) })
  await screen.findByRole('heading', { name: 'Layout', level: 2 })
  expect(screen.queryByRole('button', { name: 'From photo' })).toBeNull()
})
