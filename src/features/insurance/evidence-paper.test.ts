import { expect, it } from 'vitest'
import type { evidencePack } from '../../domain/alarms/evidence-pack'
import { plantDay } from '../../domain/time/instant'
import { type PaperPart, textsOf } from '../../kit/paper/parts'
import { evidencePaper } from './evidence-paper'

type Pack = ReturnType<typeof evidencePack>

const ZONE = 'Europe/Berlin'
const dayOf = (
  date: string,
  period: 'before' | 'during' | 'after',
  production: number | null,
  hours = [9, 10],
) => ({
  ...{ date, period, production, specificYield: production === null ? null : production / 10 },
  curve: hours.map(
    (hour) => [plantDay(date, ZONE).from + hour * 3600, 1000 * hour] as [number, number | null],
  ),
})

const pack = {
  formulas: { expected: 'E_expected = mean of E' },
  claim: { id: 800001, cover: 'YIELD', created: 1_781_000_000, text: 'Lightning\nat noon' },
  plant: { id: 7, name: 'Dach', zone: ZONE, capacity: 10, latitude: 52.5, longitude: 13.4, address: 'Weg 1' },
  alarm: {
    ...{ code: 'F1', name: 'Grid lost', description: 'No grid', level: 2, state: 'CLOSED' },
    ...{ started: 1_781_000_000, ended: null, lost: 12.349 },
  },
  actions: {
    log: [{ at: 30, by: 'Kim', action: 'CLOSE' }],
    notes: [{ at: 20, by: 'Lee', text: 'Called' }],
    device: [{ at: 10, kind: 'RENAME', person: null, before: 'A', after: 'B' }],
  },
  device: { id: 1, serial: 'SN1', name: 'Inverter', type: 'INVERTER', model: 'X-10', gateway: 'LG1' },
  yield: { expectedPerDay: 50, expected: 50, measured: 20.999, index: 0.41998, daysBefore: 1, days: 1 },
  days: [dayOf('2026-06-01', 'before', 50), dayOf('2026-06-02', 'during', null)],
  weather: [],
} as unknown as Pack

const tables = (parts: readonly PaperPart[]) => parts.filter((part) => part.kind === 'table')

it('S2-26 pages say what the pack says: figures cut to two decimals, unknown as unknown, and its check sum', () => {
  const document = evidencePaper(pack, 'abc123')
  const texts = textsOf(document)
  expect(document.title).toBe('Evidence for claim 800001 · Dach')
  expect(texts.some((text) => text.startsWith('Lost yield, 2026-'))).toBe(true)
  for (const said of ['Closed', '12.34 kWh', '20.99 kWh', '0.41', 'SN1', 'Inverter, X-10', 'lasts', 'abc123'])
    expect(texts).toContain(said)
  expect(tables(document.parts)[0]?.rows[1]).toEqual(['2026-06-02', 'Days of the alarm', '--', '--'])
})

it('S2-26 actions stand in the order in which they happened, with their actors', () => {
  const [, actions] = tables(evidencePaper(pack, 'x').parts)
  expect(actions?.rows.map((row) => row.slice(1))).toEqual([
    ['--', 'Rename: A > B'],
    ['Lee', 'Called'],
    ['Kim', 'Close'],
  ])
})

it.each([
  ['2026-06-01', 288],
  ['2026-03-29', 276],
  ['2026-10-25', 300],
])('S2-26 a curve of %s has %i places, and gaps where nothing was measured', (date, places) => {
  const days = [dayOf(date, 'during', 5)]
  const { parts } = evidencePaper({ ...pack, days } as Pack, 'x')
  const plots = parts.filter((part) => part.kind === 'plot')
  expect(plots).toHaveLength(1)
  const [plot] = plots
  expect(plot?.labels).toHaveLength(places)
  const values = plot?.series[0]?.values ?? []
  expect(values.flatMap((value, at) => (value === null ? [] : [[at, value]]))).toEqual([
    [9 * 12, 9000],
    [10 * 12, 10_000],
  ])
})
