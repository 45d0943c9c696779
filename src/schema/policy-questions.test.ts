import { describe, expect, it } from 'vitest'
import { compile } from './compile'
import { field } from './field'
import { hangsOnPlant, policyRows, questionsOf } from './policy'
import type { Resource } from './resource'

const access = { model: '', codes: ['a', 'b'], areas: { wall: { read: { codes: ['b'] } } } }
const cost = field.number({ codes: ['b'], feature: 'deviceDataExport' } as object)
const things = {
  name: 'things',
  route: '/things',
  title: 'name',
  fields: { id: field.id(), name: field.text(), cost, size: field.number({ codes: ['b'] }) },
  calls: 'members',
  list: { columns: ['name'], size: 20, order: { field: 'id', direction: 'DESC' } },
  actions: {
    read: { codes: ['a', 'b'] },
    update: { codes: ['a'], scope: 'plant' },
    delete: { codes: ['a'], scope: 'organisation' },
  },
} as unknown as Resource
const plans = compile([things], access)
const ofPlant = compile([{ ...things, scope: 'plant' }], access)
const nobody = { identityCodes: [], plant: null, unrestricted: false, blocked: [] }
const ALL = ['p', '#person', '*', 'feature', '*', 'allow']

describe('what is asked about', () => {
  it('is each action, each field with a code of its own, and each area', () => {
    expect(questionsOf(plans).map(({ resource, action, codes }) => [resource, action, codes])).toEqual([
      ['things', 'read', ['a', 'b']],
      ['things', 'update', ['a']],
      ['things', 'delete', ['a']],
      ['things', 'field:cost', ['b']],
      ['things', 'field:size', ['b']],
      ['wall', 'read', ['b']],
    ])
  })
  it('a field of what belongs to a plant is asked about at the plant', () => {
    const guarded = (all: typeof plans) =>
      questionsOf(all).filter(({ action }) => action.startsWith('field:'))
    expect(guarded(plans).map(({ scope, feature }) => [scope, feature])).toEqual([
      [undefined, 'deviceDataExport'],
      [undefined, undefined],
    ])
    expect(guarded(ofPlant).map(({ scope }) => scope)).toEqual(['plant', 'plant'])
  })
  it('hangs on the plant where it is granted plant by plant, or where nobody declares it', () => {
    const hangs = (resource: string, action: string) => hangsOnPlant(plans, resource, action)
    expect([
      hangs('things', 'read'),
      hangs('things', 'update'),
      hangs('things', 'start'),
      hangs('roof', 'read'),
    ]).toEqual([...[false, true, true, true]])
  })
})

describe('rows of the policy', () => {
  it('deny to everybody what is done to an organisation, where nobody acts for one', () => {
    const denied = ['p', '#person', '*', 'things', 'delete', 'deny']
    expect(policyRows(plans, nobody)).toEqual([
      ['p', 'a', '*', 'things', 'read', 'allow'],
      ['p', 'b', '*', 'things', 'read', 'allow'],
      ['p', 'a', '*', 'things', 'delete', 'allow'],
      denied,
      ['p', 'b', '*', 'things', 'field:cost', 'allow'],
      ['p', 'b', '*', 'things', 'field:size', 'allow'],
      ['p', 'b', '*', 'wall', 'read', 'allow'],
      ALL,
    ])
    expect(policyRows(plans, { ...nobody, organisation: true })).not.toContainEqual(denied)
  })
  it('deny what the platform has switched off, and nothing else', () => {
    const rows = policyRows(plans, { ...nobody, organisation: true, blocked: ['deviceDataExport'] })
    expect(rows.filter((row) => row.at(-1) === 'deny')).toEqual([
      ['p', '#person', '*', 'things', 'field:cost', 'deny'],
      ['p', '#person', '*', 'feature', 'deviceDataExport', 'deny'],
    ])
  })
  it('hold each code once, that of a plant at the plant', () => {
    const rows = policyRows(plans, {
      ...nobody,
      identityCodes: ['a', 'a'],
      plant: { id: 7, codes: ['b', 'b'] },
    })
    expect(rows.filter(([kind]) => kind === 'g')).toEqual([
      ['g', '#person', 'a', '*'],
      ['g', '#person', 'b', '7'],
    ])
    expect(rows).toContainEqual(['p', 'a', '7', 'things', 'update', 'allow'])
  })
  it('lift everything for the unrestricted', () => {
    expect(policyRows(plans, { ...nobody, unrestricted: true }).slice(-2)).toEqual([
      ['p', '#unrestricted', '*', '*', '*', 'allow'],
      ['g', '#person', '#unrestricted', '*'],
    ])
  })
})
