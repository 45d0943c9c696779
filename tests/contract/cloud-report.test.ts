import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type Caller, HASH, type Json, records } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const HOME = 63400030
const BARN = 63400010
const path = (id: number) => `/maintain-s/station/report/export/${id}`
const FIELDS = [
  'GENERATE_VALUE',
  'USE_VALUE',
  'GRID_VALUE',
  'BUY_VALUE',
  'CHARGE_VALUE',
  'DISCHARGE_VALUE',
  'GENERATION_RATIO',
  'PRE_INCOME',
]
const body = (timeType: unknown, startTime: unknown, endTime: unknown, names = FIELDS): Json => ({
  ...{ timeType, startTime, endTime },
  reportFields: names.map((storageName) => ({ storageName })),
})

/** Texts of the cells of a sheet, row by row. */
function cellsOf(bytes: Uint8Array): string[][] {
  const files = unzipSync(bytes)
  const text = (part: string) =>
    strFromU8(Object.entries(files).find(([name]) => name.includes(part))?.[1] ?? new Uint8Array())
  const strings = [...text('sharedStrings').matchAll(/<si>(.*?)<\/si>/gs)].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, ''),
  )
  return [...text('sheet1').matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<v>(\d+)<\/v>/g)].map(([, at]) => strings[Number(at)] ?? ''),
  )
}

async function signedIn(name = 'owner', at = '2026-06-18T10:30:00Z') {
  const { cloud } = aWorld({ now: () => Date.parse(at), plants: 60 })
  const { json } = await cloud.form('/oauth2-s/oauth/token', {
    ...{ grant_type: 'mdc_password', username: `${name}@heliograph.example`, password: HASH },
  })
  const token = String(json['access_token'])
  const sheet = async (id: number, sent: Json) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const request = new Request(`http://cloud.test${path(id)}`, {
      ...{ method: 'POST', body: JSON.stringify(sent), headers },
    })
    const reply = (await cloud.cloud.handle(request)) as Response
    const name = reply.headers.get('content-disposition')
    return { name, cells: cellsOf(new Uint8Array(await reply.arrayBuffer())) }
  }
  return { caller: cloud.with(token), sheet }
}

/** Figures of the history, as the report writes them. */
async function history(caller: Caller, id: number, span: string, query: string) {
  const { json } = await caller.get(`/maintain-s/history/batteryPower/${id}/stats/${span}?${query}`)
  const text = (value: unknown) => (typeof value === 'number' ? value.toFixed(2) : '--')
  return records(json)
    .sort((a, b) => Number(a['year']) - Number(b['year']) || Number(a['month']) - Number(b['month']) || Number(a['day']) - Number(b['day']))
    .map((row) => [
      ...['generation', 'use', 'grid', 'buy', 'charge', 'discharge'].map((name) => text(row[`${name}Value`])),
      text(row['generationRatio']),
      text(row['incomeValue']),
    ])
} // oxfmt-ignore

/** Sums are rounded by the book there and from the sample here. */
function near(cells: readonly string[][], expected: readonly string[][]) {
  expect(cells).toHaveLength(expected.length)
  for (const [at, row] of expected.entries())
    for (const [column, value] of row.entries()) {
      const cell = cells[at]?.[column] ?? ''
      if (value === '--') expect(cell).toBe('--')
      else expect(Math.abs(Number(cell) - Number(value)), `${at} ${column}`).toBeLessThan(0.02)
    }
}

describe('C46 report', () => {
  it.each([
    ['2', '2026-05-01', '2026-05-31', 'month', 'year=2026&month=5', '2026/05/01', '2026/05/31'],
    ['3', '2026/1/1', '2026/12/31', 'year', 'year=2026', '2026/01', '2026/06'],
    ['4', '2010-01-01', '2099-12-31', 'total', '', '2023', '2026'],
  ])('by %s from %s to %s is what the history tells', async (kind, from, to, span, query, first, last) => {
    const { caller, sheet } = await signedIn()
    for (const id of [HOME, BARN]) {
      const { cells } = await sheet(id, body(kind, from, to))
      const rows = cells.slice(1)
      near(
        rows.map((row) => row.slice(3)),
        await history(caller, id, span, query),
      )
      if (id !== HOME) continue
      expect([rows[0]?.[1], rows.at(-1)?.[1]]).toEqual([first, last])
      expect(new Set(rows.map((row) => `${row[0]}${row[2]}`))).toEqual(new Set(['Kranichhof UTC+02:00 ']))
    }
  })

  it('by five minutes has each sample that arrived, on the clock of the plant', async () => {
    const { caller, sheet } = await signedIn()
    const names = ['GENERATE_VALUE', 'USE_VALUE']
    const { cells } = await sheet(HOME, body(1, '2026-06-17', '2026-06-18', names))
    const days = await Promise.all(
      ['17', '18'].map(async (day) =>
        records((await caller.get(`/maintain-s/history/batteryPower/${HOME}/stats/daily?year=2026&month=6&day=${day}`)).json),
      ),
    )
    const samples = days.flat()
    const label = (at: unknown) => new Date((Number(at) + 7200) * 1000).toISOString().slice(0, 16).replace('T', ' ').replaceAll('-', '/')
    expect(cells.slice(1).map((row) => row[1])).toEqual(samples.map(({ dateTime }) => label(dateTime)))
    near(
      cells.slice(1).map((row) => row.slice(3)),
      samples.map(({ generationPower, usePower }) => [Number(generationPower) / 12_000, Number(usePower) / 12_000].map((one) => one.toFixed(2))),
    )
  }) // oxfmt-ignore

  it('titles are those of a real file, or those that are sent; the file has the name of the plant', async () => {
    const { sheet } = await signedIn()
    const { cells, name } = await sheet(HOME, body('2', '2026-05-01', '2026-05-02'))
    expect(cells[0]).toEqual([
      ...['Plant Name', 'Updated Time', 'Time Zone', 'Production-Today(kWh)', 'Consumption-Today(kWh)'],
      ...['Feed-in Power-Today(kWh)', 'Energy Purchased-Today(kWh)', 'Energy Charged-This Day(kWh)'],
      ...['Energy Discharged-This Day(kWh)', 'Self-used Ratio(%)', 'Anticipated Yield(EUR)'],
    ])
    expect(name).toBe(`attachment; filename="report.xlsx"; filename*=UTF-8''Kranichhof%202026-05-01.xlsx`)
    const own = await sheet(HOME, {
      ...body('2', '2026-05-01', '2026-05-01'),
      reportFields: [
        { name: 'Mine', storageName: 'GENERATE_VALUE' },
        { name: ' ', storageName: 'USE_VALUE' },
      ],
    })
    expect(own.cells[0]?.slice(3)).toEqual(['Mine', 'Consumption-Today(kWh)'])
    expect(own.cells).toHaveLength(2)
  })

  it.each<[Json, string, string | null]>([
    [body('5', '2026-05-01', '2026-05-02'), 'PARAM_ERROR', 'timeType'],
    [body(undefined, '2026-05-01', '2026-05-02'), 'PARAM_ERROR', 'timeType'],
    [body('2', '', '2026-05-02'), '17', 'startTime'],
    [body('2', 'May', '2026-05-02'), 'PARAM_ERROR', 'startTime'],
    [body('2', '2026-05-02', undefined), '17', 'endTime'],
    [body('2', '2026-05-02', '2026-05-01'), 'PARAM_ERROR', 'endTime'],
    [body('1', '2026-05-01', '2026-06-01'), 'fine', null],
    [body('1', '2026-05-01', '2026-06-02'), 'PARAM_ERROR', 'endTime'],
    [body('2', '2023-06-17', '2026-06-21'), 'fine', null],
    [body('2', '2023-06-16', '2026-06-21'), 'PARAM_ERROR', 'endTime'],
    [body('3', '1996-06-18', '2026-07-31'), 'fine', null],
    [body('3', '1996-06-17', '2026-07-31'), 'PARAM_ERROR', 'endTime'],
    [body('4', '1926-06-17', '2026-08-31'), 'fine', null],
    [body('4', '1926-06-16', '2026-08-31'), 'PARAM_ERROR', 'endTime'],
    [body('2', '2026-05-01', '2026-05-02', []), '17', 'reportFields'],
    [body('2', '2026-05-01', '2026-05-02', ['toString']), 'PARAM_ERROR', 'storageName'],
    [body('2', '2026-06-19', '2026-06-30'), '28', null],
    [body('1', '2026-06-19', '2026-06-30'), '28', null],
  ])('%j: %s', async (sent, code, field) => {
    const { caller } = await signedIn()
    const reply = await caller.post(path(HOME), sent)
    expect(reply.status === 200 ? 'fine' : reply.json['code']).toBe(code)
    if (field !== null) expect(reply.json['param']).toEqual({ field })
  })

  it('of a plant without a device there is nothing, and of those of others it is refused', async () => {
    const { caller } = await signedIn()
    const created = await caller.post('/maintain-s/station', {
      station: {
        ...{ name: 'Neu', type: 'HOUSE_ROOF', gridInterconnectionType: 'EXCESS', installedCapacity: 5 },
        location: { lat: 52.41, lng: 13.02, address: 'Am Hang 4' },
        region: { nationId: 60, level1: 884, timezone: 'Europe/Berlin' },
      },
      finance: { currency: 'EUR' },
    })
    const sent = body('2', '2026-06-01', '2026-06-18')
    expect(await codeOf(caller.post(path(Number(created.json['id'])), sent))).toBe('28')
    expect(await codeOf(caller.post(path(63900010), sent))).toBe('22')
    const viewer = await signedIn('viewer')
    expect(await codeOf(viewer.caller.post(path(HOME), sent))).toBe('24')
  })
})
