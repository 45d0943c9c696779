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
  fields: { id: field.id(), name: field.text({ required: true }), power: field.quantity({ unit: 'W' }) },
  endpoints: { list: { post: '/things/search', page: 'query' } },
  list: { columns: ['name', 'power'], size: 20, order: { field: 'id', direction: 'DESC' } },
  actions: { update: { codes: ['a'], scope: 'plant' } },
})

/** The same declaration with a contradiction that types would have caught in a file. */
const spoilt = (change: object): Resource => ({ ...good, ...change }) as Resource

describe('compile', () => {
  it('completes a declaration to a plan', () => {
    const plans = compile([good], access)
    expect(plans.get('things')).toMatchObject({
      idField: 'id',
      size: 20,
      record: null,
      columns: ['name', 'power'],
    })
    expect(plans.all.map(({ name }) => name)).toEqual(['things'])
    expect(() => plans.get('others')).toThrow('others')
  })

  it.each([
    [{ page: 'query' }, []],
    [{ page: 'query', sorts: ['power'] }, ['power']],
    [{ page: 'none' }, ['name', 'power']],
  ] as const)(
    '4: a list of a call %j offers to order by %j, and by nothing that the call did not name',
    (call, sorts) => {
      const order = { field: 'power', direction: 'DESC' }
      const list = { ...good.list, order }
      const endpoints = { list: { post: '/things/search', ...call } }
      expect(compile([spoilt({ list, endpoints })], access).get('things').sorts).toEqual(sorts)
    },
  )

  it('takes a single record without a list', () => {
    const { name, route, title, fields } = good
    const own = {
      name,
      route,
      title,
      fields,
      single: true as const,
      calls: 'members' as const,
      actions: { update: { codes: ['a'] } },
    }
    expect(compile([own], access).get('things')).toMatchObject({ single: true, title: 'name' })
    const refused = (change: object) => () => compile([{ ...own, ...change } as Resource], access)
    expect(refused({ list: good.list })).toThrow(/list.*single/)
    expect(refused({ calls: undefined, rest: '/things' })).toThrow(/calls/)
    expect(refused({ actions: { delete: { codes: ['a'] } } })).toThrow(/actions\.delete/)
    expect(refused({ single: undefined })).toThrow(/list/)
  })

  it.each<[string, object, string, string]>([
    ['a column that is no field', { list: { ...good.list, columns: ['nmae'] } }, 'list.columns', 'nmae'],
    ['a title that is no field', { title: 'nmae' }, 'title', 'nmae'],
    [
      'an order that is no field',
      { list: { ...good.list, order: { field: 'x', direction: 'ASC' } } },
      'list.order',
      'x',
    ],
    ['a page of no rows', { list: { ...good.list, size: 0 } }, 'list.size', 'positive'],
    ['no id', { fields: { name: field.text(), power: good.fields.power } }, 'fields', 'one id'],
    ['two ids', { fields: { ...good.fields, other: field.id() } }, 'fields', '2'],
    ['an unknown code', { actions: { update: { codes: ['c'] } } }, 'actions.update', 'c'],
    ['an action without code', { actions: { update: { codes: [] } } }, 'actions.update', 'code'],
    [
      'a placeholder that nobody fills',
      { endpoints: { ...good.endpoints, one: { get: '/x/{nr}' } } },
      'endpoints.one',
      '{nr}',
    ],
    ['a list by id', { endpoints: { list: { get: '/x/{id}' } } }, 'endpoints.list', '{id}'],
    ['a path without slash', { endpoints: { list: { get: 'x' } } }, 'endpoints.list', '/'],
    [
      'required and readonly at once',
      { fields: { ...good.fields, name: field.text({ required: true, readonly: true }) } },
      'name',
      'both',
    ],
    ['a choice of nothing', { fields: { ...good.fields, name: field.choice({ of: [] }) } }, 'name', 'choice'],
    [
      'money of no currency',
      { fields: { ...good.fields, power: field.money({ currency: 'coin' }) } },
      'power',
      'coin',
    ],
  ])('refuses %s and names it', (_, change, part, word) => {
    let error: unknown
    try {
      compile([spoilt(change)], access)
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(DeclarationError)
    expect(error).toMatchObject({ resource: 'things', part })
    expect((error as DeclarationError).message).toContain(word)
  })

  it('refuses an area that asks for an unknown code, and a resource of its name', () => {
    const area = (codes: string[]) => ({ ...access, areas: { things: { read: { codes } } } })
    expect(() => compile([], area(['c']))).toThrow('unknown code c')
    expect(() => compile([good], area(['a']))).toThrow('is an area already')
  })

  it('refuses two resources of one name', () => {
    expect(() => compile([good, good], access)).toThrow('twice')
  })

  it('does not compile with a column, title or order that is no field, or with two methods', () => {
    const shape = { ...good }
    // @ts-expect-error a column that is no field
    void (() => defineResource({ ...shape, list: { ...shape.list, columns: ['nmae'] } }))
    // @ts-expect-error a title that is no field
    void (() => defineResource({ ...shape, title: 'nmae' }))
    // @ts-expect-error two methods in one endpoint
    void (() => defineResource({ ...shape, endpoints: { list: { get: '/a', post: '/b' } } }))
    // @ts-expect-error a unit that does not exist
    void (() => field.quantity({ unit: 'parsec' }))
  })

  it('does not compile with a misspelt key, however deep and however it came there', () => {
    const shape = { ...good }
    const shared = { ...shape.list, serach: true } as const
    // @ts-expect-error a key of a list, shared by a spread
    void (() => defineResource({ ...shape, list: shared }))
    // @ts-expect-error a key of the declaration
    void (() => defineResource({ ...shape, shwo: { sections: [] } }))
    // @ts-expect-error a key of an action
    void (() => defineResource({ ...shape, actions: { update: { codes: ['a'], incon: 'edit' } } }))
    // @ts-expect-error a key of an endpoint
    void (() => defineResource({ ...shape, endpoints: { list: { get: '/a', pgae: 'none' } } }))
    // @ts-expect-error a key of a condition
    void (() => field.text({ when: { field: 'name', iz: ['x'] } }))
    // @ts-expect-error a key of a field
    void (() => field.text({ requierd: true }))
    // @ts-expect-error a bound of a number
    void (() => field.number({ mx: 5 }))
    // @ts-expect-error a key of texts
    void (() => defineResource({ ...shape, texts: { en: { one: 'x', many: 'y', hepl: {} } } }))
  })

  it('compiles with words that are numbers', () => {
    const words = { state: { 1: 'One', 2: 'Two' } }
    expect(() =>
      defineResource({ ...good, texts: { en: { one: 'x', many: 'y', choices: words } } }),
    ).not.toThrow()
  })

  it('does not compile with a misspelt word: capability, function, icon, operator, view, calls', () => {
    const shape = { ...good }
    // @ts-expect-error a capability
    void (() => defineResource({ ...shape, capability: 'rolse' }))
    // @ts-expect-error a function of the platform
    void (() => field.text({ feature: 'registre' }))
    // @ts-expect-error an icon of the menu
    void (() => defineResource({ ...shape, menu: { place: 'main', icon: 'tol' } }))
    // @ts-expect-error a named view
    void (() => defineResource({ ...shape, list: { ...shape.list, view: 'plantMpa' } }))
    // @ts-expect-error a set of calls
    void (() => defineResource({ ...shape, calls: 'plnats' }))
    const views = [{ key: 'v', filters: [{ field: 'name', operator: 'iz', value: 'x' }] }] as const
    // @ts-expect-error an operator
    void (() => defineResource({ ...shape, list: { ...shape.list, views } }))
  })
})
