import { describe, expect, it } from 'vitest'
import { saidAgainst } from '../../tests/support/said-against'
import { MADE_BY_HAND as base, withAction, withList } from '../../tests/support/things'
import { field } from './field'

const texts = (more: object) => ({ texts: { en: { one: 'Thing', many: 'Things', ...more } } })

const said = saidAgainst(base)

describe('texts of a declaration are texts of something in it', () => {
  it.each<[string, object, string | null]>([
    ['a sentence that counts', { actions: { read: { label: 'x', done: '{{count}} of {{ name }}' } } }, null],
    [
      'a sentence with a name that nobody fills',
      { actions: { read: { label: 'x', done: '{{cuont}}' } } },
      'texts.en: asks for {{cuont}}, which nobody fills; did you mean "count"?',
    ],
    ['a text of a field', { fields: { state: 'State' } }, null],
    [
      'a text of no field',
      { fields: { sate: 'State' } },
      'texts.en.fields: names nothing by sate; did you mean "state"?',
    ],
    ['words of a field', { choices: { state: { on: 'On', off: 'Off' } } }, null],
    [
      'a word that is none of its field',
      { choices: { state: { onn: 'On' } } },
      'texts.en.choices.state: names nothing by onn; did you mean "on"?',
    ],
    ['words of a field that has none', { choices: { name: {} } }, 'texts.en.choices: names nothing by name'],
    ['a text of no section', { sections: { s: 'S' } }, 'texts.en.sections: names nothing by s'],
    ['a text of no view', { views: { mine: 'Mine' } }, 'texts.en.views: names nothing by mine'],
  ])('%s', (_, more, sentence) => expect(said(texts(more))).toBe(sentence))

  it('texts of sections, groups, views and inputs that there are', () => {
    const declared = {
      show: { sections: [{ key: 's', fields: ['name'] }] },
      form: { groups: [{ key: 'g', fields: ['name'] }] },
      ...withList({ views: [{ key: 'mine' }], view: 'plantMap' }),
      ...withAction({ input: { why: field.choice({ of: ['a'] }) } }),
      ...texts({
        sections: { s: 'S', g: 'G' },
        views: { mine: 'Mine', plantMap: 'Map' },
        fields: { why: 'Why' },
        help: { why: 'Say it.' },
        choices: { why: {} },
      }),
    }
    expect(said(declared)).toBeNull()
  })

  it('a language that is none', () => {
    expect(said({ texts: { xx: { one: 'a', many: 'b' } } })).toMatch(
      /^texts\.xx: is no language of the console/,
    )
  })
})
