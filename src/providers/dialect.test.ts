import type { CrudFilter, CrudOperators } from '@refinedev/core'
import { describe, expect, it } from 'vitest'
import { visits } from '../../tests/support/visits'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { compile } from '../schema/compile'
import type { Resource } from '../schema/resource'
import { type Operator, OPERATORS } from '../schema/kinds/rule'
import { fromRefine, SEARCH_FIELD, toRefine } from './dialect'

/** The list comes whole, so that every operator of a kind is answered. */
const whole: Resource = Object.fromEntries([
  ...Object.entries(visits).filter(([key]) => key !== 'rest'),
  ['endpoints', { list: { get: '/maintain-s/visits', page: 'none' } }],
]) as unknown as Resource
const plan = compile([...resources, whole], access).get('visits')
const collection = compile([...resources, visits], access).get('visits')

/** A field that knows the operator, with an operand for it. */
const OPERANDS: Readonly<Record<Operator, readonly [field: string, value: unknown]>> = {
  contains: ['title', 'roof & more'],
  is: ['urgent', true],
  in: ['state', ['done']],
  notIn: ['state', ['done', 'cancelled']],
  from: ['day', '2026-06-01'],
  to: ['day', '2026-06-30'],
  between: ['hours', [1, null]],
  missing: ['cost', null],
  present: ['cost', null],
}

/** All of refine's operators; those that are not ours are refused. */
const THEIRS: Readonly<Record<Exclude<CrudOperators, 'or' | 'and'>, boolean>> = {
  eq: true,
  ne: false,
  eqs: false,
  nes: false,
  lt: false,
  gt: false,
  lte: true,
  gte: true,
  in: true,
  nin: true,
  ina: false,
  nina: false,
  contains: true,
  ncontains: false,
  containss: false,
  ncontainss: false,
  between: true,
  nbetween: false,
  null: true,
  nnull: true,
  startswith: false,
  nstartswith: false,
  startswiths: false,
  nstartswiths: false,
  endswith: false,
  nendswith: false,
  endswiths: false,
  nendswiths: false,
}

describe('the dialect of filters', () => {
  it.each(OPERATORS)('%s goes to refine and comes back', (operator) => {
    const [field, value] = OPERANDS[operator]
    const filter = { field, operator, value }
    expect(fromRefine(plan, [toRefine(filter)])).toEqual({ search: '', filters: [filter] })
  })

  it('says every operator of ours differently', () => {
    const said = OPERATORS.map((operator) => toRefine({ field: 'x', operator, value: 1 }).operator)
    expect(new Set(said).size).toBe(OPERATORS.length)
  })

  it.each(Object.entries(THEIRS))('%s is understood somewhere: %s', (operator, known) => {
    const ask = (field: string) =>
      fromRefine(plan, [{ field, operator, value: ['a', 'b'] } as unknown as CrudFilter])
    const understood = ['title', 'state', 'hours', 'day'].some((field) => {
      try {
        return ask(field).filters.length > 0
      } catch {
        return false
      }
    })
    expect(understood).toBe(known)
  })

  it('takes an equality for what it means to the kind', () => {
    const ask = (field: string, value: unknown) =>
      fromRefine(plan, [{ field, operator: 'eq', value } as CrudFilter]).filters
    expect(ask('state', 'done')).toEqual([{ field: 'state', operator: 'in', value: ['done'] }])
    expect(ask('hours', 5)).toEqual([{ field: 'hours', operator: 'between', value: [5, 5] }])
    expect(ask('title', 'x')).toEqual([{ field: 'title', operator: 'is', value: 'x' }])
  })

  it('leaves out what asks for nothing, and finds the text of the search field', () => {
    const asked = fromRefine(plan, [
      { field: 'title', operator: 'contains', value: '' },
      { field: 'state', operator: 'in', value: [] },
      { field: 'hours', operator: 'between', value: [null, ''] },
      { field: SEARCH_FIELD, operator: 'contains', value: '  roof ' },
    ])
    expect(asked).toEqual({ search: 'roof', filters: [] })
  })

  it('refuses what the source of the list cannot be asked for, and a second filter that would be lost', () => {
    const ask = (...filters: readonly [string, CrudOperators, unknown][]) =>
      fromRefine(
        collection,
        filters.map(([field, operator, value]) => ({ field, operator, value }) as CrudFilter),
      ).filters
    expect(ask(['state', 'nin', ['done']])).toHaveLength(1)
    expect(() => ask(['day', 'null', null])).toThrow('cannot ask day for null')
    expect(() => ask(['title', 'contains', 'a'], ['title', 'contains', 'b'])).toThrow(
      'visits: filters ask for title twice, and one would be lost',
    )
  })

  it('refuses conditions and fields that it does not know', () => {
    const ask = (filter: CrudFilter) => () => fromRefine(plan, [filter])
    expect(ask({ operator: 'or', value: [] })).toThrow('visits: filters cannot say or')
    expect(ask({ field: 'toString', operator: 'eq', value: 1 })).toThrow(
      'visits: filters do not know toString',
    )
    expect(ask({ field: 'urgent', operator: 'nin', value: [true] })).toThrow('cannot ask urgent for nin')
  })
})

describe('a choice of one is an equality where the kind knows no more', () => {
  const asked = (value: unknown) => fromRefine(plan, [{ field: 'urgent', operator: 'in', value }]).filters

  it('and a choice of several is refused by name', () => {
    expect(asked([true])).toEqual([{ field: 'urgent', operator: 'is', value: true }])
    expect(asked([])).toEqual([])
    for (const odd of [[true, false], true, 'true'])
      expect(() => asked(odd)).toThrow('visits: filters cannot ask urgent for in')
  })

  it('a search is a text, by containing or equality and nothing else', () => {
    const searched = (operator: CrudOperators, value: unknown) =>
      fromRefine(plan, [{ field: SEARCH_FIELD, operator, value } as CrudFilter]).search
    expect([searched('contains', ' roof '), searched('eq', 'roof'), searched('eq', 7)]).toEqual([
      'roof',
      'roof',
      '',
    ])
    expect(() => searched('gte', 'roof')).toThrow('visits: filters cannot search by gte')
  })
})
