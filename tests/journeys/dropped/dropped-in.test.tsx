import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadOther } from '../../../src/app/other-locales'
import { go } from '../../support/go'
import { useNodeForms } from '../../support/node-forms'
import { renderApp } from '../../support/render-app'
import { ROOF, started, write, stored, button, press, pressFirst, box, fill, day, pick, save, fieldOf, upload, removed } from '../../support/record-steps' // oxfmt-ignore
import { savedFiles } from '../../support/saved-files'

/** Those that are dropped into a copy of the project in `tests/e2e/drop-in.spec.ts`, with forms of few fields. */
vi.mock('../../../resources/index', async (original) => {
  const { maintenanceVisits } = await import('../../support/dropped-in/maintenance-visits')
  const { findings } = await import('../../support/dropped-in/inspections')
  const { inspectionsInShort } = await import('../../support/dropped-in/few-fields')
  const { resources } = await original<{ resources: readonly object[] }>()
  return { resources: [...resources, maintenanceVisits, findings, inspectionsInShort] }
})

// Asked for by several at once, the first time, the stand-in would not be there for all of them.
beforeAll(() => loadOther('en', 'inspections'))
beforeEach(async () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1440)
  await useNodeForms()
})
afterEach(() => vi.unstubAllGlobals())

const saved = savedFiles()
it('a file dropped into resources is menu, list, form, detail, filter, export and delete', async () => {
  const app = await started('owner')
  expect(await screen.findAllByRole('link', { name: 'Maintenance visits' })).not.toEqual([])
  await pressFirst(app, 'Create')
  await screen.findByRole('heading', { name: 'Create maintenance visit' })
  await fill(/^Work/, 'Inverter fan')
  await pick(app, /^Plant/, /Kranichhof/)
  await fill(/^Cost/, '149.999')
  upload('fan.png', 'image/png')
  await screen.findByText('Another picture')
  await save(app)
  // The date is missing: the form says so at the field and keeps everything else.
  await waitFor(() => expect(fieldOf(/^Date/)).toHaveTextContent('Please fill this in.'))
  await day(app, /^Date/, '2026-06-03')
  await save(app)
  expect(await screen.findByRole('heading', { name: 'Inverter fan' })).toBeVisible()
  expect(await screen.findByTitle('149.999 EUR')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Photo' })).toBeVisible()

  await go('/maintenance-visits')
  const row = () => screen.queryByRole('row', { name: /Inverter fan/ })
  await waitFor(() => expect(row()).toHaveTextContent('Kranichhof'))
  const search = screen.getByRole('searchbox')
  fireEvent.change(search, { target: { value: 'nothing of the kind' } })
  await waitFor(() => expect(row()).toBeNull())
  fireEvent.change(search, { target: { value: 'fan' } })
  await waitFor(() => expect(row()).not.toBeNull())
  await press(app, 'Export')
  await press(app, /CSV/)
  await waitFor(() => expect(saved).toHaveLength(1))

  await app.user.click(within(row() as HTMLElement).getAllByRole('link')[0] as HTMLElement)
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(row()).toBeNull())
})

it('what the codes do not grant is not there, and is refused by hand', async () => {
  const app = await renderApp({ as: 'operator', at: '/maintenance-visits' })
  await screen.findByRole('heading', { name: 'Maintenance visits' })
  await screen.findByRole('searchbox')
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
  const visit = { work: 'x', plant: 63900002, date: '2026-06-03' }
  await expect(write(app, 'POST', '/maintenance-visits', visit)).rejects.toMatchObject({
    fault: { code: '24' },
  })
})

it('S6-05 S6-07 a guarded field is in no column, filter, section or form of those without its code', async () => {
  const app = await started('owner')
  const { id } = await stored(app, { ...ROOF, budget: 700 })
  const looked = async (may: boolean) => {
    // What is pending is not there either: something beside it has come first.
    const there = (role: string, name: string | RegExp) =>
      may ? screen.findAllByRole(role, { name }) : expect(screen.queryAllByRole(role, { name })).toEqual([])
    await go('/inspections?c=name.budget.share')
    await screen.findByRole('columnheader', { name: 'Share' })
    await there('columnheader', 'Budget')
    const row = await screen.findByRole('row', { name: /Roof A/ })
    await waitFor(() => expect(/700/.test(row.textContent)).toBe(may))
    await press(app, 'Columns')
    await screen.findByRole('checkbox', { name: 'Share' })
    await there('checkbox', 'Budget')
    await app.user.keyboard('{Escape}')
    await press(app, 'Add filter')
    await screen.findByRole('button', { name: 'Kind' })
    await there('button', 'Budget')
    await app.user.keyboard('{Escape}')
    await go(`/inspections/${String(id)}`)
    expect(await screen.findByRole('region', { name: 'Figures' })).toHaveTextContent('Share')
    if (may) await screen.findByText('Budget')
    else expect(screen.queryByText('Budget')).toBeNull()
    await go(`/inspections/${String(id)}/edit`)
    await waitFor(async () => expect(await box(/^Share/)).toHaveValue('42'))
    await there('textbox', /^Budget/)
    await go('/maintenance-visits')
    await screen.findByRole('heading', { name: 'Maintenance visits' })
  }
  await looked(true)
  await app.withdraw('owner', 'station:share', 'station:delete')
  // What is granted is asked for again once something was refused.
  await go(`/inspections/${String(id)}`)
  await removed(app, 'Roof A')
  // The question stays, and says why nothing came of it.
  const asked = within(await screen.findByRole('alertdialog'))
  expect(await asked.findByText('Permission denied: you may not do this.')).toBeVisible()
  await press(app, 'Cancel')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull())
  await looked(false)
})

it('a form refuses, keeps what was written, asks before it is left, and saves; a section is edited in its place, nobody overwrites anybody in silence, and a record is deleted by typing its name', async () => {
  const app = await started('owner')
  await go('/inspections')
  await screen.findByRole('heading', { name: 'Inspections' })
  await pressFirst(app, 'Create')
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await app.user.type(name, 'Ro')
  await fill(/^Share/, '42')
  await save(app)
  // The first of those refused has the focus.
  await waitFor(() => expect(name).toHaveFocus())
  await waitFor(() => expect(name).toHaveAccessibleDescription(/At least 3/))
  expect(fieldOf(/^Day/)).toHaveTextContent('Please fill this in.')

  await fill(/^Name/, 'Roof A')
  await pick(app, /^Kind/, /CHECK/)
  upload('notes.txt', 'text/plain')
  await screen.findByText(/^Please choose a PNG/)
  upload('big.png', 'image/png', new Uint8Array(1_100_000))
  await screen.findByText(/At most 1 MB/)
  upload('roof.png', 'image/png')
  await screen.findByText('Another picture')
  await day(app, /^Day/, '2026-06-03')
  await day(app, /^Until/, '2026-05-01')
  await save(app)
  await waitFor(() => expect(fieldOf(/^Until/)).toHaveTextContent('must not be later than'))
  await day(app, /^Until/, '2026-06-04')

  await app.user.click(screen.getAllByRole('link', { name: 'Inspections' }).at(-1) as HTMLElement)
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Leave without saving?')
  await app.user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(window.location.pathname).toBe('/inspections/new')

  await app.inject({
    match: { method: 'POST', path: '/collection-s/inspections' },
    times: 1,
    status: 400,
    body: { code: 'PARAM_ERROR', param: { field: 'share', key: 'server' } },
  })
  await save(app)
  await waitFor(() => expect(fieldOf(/^Share/)).toHaveTextContent('The server does not accept this value.'))
  await waitFor(async () => expect(await box(/^Share/)).toHaveFocus())
  await save(app)
  expect(await screen.findByRole('heading', { name: 'Roof A' })).toBeVisible()
  const at = window.location.pathname

  await press(app, 'Edit Figures')
  await fill(/^Share/, '55')
  await press(app, 'Save')
  await button('Edit Figures')
  await waitFor(() => expect(screen.getByRole('region', { name: 'Figures' })).toHaveTextContent('55'))
  await pressFirst(app, 'Edit')
  await waitFor(async () => expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Roof A')) // oxfmt-ignore
  await fill(/^Name/, 'Mine')
  await write(app, 'PATCH', at, { name: 'Theirs' })
  await save(app)
  await press(app, 'Compare')
  expect(await screen.findByRole('row', { name: /^Name/ })).toHaveTextContent(/Mine.*Theirs/)
  await press(app, 'Save mine anyway')
  expect(await screen.findByRole('heading', { name: 'Mine' })).toBeVisible()

  await removed(app, 'Mine')
  await waitFor(() => expect(window.location.pathname).toBe('/inspections'))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Mine/ })).toBeNull())
})

it('a drawer turns by keys, acts, takes it back, and asks before changes are lost; a form whose record cannot be read says so, and tries again', async () => {
  const app = await started('owner')
  const { id } = await stored(app)
  await stored(app, { ...ROOF, name: 'Roof B' })
  const other = await stored(app, { ...ROOF, name: 'Shed' })
  await stored(app, { name: 'Loose clamp', inspection: id }, '/findings')
  await go('/inspections')
  const link = within(await screen.findByRole('row', { name: /Roof A/ })).getAllByRole(
    'link',
  )[0] as HTMLElement
  await app.user.click(link)
  const drawer = await screen.findByRole('dialog')
  await within(drawer).findByRole('heading', { name: /Roof A/ })
  await within(drawer).findByText('Loose clamp')
  await app.user.keyboard(']')
  await within(drawer).findByRole('heading', { name: /Roof B/ })
  await app.user.keyboard('[[')
  await within(drawer).findByRole('heading', { name: /Roof A/ })

  await app.user.click(within(drawer).getByRole('button', { name: 'More actions' }))
  await app.user.click(
    (await within(drawer).findAllByRole('button', { name: 'Close' })).at(-1) as HTMLElement,
  )
  const asked = within(await screen.findByRole('dialog', { name: 'Close' }))
  await app.user.click(asked.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  const remark = await asked.findByRole('textbox', { name: /^Remark/ })
  await waitFor(() => expect(remark).toHaveFocus())
  await app.user.type(remark, 'all well')
  await app.user.keyboard('{Enter}')
  await screen.findByText(/^Closed\./)
  await waitFor(() => expect(drawer).toHaveTextContent('DONE'))
  expect(drawer).toHaveTextContent('all well')
  await button(/^Undo/)
  await app.user.keyboard('u')
  await waitFor(() => expect(drawer).toHaveTextContent(/Roof A\s*Open/))

  await app.user.click(within(drawer).getByRole('button', { name: 'Edit Figures' }))
  await fill(/^Count/, '3')
  await fill(/^Share/, '7')
  await app.user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Leave without saving?')
  await app.user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(await box(/^Share/)).toHaveValue('7')
  await app.user.click(within(drawer).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.pathname).toBe('/inspections')
  expect(link).toHaveFocus()

  await app.inject({
    match: { method: 'GET', path: `/collection-s/inspections/${String(other.id)}` },
    status: 500,
    body: { code: '16' },
  })
  await go(`/inspections/${String(other.id)}/edit`)
  const again = await button(/Retry|Try again/)
  await app.heal()
  await app.user.click(again)
  await waitFor(async () => expect(await box(/^Name/)).toHaveValue('Shed'))
})
