import { describe, expect, it } from 'vitest'
import { compile } from '../src/schema/compile'
import { readPlant } from '../src/transport/calls/stations'
import { access } from './access'
import { resources } from './index'
import { plants } from './plants'

/** What only the form of a new plant asks for, and what the rest says of a plant. */
const asked = new Set([
  'commissioned',
  'place',
  'country',
  'area',
  'price',
  'consumptionPrice',
  'state',
  'peers',
])

/** Of what is no number. */
const VALUES: Readonly<Record<string, unknown>> = {
  text: 'x',
  country: 'DE',
  instant: 1768292700,
  age: 1768292700,
}

describe('declarations', () => {
  it('are data: they survive JSON', () => {
    expect(JSON.parse(JSON.stringify({ resources, access }))).toEqual({ resources, access })
  })

  it('S6-13 compile with the one list of codes, `user` among them', () => {
    expect(() => compile(resources, access)).not.toThrow()
    expect(access.codes).toContain('user')
    expect(new Set(access.codes).size).toBe(access.codes.length)
  })

  it('are found by themselves, by their place in the menu and then by name', () => {
    const places = resources.map(({ menu, name }) => [menu?.order ?? Infinity, name] as const)
    const inOrder = [...places].sort(([one, a], [other, b]) =>
      one === other ? (a < b ? -1 : 1) : one - other,
    )
    expect(places).toEqual(inOrder)
    expect(resources.map(({ name }) => name)).toContain('plants')
    expect(new Set(resources.map(({ name }) => name)).size).toBe(resources.length)
  })

  it('S9-02 S9-03 list plants twenty a page by id descending', () => {
    expect(plants.list.size).toBe(20)
    expect(plants.list.order).toEqual({ field: 'id', direction: 'DESC' })
  })

  it('declare exactly the fields that a plant has', () => {
    expect(
      Object.keys(plants.fields)
        .filter((name) => !asked.has(name))
        .sort(),
    ).toEqual(Object.keys(readPlant({ id: 7 }) ?? {}).sort())
  })

  it('name on the wire what the reader of plants reads', () => {
    const odd = new Set([
      'zone',
      'type',
      'networkStatus',
      'warningStatus',
      'currency',
      // Of its own for each grid type (domain 6).
      'incomeToday',
      'roleCode',
      'externalRoleCode',
      'gridType',
      'alarms',
      'capacityUse',
      'battery',
      'tags',
      'tag',
      'id',
    ])
    for (const [name, field] of Object.entries(plants.fields)) {
      if (odd.has(name) || asked.has(name)) continue
      const wire = 'wire' in field ? field.wire : name
      const value = VALUES[field.kind] ?? 5
      expect(readPlant({ id: 7, [wire]: value }), name).toMatchObject({ [name]: value })
    }
  })
})
