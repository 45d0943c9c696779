import { expect, it } from 'vitest'
import { field } from '../../src/schema/field'
import { defineResource } from '../../src/schema/resource'
import { resources } from '../index'
import { textLacks } from './check-texts'
import type { Given } from './lack'
import { textsOf } from './texts'

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
  expect(wanted.map(({ what }) => what)).toEqual(['en: choices.outcome.done is missing'])
})

/** A declaration with words of its own may leave English to step in; one with files has them in every language. */
it('has nothing to say of the words of shipped declarations, no note either', () => {
  const shipped = resources.filter(({ name }) => textsOf('en', name) !== null)
  expect(shipped.length).toBeGreaterThan(20)
  expect(shipped.flatMap((one) => textLacks(one, { texts: textsOf } as unknown as Given))).toEqual([])
})
