import { describe, expect, it } from 'vitest'
import { compile } from './compile'
import { DeclarationError } from './declaration-error'
import { nearest } from './nearest'
import type { Resource } from './resource'

const access = { model: '', codes: ['user', 'station:read'], areas: {} }

/** A declaration as it comes out of a file of JSON: no type has seen it. */
const good = {
  name: 'visits',
  route: '/visits',
  menu: { place: 'main', icon: 'tool', order: 90 },
  rest: '/visits',
  title: 'work',
  fields: {
    id: { kind: 'id' },
    work: { kind: 'text', required: true, max: 60 },
    day: { kind: 'date' },
    state: { kind: 'status', of: ['planned', 'done'], tones: { done: 'good' } },
  },
  list: {
    columns: ['work', 'state'],
    size: 20,
    order: { field: 'day', direction: 'DESC' },
    filters: ['state'],
    views: [{ key: 'open', filters: [{ field: 'state', operator: 'in', value: ['planned'] }] }],
  },
  show: { sections: [{ key: 'basic', fields: ['work'], codes: ['user'] }] },
  form: { groups: [{ key: 'basic', fields: ['work'], when: { field: 'state', is: ['done'] } }] },
  actions: { update: { codes: ['user'], icon: 'edit', key: 'e' } },
  texts: { en: { one: 'Visit', many: 'Visits', actions: { update: { label: 'x', done: '{{count}}' } } } },
}

const other = { ...good, name: 'alerts', route: '/alerts', rest: '/alerts', texts: {} }

function refusal(
  ...changes: readonly (readonly [path: string, from: string, to: string])[]
): DeclarationError {
  let text = JSON.stringify(good)
  for (const [part, from, to] of changes) {
    const at = text.indexOf(from, text.indexOf(part))
    if (at < 0) throw new Error(`${from} is not there`)
    text = text.slice(0, at) + to + text.slice(at + from.length)
  }
  try {
    compile([JSON.parse(text) as Resource, other as object as Resource], access)
  } catch (error) {
    if (error instanceof DeclarationError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a misspelt declaration of JSON is refused at boot with resource, part and the nearest word', () => {
  it('is none of these', () =>
    expect(() => compile([good as object as Resource, other as object as Resource], access)).not.toThrow())

  it.each<[string, string, string, string, string]>([
    ['"work"', 'required', 'requierd', 'work', 'required'],
    ['"work":', '"max"', '"mx"', 'work', 'max'],
    ['', '"show"', '"shwo"', 'declaration', 'show'],
    ['', '"columns"', '"colunms"', 'list', 'columns'],
    ['"menu"', 'tool', 'tol', 'menu.icon', 'tool'],
    ['"menu"', 'main', 'mian', 'menu.place', 'main'],
    ['"menu"', '"order":90', '"order":"90"', 'menu.order', 'number'],
    ['"state":', 'status', 'sttaus', 'state', 'status'],
    ['"tones"', '"good"', '"goood"', 'state.tones.done', 'good'],
    ['"tones"', '"done"', '"doen"', 'state', 'done'],
    ['"views"', '"in"', '"inn"', 'list.views.open.filters.0.operator', 'in'],
    ['"views"', '["planned"]', '["palnned"]', 'list.views.open', 'planned'],
    ['"order":{', '"DESC"', '"DSEC"', 'list.order.direction', 'DESC'],
    ['"show"', '"user"', '"usre"', 'show.sections.basic', 'user'],
    ['"form"', '"done"', '"doen"', 'form.groups.basic', 'done'],
    ['"form"', '"state"', '"stae"', 'form.groups.basic', 'state'],
    ['"actions"', '"update"', '"upadte"', 'actions.upadte', 'update'],
    ['"actions"', '"edit"', '"eidt"', 'actions.update.icon', 'edit'],
    ['"actions"', '"e"', '"ee"', 'actions.update', 'one letter'],
    ['"texts"', '"update"', '"updaet"', 'texts.en.actions', 'update'],
    ['"texts"', '"label"', '"lable"', 'texts.en.actions.update', 'label'],
    ['"texts"', 'count', 'cuont', 'texts.en', 'count'],
    ['"texts"', '"en"', '"ne"', 'texts.ne', 'en'],
    ['', '"route":"/visits"', '"route":"/alerts"', 'route', 'alerts has already'],
    ['', '"route":"/visits"', '"route":"/login"', 'route', 'own'],
    ['', '"rest":', '"address":"/visits/{idd}","rest":', 'address', 'id'],
    ['', '"day":{"kind":"date"}', '"day":{"kind":"date","wire":"work"}', 'day', 'as work does'],
  ])('%s with %s as %s', (part, from, to, where, word) => {
    const error = refusal([part, from, to])
    expect(error).toMatchObject({ resource: 'visits', part: where })
    expect(error.message).toContain(word)
  })

  it.each([
    ['serach', ['search', 'size'], 'search'],
    ['Capacity', ['capacity'], 'capacity'],
    ['x', ['columns', 'size'], null],
  ])('the nearest word of %s', (word, known, meant) => expect(nearest(word, known)).toBe(meant))
})
