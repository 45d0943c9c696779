import { describe, expect, it } from 'vitest'
import { plainText } from '../codec'
import { type Field, field } from '../field'
import { durationUnit } from './duration'
import { ruleOf } from './index'
import { writtenUnit } from './numbers'

const context = {
  zone: null,
  language: 'en',
  now: 0,
  record: { currency: 'EUR', odd: 7 },
  word: (word: string) => `<${word}>`,
  title: (id: string | number) => (id === 9 ? null : `No. ${id}`),
}
const span = field.range({ over: 'number' })
const counted = field.counts({ of: ['low', 'high'] })

describe('what a reply holds becomes a value', () => {
  it.each<[string, Field, unknown, unknown]>([
    ['an id is a whole number', field.id(), 7, 7],
    ['digits are a number', field.id(), '7', 7],
    ['half a record has no id', field.id(), 7.5, null],
    ['an id of words, without the blanks around it', field.id(), ' note-1.a:b_c ', 'note-1.a:b_c'],
    ['an id of one letter', field.id(), 'a', 'a'],
    ['an id of 80 letters', field.id(), 'a'.repeat(80), 'a'.repeat(80)],
    ['an id of 81', field.id(), 'a'.repeat(81), null],
    ['an id with a slash at its head', field.id(), '/a', null],
    ['an id with a slash at its end', field.id(), 'a/', null],
    ['a serial without blanks', field.serial(), ' SN-1 ', 'SN-1'],
    ['a picture without blanks', field.image(), ' /store-s/x ', '/store-s/x'],
    ['no picture', field.image(), 'javascript:alert(1)', null],
    ['nothing is no picture', field.image(), null, null],
    ['a file without blanks', field.file(), ' /store-s/x#a.pdf ', '/store-s/x#a.pdf'],
    ['nothing is no file', field.file(), null, null],
    ['a zone without blanks', field.timezone(), ' Europe/Berlin ', 'Europe/Berlin'],
    ['no zone', field.timezone(), 'Europe/Atlantis', null],
    ['tags without blanks, and none of nothing', field.tags(), [' roof ', ' ', 7, null], ['roof']],
    ['tags of a text', field.tags(), 'roof', null],
    ['a day without blanks', field.date(), ' 2026-06-18 ', '2026-06-18'],
    ['no day', field.date(), '2026-06-31', null],
    ['no day at all', field.date(), null, null],
    ['a word without blanks', field.choice({ of: ['on'] }), ' on ', 'on'],
    ['words without blanks', field.multiChoice({ of: ['a'] }), [' a ', null], ['a']],
    ['yes as a word', field.flag(), 'true', true],
    ['no as a word', field.flag(), 'false', false],
    ['yes as a number', field.flag(), 1, true],
    ['no as a number', field.flag(), '0', false],
    ['neither', field.flag(), 2, null],
    ['a place of texts', field.place(), { lat: '48.1', lng: '11.5' }, { lat: 48.1, lng: 11.5 }],
    ['a text is no place', field.place(), 'here', null],
    [
      'days of a range without blanks',
      field.range({ over: 'date' }),
      { from: ' 2026-01-01 ' },
      { from: '2026-01-01', to: null },
    ],
    ['one end of a range', span, { to: '7' }, { from: null, to: 7 }],
    ['no end of a range', span, { from: 'x' }, null],
    ['a list is no range', span, [1, 2], null],
    ['counts, cut and never below nothing', counted, { low: 2.9, high: -1 }, { low: 2, high: 0 }],
    ['a count that was not told', counted, { low: '3' }, { low: 3, high: 0 }],
    ['a word has no counts', counted, 'high', null],
    ['several records, each once', field.references({ to: 'plants' }), [7, '7', 'b', {}], [7, 'b']],
    ['one record is not several', field.references({ to: 'plants' }), 7, null],
    ['what is no JSON', field.json({ readonly: true }), 10n, null],
    ['a colour in its short form', field.colour(), '#ABC', '#aabbcc'],
  ])('%s: %o from %o is %o', (_, own, wire, value) => {
    expect(ruleOf(own).decode(wire, own)).toEqual(value)
  })

  it.each<[string, Field, unknown, unknown]>([
    ['a text goes without the blanks around it', field.text(), ' a ', 'a'],
    ['blanks are no text', field.text(), '  ', null],
    ['a number is no text', field.text(), 7, null],
    ['a secret goes as it is typed', field.secret(), ' a ', ' a '],
    ['an empty secret does not go', field.secret(), '', null],
    ['a number is no secret', field.secret(), 7, null],
  ])('%s', (_, own, value, wire) => expect(ruleOf(own).encode(value, own)).toEqual(wire))
})

describe('a value reads as a text', () => {
  it.each<[string, Field, unknown, string]>([
    ['a number is no text', field.text(), 7, '--'],
    ['a record is no word', field.choice({ of: ['on'] }), { on: 1 }, '--'],
    ['yes', field.flag(), true, '<yes>'],
    ['no', field.flag(), false, '<no>'],
    ['a word is no yes and no no', field.flag(), 'true', '--'],
    ['words of what is none', field.multiChoice({ of: ['a'] }), 'a', '--'],
    ['tags of what is none', field.tags(), 'roof', '--'],
    ['codes', field.codes(), ['a', 'b'], 'a b'],
    ['codes of what is none', field.codes(), 'a', '--'],
    ['no country', field.country(), 'Atlantis', '--'],
    ['no place', field.place(), { lat: 91, lng: 0 }, '--'],
    ['a record that nobody knows', field.reference({ to: 'plants' }), 9, '--'],
    ['no record', field.reference({ to: 'plants' }), {}, '--'],
    ['records of which one is not known', field.references({ to: 'plants' }), [7, 9, 8], 'No. 7, No. 8'],
    ['records that nobody knows', field.references({ to: 'plants' }), [9], '--'],
    ['records of what is none', field.references({ to: 'plants' }), 7, '--'],
    ['no number', field.number(), 'many', '--'],
    ['a whole number is cut', field.number({ whole: true }), 7.9, '7'],
    ['any other has its decimals', field.number(), 7.9, '7.90'],
    ['counts have no unit', field.quantity({ unit: 'count' }), 1234, '1234'],
    ['no amount', field.money({ currency: 'currency' }), 'many', '--'],
    ['an amount without a currency', field.money({ currency: 'none' }), 12, '12.00'],
    ['an amount whose currency is no text', field.money({ currency: 'odd' }), 12, '12.00'],
    ['both ends', span, { from: 3, to: 7.25 }, '3 – 7.25'],
    ['an open beginning', span, { from: null, to: 7 }, '… – 7'],
    [
      'both ends with their unit',
      field.range({ over: 'number', unit: 'kW' }),
      { from: 3, to: 7 },
      '3 – 7 kW',
    ],
    ['one end of a filter', span, 7, '7'],
    ['a filter without an end', span, 'soon', '--'],
    ['a range of no ends', span, { from: 'x' }, '--'],
    ['seconds below a day', field.duration(), 86_399, '23:59:59'],
    ['a day', field.duration(), 86_400, '1:00:00:00'],
    ['no time below nothing', field.duration(), -5, '00:00:00'],
    ['no duration', field.duration(), 'long', '--'],
    ['counts of a word', counted, 'high', '--'],
    ['a file without a name', field.file(), 7, '--'],
    ['a day of an instant that is none', field.instant({ day: true }), 12, '--'],
    ['nothing of a secret', field.secret(), 'abc', '--'],
  ])('%s', (_, own, value, said) => expect(plainText(own, value, context)).toBe(said))
})

it('units stand beside numbers as they are written', () => {
  expect(
    [
      field.quantity({ unit: 'kWp' }),
      field.quantity({ unit: 'count' }),
      field.quantity({ unit: 'none' }),
      field.energy(),
      field.energy({ unit: 'Wh' }),
      field.power(),
      field.power({ unit: 'kW' }),
      field.percent(),
      field.range({ over: 'number', unit: 'V' }),
      span,
      field.number(),
    ].map(writtenUnit),
  ).toEqual(['kWp', null, null, 'kWh', 'Wh', 'W', 'kW', '%', 'V', null, null])
  expect([
    durationUnit(field.duration(), 'de'),
    durationUnit(field.duration({ unit: 'month' }), 'en'),
    durationUnit(field.duration({ unit: 'year' }), 'de'),
  ]).toEqual(['s', 'mths', 'J'])
})
