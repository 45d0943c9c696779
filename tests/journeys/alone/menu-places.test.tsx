import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { field } from '../../../src/schema/field'
import { renderApp } from '../../support/render-app'

/** Two resources more than are shipped, one a place, for the console and for the cloud alike. */
vi.mock('../../../resources/index', async (original) => {
  const { defineResource } = await import('../../../src/schema/resource')
  const { resources } = await original<{ resources: readonly object[] }>()
  const shared = {
    title: 'work',
    list: { columns: ['work'], size: 20, order: { field: 'id', direction: 'DESC' }, search: true },
  } as const
  const fields = { id: field.id(), work: field.text({ required: true }) }
  const codes = ['user']
  const visits = defineResource({
    ...shared,
    name: 'visits',
    route: '/plant/infos/visits',
    menu: { place: 'plant', icon: 'tool' },
    scope: 'plant',
    rest: '/visits',
    fields: { ...fields, plant: field.reference({ to: 'plants', required: true }) },
    actions: {
      read: { codes: ['station:read'], scope: 'plant' },
      create: { codes: ['station:update'], scope: 'plant' },
    },
    texts: { en: { one: 'Visit', many: 'Visits' } },
  })
  const cleanings = defineResource({
    ...shared,
    name: 'cleanings',
    route: '/account/settings/cleanings',
    menu: { place: 'account', icon: 'clock' },
    rest: '/cleanings',
    fields,
    actions: { read: { codes }, create: { codes } },
    texts: { en: { one: 'Cleaning', many: 'Cleanings' } },
  })
  return { resources: [...resources, visits, cleanings] }
})

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320)
})
afterEach(() => vi.unstubAllGlobals())

it('a place in the menu of the plant gives a tab, and its route shows the list', async () => {
  const app = await renderApp({ as: 'owner', at: '/plant/infos/detail?plant=63400030' })
  const tab = await screen.findByRole('link', { name: 'Visits' })
  await app.user.click(tab)
  expect(window.location.pathname + window.location.search).toBe('/plant/infos/visits?plant=63400030')
  expect(await screen.findByRole('heading', { name: 'Visits', level: 2 })).toBeVisible()
  expect(await screen.findAllByRole('button', { name: /^Create/ })).not.toEqual([])
  expect(await screen.findByRole('link', { name: 'Visits' })).toHaveAttribute('aria-current', 'page')
})

it('a place in the menu of the account gives an entry of the settings, and its route shows the list', async () => {
  const app = await renderApp({ as: 'owner', at: '/account/settings/base' })
  const settings = await screen.findByRole('navigation', { name: 'Account settings' })
  await app.user.click(await within(settings).findByRole('link', { name: 'Cleanings' }))
  expect(window.location.pathname).toBe('/account/settings/cleanings')
  expect(await screen.findByRole('heading', { name: 'Cleanings', level: 1 })).toBeVisible()
  // The settings stay beside it, and lead back.
  const again = await screen.findByRole('navigation', { name: 'Account settings' })
  await app.user.click(within(again).getByRole('link', { name: 'Personal settings' }))
  expect(window.location.pathname).toBe('/account/settings/base')
})
