import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { compile } from './compile'
import { emptyKind } from './empty-kind'
import { field } from './field'
import { FIRST_STATE, type ListState } from './list-state'
import { defineResource } from './resource'

const shared = {
  title: 'name',
  rest: '/x',
  fields: { id: field.id(), name: field.text(), at: field.instant({ readonly: true }) },
} as const
const list = { columns: ['name'], size: 20, filters: ['name', 'at'] } as const
const plans = compile(
  [
    defineResource({
      ...shared,
      name: 'things',
      route: '/things',
      list: { ...list, order: { field: 'at', direction: 'DESC' } },
      actions: { create: { codes: ['user'] } },
    }),
    defineResource({
      ...shared,
      name: 'events',
      route: '/events',
      list: { ...list, order: { field: 'at', direction: 'DESC' } },
      actions: { read: { codes: ['user'] } },
    }),
  ],
  access,
)
const recent = { field: 'at', operator: 'from', value: 5 } as const
const named = { field: 'name', operator: 'contains', value: 'x' } as const
const state = (patch: Partial<ListState>): ListState => ({ ...FIRST_STATE, ...patch })

describe('why a list is empty', () => {
  it.each([
    ['things', {}, 'created'],
    ['events', {}, 'quiet'],
    ['events', { search: 'x' }, 'filtered'],
    ['events', { filters: [recent] }, 'period'],
    ['events', { filters: [recent, named] }, 'filtered'],
    ['events', { filters: [recent], search: 'x' }, 'filtered'],
    ['things', { search: '  ' }, 'created'],
  ] as const)('%s with %j: %s', (name, patch, kind) => {
    expect(emptyKind(plans.get(name), state(patch))).toBe(kind)
  })
})
