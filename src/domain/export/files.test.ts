import { describe, expect, it } from 'vitest'
import { cellsOf, headOf, headingOf } from './cells'
import { notesText, writtenText } from './file'
import { readJobs, subjectsOf, withJob, type ExportJob } from './jobs'
import { expectedRows, spansOf } from './periods'
import { readDraft } from './draft'

const layout = { clock: 'local', gap: 'blank', digits: 'raw' } as const
const words = { time: 'Time', period: 'Period', offset: 'UTC offset', quality: 'Quality' }
const NOON = Date.parse('2026-06-18T10:00:00Z') / 1000
const row = { at: NOON, period: null, values: [12.345678, null, 'On'], quality: 'partial' } as const
const COLUMNS = Array.from({ length: 3 }, () => ({ name: 'x', unit: 'W' }))
const cells = (given: object, of: object = row) =>
  cellsOf({ ...row, ...of }, COLUMNS, { ...layout, ...given }, 'Europe/Berlin', (one) => one)

describe('cells of a file', () => {
  it.each([
    [{}, ['2026-06-18 12:00:00', 'UTC+02:00', 12.345, null, 'On']],
    [{ clock: 'utc' }, ['2026-06-18T10:00:00Z', 12.345, null, 'On']],
    [{ gap: 'dashes' }, ['2026-06-18 12:00:00', 'UTC+02:00', 12.345, '--', 'On']],
    [{ gap: 'flag' }, ['2026-06-18 12:00:00', 'UTC+02:00', 12.345, null, 'On', 'partial']],
    [{ digits: 'cut' }, ['2026-06-18 12:00:00', 'UTC+02:00', 12.34, null, 'On']],
  ] as const)('S9-19 with %j', (given, expected) => {
    expect(cells(given)).toEqual(expected)
    const timed = headOf(COLUMNS, { ...layout, ...given }, true, words)
    expect(timed).toHaveLength(expected.length)
  })

  it('days are named, with the instant in UTC beside them where that is asked for', () => {
    expect(cells({}, { period: '2026-06-18' }).slice(0, 2)).toEqual(['2026-06-18', 'UTC+02:00'])
    expect(cells({ clock: 'utc' }, { period: '2026-06-18' }).slice(0, 2)).toEqual([
      '2026-06-18',
      '2026-06-18T10:00:00Z',
    ])
    expect(headOf([{ name: 'Power', unit: 'W' }], layout, true, words).map(headingOf)).toEqual([
      'Time',
      'UTC offset',
      'Power (W)',
    ])
  })
})

describe('texts of a file', () => {
  const file = {
    title: 'Power',
    sheets: [
      {
        name: 'Power',
        head: [
          { name: 'Time', unit: null },
          { name: 'Power', unit: 'W' },
        ],
        rows: [
          ['2026-06-18', 0.5],
          ['=1+1', null],
          ['--', -1],
        ],
      },
    ],
    notes: [['Item', 'Meaning']],
  } as const

  it('CSV quotes, defuses formulas and leaves numbers numbers, with commas or with decimal commas', () => {
    expect(writtenText(file, 'csv')).toBe("Time,Power (W)\r\n2026-06-18,0.5\r\n'=1+1,\r\n--,-1\r\n")
    expect(writtenText(file, 'semicolon')).toBe("Time;Power (W)\r\n2026-06-18;0,5\r\n'=1+1;\r\n--;-1\r\n")
    expect(notesText(file.notes, 'semicolon')).toBe('Item;Meaning\r\n')
  })

  it('JSON names the unit of each column and keeps what is missing null', () => {
    const read = JSON.parse(writtenText(file, 'json')) as { columns: unknown; rows: unknown[] }
    expect(read.columns).toEqual([
      { name: 'Time', unit: null },
      { name: 'Power', unit: 'W' },
    ])
    expect(read.rows[1]).toEqual(['=1+1', null])
  })
})

describe('how much there will be', () => {
  const draft = (words: Record<string, string>) => readDraft((word) => words[word] ?? null, '2026-06-18')
  it.each([
    [{ from: '2026-05-01', to: '2026-05-31' }, 31],
    [{ from: '2025-11-15', to: '2026-02-01', step: 'month' }, 4],
    [{ of: 'power', from: '2026-03-29', to: '2026-03-29' }, 276],
    [{ of: 'power', from: '2026-03-29', to: '2026-03-29', step: '60' }, 23],
    [{ of: 'power', from: '2026-06-18', to: '2026-06-18' }, 144],
    [{ of: 'alarms' }, null],
  ])('%j has %s rows', (given, rows) => {
    expect(expectedRows(draft(given), 'Europe/Berlin', NOON)).toBe(rows)
  })

  it('months and years that a period touches', () => {
    expect(spansOf('2025-11-15', '2026-02-01', 'month')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(spansOf('2024-12-31', '2026-01-01', 'year')).toEqual(['2024', '2025', '2026'])
  })
})

describe('files of a browser', () => {
  const job = (id: string, state: ExportJob['state'], created = NOON): ExportJob => ({
    ...{
      id,
      state,
      created,
      done: 1,
      total: 2,
      rows: null,
      size: null,
      qualities: null,
      fault: null,
      waits: 9,
    },
    order: {
      ...{ draft: readDraft(() => null, '2026-06-18'), systemId: 7, device: null },
      plant: {
        id: 7,
        name: 'Roof',
        zone: 'UTC',
        currency: null,
        gridType: null,
        capacity: null,
        latitude: null,
        longitude: null,
      },
    },
  })

  it('what ran when the page went is stopped; what is a week old is gone; what is no job is left out', () => {
    const kept = [
      job('a', 'running'),
      { ...job('lost', 'failed'), fault: { kind: 'network' } },
      job('b', 'ready'),
      job('c', 'ready', NOON - 8 * 86_400),
      { id: 1 },
      null,
    ]
    const states = readJobs(JSON.parse(JSON.stringify(kept)), NOON).map(({ id, state, waits }) => [
      id,
      state,
      waits,
    ])
    expect(states).toEqual([
      ['a', 'stopped', null],
      ['lost', 'stopped', null],
      ['b', 'ready', null],
      ['c', 'expired', null],
    ])
    expect(readJobs('nothing', NOON)).toEqual([])
  })

  it('one that was kept before a file could be of several plants is of its own plant', () => {
    const [older] = JSON.parse(JSON.stringify([job('old', 'stopped')])) as [
      { order: { draft: { plants?: number[] } } },
    ]
    delete older.order.draft.plants
    expect(readJobs([older], NOON)[0]?.order.draft.plants).toEqual([])
  })

  it.each([
    [{}, null, ['Roof']],
    [{ plants: [8, 9] }, null, ['Roof +2']],
    [{ template: 'parameters' }, { serial: 'SN1', all: [{ id: 1, name: 'Inverter 1' }] }, ['Roof', 'Inverter 1']],
    [{ template: 'parameters' }, { serial: 'SN1' }, ['Roof', 'SN1']],
    [{ template: 'parameters', devices: [2] }, { serial: 'SN1', all: [{ id: 1, name: 'Inverter 1' }] }, ['Roof', 'Inverter 1 +1']],
    [{ template: 'parameters' }, { serial: null }, ['Roof']],
    [{ template: 'power' }, { serial: 'SN1' }, ['Roof']],
  ] as const)('of %j and %j are named by plant and device', (draft, device, subjects) => {
    const { order } = job('a', 'ready')
    const given = { ...order, draft: { ...order.draft, ...draft }, device: device && { parameters: [], ...device } }
    expect(subjectsOf(given)).toEqual(subjects)
  }) // oxfmt-ignore

  it('the oldest leave a full list', () => {
    const full = Array.from({ length: 20 }, (_, index) => job(String(index), 'ready'))
    const { jobs, left } = withJob(full, job('new', 'queued'))
    expect([jobs[0]?.id, jobs.length, left.map(({ id }) => id)]).toEqual(['new', 20, ['19']])
  })
})
