import { describe, expect, it } from 'vitest'
import { saidOf } from '../../tests/support/list-address'
import { closed, FIRST_STATE, isBare, isNarrowed, readListState } from './list-state'

const { plan, plain, address, filtersOf, state } = saidOf

describe('a filter in an address is written so that it reads as it was meant', () => {
  it.each<[string, string, unknown, string]>([
    ['a text as it stands', 'contains', 'roof', 'title.has.roof'],
    ['a text that reads as a number in quotes', 'is', '5', 'title.is."5"'],
    ['a text that reads as nothing in quotes', 'is', 'null', 'title.is."null"'],
    ['a text that begins with a star in quotes', 'contains', '*a', 'title.has."*a"'],
    ['a text with a star inside as it stands', 'contains', 'a*"[b', 'title.has.a*"[b'],
    ['a text that begins with a bracket in quotes', 'contains', '[a', 'title.has."[a"'],
    ['a text with points and lines', 'contains', 'a.b\nc', 'title.has.a.b\nc'],
    ['half a character', 'contains', 'a\ud800', 'title.has."a\\ud800"'],
  ])('%s', (_, operator, value, written) => {
    const filter = { field: 'title', operator: operator as 'is', value }
    expect(filtersOf(address({ filters: [filter] }))).toEqual([written])
    expect(state([written]).filters).toEqual([filter])
  })

  it.each<[string, string, string, unknown, string]>([
    ['a number', 'cost', 'from', 5, 'cost.ge.5'],
    ['both ends', 'cost', 'between', [1, null], 'cost.bt.*1*null'],
    ['a yes', 'paid', 'is', true, 'paid.is.true'],
    ['several words', 'state', 'in', ['planned', 'done'], 'state.in.*planned*done'],
    ['words that are not wanted', 'state', 'notIn', ['done'], 'state.not.*done'],
    ['a mark in a word', 'title', 'is', ['a*b\\c'], 'title.is.*a\\*b\\\\c'],
    ['a line in a word', 'title', 'is', ['a\nb'], 'title.is.*a\nb'],
    ['a number as a text in a list', 'title', 'is', ['5', ''], 'title.is.*"5"*""'],
    ['what is missing', 'cost', 'missing', null, 'cost.no'],
    ['what is there', 'cost', 'present', null, 'cost.yes'],
  ])('%s', (_, field, operator, value, written) => {
    const filter = { field, operator: operator as 'is', value }
    expect(filtersOf(address({ filters: [filter] }))).toEqual([written])
    expect(state([written]).filters).toEqual([filter])
  })

  it('JSON of a record is no value, and stands as a text', () => {
    expect(state(['title.is.{"a":1}']).filters).toEqual([
      { field: 'title', operator: 'is', value: '{"a":1}' },
    ])
  })

  it('what cannot be asked is named, and nothing is passed over', () => {
    const refused = [
      'roof.is.5',
      'title',
      'title.xx.5',
      'title.is',
      ' title.is.a',
      'state.in.*',
      'cost.ge.x',
      '-cost.no',
    ]
    expect(state([...refused, '', 'cost.ge.1'])).toMatchObject({
      filters: [{ field: 'cost', operator: 'from', value: 1 }],
      refused,
    })
    expect(filtersOf(address({ refused: ['roof.is.5'] }))).toEqual(['roof.is.5'])
  })
})

describe('an address says', () => {
  const read = (query: string) => readListState(plan, new URLSearchParams(query))

  it('nothing of what is as declared', () => {
    expect(address({}).toString()).toBe('')
    expect(read('')).toEqual({ ...FIRST_STATE, refused: [] })
    expect([isBare(new URLSearchParams('x=1')), isBare(new URLSearchParams('x=1&p=2'))]).toEqual([
      true,
      false,
    ])
  })

  it('what was searched, with a quotation mark only where it must', () => {
    expect(address({ search: 'roof "a"' }).get('q')).toBe('roof "a"')
    expect(address({ search: '"roof"' }).get('q')).toBe('"\\"roof\\""')
    expect([read('q="a').search, read('q="a"').search, read('q=a"').search, read('q="5').search]).toEqual([
      ...['"a', 'a', 'a"', '"5'],
    ])
    expect(readListState(plain, new URLSearchParams('q=a')).search).toBe('')
  })

  it('the order, the page and the columns', () => {
    expect(
      address({ sort: { field: 'cost', direction: 'DESC' }, page: 2, columns: ['cost', 'title'] }).toString(),
    ).toBe('o=-cost&p=2&c=cost.title')
    expect(address({ sort: { field: 'cost', direction: 'ASC' } }).toString()).toBe('o=cost')
    expect([read('o=-cost').sort, read('o=cost').sort, read('o=roof').sort, read('o=co-st').sort]).toEqual([
      { field: 'cost', direction: 'DESC' },
      { field: 'cost', direction: 'ASC' },
      null,
      null,
    ])
    expect(
      ['2', '1', '0', '-1', '2x', 'x2', '1e3', '12345678'].map((page) => read(`p=${page}`).page),
    ).toEqual([...[2, 1, 1, 1, 1, 1, 1, 1]])
    expect([read('c=cost.cost.roof.title').columns, read('c=roof').columns]).toEqual([
      ['cost', 'title'],
      null,
    ])
  })

  it('the tab, the record that is open, the view and how rows stand', () => {
    expect(
      address({ tab: 'done', open: '7', view: 'mine', density: 'compact', named: false }).toString(),
    ).toBe('v=mine&t=done&d=c&m=0&r=7')
    expect(address({ named: true }).toString()).toBe('m=1')
    expect(read('v=mine&t=done&d=c&m=0&r=7')).toMatchObject({
      ...{ tab: 'done', open: '7', view: 'mine', density: 'compact', named: false },
    })
    expect([read('m=1').named, read('m=2').named, read('d=x').density, read('t=').tab]).toEqual([
      ...[true, null, 'usual', null],
    ])
    const other = readListState(plain, new URLSearchParams('t=done&m=1'))
    expect([other.tab, other.named]).toEqual([null, null])
  })

  it('keys of others as they stand', () => {
    expect(address({ page: 3 }, 'lang=de&p=2').toString()).toBe('lang=de&p=3')
  })

  it('that a record is open, until it is closed', () => {
    const open = new URLSearchParams('q=a&r=7')
    expect([closed(open)?.toString(), open.get('r'), closed(new URLSearchParams('q=a'))]).toEqual([
      ...['q=a', '7', null],
    ])
  })

  it('whether anything takes rows away', () => {
    const narrowed = (more: object) => isNarrowed({ ...FIRST_STATE, ...more })
    expect([
      narrowed({}),
      narrowed({ search: '  ' }),
      narrowed({ search: 'a' }),
      narrowed({ tab: 'done' }),
    ]).toEqual([...[false, false, true, true]])
    expect(narrowed({ filters: [{ field: 'cost', operator: 'missing', value: null }] })).toBe(true)
  })
})
