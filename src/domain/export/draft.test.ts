import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GRID_TYPES } from '../plants/plant'
import {
  chosenColumns,
  columnsOf,
  draftWords,
  MAX_PLANTS,
  maxDays,
  othersOf,
  readDraft,
  STEPS_OF,
  TEMPLATES,
} from './draft'
import { daysOf } from './periods'

const TODAY = '2026-06-18'
const read = (words: Record<string, string | null>) => readDraft((word) => words[word] ?? null, TODAY)

describe('the draft of a file in an address', () => {
  it('is a month of daily energy unless it says something else', () => {
    expect(read({})).toMatchObject({
      ...{ template: 'energy', from: '2026-05-01', to: TODAY, step: 'day', clock: 'local' },
      ...{ gap: 'blank', digits: 'raw', format: 'xlsx', notes: true, device: null, devices: [] },
    })
    expect(read({ of: 'power' })).toMatchObject({ from: '2026-06-12', to: TODAY, step: '5' })
  })

  it.each([
    [
      { of: 'nothing', step: 'hour', as: 'exe' },
      { template: 'energy', step: 'day', format: 'xlsx' },
    ],
    [{ from: '2026-02-30' }, { from: '2026-05-01' }],
    [
      { from: '2026-07-01', to: '2026-08-01' },
      { from: '2026-05-01', to: TODAY },
    ],
    [
      { from: '2026-06-10', to: '2026-06-01' },
      { from: '2026-06-10', to: '2026-06-10' },
    ],
    [
      { of: 'parameters', from: '2025-01-01' },
      { from: '2025-01-01', to: '2025-04-02' },
    ],
    [{ device: '-1' }, { device: null }],
    // Of the same kind as the first, so none without it, and none of another kind of file.
    [{ of: 'parameters', device: '5', devices: '7,x,5,7,8' }, { devices: [7, 8] }],
    [{ of: 'parameters', devices: '7' }, { devices: [] }],
    [{ of: 'power', device: '5', devices: '7' }, { devices: [] }],
    // Ten devices have ten times the calls.
    [
      { of: 'parameters', device: '1', devices: '2,3,4,5,6,7,8,9,10', from: '2025-01-01' },
      { from: '2025-01-01', to: '2025-02-05' },
    ],
    [{ from: '1999-12-31' }, { from: '2026-05-01' }],
    [
      { from: '2000-01-01', of: 'energy', to: '2000-01-01' },
      { from: '2000-01-01', to: '2000-01-01' },
    ],
    [
      { clock: 'utc', gap: 'dashes', digits: 'cut', as: 'csv', language: 'de', notes: '0' },
      { clock: 'utc', gap: 'dashes', digits: 'cut', format: 'csv', language: 'de', notes: false },
    ],
    [
      { gap: 'flag', as: 'semicolon', step: 'month', notes: '1' },
      { gap: 'flag', format: 'semicolon', step: 'month', notes: true },
    ],
    [{ as: 'pdf' }, { format: 'pdf' }],
    [
      { as: 'json', of: 'power', step: '15' },
      { format: 'json', step: '15' },
    ],
    [
      { as: 'pdf', of: 'power', step: 'day' },
      { format: 'xlsx', step: '5' },
    ],
    [
      { as: 'pdf', of: 'income' },
      { format: 'pdf', step: 'day' },
    ],
    [
      { of: 'report', step: 'year' },
      { step: 'year', from: '2026-05-01' },
    ],
    [{ of: 'alarms' }, { step: 'source', from: '2026-05-01' }],
    [
      { of: 'parameters', step: 'source' },
      { step: 'source', from: '2026-06-12' },
    ],
    [
      { of: 'report', from: '2020-01-01' },
      { from: '2020-01-01', to: '2023-01-04' },
    ],
    [
      { language: 'xx', columns: 'a,,b' },
      { language: null, columns: ['a', 'b'] },
    ],
    [{ device: '5' }, { device: 5, devices: [] }],
    [{ device: '5.5' }, { device: null }],
    [{ device: '0' }, { device: null }],
    [{ plants: '7,x,7,-2,8' }, { plants: [7, 8] }],
    [{ of: 'report', plants: '7' }, { plants: [] }],
    // Two plants have half the time each.
    [
      { of: 'power', plants: '7', from: '2025-01-01' },
      { from: '2025-01-01', to: '2025-07-02' },
    ],
  ])('%j falls back to %j', (words, expected) => {
    expect(read(words)).toMatchObject(expected)
  })

  it('comes back from its own words, whatever an address brings, and is never longer than a file may be', () => {
    const word = fc.option(fc.string(), { nil: null })
    const any = fc.record({
      ...{ of: fc.constantFrom(...TEMPLATES), step: word, from: word, to: word, columns: word },
      ...{ gap: word, as: word, clock: word, digits: word, notes: word, device: word },
      plants: fc.option(fc.array(fc.integer()).map(String), { nil: null }),
      devices: fc.option(fc.array(fc.nat()).map(String), { nil: null }),
    })
    fc.assert(
      fc.property(any, (words) => {
        const draft = read(words)
        expect(read(draftWords(draft))).toEqual(draft)
        expect(STEPS_OF[draft.template]).toContain(draft.step)
        expect(daysOf(draft.from, draft.to).length).toBeLessThanOrEqual(
          maxDays(draft.template, othersOf(draft)),
        )
        expect(draft.plants.length).toBeLessThan(MAX_PLANTS)
      }),
    )
  })

  it('offers what the grid type can have, and keeps the order of the table', () => {
    expect(columnsOf('energy', 'DISTRIBUTED_FULLY')).toEqual(['production', 'feedIn', 'hours', 'income'])
    // Without a grid nothing says what was not served.
    expect(columnsOf('energy', 'OFF_GRID')).toEqual(['production', 'consumption', 'hours', 'income'])
    for (const type of GRID_TYPES) expect(columnsOf('power', type)).toContain('production')
    const draft = read({ columns: 'income,production,nothing' })
    expect(chosenColumns(draft, 'BATTERY_BACKUP')).toEqual(['production', 'income'])
  })
})
