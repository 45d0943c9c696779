import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeviceSeries } from './device-records'
import { parameterChanges, readingsAt } from './parameter-changes'
import { sparkOf } from './spark'

const NOON = 1_781_784_000
const series = (key: string, unit: string | null, ...points: [number, string | null][]): DeviceSeries => ({
  key,
  name: key === 'XX_9' ? null : `Name of ${key}`,
  unit,
  points: points.map(([after, text]) => ({
    at: NOON + after,
    text,
    value: text === null || Number.isNaN(Number(text)) ? null : Number(text),
  })),
})
const between = (...all: DeviceSeries[]) =>
  parameterChanges(readingsAt(all, NOON), readingsAt(all, NOON + 3600)).map(
    ({ key, before, after, difference }) => [
      key,
      before?.value ?? null,
      after?.value ?? null,
      difference && `${difference.digits} ${difference.unit ?? ''}`,
    ],
  )

describe('the difference between two instants', () => {
  it.each([
    ['a number that grew', series('E', 'kWh', [0, '24.70'], [3600, '27.10']), '24.70', '27.10', '+2.40 kWh'],
    ['one that fell', series('P', 'W', [-60, '-2150'], [3500, '-2150.5']), '-2150', '-2150.5', '-0.5 W'],
    ['exact to the last digit', series('V', 'V', [0, '0.1'], [3600, '0.3']), '0.1', '0.3', '+0.2 V'],
    ['words', series('ST', null, [0, 'Normal'], [3600, 'Fault']), 'Normal', 'Fault', null],
    ['digits without a unit', series('FW', null, [0, '0104'], [3600, '0105']), '0104', '0105', null],
    ['a key that nobody knows', series('XX_9', null, [0, 'a'], [3600, 'b']), 'a', 'b', null],
    ['what came', series('N', 'A', [3600, '3']), null, '3', null],
    ['what went silent', series('N', 'A', [0, '3'], [2000, '3']), '3', null, null],
    ['a text instead of a number', series('N', 'A', [0, '3'], [3600, 'err']), '3', 'err', null],
  ])('shows %s', (_, one, before, after, difference) => {
    expect(between(one)).toEqual([[one.key, before, after, difference]])
  })

  it('leaves out what is the same, in other decimals as well, and what comes later', () => {
    expect(between(series('A', 'W', [0, '5.0'], [3600, '5.00'], [3601, '9']))).toEqual([])
  })

  it('between an instant and itself there is none; there and back differ by their signs alone', () => {
    const number = fc.tuple(fc.integer({ min: -3600, max: 3600 }), fc.integer().map(String))
    fc.assert(
      fc.property(fc.array(number, { maxLength: 20 }), (points) => {
        const sorted = [...points].sort(([one], [other]) => one - other)
        const [one, other] = [-600, 900].map((by) => readingsAt([series('K', 'W', ...sorted)], NOON + by))
        if (!one || !other) throw new Error('no readings')
        expect(parameterChanges(one, one)).toEqual([])
        const [there] = parameterChanges(one, other)
        const [back] = parameterChanges(other, one)
        expect(Number(back?.difference?.digits ?? 0) + Number(there?.difference?.digits ?? 0)).toBe(0)
      }),
    )
  })
})

describe('the line of a day', () => {
  it('fills its height, does not bridge a gap and keeps to its time', () => {
    const line = sparkOf(
      series('P', 'W', [-1, '99'], [0, '10'], [300, '20'], [3000, '30']),
      NOON,
      NOON + 3000,
    )
    expect(line).toEqual({
      min: 10,
      max: 30,
      lines: [
        [
          [0, 0],
          [0.1, 0.5],
        ],
        [[1, 1]],
      ],
    })
  })

  it.each([
    ['nothing heard', [[0, null]] as [number, string | null][], null],
    ['a level', [[0, '-5']] as [number, string | null][], [[[0, 0.5]]]],
  ])('%s', (_, points, lines) => {
    expect(sparkOf(series('P', 'W', ...points), NOON, NOON + 60)?.lines ?? null).toEqual(lines)
  })
})
