import { describe, expect, it } from 'vitest'
import { field } from '../../src/schema/field'
import { defineResource } from '../../src/schema/resource'
import { resources } from '../index'
import { textLacks } from './check-texts'
import type { Given } from './lack'
import { textsOf } from '../../tests/support/texts-on-disk'

it('wants words for choices, and none for the codes of currencies', () => {
  const visits = defineResource({
    name: 'visits',
    route: '/visits',
    rest: '/visits',
    title: 'work',
    fields: {
      id: field.id(),
      work: field.text(),
      outcome: field.choice({ of: ['done'] }),
      cost: field.money({ currency: 'currency' }),
      currency: field.choice({ of: ['EUR', 'CNY'] }),
    },
    actions: { read: { codes: ['user'] } },
    texts: { en: { one: 'Visit', many: 'Visits' } },
  })
  const given = { texts: () => null, languages: ['en'] } as unknown as Given
  const wanted = textLacks(visits, given).filter(({ what }) => what.includes('choices.'))
  expect(wanted.map(({ what }) => what)).toEqual([
    'en: without words: fields.work, fields.outcome, choices.outcome.done, fields.cost, fields.currency',
  ])
})

/** A declaration with words of its own may leave English to step in; one with files has them in every language. */
it('has nothing to say of the words of shipped declarations, no note either', () => {
  const shipped = resources.filter(({ name }) => textsOf('en', name) !== null)
  expect(shipped.length).toBeGreaterThan(20)
  expect(shipped.flatMap((one) => textLacks(one, { texts: textsOf } as unknown as Given))).toEqual([])
})

describe('words of a declaration beside files of words', () => {
  const doors = defineResource({
    name: 'doors',
    route: '/doors',
    title: 'key',
    rest: '/doors',
    fields: { id: field.id(), key: field.text(), lock: field.text() },
    actions: { read: { codes: ['user'] } },
    texts: { en: { one: 'Door', many: 'Doors', fields: { key: 'Key', lock: 'Lock' } } },
  })
  const lacksWith = (de: unknown) => {
    const texts = (language: string, name: string) => (language === 'de' && name === 'doors' ? de : null)
    const given = { texts, languages: ['en', 'de', 'fr'] } as unknown as Given
    return textLacks(doors, given).map(({ what, weight }) => `${weight} ${what}`)
  }

  it('a file of one language takes nothing from the words of the declaration', () => {
    expect(lacksWith({ one: 'Tür', many: 'Türen', fields: { key: 'Schlüssel', lock: 'Schloss' } })).toEqual([
      'note has no words in fr; English steps in',
    ])
  })

  it('says in one line what a language leaves to English, and which of its keys name nothing', () => {
    expect(lacksWith({ one: 'Tür', many: 'Türen', fields: { kye: 'Schlüssel' } })).toEqual([
      'note de: without words: fields.key, fields.lock',
      'lack de: fields.kye names nothing',
      'note has no words in fr; English steps in',
    ])
  })

  it('says once what several languages lack', () => {
    const texts = (_: string, name: string) =>
      name === 'doors' ? { one: 'Door', many: 'Doors', fields: { key: 'Key' } } : null
    const given = { texts, languages: ['en', 'de', 'fr'] } as unknown as Given
    expect(textLacks(doors, given).map(({ what }) => what)).toEqual(['en, de, fr: fields.lock is missing'])
  })

  it('needs the name of the resource in a language that has words at all', () => {
    expect(lacksWith({ fields: { key: 'Schlüssel', lock: 'Schloss' } })).toEqual([
      'lack de: one is missing',
      'lack de: many is missing',
      'note has no words in fr; English steps in',
    ])
  })
})
