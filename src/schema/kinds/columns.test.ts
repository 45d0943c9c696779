import { describe, expect, it } from 'vitest'
import { type Field, field } from '../field'
import { ruleOf } from './index'

const span = field.range({ over: 'number' })
const counted = field.counts({ of: ['low', 'high'] })

it('a column is as wide as what must not be cut in it', () => {
  const width = (own: Field, zoned = false) => {
    const { minWidth } = ruleOf(own)
    return typeof minWidth === 'function' ? minWidth(own, zoned) : minWidth
  }
  expect([field.instant(), field.instant({ day: true })].map((own) => width(own))).toEqual([184, 120])
  expect([field.instant(), field.instant({ day: true })].map((own) => width(own, true))).toEqual([232, 120])
  expect(
    [field.quantity({ unit: 'W' }), field.percent(), field.quantity({ unit: 'W', bar: 'share' })].map((own) =>
      width(own),
    ),
  ).toEqual([...[112, 140, 152]])
})

describe('columns of a file', () => {
  const columns = (own: Field, value: unknown, zone: string | null = 'Europe/Berlin', more: object = {}) =>
    ruleOf(own)
      .columns?.(own, {
        name: 'it',
        records: [{ it: value, ...more }],
        language: 'en',
        label: (other = 'It') => other,
        end: (end) => `It ${end}`,
        word: (word) => `<${word}>`,
        zoneOf: () => zone,
        title: () => 'Plant 7',
      })
      .map(({ label, cell }) => [label, cell({ it: value, ...more })])
  const noon = Date.UTC(2026, 5, 18, 12) / 1000

  it.each<[string, readonly unknown[] | undefined, readonly unknown[]]>([
    ['an instant has its offset', columns(field.instant(), noon), [['It', '2026-06-18 14:00:00+02:00']]],
    [
      'and UTC where no zone is known',
      columns(field.instant(), noon, null),
      [['It', '2026-06-18 12:00:00+00:00']],
    ],
    ['nothing is no instant', columns(field.instant(), 12), [['It', null]]],
    [
      'a day of the plant is a date',
      columns(field.instant({ day: true }), noon, 'Pacific/Auckland'),
      [['It', '2026-06-19']],
    ],
    [
      'a day without a zone is one of UTC',
      columns(field.instant({ day: true }), noon, null),
      [['It', '2026-06-18']],
    ],
    ['a date is one', columns(field.date(), ' 2026-06-18 '), [['It', '2026-06-18']]],
    ['what is none is nothing', columns(field.date(), 'soon'), [['It', null]]],
    ['a number has its unit in the head', columns(field.power(), 1234.5), [['It (W)', 1234.5]]],
    ['a bare one has none', columns(field.number(), 5), [['It', 5]]],
    ['a duration has one', columns(field.duration(), 90), [['It (s)', 90]]],
    [
      'a range has two',
      columns(field.range({ over: 'number', unit: 'V' }), { from: 3, to: null }),
      [
        ['It from (V)', 3],
        ['It to (V)', null],
      ],
    ],
    [
      'of days, too',
      columns(field.range({ over: 'date' }), { to: '2026-01-02' }),
      [
        ['It from', null],
        ['It to', '2026-01-02'],
      ],
    ],
    [
      'nothing has no ends',
      columns(span, null),
      [
        ['It from', null],
        ['It to', null],
      ],
    ],
    [
      'counts have one for each word, the gravest first',
      columns(counted, { low: 2, high: 1 }),
      [
        ['It: <high>', 1],
        ['It: <low>', 2],
      ],
    ],
    [
      'no counts',
      columns(counted, null),
      [
        ['It: <high>', null],
        ['It: <low>', null],
      ],
    ],
    ['a reference is its name', columns(field.reference({ to: 'plants' }), 7), [['It', 'Plant 7']]],
    [
      'money names its currency',
      columns(field.money({ currency: 'c' }), 5, null, { c: 'EUR' }),
      [['It (EUR)', 5]],
    ],
    [
      'no amount, no currency',
      columns(field.money({ currency: 'c' }), null, null, { c: 'EUR' }),
      [['It', null]],
    ],
  ])('%s', (_, made, wanted) => expect(made).toEqual(wanted))
})
