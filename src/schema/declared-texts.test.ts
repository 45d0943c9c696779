import { describe, expect, it } from 'vitest'
import { declaredTexts } from './declared-texts'
import { field } from './field'
import { defineResource } from './resource'

const visits = defineResource({
  name: 'visits',
  route: '/visits',
  title: 'title',
  rest: '/visits',
  fields: { id: field.id(), title: field.text(), state: field.choice({ of: ['to:do', 'done'] }) },
  list: { columns: ['title'], size: 20, order: { field: 'id', direction: 'DESC' } },
  actions: { read: { codes: ['user'] } },
  texts: {
    en: { one: 'Visit', many: 'Visits', choices: { state: { 'to:do': 'To do', done: 'Done' } } },
    de: { one: 'Besuch', many: 'Besuche' },
  },
})

describe('texts of a declaration', () => {
  it('read like a file of texts, with keys that can be looked up', () => {
    expect(declaredTexts([visits], 'en', 'visits')).toEqual({
      one: 'Visit',
      many: 'Visits',
      choices: { state: { 'to-do': 'To do', done: 'Done' } },
    })
  })

  it('leave a language to English that they do not have, and say nothing of others', () => {
    expect(declaredTexts([visits], 'de', 'visits')).toEqual({ one: 'Besuch', many: 'Besuche' })
    expect(declaredTexts([visits], 'fr', 'visits')).toEqual({})
    expect(declaredTexts([visits], 'en', 'roofs')).toEqual({})
  })
})
