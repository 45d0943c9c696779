import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { field } from '../../../src/schema/field'
import { go } from '../../support/go'
import { renderApp } from '../../support/render-app'

/** A plain collection whose records refer to plants. */
vi.mock('../../../resources/index', async (original) => {
  const { defineResource } = await import('../../../src/schema/resource')
  const { resources } = await original<{ resources: readonly object[] }>()
  const visits = defineResource({
    name: 'visits',
    route: '/visits',
    menu: { place: 'main', icon: 'tool' },
    rest: '/visits',
    title: 'work',
    fields: {
      id: field.id(),
      work: field.text({ required: true }),
      plant: field.reference({ to: 'plants', required: true }),
    },
    list: {
      columns: ['work', 'plant'],
      size: 20,
      order: { field: 'id', direction: 'ASC' },
      filters: ['plant'],
    },
    actions: {
      read: { codes: ['station:read'], scope: 'plant' },
      create: { codes: ['station:read'], scope: 'plant' },
      export: { codes: ['station:read'] },
    },
    export: { formats: ['csv'] },
    texts: { en: { one: 'Visit', many: 'Visits' } },
  })
  return { resources: [...resources, visits] }
})

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
})
afterEach(() => vi.unstubAllGlobals())

/** Made in the order of their ids, which is not that of their names. */
async function listed(at: string) {
  const app = await renderApp({ as: 'owner', at: '/account/settings/base' })
  await screen.findByRole('navigation', { name: 'Account settings' })
  const { send } = app.booted.services
  for (const plant of [63400010, 63400020, 63400030])
    await send({
      method: 'POST',
      path: '/collection-s/visits',
      body: { work: `Visit ${plant}`, plant },
      read: () => null,
    })
  await go(at)
  const grid = await screen.findByRole('grid')
  const plants = () =>
    within(grid)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).queryAllByRole('link')[1]?.textContent ?? '')
  await waitFor(() => expect(plants().length).toBeGreaterThan(0))
  await waitFor(() => expect(plants()).not.toContain(''))
  return { ...app, plants }
}

it('a list is sorted by the names of what its records refer to, and its file and its filters say them', async () => {
  const saved: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:saved'),
    revokeObjectURL: () => undefined,
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user, plants } = await listed('/visits')
  const byId = plants()
  const byName = byId.toSorted((one, other) => one.localeCompare(other))
  expect(byId).not.toEqual(byName)
  await user.click(screen.getByRole('button', { name: 'Plant' }))
  await waitFor(() => expect(plants()).toEqual(byName))

  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('button', { name: /CSV/ }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const lines = (await textOf(saved[0] as Blob)).trim().split('\r\n')
  expect(lines[0]).toBe('Work,Plant')
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(byName)

  await go('/visits?f=plant.in.*63400020')
  expect(await screen.findByRole('button', { name: `Change filter: Plant is ${byId[1]}` })).toBeVisible()
  await waitFor(() => expect(plants()).toEqual([byId[1]]))
})

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })
