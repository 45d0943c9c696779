import { expect, describe, it } from 'vitest'
import { field } from '../../src/schema/field'
import { defineResource, type Resource } from '../../src/schema/resource'
import { access } from '../access'
import { lacksOf } from './check'

/** What the fields of the example are called in calls, and no place of the console's own. */
const KNOWN = { words: new Set(['id', 'name', 'state']), places: [] }

const GO = { codes: ['user'], at: ['row'], endpoint: { patch: '/v/{id}' } }

describe('what a declaration lacks', () => {
  const visits = defineResource({
    name: 'visits',
    route: '/visits',
    title: 'name',
    fields: { id: field.id(), name: field.text(), state: field.choice({ of: ['to:do'] }) },
    endpoints: { list: { get: '/visits', page: 'none' }, one: { get: '/visits/{id}' } },
    list: { columns: ['name'], size: 20, order: { field: 'id', direction: 'DESC' } },
    actions: {
      read: { codes: ['user'] },
      start: { codes: ['user'], at: ['row'], endpoint: { post: '/go/{id}' } },
    },
  })
  const words = {
    one: 'Visit',
    many: 'Visits',
    fields: { name: 'Name', state: 'State' },
    choices: { state: { 'to-do': 'To do' } },
    actions: { start: { label: 'Start' } },
  }
  const lacks = (change: object, texts: unknown = words, served = true) =>
    lacksOf({
      resources: [{ ...visits, ...change } as Resource],
      access,
      texts: (_, namespace) => (namespace === 'visits' ? texts : null),
      serves: (_, path) => Promise.resolve(served && !/^\/v\/|og$/.test(path)),
      calls: ['POST /visits/{id}/go', 'GET /visits/{id}/of'],
      ...KNOWN,
    }).then((found) => found.map(({ what }) => what))

  it('is nothing when all is there', async () => expect(await lacks({})).toEqual([]))

  it.each<[string, object, unknown, boolean, string]>([
    ['a word of a choice', {}, { ...words, choices: {} }, true, ': choices.state.to-do is missing'],
    ['a label of an action', {}, { ...words, actions: {} }, true, ': actions.start.label is missing'],
    ['a name', {}, { ...words, one: undefined }, true, ': one is missing'],
    ['words for nothing', {}, { ...words, help: { nmae: 'x' } }, true, ': help.nmae names nothing'],
    ['any words', {}, null, true, 'has no words'],
    ['a served path', {}, words, false, 'endpoints.one: GET /visits/{id} is not served'],
    [
      'the service of a collection’s own call',
      { endpoints: undefined, rest: '/v', actions: { go: GO } },
      words,
      true,
      'PATCH /v/{id} is not served; did you mean "/collection-s/v/{id}"?',
    ],
    [
      'the call that was meant',
      { actions: { go: { ...GO, endpoint: { post: '/visits/{id}/og' } } } },
      words,
      true,
      'POST /visits/{id}/og is not served; did you mean "/visits/{id}/go"?',
    ],
    [
      'keys and words of a body that no call says',
      { actions: { go: { ...GO, endpoint: { post: '/go', body: { stat: ['{id}', 'nmae'] } } } } },
      words,
      true,
      'actions.go: stat stands in no call; did you mean "state"?\nactions.go: nmae stands in no call; did you mean "name"?',
    ],
    ['a served collection', { endpoints: undefined, rest: '/v' }, words, false, 'PATCH /collection-s/v/1'],
    ['a known code', { actions: { read: { codes: ['nobody'] } } }, words, true, 'unknown code nobody'],
  ])('names %s', async (_, change, texts, served, sentence) => {
    expect((await lacks(change, texts, served)).join('\n')).toContain(sentence)
  })

  it('wishes for headings of forms, and does without them', async () => {
    const found = await lacksOf({
      resources: [
        {
          ...visits,
          form: { groups: [{ key: 'basic', fields: ['name'] }] },
          actions: { ...visits.actions, create: { codes: ['user'] } },
          texts: { en: { ...words, sections: { basic: 'Basics' } } },
        } as Resource,
      ],
      access,
      texts: () => null,
      serves: () => Promise.resolve(true),
      ...KNOWN,
    })
    expect(found.filter(({ what }) => what.includes('forms.'))).toEqual([
      { resource: 'visits', what: 'en: forms.create would name the form better', weight: 'note' },
    ])
    expect(found.filter(({ weight }) => weight === 'lack')).toEqual([])
  })

  it('takes the words of the declaration, and only notes where English steps in', async () => {
    const found = await lacksOf({
      resources: [{ ...visits, texts: { en: { one: 'Visit', many: 'Visits' } } } as Resource],
      access,
      texts: () => null,
      serves: () => Promise.resolve(true),
      ...KNOWN,
    })
    expect(found.filter(({ weight }) => weight === 'lack')).toEqual([])
    const silent = found.filter(({ what }) => what.includes('English steps in'))
    expect(silent.map(({ what }) => what.split(',').length)).toEqual([17])
  })
})
