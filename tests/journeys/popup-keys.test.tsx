import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FEW, TRIAGE, grid, prepareAlarms } from '../support/alarms'
import { renderApp } from '../support/render-app'

prepareAlarms()

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz/']
/** Whatever stands open over a list, by the button that opens it. */
const POPUPS = [/^Language/, /^Account menu|Account menu$/, 'Views', 'Columns', 'Add filter'] as const

it('whatever stands open closes with a press elsewhere or with Tab out of it, never two at once; behind it no letter does anything, wherever the focus is', async () => {
  const app = await renderApp({ ...FEW, at: '/alerts?m=0' })
  await within(await grid()).findAllByRole('checkbox')
  const faces = POPUPS.map((name) => screen.getAllByRole('button', { name })[0] as HTMLElement)
  for (const [at, face] of faces.entries()) {
    const other = faces[(at + 1) % faces.length] as HTMLElement
    await app.user.click(face)
    expect(face).toHaveAttribute('aria-expanded', 'true')
    await app.user.click(other)
    expect(face, String(POPUPS[at])).toHaveAttribute('aria-expanded', 'false')
    expect(other).toHaveAttribute('aria-expanded', 'true')
    await app.user.click(within(await grid()).getAllByRole('columnheader')[1] as HTMLElement)
    expect(other, String(POPUPS[at])).toHaveAttribute('aria-expanded', 'false')
    face.focus()
    await app.user.keyboard('{Enter}')
    expect(face).toHaveAttribute('aria-expanded', 'true')
    const outside = screen.getByRole('searchbox')
    outside.focus()
    await waitFor(() => expect(face, String(POPUPS[at])).toHaveAttribute('aria-expanded', 'false'))
  }

  const row = within(await grid()).getAllByRole('row')[1]
  act(() => row?.focus())
  const search = window.location.search
  for (const name of POPUPS) {
    // A part of the screen that comes late takes the place of what kept it.
    const face = () => screen.getAllByRole('button', { name })[0] as HTMLElement
    await waitFor(async () => {
      face().focus()
      if (face().getAttribute('aria-expanded') !== 'true') await app.user.keyboard('{Enter}')
      expect(face()).toHaveAttribute('aria-expanded', 'true')
    })
    for (const place of [() => document.activeElement ?? document.body, () => document.body])
      for (const key of LETTERS) fireEvent.keyDown(place(), { key })
    expect(face(), String(name)).toHaveAttribute('aria-expanded', 'true')
    expect(screen.queryByRole('dialog'), String(name)).not.toBeInTheDocument()
    expect(window.location.search, String(name)).toBe(search)
    await app.user.keyboard('{Escape}')
    expect(face()).toHaveAttribute('aria-expanded', 'false')
  }
  const writes = (await app.requests()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith(TRIAGE),
  )
  expect(writes).toEqual([])
})

it('an entry is found by its letter, and an editor that opens has the focus in it; a press in its calendar is one inside of it, one beside it closes it', async () => {
  const app = await renderApp({ ...FEW, at: '/alerts?m=0' })
  await within(await grid()).findAllByRole('checkbox')
  const add = screen.getByRole('button', { name: 'Add filter' })
  add.focus()
  await app.user.keyboard('{Enter}{ArrowDown}')
  expect(document.activeElement).toHaveTextContent('Level')
  await app.user.keyboard('c')
  expect(document.activeElement?.textContent).toMatch(/^C/)
  await app.user.keyboard('{Home}{Enter}')
  await waitFor(() => expect(screen.getByRole('form', { name: 'State' })).toContainElement(focused()))
  await app.user.keyboard('{Escape}')
  expect(add).toHaveFocus()

  await app.user.click(screen.getByRole('button', { name: 'Add filter' }))
  await app.user.click(
    within(screen.getByRole('list', { name: /filter/i })).getByRole('button', { name: 'Started' }),
  )
  const editor = await screen.findByRole('form', { name: 'Started' })
  const [field] = await within(editor).findAllByRole('textbox')
  await app.user.click(field as HTMLElement)
  const days = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.ant-picker-cell-in-view .ant-picker-cell-inner')
    if (found === null) throw new Error('no days yet')
    return found
  })
  expect(editor).not.toContainElement(days)
  await app.user.click(days)
  expect(screen.getByRole('form', { name: 'Started' })).toBeInTheDocument()
  await app.user.click(within(await grid()).getAllByRole('columnheader')[1] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Started' })).not.toBeInTheDocument())
})

it('a view that was named otherwise, left or deleted leaves the focus in its menu, and Escape closes that', async () => {
  const app = await renderApp({ ...FEW, at: '/alerts?m=0' })
  await within(await grid()).findAllByRole('checkbox')
  const face = screen.getByRole('button', { name: /^Views/ })
  await app.user.click(face)
  await app.user.type(screen.getByRole('textbox', { name: /name/i }), 'Mine{Enter}')
  await waitFor(() => expect(face).toHaveAttribute('aria-expanded', 'false'))
  await app.user.click(face)
  const edit = (name: string) => screen.findByRole('button', { name: new RegExp(`^(Edit|Change).*${name}`) })
  await app.user.click(await edit('Mine'))
  await app.user.keyboard('{Control>}a{/Control}Ours{Enter}')
  const renamed = await edit('Ours')
  await waitFor(() => expect(renamed).toHaveFocus())
  await app.user.keyboard('{Enter}')
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(async () => expect(await edit('Ours')).toHaveFocus())
  await app.user.keyboard('{Enter}')
  await app.user.click(screen.getByRole('button', { name: /^Delete view/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Ours/ })).not.toBeInTheDocument())
  await waitFor(() => expect(document.getElementById(face.getAttribute('aria-controls') ?? '')).toHaveFocus())
  await app.user.keyboard('{Escape}')
  expect(face).toHaveAttribute('aria-expanded', 'false')
  expect(face).toHaveFocus()
})

const focused = () => document.activeElement as HTMLElement | null
