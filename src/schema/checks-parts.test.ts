import { describe, expect, it } from 'vitest'
import { saidAgainst } from '../../tests/support/said-against'
import { MADE_BY_HAND as base, withAction, withList } from '../../tests/support/things'
import { field } from './field'

const { fields } = base
const withFields = (more: object) => ({ fields: { ...fields, ...more } })
const byCall = (more: object, call: object = {}) => ({
  calls: undefined,
  endpoints: { list: { get: '/x/things', page: 'query', ...call } },
  ...more,
})
const view = (...filters: object[]) => withList({ views: [{ key: 'mine', filters }] })

const said = saidAgainst(base)

describe('a declaration is refused where it is wrong, with the reason', () => {
  it.each<[string, object, string | null]>([
    ['it is right as it is', {}, null],
    ['a capital in its name', { name: 'thinGs' }, 'name: must be in kebab case'],
    ['a blank behind its name', { name: 'things ' }, 'name: must be in kebab case'],
    ['the name of an area', { name: 'roof' }, 'name: is an area already'],
    ['no list', { list: undefined }, 'list: is needed unless the record is single'],
    ['half a row', withList({ size: 1.5 }), 'list.size: must be a positive number'],
    [
      'a further column that is none',
      withList({ more: ['roof'] }),
      'list.more: names roof, which is no field',
    ],
    [
      'a filter that is none',
      withList({ filters: ['sate'] }),
      'list.filters: names sate, which is no field; did you mean "state"?',
    ],
    ['a card of what is none', withList({ card: ['roof'] }), 'list.card: names roof, which is no field'],
    [
      'an order of its own by what is none',
      withList({ clientSort: { fields: ['roof'] } }),
      'list.clientSort: names roof, which is no field',
    ],
    [
      'equals decided by what is none',
      withList({ clientSort: { fields: [], ties: [{ field: 'roof', direction: 'ASC' }] } }),
      'list.clientSort: names roof, which is no field',
    ],
    [
      'an order served by what is none',
      withList({
        clientSort: { fields: [], served: { capability: 'plantOrder', field: 'roof', post: '/x' } },
      }),
      'list.clientSort.served: names roof, which is no field',
    ],
    [
      'a file of what is none',
      { export: { columns: ['roof'], formats: ['csv'] } },
      'export.columns: names roof, which is no field',
    ],
    ['tabs of what is none', withList({ tabs: 'roof' }), 'list.tabs: names roof, which is no field'],
    ['tabs of words, where the list is whole', withList({ tabs: 'state' }), null],
    ['tabs of what has no words', withList({ tabs: 'name' }), 'list.tabs: go by name, which has no words'],
    [
      'tabs of pages',
      byCall(withList({ tabs: 'state', filters: [] })),
      'list.tabs: need a list that comes whole',
    ],
    ['a view to begin with', withList({ views: [{ key: 'mine' }], usual: 'mine' }), null],
    [
      'a view to begin with that is none',
      withList({ views: [{ key: 'mine' }], usual: 'mime' }),
      'list.usual: is no view; did you mean "mine"?',
    ],
    ['no view to begin with', withList({ usual: 'mine' }), 'list.usual: is no view'],
    [
      'a further column that is a secret',
      withList({ more: ['secret'] }),
      'list.columns: would show secret, which is a secret',
    ],
    ['a filter by a secret', withList({ filters: ['secret'] }), 'list.filters: cannot filter by secret'],
    [
      'a view ordered by what is none',
      withList({ views: [{ key: 'mine', sort: { field: 'roof', direction: 'ASC' } }] }),
      'list.views.mine: names roof, which is no field',
    ],
    [
      'a view of what is none',
      view({ field: 'roof', operator: 'in', value: ['on'] }),
      'list.views.mine: names roof, which is no field',
    ],
    ['a view by words', view({ field: 'state', operator: 'in', value: ['on', 'off'] }), null],
    [
      'a view by nothing, which no field has',
      view({ field: 'state', operator: 'missing', value: null }),
      null,
    ],
    [
      'a view that the list does not offer',
      view({ field: 'size', operator: 'from', value: 5 }),
      'list.views.mine: asks for size, which the list does not offer as a filter',
    ],
    [
      'a view that nobody answers',
      view({ field: 'state', operator: 'between', value: [1, 2] }),
      'list.views.mine: asks state for between, which nobody answers',
    ],
    [
      'a word that the field never has, in a view',
      view({ field: 'state', operator: 'in', value: ['on', 'offf'] }),
      'list.views.mine: has the value "offf", which its field never has; did you mean "off"?',
    ],
    [
      'a word alone that the field never has',
      view({ field: 'state', operator: 'in', value: 'onn' }),
      'list.views.mine: has the value "onn", which its field never has; did you mean "on"?',
    ],
    ['a yes in a view', view({ field: 'lit', operator: 'is', value: true }), null],
    ['a no in a view', view({ field: 'lit', operator: 'is', value: false }), null],
    [
      'neither',
      view({ field: 'lit', operator: 'is', value: 'yes' }),
      'list.views.mine: has the value "yes", which its field never has',
    ],
    [
      'a field twice, in a list that is whole',
      view(
        { field: 'state', operator: 'in', value: ['on'] },
        { field: 'state', operator: 'notIn', value: ['off'] },
      ),
      null,
    ],
    [
      'a second key of a form',
      { form: { groups: [{ key: 'g', fields: ['roof'] }] } },
      'form.groups.g: names roof, which is no field',
    ],
    ['a secret asked for', { form: { groups: [{ key: 'g', fields: ['secret'] }] } }, null],
    [
      'a section with an unknown code',
      { show: { sections: [{ key: 's', fields: ['name'], codes: ['z'] }] } },
      'show.sections.s: asks for the unknown code z; did you mean "a"?',
    ],
    [
      'a group with an unknown code',
      { form: { groups: [{ key: 'g', fields: ['name'], codes: ['z'] }] } },
      'form.groups.g: asks for the unknown code z; did you mean "a"?',
    ],
    [
      'a section that depends on what is none',
      { show: { sections: [{ key: 's', fields: ['name'], when: { field: 'roof', is: [1] } }] } },
      'show.sections.s: depends on roof, which is no field',
    ],
    [
      'a group that depends on what is none',
      { form: { groups: [{ key: 'g', fields: ['name'], when: { field: 'roof', is: [1] } }] } },
      'form.groups.g: depends on roof, which is no field',
    ],
    [
      'a section that depends on a word that is none',
      { show: { sections: [{ key: 's', fields: ['name'], when: { field: 'state', is: ['up'] } }] } },
      'show.sections.s: has the value "up", which its field never has; did you mean "on"?',
    ],
    [
      'a section for records without a word',
      { show: { sections: [{ key: 's', fields: ['name'], when: { field: 'state', is: [null] } }] } },
      null,
    ],
    [
      'an action that concerns what is none',
      withAction({ affects: 'roof' }),
      'actions.start.affects: names roof, which is no field',
    ],
    ['an action that concerns a field', withAction({ affects: 'size' }), null],
    [
      'an action on a word that is none',
      withAction({ when: { field: 'state', is: ['dark'] } }),
      'actions.start: has the value "dark", which its field never has',
    ],
    ['an action that waits', withAction({ queued: true }), null],
    [
      'an action that waits and has a call',
      withAction({ queued: true, endpoint: { post: '/start/{id}' } }),
      'actions.start: is queued, but only calls made by hand carry the key that makes it happen once',
    ],
    [
      'an action that takes no place',
      { actions: { start: { codes: ['a'] } } },
      'actions.start: does not say `at` which places it is offered, [] for none',
    ],
    ['an action at no place', byCall({ ...withList({ filters: [] }), ...withAction({ at: [] }) }), null],
    [
      'an action without a call',
      byCall({ ...withList({ filters: [] }), ...withAction({}) }),
      'actions.start: is offered but has no call: give it an endpoint',
    ],
    [
      'an action that asks each record',
      withAction({ scope: 'record' }),
      'actions.start: asks each record for its codes, but none has any',
    ],
    [
      'an action on two letters',
      withAction({ key: 'ab' }),
      'actions.start: has the key ab, which is not one letter',
    ],
    ['an action on a letter of two units', withAction({ key: '😀' }), null],
    [
      'an input that its field would refuse',
      withAction({ input: { to: field.choice({ of: [] }) } }),
      'actions.start.input.to: offers no choice',
    ],
    [
      'two fields at one place of the wire',
      withFields({ title: field.text({ wire: 'name' }) }),
      'title: goes to name on the wire, as name does',
    ],
    ['one of them is only read', withFields({ title: field.text({ wire: 'name', readonly: true }) }), null],
    [
      'tones of words that are none',
      withFields({ state: field.status({ of: ['on', 'off'], tones: { up: 'good' } as never }) }),
      'state: has the value "up", which its field never has; did you mean "on"?',
    ],
  ])('%s', (_, change, sentence) => expect(said(change)).toBe(sentence))
})
