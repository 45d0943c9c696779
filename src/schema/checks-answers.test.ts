import { expect, it } from 'vitest'
import { compile } from './compile'
import { DeclarationError } from './declaration-error'
import { field } from './field'
import { defineResource, type Resource } from './resource'

const access = { model: '', codes: ['a'], areas: {} }
const endpoints = { list: { post: '/things/search' } } as const
const things = defineResource({
  name: 'things',
  route: '/things',
  title: 'name',
  fields: { id: field.id(), name: field.text() },
  endpoints,
  list: { columns: ['name'], size: 20, order: { field: 'id', direction: 'DESC' } },
  actions: { read: { codes: ['a'] } },
})
const plain = { rest: '/things', endpoints: undefined }
const withField = (more: object) => ({ fields: { ...things.fields, ...more } })
const withFilter = (filter: string) => ({ list: { ...things.list, filters: [filter] } })

function refusal(change: object): unknown {
  try {
    compile([{ ...things, ...change } as Resource], access)
    return null
  } catch (error) {
    return error instanceof DeclarationError ? { part: error.part, says: error.message } : error
  }
}

it.each<[string, object, string, string]>([
  [
    'a filter that the call does not take',
    withFilter('name'),
    'list.filters',
    'offers name, which the call does not take',
  ],
  [
    'a filter that no plain collection knows',
    { ...withField({ land: field.place() }), ...withFilter('land'), ...plain },
    'list.filters',
    'offers land, which a plain collection cannot be asked for (place)',
  ],
  [
    'a filter that the call takes in another way than its kind is asked',
    {
      ...withField({ level: field.number() }),
      ...withFilter('level'),
      endpoints: { list: { post: '/things/search', filters: { level: { key: 'levels', as: 'list' } } } },
    },
    'list.filters',
    'offers level, which the call takes as is, in, and a number is asked as between, from, to',
  ],
  [
    'a field of a plain collection whose record would be taken for a failure',
    { ...withField({ code: field.text() }), ...plain },
    'code',
    'is code on the wire, the word of a failure: say another as wire',
  ],
  [
    'a field of one record whose answer would be taken for a failure',
    {
      ...withField({ done: field.flag({ wire: 'success' }) }),
      endpoints: { ...endpoints, one: { get: '/things/{id}' } },
    },
    'done',
    'is success on the wire',
  ],
])('%s is refused by name', (_, change, part, says) => {
  expect(refusal(change)).toEqual({ part, says: expect.stringContaining(says) as unknown })
})

it.each<[string, object]>([
  ['rows of a list', withField({ code: field.text() })],
  ['a plain collection by another word', { ...withField({ code: field.text({ wire: 'mark' }) }), ...plain }],
  ['a part of an object', { ...withField({ code: field.text({ wire: 'part.code' }) }), ...plain }],
])('a field may be called code in %s', (_, change) => expect(refusal(change)).toBeNull())
