import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeRecord, ordered, plainText } from './codec'
import { ruleOf } from './kinds/index'
import { field } from './field'
import { withTitles } from './references'

const fields = {
  id: field.id(),
  name: field.text(),
  type: field.choice({ of: ['GROUND'] }),
  production: field.quantity({ unit: 'W', wire: 'generationPower' }),
  zone: field.timezone({ wire: 'regionTimezone' }),
  lastUpdate: field.instant({ wire: 'lastUpdateTime' }),
  roleCode: field.codes(),
}

describe('codec', () => {
  it('decodes by kind and wire name', () => {
    const wire = {
      id: '7',
      name: 'Roof',
      type: ' MOON_BASE',
      generationPower: '12345.678',
      regionTimezone: 'Europe/Berlin',
      lastUpdateTime: '1768292700.0',
      roleCode: ['a', null],
    }
    expect(decodeRecord(fields, wire)).toEqual({
      id: 7,
      name: 'Roof',
      type: 'MOON_BASE',
      production: 12345.678,
      zone: 'Europe/Berlin',
      lastUpdate: 1768292700,
      roleCode: ['a'],
    })
  })

  it('makes null of a broken field and no record of one without id', () => {
    expect(
      decodeRecord(fields, { id: 7, regionTimezone: 'Nowhere', lastUpdateTime: 0, generationPower: {} }),
    ).toEqual({
      id: 7,
      name: null,
      type: null,
      production: null,
      zone: null,
      lastUpdate: null,
      roleCode: null,
    })
    for (const wire of [{}, { id: null }, { id: 1.5 }, null, [], 'x'])
      expect(decodeRecord(fields, wire)).toBeNull()
  })

  it('never throws, and decodes what it encoded', () => {
    fc.assert(fc.property(fc.jsonValue(), (wire) => void decodeRecord(fields, wire)))
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e14, max: 1e14 }), (value) => {
        const rule = ruleOf(fields.production)
        expect(rule.decode(rule.encode(value, fields.production), fields.production)).toBe(value)
      }),
    )
  })

  it('S9-19 S9-21 reads as plain text in the zone of the plant, missing as two dashes', () => {
    const context = {
      zone: 'Asia/Shanghai',
      language: 'en',
      now: 0,
      record: {},
      word: (word: string) => word,
      title: () => null,
    }
    expect(plainText(fields.lastUpdate, 1768292700, context)).toBe('2026-01-13 16:25:00')
    for (const one of Object.values(fields)) expect(plainText(one, null, context)).toBe('--')
    expect(plainText(fields.roleCode, ['a', 'b'], context)).toBe('a b')
  })
})

it('records are put in the order of the names that they refer to, whatever their ids are', () => {
  const roof = field.reference({ to: 'plants' })
  const titles = {
    of: (_: string, id: string | number) => ({ 1: 'Werft 10', 2: 'Werft 9', 3: 'äcker' })[id] ?? null,
  }
  const rows = [{ roof: 1 }, { roof: 2 }, { roof: 4 }, { roof: null }, { roof: 3 }]
  const named = withTitles({ roof }, ['roof'], rows, titles)
  const sorted = (direction: 'ASC' | 'DESC') =>
    [...named].sort(ordered(roof, 'roof', direction)).map((row) => row.roof)
  expect(sorted('ASC')).toEqual([3, 2, 1, 4, null])
  expect(sorted('DESC')).toEqual([1, 2, 3, 4, null])
  expect(withTitles({ roof }, ['roof'], rows, titles)[0]).toBe(named[0])
})
