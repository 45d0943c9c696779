import { expect, it } from 'vitest'
import { validateValue } from '../codec'
import { type Field, field } from '../field'

const name = field.text({ min: 3, max: 5 })
const heights = field.number({ min: 1, whole: true })
const taken = field.date({ latest: 'today' })
const [one, other] = ['12', '1234']

it.each<[string, Field, unknown, unknown]>([
  ['a record is no text', name, {}, { key: 'server' }],
  ['a text has as many characters as it must', name, 'abc', null],
  ['and as many as it may', name, 'abcde', null],
  ['a character of two units is one', name, '☀😀☀😀☀', null],
  ['a text with too few is too short', name, 'ab', { key: 'tooShort', values: { min: 3 } }],
  ['a text with too many is too long', name, 'abcdef', { key: 'tooLong', values: { max: 5 } }],
  ['without limits any text is right', field.text(), 'a', null],
  ['a text that has only a most may be short', field.text({ max: 2 }), 'a', null],
  ['a text that has only a least may be long', field.text({ min: 2 }), 'a'.repeat(500), null],
  ['a line end is no character of a text', field.text(), 'a\nb', { key: 'characters' }],
  ['it is one of a long text', field.longText(), 'a\nb', null],
  ['a bell is none of a long text', field.longText(), 'a\u0007b', { key: 'characters' }],
  ['blanks around a serial do not count', field.serial(), '  SN-1  ', null],
  ['a serial is no sentence', field.serial(), 'SN 1', { key: 'serial' }],
  ['a picture has an address', field.image(), ' /store-s/x ', null],
  ['a word is no picture', field.image(), 'roof', { key: 'pictureAddress' }],
  ['a record is no picture', field.image(), {}, { key: 'server' }],
  ['a colour is written as one', field.colour(), '#12', { key: 'colour' }],
  ['a colour of six digits is one', field.colour(), '#123456', null],
  ['as many tags as may be', field.tags({ max: 2 }), ['a', 'b'], null],
  ['one tag more', field.tags({ max: 2 }), ['a', 'b', 'c'], { key: 'tooMany', values: { most: 2 } }],
  ['tags without a most', field.tags(), Array.from('abcdefghijklmnop'), null],
  ['one tag with a bell among good ones', field.tags(), ['a', 'b\u0007'], { key: 'characters' }],
  ['no tags at all, where tags are texts', field.tags({ max: 0 }), 'abc', null],
  ['an instant of 2026', field.instant(), 1_768_292_700, null],
  ['an instant before plants fed a grid', field.instant(), 12, { key: 'instant' }],
  ['a word is no instant', field.instant(), 'soon', { key: 'instant' }],
  ['a day that is none', field.date(), '2026-02-30', { key: 'date' }],
  ['today, where no later day is right', taken, '2026-06-18', null],
  ['yesterday', taken, '2026-06-17', null],
  [
    'tomorrow, where today is the last',
    taken,
    '2026-06-19',
    { key: 'latest', values: { date: '2026-06-18' } },
  ],
  ['tomorrow, where any day is right', field.date(), '2026-06-19', null],
  ['a word of the vocabulary', field.choice({ of: ['on', 'off'] }), 'on', null],
  ['a word that is none of it', field.choice({ of: ['on', 'off'] }), 'no', { key: 'choice' }],
  ['a record is no word', field.choice({ of: ['on', 'off'] }), {}, { key: 'choice' }],
  ['one wrong word among right ones', field.multiChoice({ of: ['a', 'b'] }), ['a', 'z'], { key: 'choice' }],
  ['right words', field.multiChoice({ of: ['a', 'b'] }), ['b', 'a'], null],
  ['a word is no yes and no no', field.flag(), 'perhaps', { key: 'choice' }],
  ['no is an answer', field.flag(), false, null],
  ['a country that is none', field.country(), 'Atlantis', { key: 'choice' }],
  ['a language that is none', field.language(), 'xx', { key: 'choice' }],
  ['a record is no id', field.id(), {}, { key: 'choice' }],
  ['an id with a blank', field.reference({ to: 'plants' }), 'a b', { key: 'choice' }],
  ['a record of a list of none', field.references({ to: 'plants' }), 'abc', { key: 'choice' }],
  ['references without a most', field.references({ to: 'plants' }), [1, 2, 3, 4, 5, 6, 7, 8, 9], null],
  ['as many references as may be', field.references({ to: 'plants', max: 2 }), [1, 2], null],
  ['a pole is a place', field.place(), { lat: 90, lng: 180 }, null],
  ['so is the other', field.place(), { lat: -90, lng: -180 }, null],
  ['beyond a pole is none', field.place(), { lat: 90.001, lng: 0 }, { key: 'place' }],
  ['beyond the date line is none', field.place(), { lat: 0, lng: -180.001 }, { key: 'place' }],
  ['half a place is none', field.place(), { lat: 0 }, { key: 'place' }],
  ['nor is the other half', field.place(), { lng: 0 }, { key: 'place' }],
  ['a word is no number', heights, 'many', { key: 'number' }],
  ['a half is not whole', heights, 1.5, { key: 'whole' }],
  ['a half is right where none must be whole', field.number(), 1.5, null],
  ['the least', heights, 1, null],
  ['less than the least', heights, 0, { key: 'least', values: { min: 1 } }],
  ['the most', field.number({ max: 5 }), 5, null],
  ['more than the most', field.number({ max: 5 }), 6, { key: 'most', values: { max: 5 } }],
  ['far below where there is only a most', field.number({ max: 5 }), -1000, null],
  ['below the two', field.number({ min: 1, max: 5 }), 0, { key: 'range', values: { min: 1, max: 5 } }],
  [
    'a unit is said with its limit',
    field.power({ min: 5 }),
    1,
    { key: 'least', values: { min: 5 }, unit: 'W' },
  ],
  ['a count has no unit', field.quantity({ unit: 'count', max: 5 }), 6, { key: 'most', values: { max: 5 } }],
  ['nor has a bare ratio', field.quantity({ unit: 'none', max: 5 }), 6, { key: 'most', values: { max: 5 } }],
  [
    'what is no number',
    heights,
    { unread: 'x', examples: [one] },
    { key: 'numberLike', values: { example: one } },
  ],
  [
    'what is two numbers',
    heights,
    { unread: '1.234', examples: [one, other] },
    { key: 'numberUnclear', values: { typed: '1.234', one, other } },
  ],
  [
    'what is no number, without an example',
    heights,
    { unread: 'x', examples: [] },
    { key: 'numberLike', values: { example: '' } },
  ],
  [
    'an end that is no number',
    field.range({ over: 'number' }),
    { from: 1, to: { unread: 'x', examples: [] } },
    { key: 'number' },
  ],
  ['an end that is nothing is open', field.range({ over: 'number' }), { from: 1, to: '' }, null],
  ['the same end twice', field.range({ over: 'number' }), { from: 9, to: 9 }, null],
  ['a range from below zero to nothing', field.range({ over: 'number' }), { from: 1, to: null }, null],
  ['a range of nothing, where none is needed', field.range({ over: 'number' }), {}, null],
])('%s: %o with %o is answered %o', (_, own, value, said) => {
  expect(validateValue(own, value, '2026-06-18')).toEqual(said)
})

it('without a today no day is too late', () => {
  expect(validateValue(taken, '2099-01-01', null)).toBeNull()
})
