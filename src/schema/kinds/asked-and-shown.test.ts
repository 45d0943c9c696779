import { describe, expect, it } from 'vitest'
import { acceptedFilter } from '../accepted-filters'
import { passes, plainText, validateValue } from '../codec'
import { compile } from '../compile'
import { access } from '../../../resources/access'
import { DeclarationError } from '../declaration-error'
import { field } from '../field'
import type { Resource } from '../resource'
import { visits } from '../../../tests/support/visits'
import type { Operator } from './rule'
import { resources } from '../../../resources/index'

const plan = compile([...resources, visits], access).get('visits')
const context = { zone: null, language: 'en', now: 0, record: {}, word: String, title: () => null }

describe('a range', () => {
  const days = field.range({ over: 'date' })
  const crew = field.range({ over: 'number' })

  it.each([
    [days, { from: '2026-02-01', to: '2026-02-01' }, null],
    [days, { from: '2026-02-02', to: '2026-02-01' }, 'ends'],
    [days, { from: '2026-02-30', to: null }, 'date'],
    [crew, { from: 9, to: 10 }, null],
    [crew, { from: 10, to: 9 }, 'ends'],
    [crew, { from: 'many', to: null }, 'number'],
    [{ ...crew, required: true as const }, { from: null, to: null }, 'required'],
  ])('%o with %o is refused as %s', (own, value, key) => {
    expect(validateValue(own, value)?.key ?? null).toBe(key)
  })

  it.each<[unknown, Operator, unknown, boolean]>([
    [{ from: 3, to: 7 }, 'between', [7, 9], true],
    [{ from: 3, to: 7 }, 'between', [8, 9], false],
    [{ from: 3, to: null }, 'between', [8, 9], true],
    [{ from: null, to: 7 }, 'from', 8, false],
    [{ from: 3, to: 7 }, 'to', 3, true],
    [{ from: 3, to: 7 }, 'to', 2, false],
    [{ from: '2026-02-01', to: '2026-02-03' }, 'between', ['2026-02-03', null], true],
    [{ from: '2026-02-01', to: '2026-02-03' }, 'from', '2026-02-04', false],
  ])('%o %s %o is %s', (value, operator, operand, found) => {
    const own = { span: typeof operand === 'string' || Array.isArray(operand) ? days : crew }
    expect(passes(own, { span: value }, { field: 'span', operator, value: operand })).toBe(found)
  })

  it('is asked for by ends of its own kind, and by no others', () => {
    const asked = (name: string, value: unknown) =>
      acceptedFilter(plan, { field: name, operator: 'between', value }, []) !== null
    expect([asked('window', ['2026-02-01', null]), asked('window', ['soon', null])]).toEqual([true, false])
    expect([asked('crew', [1, 2]), asked('crew', ['x', 2])]).toEqual([true, false])
    expect(plainText(days, '2026-02-01', context)).toBe('2026-02-01')
  })
})

it('durations of longer units are shown in the words of the language', () => {
  const shown = (unit: 'hour' | 'month' | 'year', value: number, language: string) =>
    plainText(field.duration({ unit }), value, { ...context, language }).replace(/\s/g, ' ')
  expect([shown('month', 24, 'en'), shown('year', 1, 'de'), shown('hour', 1.5, 'fr')]).toEqual([
    '24 months', '1 Jahr', '1,5 heure',
  ]) // oxfmt-ignore
})

it.each([
  ['https://solar.example/a', null],
  ['http://solar.example', null],
  ['javascript:alert(1)', 'url'],
  ['https://', 'url'],
  ['//solar.example', 'url'],
  ['solar.example', 'url'],
])('of addresses of pages %s is refused as %s', (value, key) => {
  expect(validateValue(field.url(), value)?.key ?? null).toBe(key)
})

it.each([
  ['/store-s/object/x#a.pdf', null, 'a.pdf'],
  ['https://files.example/b.pdf?c=1', null, 'b.pdf'],
  ['javascript:alert(1)', 'fileAddress', ''],
])('of addresses of files %s is refused as %s', (value, key, name) => {
  expect(validateValue(field.file(), value)?.key ?? null).toBe(key)
  if (key === null) expect(plainText(field.file(), value, context)).toBe(name)
})

it('references to several take as many as they say, each once', () => {
  const several = field.references({ to: 'plants', max: 2 })
  expect(validateValue(several, [1, 2, 3])).toEqual({ key: 'tooMany', values: { most: 2 } })
  expect(validateValue(several, [1, { id: 2 }])).toEqual({ key: 'choice' })
  expect(validateValue(several, [1, 1, 2])).toBeNull()
})

describe('a wrong letter in what a field says of itself is refused at the start', () => {
  const wrong = (word: string) => word.slice(0, -1) + (word.endsWith('q') ? 'z' : 'q')
  /** Options whose words are not the author's own. */
  const closed = new Set(['kind', 'over', 'unit', 'to', 'currency'])

  it.each(Object.entries(visits.fields))('%s', (name, own: object) => {
    const refused = (changed: object) => {
      const declared = { ...visits, fields: { ...visits.fields, [name]: changed } } as Resource
      expect(() => compile([...resources, declared], access), JSON.stringify(changed)).toThrow(
        DeclarationError,
      )
    }
    for (const [key, value] of Object.entries(own) as [string, unknown][]) {
      if (key !== 'kind') refused({ ...without(own, key), [wrong(key)]: value })
      if (closed.has(key)) refused({ ...own, [key]: wrong(String(value)) })
    }
  })
})

const without = (own: object, key: string) =>
  Object.fromEntries(Object.entries(own).filter(([name]) => name !== key))
