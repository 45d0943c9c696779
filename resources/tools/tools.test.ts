import { readFileSync } from 'node:fs'
import { format, type FormatConfig } from 'oxfmt'
import { describe, expect, it } from 'vitest'
import { compile } from '../../src/schema/compile'
import { field } from '../../src/schema/field'
import { defineResource, type Resource } from '../../src/schema/resource'
import { access } from '../access'
import { lacksOf } from './check'
import { composeDeclaration } from './compose'
import { detect } from './detect'
import { bodyWithoutPage, guessDeclaration, pagingOf, rowsOf } from './guess'

describe('the kind of a field', () => {
  it.each<[string, readonly unknown[], string | null, object?]>([
    ['id', [1, 2], 'id'],
    ['roleCode', [['a'], ['b']], 'codes'],
    ['startOperatingTime', [1_768_292_700], 'instant'],
    ['lastUpdateTime', ['1768292700.000'], 'age', { readonly: true }],
    ['day', ['2026-02-28', null], 'date'],
    ['contact', ['ada@example.org'], 'email'],
    ['contactPhone', ['+49 1520 0000001'], 'phone'],
    ['colorCode', ['#4c87ff'], 'colour'],
    ['regionTimezone', ['Europe/Berlin'], 'timezone'],
    ['photoUrl', ['/store-s/object/a'], 'image'],
    ['deviceSn', ['2401001'], 'serial'],
    ['operating', [true, false], 'flag'],
    ['location', [{ lat: 1, lng: '2.5' }], 'place'],
    ['generationPower', ['12.5'], 'power'],
    ['generationMonth', [12.5], 'energy'],
    ['batterySoc', [50], 'percent'],
    ['temperature', [21.5], 'quantity', { unit: '°C' }],
    ['installedCapacity', [8.4], 'quantity', { unit: 'kWp' }],
    ['fullPowerHoursDay', [3.1], 'quantity', { unit: 'h' }],
    ['incomeValue', [1.5], 'money', { currency: 'currency' }],
    ['isOpen', [0, 1], 'flag'],
    ['deviceCount', [3, '4'], 'number', { whole: true }],
    ['share', [0.5], 'number', {}],
    ['type', ['A', 'B', 'A', 'B'], 'choice', { of: ['A', 'B'] }],
    ['networkStatus', ['OK', 'OK', 'BAD', 'OK'], 'status', { of: ['BAD', 'OK'] }],
    ['name', ['A', 'B', 'C', 'D'], 'text'],
    ['tags', [['a'], []], 'tags'],
    ['remark', ['one\ntwo'], 'longText'],
    ['nothing', [null, ''], null],
    ['odd', [{ a: 1 }], null],
  ])('%s of %j is %s', (name, values, kind, options) => {
    const guess = detect({ name, values })
    expect(guess?.kind ?? null).toBe(kind)
    if (options !== undefined) expect(guess?.options).toEqual(options)
  })
})

/** What the fields of the example are called in calls, and no place of the console's own. */
const KNOWN = { words: new Set(['id', 'name', 'state']), places: [] }

/** What was printed is read again as its reader would: with the two names that it imports. */
function built(text: string): Resource {
  const body = text.replace(/^import.*$/gm, '').replace(/export const \w+ = /, 'return ')
  const build = new Function('field', 'defineResource', body) as (f: unknown, d: unknown) => Resource
  return build(field, defineResource)
}

describe('a guessed declaration', () => {
  const reply = {
    total: 2,
    data: [
      { id: 7, label: 'Roof', region: { timeZone: 'Europe/Berlin' }, generationPower: 5, gone: null },
      { id: 8, label: "Barn's", region: { timeZone: 'Asia/Tokyo' }, generationPower: 6, gone: null },
    ],
  }
  const text = guessDeclaration({ method: 'POST', path: '/maintain-s/some/list', body: {} }, reply)

  it('names fields, wire names, units and what stayed silent', () => {
    expect(text).toContain("name: 'some'")
    expect(text).toContain('label: field.text()')
    expect(text).toContain("regionTimeZone: field.timezone({ wire: 'region.timeZone' })")
    expect(text).toContain('generationPower: field.power()')
    expect(text).toContain('Without a value in this reply: gone.')
    expect(text).toContain('Codes are those of resources/codes.ts.')
    expect(built(text).texts?.['en']).toMatchObject({ one: 'Some', fields: { label: 'Label' } })
    expect(text).toContain("post: '/maintain-s/some/list', page: 'query'")
  })

  it('compiles as it is', () => {
    const plan = compile([built(text)], access).get('some')
    expect(plan.columns).toEqual(['label', 'regionTimeZone', 'generationPower'])
    expect(plan.idField).toBe('id')
  })

  it('leaves page and size of a first try out of the body, and takes them where the call reads them', () => {
    const tried = { page: 1, size: 20, status: 'OPEN' }
    const call = { method: 'POST', path: '/a/list', body: tried, paging: 'body' } as const
    const { list } = built(guessDeclaration(call, reply)).endpoints ?? {}
    expect(list).toEqual({ post: '/a/list', body: { status: 'OPEN' }, page: 'body' })
    expect([bodyWithoutPage({ page: 1, size: 20 }), bodyWithoutPage(null)]).toEqual([null, null])
  })

  it.each(['query', 'body', 'nowhere'])('sees that page and size go into the %s', async (place) => {
    const rows = [{ id: 1 }, { id: 2 }, { id: 3 }]
    const found = await pagingOf((query, body) => {
      const isOne = place === 'query' ? query === 'page=1&size=1' : place === 'body' && body['size'] === 1
      return Promise.resolve({ total: 3, data: isOne ? rows.slice(0, 1) : rows })
    }, {})
    expect(found).toBe(place === 'body' ? 'body' : 'query')
  })

  it.each([
    [[{ id: 1 }], 'whole', 1],
    [{ total: 0, data: [{ a: 1 }] }, 'page', 1],
    [{ total: 0, data: [] }, 'page', 0],
    [{ id: 1, name: 'x', tags: [] }, 'one', 1],
    [null, 'one', 0],
    ['text', 'one', 0],
  ])('finds the records of %j', (given, shape, count) => {
    const found = rowsOf(given)
    expect([found.shape, found.rows.length]).toEqual([shape, count])
  })
})

describe('a new declaration', () => {
  const wanted = {
    name: 'cleaning-contracts',
    fields:
      'title:text! plant:reference:plants! from:date price:money state:status:offered,OVER notes:longText',
    menu: 'main',
    icon: 'tool',
    resources: ['plants'],
  }
  const plants = defineResource({
    name: 'plants',
    route: '/plants',
    title: 'id',
    fields: { id: field.id() },
    rest: '/plants',
    list: { columns: ['id'], size: 20, order: { field: 'id', direction: 'DESC' } },
    actions: {},
    texts: { en: { one: 'Plant', many: 'Plants' } },
  })

  it.each(['main', 'plant', 'account', 'none'])(
    'in the place %s compiles, lacks nothing and is laid out',
    async (menu) => {
      const text = composeDeclaration({ ...wanted, menu })
      const resource = built(text)
      const found = await lacksOf({
        resources: [plants, resource],
        access,
        texts: () => null,
        serves: () => Promise.resolve(true),
        ...KNOWN,
      })
      expect(found.filter(({ weight, what }) => weight === 'lack' || /^[^:]*\ben\b/.test(what))).toEqual([])
      expect(resource).toMatchObject({ fields: { currency: { kind: 'choice' } }, list: { search: true } })
      const laid = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig
      const file = await format('x.ts', text, laid)
      expect(await format('x.ts', file.code, laid)).toEqual({ code: file.code, errors: [] })
      expect(file.code).not.toMatch(/\{\n\n|,\n\n/)
    },
  )

  it.each([
    [{ name: 'Cleaning' }, 'no name: small letters'],
    [{ name: 'plants' }, 'There is a resource plants already'],
    [{ fields: '' }, 'There are no fields'],
    [{ fields: 'title' }, 'title: a field is written as name:kind'],
    [{ fields: 'title:txet' }, 'did you mean "text"?'],
    [{ fields: 'a:reference:plnats' }, 'did you mean "plants"?'],
    [{ fields: 'a:choice' }, 'needs its words'],
    [{ fields: 'a:text a:date' }, 'a is given twice'],
    [{ menu: 'mian' }, 'did you mean "main"?'],
    [{ menu: 'plant', fields: 'a:text' }, 'add plant:reference:plants!'],
    [{ icon: 'tol' }, 'did you mean "tool"?'],
    [{ fields: 'weight:quantity:kgg' }, 'did you mean "kg"?'],
    [{ fields: 'time:duration:dya' }, 'did you mean "day"?'],
  ])('of %j is refused in a sentence', (change, sentence) => {
    expect(() => composeDeclaration({ ...wanted, ...change })).toThrow(sentence)
  })
})
