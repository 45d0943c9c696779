import { expect, it } from 'vitest'
import { finding, folded, isFoundIn, searchable } from './folded'

it.each([
  ['Müller', 'muller'],
  ['São Paulo', 'sao paulo'],
  ['İstanbul', 'istanbul'],
  ['Işık', 'isik'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['Đà Nẵng', 'da nang'],
  ['ﬁrst № 1', 'first no 1'],
  ['Їжак', 'іжак'],
  ['太陽', '太陽'],
  ['', ''],
])('%s is folded to %s', (text, plain) => {
  expect(folded(text)).toBe(plain)
  expect(folded(text.normalize('NFD'))).toBe(plain)
  expect(folded(plain)).toBe(plain)
})

it.each([
  ['Solarpark Müller', 'muller', true],
  ['Solarpark Müller', 'mueller', true],
  ['Solarpark Müller', ' MÜLLER ', true],
  ['Solarpark Mueller', 'müller', true],
  ['Mu\u0308ller', 'mueller', true],
  ['São João', 'sao joa', true],
  ['Sao Joao', 'são', true],
  ['İstanbul', 'istanbul', true],
  ['ISTANBUL', 'İstanbul', true],
  ['Diyarbakır', 'diyarbakir', true],
  ['Straße', 'STRASSE', true],
  ['Århus', 'aarhus', true],
  ['Smørum', 'smoerum', true],
  ['Kraków', 'krakow', true],
  ['태양광', '태양', true],
  ['Müller', 'moller', false],
  ['Miller', 'müller', false],
  ['anything', '  ', true],
])('%s is found by "%s": %s', (text, typed, found) => expect(isFoundIn(text, typed)).toBe(found))

it('what was typed is looked for in each spelling of a text', () => {
  expect(searchable('Plant 7')).toBe('plant 7')
  expect(['Kühn', 'Kuehn', 'Kuhn', 'Kahn'].map(searchable).map(finding('Kühn'))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
