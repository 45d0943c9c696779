import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { plantRecord, updatePlant } from '../../src/transport/calls/plant-record'
import { type RenderedApp, renderApp } from '../support/render-app'

const PLANT = 63400030
const open = () => renderApp({ as: 'owner', at: `/plant/infos/detail?plant=${PLANT}` })

/** Looked for anew: while it is asked for, a section is another element. */
const section = (name: string) => within(screen.getByRole('region', { name }))
async function edit(app: RenderedApp, name: string) {
  await app.user.click(await screen.findByRole('button', { name: `Edit ${name}` }))
  await waitFor(() => section(name).getByRole('button', { name: 'Save' }))
}
async function write(app: RenderedApp, name: string, field: RegExp, text: string) {
  const input = await waitFor(() => section(name).getByRole('textbox', { name: field }))
  await app.user.clear(input)
  await app.user.type(input, text)
}
const save = (app: RenderedApp, name: string) =>
  app.user.click(section(name).getByRole('button', { name: 'Save' }))
const saved = (name: string) =>
  waitFor(() => expect(section(name).queryByRole('button', { name: 'Save' })).toBeNull())
const plant = (app: RenderedApp) => app.booted.services.send(plantRecord(PLANT))

it('24: of two sections that are open side by side each is saved, and nobody is told of somebody else', async () => {
  const app = await open()
  await edit(app, 'Basics')
  await edit(app, 'System')
  await write(app, 'Basics', /^Name/, 'Crane House')
  await write(app, 'System', /^Tilt/, '33')
  await save(app, 'System')
  await saved('System')
  await save(app, 'Basics')
  await saved('Basics')
  expect(await plant(app)).toMatchObject({ name: 'Crane House', tilt: 33 })
})

it('24: what somebody else has changed in the section itself is asked for before it is saved', async () => {
  const app = await open()
  await edit(app, 'Basics')
  await write(app, 'Basics', /^Name/, 'Mine')
  await app.booted.services.send(updatePlant(PLANT, { station: { name: 'Theirs' } }))
  await save(app, 'Basics')
  expect(await screen.findByText(/^Somebody else has changed this/)).toBeVisible()
  expect(await plant(app)).toMatchObject({ name: 'Theirs' })
})
