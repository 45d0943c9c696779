import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeRecord, encodeRecord, ordered, passes, plainText, validateValue } from './codec'
import { type Field, field, type Kind, KIND_NAMES } from './field'
import { ruleOf } from './kinds/index'
import { OPERATORS } from './kinds/rule'

/** One field of each kind, with a value that is good for it. */
const SAMPLES: Readonly<Record<Kind, readonly [field: Field, good: unknown, plain: string]>> = {
  id: [field.id(), 7, '7'],
  text: [field.text({ max: 40 }), 'Süddach', 'Süddach'],
  longText: [field.longText(), 'One\nTwo', 'One\nTwo'],
  number: [field.number({ min: -5, max: 50_000 }), 12_345.678, '12345.67'],
  quantity: [field.quantity({ unit: 'W' }), 12_345.678, '12.34 kW'],
  energy: [field.energy(), 1234.5, '1.23 MWh'],
  power: [field.power(), 999.999, '999.99 W'],
  money: [field.money({ currency: 'currency' }), 1250, '1.25K EUR'],
  percent: [field.percent(), 87.5, '87.50 %'],
  instant: [field.instant(), 1_768_292_700, '2026-01-13 09:25:00'],
  date: [field.date(), '2026-02-28', '2026-02-28'],
  url: [field.url(), 'https://www.example.org/a?b=1', 'https://www.example.org/a?b=1'],
  file: [field.file(), '/store-s/object/x#Bericht%201.pdf', 'Bericht 1.pdf'],
  range: [field.range({ over: 'date' }), { from: '2026-02-01', to: null }, '2026-02-01 – …'],
  duration: [field.duration(), 93_784, '1:02:03:04'],
  choice: [field.choice({ of: ['a', 'b'] }), 'a', '<a>'],
  multiChoice: [field.multiChoice({ of: ['a', 'b'] }), ['a', 'b'], '<a>, <b>'],
  flag: [field.flag(), true, '<yes>'],
  reference: [field.reference({ to: 'plants' }), 63_900_001, 'No. 63900001'],
  references: [field.references({ to: 'plants', max: 2 }), [7, 8], 'No. 7, No. 8'],
  json: [field.json({ readonly: true }), { a: [1, null] }, '{"a":[1,null]}'],
  place: [field.place(), { lat: 48.137, lng: 11.575 }, '48.13700, 11.57500'],
  image: [field.image(), '/store-s/object/x', '/store-s/object/x'],
  serial: [field.serial(), 'SN-12345', 'SN-12345'],
  phone: [field.phone(), '+49 1520 0000001', '+49 1520 0000001'],
  email: [field.email(), 'ada@example.org', 'ada@example.org'],
  secret: [field.secret(), null, '--'],
  colour: [field.colour(), '#4c87ff', '#4c87ff'],
  tags: [field.tags({ max: 3 }), ['roof', 'south'], 'roof, south'],
  status: [field.status({ of: ['on', 'off'] }), 'on', '<on>'],
  counts: [field.counts({ of: ['low', 'high'] }), { high: 2, low: 1 }, '<high> 2, <low> 1'],
  country: [field.country(), 'DE', 'Germany'],
  language: [field.language(), 'ja', '日本語'],
  age: [field.age(), 1_768_292_700, '2026-01-13 09:25:00'],
  timezone: [field.timezone(), 'Europe/Berlin', 'Europe/Berlin'],
  codes: [field.codes(), ['a', 'b'], 'a b'],
}

const context = {
  zone: 'Europe/Berlin',
  language: 'en',
  now: 1_768_292_700,
  record: { currency: 'EUR' },
  word: (word: string) => `<${word}>`,
  title: (id: string | number) => `No. ${id}`,
}
const kinds = KIND_NAMES.map((kind) => [kind, ...SAMPLES[kind]] as const)
const missing = fc.constantFrom(null, undefined, '', [])

describe.each(kinds)('the kind %s', (kind, own, good, plain) => {
  const rule = ruleOf(own)
  const name = 'it'
  const fields = { id: field.id(), [name]: own }

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), fc.anything(), (value, operand) => {
        const read = rule.decode(value, own)
        rule.encode(value, own)
        validateValue(own, value)
        plainText(own, read, context)
        if (read !== null && read !== undefined)
          for (const operator of OPERATORS)
            passes(fields, { [name]: read }, { field: name, operator, value: operand })
      }),
      { numRuns: 300 },
    )
  })

  it('keeps what it has read through the wire and back', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.constant(good), fc.double(), fc.integer(), fc.string()),
        (wire) => {
          // Blanks around a text are lost with the first saving, and nothing more with the next.
          const saved = rule.decode(rule.encode(rule.decode(wire, own), own), own)
          expect(rule.decode(rule.encode(saved, own), own)).toEqual(saved)
          if (typeof saved !== 'string') expect(saved).toEqual(rule.decode(wire, own))
        },
      ),
    )
    expect(rule.decode(rule.encode(good, own), own)).toEqual(good)
    expect(validateValue(own, good)).toBeNull()
  })

  it('S3-26 leaves missing what is missing, and says -- for it', () => {
    fc.assert(
      fc.property(missing, (nothing) => {
        expect(plainText(own, nothing, context)).toBe('--')
        expect(passes(fields, { [name]: nothing }, { field: name, operator: 'missing', value: null })).toBe(
          true,
        )
        expect(passes(fields, { [name]: nothing }, { field: name, operator: 'present', value: null })).toBe(
          false,
        )
        if (kind !== 'id' && !own.readonly)
          expect(encodeRecord(fields, { [name]: nothing })).toEqual({ [name]: null })
        expect(encodeRecord(fields, {})).toEqual({})
      }),
    )
    if (kind !== 'id') expect(decodeRecord(fields, { id: 1 })?.[name]).toBeNull()
    expect(validateValue({ ...own, required: true }, null)).toEqual({ key: 'required' })
  })

  it('S3-25 reads as plain text with unit, zone and words', () => {
    expect(plainText(own, good, context)).toBe(plain)
  })

  it('orders any two values one way, and what is missing last', () => {
    if (good === null) return
    for (const direction of ['ASC', 'DESC'] as const) {
      const order = ordered(own, name, direction)
      expect(order({ [name]: good }, { [name]: null })).toBeLessThan(0)
      expect(order({ [name]: null }, { [name]: good })).toBeGreaterThan(0)
      expect(order({ [name]: good }, { [name]: good }) + 0).toBe(0)
    }
  })
})

it('an instant of which only the day matters is shown by the calendar of the plant', () => {
  const late = field.instant({ day: true })
  const evening = Date.UTC(2026, 0, 13, 22, 30) / 1000
  const shown = (zone: string | null) => plainText(late, evening, { ...context, zone })
  expect([shown('Europe/Berlin'), shown('Australia/Brisbane'), shown(null)]).toEqual([
    '2026-01-13',
    '2026-01-14',
    '2026-01-13',
  ])
})
