import { describe, expect, it } from 'vitest'
import { saidAgainst } from '../../tests/support/said-against'
import { ASKED_BY_CALL as base, CALL as call } from '../../tests/support/things'
import { field } from './field'

const { fields, list } = base
const { filters: _, ...unfiltered } = list
const withCall = (more: object) => ({ endpoints: { list: { ...call, ...more } } })
const byHand = (paged: object) => ({ calls: 'members', endpoints: undefined, list: unfiltered, paged })
const plain = (more: object) => ({ endpoints: undefined, rest: '/things', list: unfiltered, ...more })
const view = (...filters: object[]) => ({ list: { ...list, views: [{ key: 'mine', filters }] } })

const said = saidAgainst(base)

describe('a view asks what the call can be asked', () => {
  it.each<[string, object[], string | null]>([
    ['one word', [{ field: 'state', operator: 'in', value: ['on'] }], null],
    ['a word alone', [{ field: 'state', operator: 'in', value: 'off' }], null],
    [
      'several words of a call that takes one',
      [{ field: 'state', operator: 'in', value: ['on', 'off'] }],
      'list.views.mine: asks state for several values, and the call takes one',
    ],
    ['several words of one that takes a list', [{ field: 'tags', operator: 'in', value: ['a', 'b'] }], null],
    [
      'a field twice',
      [
        { field: 'day', operator: 'from', value: 1 },
        { field: 'state', operator: 'in', value: ['on'] },
        { field: 'day', operator: 'to', value: 2 },
      ],
      'list.views.mine: asks for day twice, and the call takes it once',
    ],
    [
      'two fields',
      [
        { field: 'day', operator: 'between', value: [1, 2] },
        { field: 'state', operator: 'in', value: ['on'] },
      ],
      null,
    ],
  ])('%s', (_name, filters, sentence) => expect(said(view(...filters))).toBe(sentence))
})

describe('a call is one that can be made', () => {
  it.each<[string, object, string | null]>([
    ['it is right as it is', {}, null],
    [
      'words of the wire',
      withCall({ filters: { ...call.filters, state: { key: 's', words: { on: '1', off: '0' } } } }),
      null,
    ],
    [
      'words of the wire for a word that is none',
      withCall({ filters: { ...call.filters, state: { key: 's', words: { on: '1', offf: '0' } } } }),
      'endpoints.list.filters.state: translates offf, which is no word of it; did you mean "off"?',
    ],
    [
      'words of the wire for a field without words',
      withCall({ filters: { ...call.filters, name: { key: 's', words: { on: '1' } } } }),
      'endpoints.list.filters.name: translates on, which is no word of it',
    ],
    ['a list by hand', { calls: 'members', endpoints: undefined }, null],
    ['pages by hand', byHand({ filters: { state: ['in'] }, sorts: ['name'] }), null],
    [
      'pages without a hand',
      { ...withCall({}), list: unfiltered, paged: { filters: {}, sorts: [] } },
      'paged: is declared without calls',
    ],
    [
      'pages beside a call',
      { calls: 'members', list: unfiltered, paged: { filters: {}, sorts: [] } },
      'paged: is declared beside endpoints.list, which would not be asked',
    ],
    [
      'pages by what is no field',
      byHand({ filters: { sate: ['in'] }, sorts: [] }),
      'paged: names sate, which is no field; did you mean "state"?',
    ],
    [
      'pages ordered by what is no field',
      byHand({ filters: {}, sorts: ['roof'] }),
      'paged: names roof, which is no field',
    ],
    [
      'pages by what the kind does not know',
      byHand({ filters: { state: ['in', 'from'] }, sorts: [] }),
      'paged: asks state for from, which its kind does not know',
    ],
    [
      'an answer beside calls',
      { rest: '/things', calls: 'members', endpoints: undefined },
      'rest: is one way to answer, and another is declared beside it',
    ],
    ['no answer', { endpoints: undefined }, 'endpoints.list: is needed, or `rest`, or `calls`'],
    ['a plain collection', plain({}), null],
    ['a plain collection below another', plain({ rest: '/a/things-2' }), null],
    [
      'a plain collection without a slash',
      plain({ rest: 'things' }),
      'rest: has the path things, which is no plain path',
    ],
    [
      'a plain collection with words before it',
      plain({ rest: 'x/things' }),
      'rest: has the path x/things, which is no plain path',
    ],
    [
      'a plain collection of plants without a plant',
      plain({ scope: 'plant' }),
      'scope: needs a reference to plants, or nobody knows whose records they are',
    ],
    ['a call of plants without a plant', { scope: 'plant' }, null],
    [
      'a record that says that it failed',
      plain({ fields: { ...fields, code: field.text() } }),
      'code: is code on the wire, the word of a failure: say another as wire',
    ],
    [
      'one that says so under another name',
      plain({ fields: { ...fields, mark: field.text({ wire: 'error' }) } }),
      'mark: is error on the wire, the word of a failure: say another as wire',
    ],
    [
      'one that says something else',
      plain({ fields: { ...fields, code: field.text({ wire: 'mark' }) } }),
      null,
    ],
    ['removal of several', { endpoints: { list: call, delete: { delete: '/x', body: '{ids}' } } }, null],
    [
      'removal of nobody',
      { endpoints: { list: call, delete: { delete: '/x' } } },
      'endpoints.delete: does not say which record',
    ],
    [
      'a record written',
      { endpoints: { list: call, update: { post: '/x/{id}', body: { it: '{record}', in: '{zone}' } } } },
      null,
    ],
    ['a record made', { endpoints: { list: call, create: { post: '/x', body: '{record}' } } }, null],
    [
      'a record made by its id',
      { endpoints: { list: call, create: { post: '/x/{id}' } } },
      'endpoints.create: cannot fill {id}',
    ],
    [
      'a misspelt part of an address',
      { endpoints: { list: call, one: { get: '/x/{id}?l={langauge}' } } },
      'endpoints.one: cannot fill {langauge}; did you mean "language"?',
    ],
    [
      'a plant in a call of what belongs to none',
      { endpoints: { list: call, one: { get: '/x/{plantId}/{id}' } } },
      'endpoints.one: cannot fill {plantId}: its records belong to no plant',
    ],
    [
      'a plant in a call of what belongs to one',
      { scope: 'plant', endpoints: { list: call, one: { get: '/x/{plantId}/{id}' } } },
      null,
    ],
    [
      'an action with all that there is',
      {
        actions: {
          start: {
            codes: ['a'],
            at: ['bulk'],
            input: { why: field.text() },
            endpoint: {
              post: '/x',
              body: { a: '{ids}', b: '{input.why}', c: '{input}', d: '{record}', e: '{id}' },
            },
          },
        },
      },
      null,
    ],
  ])('%s', (_name, change, sentence) => expect(said(change)).toBe(sentence))
})

describe('a filter that nobody answers says why', () => {
  it.each<[string, object, string]>([
    [
      'the call does not take it',
      { list: { ...list, filters: ['name'] } },
      'list.filters: offers name, which the call does not take',
    ],
    [
      'the call takes it in another way',
      { ...withCall({ filters: { day: 'd' } }), list: { ...list, filters: ['day'] } },
      'list.filters: offers day, which the call takes as is, in, and a instant is asked as between, from, to, missing, present',
    ],
    [
      'a plain collection cannot be asked for it',
      plain({ list: { ...list, filters: ['it'] }, fields: { ...fields, it: field.image() } }),
      'list.filters: offers it, which a plain collection cannot be asked for (image)',
    ],
  ])('%s', (_name, change, sentence) => expect(said(change)).toBe(sentence))
})
