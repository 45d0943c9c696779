import { describe, expect, it } from 'vitest'
import { compile } from './compile'
import { DeclarationError } from './declaration-error'
import { field } from './field'
import { defineResource, type Resource } from './resource'

const access = { model: '', codes: ['a', 'b'], areas: {} }
const good = defineResource({
  name: 'things',
  route: '/things',
  title: 'name',
  fields: {
    id: field.id(),
    name: field.text({ required: true }),
    state: field.choice({ of: ['on', 'off'] }),
    begun: field.instant(),
    password: field.secret(),
  },
  endpoints: {
    list: {
      post: '/things/search',
      page: 'query',
      filters: { state: 'state', begun: { from: 'f', to: 't' } },
    },
    delete: { delete: '/things/{id}' },
  },
  list: {
    columns: ['name', 'state'],
    size: 20,
    order: { field: 'id', direction: 'DESC' },
    filters: ['state', 'begun'],
  },
  actions: {
    update: { codes: ['a'] },
    start: { codes: ['a'], at: ['row'], endpoint: { post: '/start/{id}' } },
  },
})

const { fields, list, endpoints, actions } = good
const withField = (more: object) => ({ fields: { ...fields, ...more } })
const withList = (more: object) => ({ list: { ...list, ...more } })
const withAction = (more: object) => ({ actions: { ...actions, start: { ...actions.start, ...more } } })

function refusal(change: object, ...others: Resource[]): DeclarationError {
  try {
    compile([{ ...good, ...change } as Resource, ...others], access)
  } catch (error) {
    if (error instanceof DeclarationError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a declaration that contradicts itself', () => {
  it('is none of these', () => expect(() => compile([good], access)).not.toThrow())

  it.each<[string, object, string, string]>([
    ['a name that is no word of an address', { name: 'My Things' }, 'name', 'kebab'],
    ['a route without slash', { route: 'things' }, 'route', '/'],
    [
      'a field of the name that searching has',
      withField({ keyword: field.text() }),
      'keyword',
      'search field',
    ],
    [
      'a word twice in a choice',
      withField({ state: field.choice({ of: ['on', 'on'] }) }),
      'state',
      'on twice',
    ],
    ['a reference to nothing', withField({ other: field.reference({ to: 'roofs' }) }), 'other', 'roofs'],
    [
      'a first value that it would refuse',
      withField({ state: field.choice({ of: ['on'], initial: 'maybe' }) }),
      'state',
      'refuse',
    ],
    ['bounds the wrong way round', withField({ size: field.number({ min: 5, max: 1 }) }), 'size', 'above'],
    ['a field with an unknown code', withField({ name: field.text({ codes: ['z'] }) }), 'name', 'z'],
    [
      'a condition on nothing',
      withField({ name: field.text({ when: { field: 'x', is: [1] } }) }),
      'name',
      'x',
    ],
    ['two ways to answer', { rest: '/things' }, 'rest', 'beside it'],
    ['no way to answer', { endpoints: undefined }, 'endpoints.list', 'needed'],
    ['a collection at no plain path', { endpoints: undefined, rest: '/a?b' }, 'rest', '/a?b'],
    [
      'a collection of plants without a reference to them',
      { endpoints: undefined, rest: '/things', scope: 'plant' },
      'scope',
      'reference to plants',
    ],
    [
      'a plant in a call of what belongs to none',
      { endpoints: { ...endpoints, one: { get: '/plants/{plantId}/{id}' } } },
      'endpoints.one',
      'belong to no plant',
    ],
    [
      'a body with a name that nobody fills',
      { endpoints: { ...endpoints, create: { post: '/x', body: { a: ['{who}'] } } } },
      'endpoints.create',
      '{who}',
    ],
    [
      'a query with a name that nobody fills',
      { endpoints: { ...endpoints, one: { get: '/x', query: { q: '{ids}' } } } },
      'endpoints.one',
      '{ids}',
    ],
    [
      'a removal of nobody knows what',
      { endpoints: { ...endpoints, delete: { delete: '/things' } } },
      'endpoints.delete',
      'which record',
    ],
    [
      'an order by what is no field',
      { endpoints: { ...endpoints, list: { ...endpoints.list, sorts: ['size'] } } },
      'endpoints.list',
      'size',
    ],
    ['a title that is a secret', { title: 'password' }, 'title', 'secret'],
    ['a column that is a secret', withList({ columns: ['password'] }), 'list.columns', 'password'],
    ['a column twice', withList({ columns: ['name'], more: ['name'] }), 'list.columns', 'twice'],
    ['a filter of a secret', withList({ filters: ['password'] }), 'list.filters', 'password'],
    ['a filter that the call does not take', withList({ filters: ['name'] }), 'list.filters', 'name'],
    ['tabs of a field without words', withList({ tabs: 'name' }), 'list.tabs', 'no words'],
    ['tabs of a list that comes in pages', withList({ tabs: 'state' }), 'list.tabs', 'whole'],
    ['two views of one name', withList({ views: [{ key: 'a' }, { key: 'a' }] }), 'list.views', 'twice'],
    [
      'a view by an operator that nobody answers',
      withList({ views: [{ key: 'a', filters: [{ field: 'state', operator: 'contains', value: 'o' }] }] }),
      'list.views.a',
      'contains',
    ],
    [
      'a form that asks for what is readonly',
      { form: { groups: [{ key: 'g', fields: ['id'] }] } },
      'form.groups.g',
      'readonly',
    ],
    [
      'a field twice in a form',
      {
        form: {
          groups: [
            { key: 'g', fields: ['name'] },
            { key: 'h', fields: ['name'] },
          ],
        },
      },
      'form.groups',
      'twice',
    ],
    [
      'a rule over what is no field',
      { form: { groups: [], rules: [{ rule: 'differ', fields: ['a'] }] } },
      'form.rules.differ',
      'a',
    ],
    ['a change that no field holds', { form: { groups: [], changed: 'when' } }, 'form.changed', 'when'],
    ['a section of nothing', { show: { sections: [{ key: 's', fields: ['x'] }] } }, 'show.sections.s', 'x'],
    ['an invalidated resource that is not declared', { invalidates: ['roofs'] }, 'invalidates', 'roofs'],
    ['codes of a record that has none', withAction({ scope: 'record' }), 'actions.start', 'has any'],
    [
      'a related list of nothing',
      { show: { sections: [], related: [{ resource: 'roofs', by: 'id' }] } },
      'show.related',
      'roofs',
    ],
    [
      'a related list by what is no field',
      { show: { sections: [], related: [{ resource: 'things', by: 'roof' }] } },
      'show.related',
      'roof',
    ],
    ['an action that does nothing', withAction({ endpoint: undefined }), 'actions.start', 'no call'],
    [
      'an action of a plain collection that does nothing',
      { rest: '/things', endpoints: undefined, ...withAction({ endpoint: undefined }) },
      'actions.start',
      "{ patch: '/collection-s/things/{id}', body }",
    ],
    ['an action undone by nothing', withAction({ undo: 'stop' }), 'actions.start', 'stop'],
    [
      'an action that may happen twice',
      withAction({ queued: true }),
      'actions.start',
      'the key that makes it happen once',
    ],
    [
      'an action for records of what is no field',
      withAction({ when: { field: 'x', is: [1] } }),
      'actions.start',
      'x',
    ],
    [
      'an input that the call names and nobody asks for',
      withAction({ endpoint: { post: '/start/{id}', body: { at: '{input.at}' } } }),
      'actions.start',
      'input.at',
    ],
    [
      'two actions on one key',
      { actions: { ...actions, update: { codes: ['a'], key: 'e' }, start: { ...actions.start, key: 'e' } } },
      'actions',
      'e twice',
    ],
  ])('%s is refused by name', (_, change, part, word) => {
    const error = refusal(change)
    expect(error).toMatchObject({ part })
    expect(error.message).toContain(word)
  })

  it('survives JSON as it is', () => {
    expect(JSON.parse(JSON.stringify(good))).toEqual(good)
    expect(compile([JSON.parse(JSON.stringify(good)) as Resource], access).get('things')).toEqual(
      compile([good], access).get('things'),
    )
  })
})
