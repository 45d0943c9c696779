import { describe, expect, it } from 'vitest'
import { TRIAGE_STATES } from '../../domain/alarms/triage-state'
import { DEVICE_TYPES } from '../../domain/devices/device'
import type { Filter } from '../../schema/codec'
import { customAsk } from '../../../tests/support/custom-ask'
import type { Call } from '../../transport/call'
import type { CustomAsk } from '../custom-source'
import { triageQuestion } from './alert-question'
import { alertCalls } from './alerts'

const WINDOW = { page: 2, size: 50, field: 'priority', direction: 'DESC' } as const
const ask = (filters: readonly Filter[], plantId: number | null = null) =>
  triageQuestion({ search: '', filters }, WINDOW, { language: 'de', plantId })

describe('questions to the currentPlant of alarms', () => {
  it('leave out what is closed until somebody asks for it', () => {
    expect(ask([]).states).toEqual(['OPEN', 'ACKNOWLEDGED', 'SNOOZED', 'RECOVERED'])
    expect(ask([{ field: 'state', operator: 'in', value: ['CLOSED'] }]).states).toEqual(['CLOSED'])
  })

  it('carry page, order and plant', () => {
    expect(ask([], 7)).toMatchObject({ at: 2, size: 50, order: 'priority', plantIds: [7], language: 'de' })
    const oldest = { ...WINDOW, field: 'started', direction: 'ASC' as const }
    expect(
      triageQuestion({ search: 'roof', filters: [] }, oldest, { language: 'en', plantId: null }),
    ).toMatchObject({
      order: 'started',
      ascending: true,
      keyword: 'roof',
    })
  })

  it.each<[string, Filter, object]>([
    ['levels by number', { field: 'level', operator: 'in', value: ['fault', 'warning'] }, { levels: [2, 1] }],
    ['all other levels', { field: 'level', operator: 'notIn', value: ['fault'] }, { levels: [0, 1] }],
    ['influence', { field: 'influence', operator: 'in', value: ['safety', 'both'] }, { influences: [2, 3] }],
    [
      'states but one',
      { field: 'state', operator: 'notIn', value: ['OPEN', 'CLOSED', 'SNOOZED', 'RECOVERED'] },
      { states: ['ACKNOWLEDGED'] },
    ],
    [
      'device types',
      { field: 'deviceType', operator: 'in', value: ['BATTERY'] },
      { deviceTypes: ['BATTERY'] },
    ],
    ['a code', { field: 'code', operator: 'contains', value: 'F6' }, { code: 'F6' }],
    ['members', { field: 'assigneeId', operator: 'in', value: ['900003', 5] }, { assigneeIds: [900003, 5] }],
    ['nobody', { field: 'assigneeId', operator: 'missing', value: null }, { assigned: false }],
    ['anybody', { field: 'assigneeId', operator: 'present', value: null }, { assigned: true }],
    ['oneself', { field: 'mine', operator: 'is', value: true }, { mine: true }],
    ['a period', { field: 'started', operator: 'between', value: [10, 20] }, { since: 10, until: 20 }],
    ['an end', { field: 'started', operator: 'to', value: 20 }, { until: 20 }],
    ['a begin', { field: 'started', operator: 'from', value: 10 }, { since: 10 }],
    ['no level at all', { field: 'level', operator: 'in', value: ['none', {}] }, { levels: [-1] }],
    ['no state at all', { field: 'state', operator: 'notIn', value: TRIAGE_STATES }, { states: ['-'] }],
    [
      'no type at all',
      { field: 'deviceType', operator: 'notIn', value: DEVICE_TYPES },
      { deviceTypes: ['-'] },
    ],
    ['one level', { field: 'level', operator: 'in', value: 'warning' }, { levels: [1] }],
    ['a code that is a number', { field: 'code', operator: 'contains', value: 6 }, { code: '6' }],
    ['no code', { field: 'code', operator: 'contains', value: null }, { code: '' }],
    ['members by number', { field: 'assigneeId', operator: 'in', value: ['x', 5] }, { assigneeIds: [5] }],
    ['oneself in an address', { field: 'mine', operator: 'is', value: 'true' }, { mine: true }],
    ['not oneself', { field: 'mine', operator: 'is', value: 'no' }, { mine: false }],
  ])('ask for %s', (_, filter, expected) => {
    expect(ask([filter])).toMatchObject(expected)
  })

  it.each([
    ['begin', [null, 20], { until: 20 }],
    ['end', [10, ''], { since: 10 }],
  ])('ask for a period without %s', (_, value, expected) => {
    const { since, until } = ask([{ field: 'started', operator: 'between', value }])
    expect(JSON.parse(JSON.stringify({ since, until }))).toEqual(expected)
  })

  it.each(['started', 'lost', 'lossPerDay'])('are ordered by %s from either end', (field) => {
    const ordered = (direction: 'ASC' | 'DESC') =>
      triageQuestion({ search: '', filters: [] }, { ...WINDOW, field, direction }, { language: 'de', plantId: null }) // oxfmt-ignore
    expect(ordered('ASC')).toMatchObject({ order: field, ascending: true })
    expect(ordered('DESC')).toMatchObject({ order: field, ascending: false })
    expect(ordered('DESC')).not.toHaveProperty('keyword')
    expect(ordered('DESC')).not.toHaveProperty('plantIds')
  })

  it.each<Filter>([
    { field: 'level', operator: 'missing', value: null },
    { field: 'code', operator: 'present', value: null },
    { field: 'serial', operator: 'contains', value: '1' },
  ])('are refused where the currentPlant cannot say them: %o', (filter) => {
    const { field, operator } = filter
    expect(() => ask([filter])).toThrow(`alerts: paged cannot ask ${field} for ${operator}`)
  })
})

const T = 1_768_292_700
const OPERATING = '/maintain-s/operating'

describe('alarms of a vendor’s server', () => {
  const row = {
    deviceId: 5,
    ruleId: 8801,
    alertTime: T,
    level: 2,
    influence: 1,
    alertName: 'Fan',
    stationId: 7,
  }
  const ask = (replies: Readonly<Record<string, unknown>>, plantId: number | null) =>
    ({
      plantId,
      language: 'en',
      zone: 'UTC',
      now: () => T + 300,
      capable: () => Promise.resolve(false),
      send: <T>({ path, read }: Call<T>): Promise<T> => {
        const name = path.split('/').slice(-2).join('/')
        return name in replies
          ? Promise.resolve(read({ total: 2, data: replies[name] }))
          : Promise.reject(new Error(name))
      },
    }) as unknown as CustomAsk
  const list = async (replies: Readonly<Record<string, unknown>>, plantId: number | null = null) =>
    (await alertCalls.list?.(ask(replies, plantId)))?.map(({ state, duration, plant, codes }) => [
      state,
      duration,
      plant,
      codes,
    ])

  it('are open while they last: nobody could have acknowledged one', async () => {
    const rows = [
      { ...row, id: 'a', endTime: null },
      { ...row, id: 'b', endTime: T + 60 },
    ]
    expect(await list({ 'v2/list': rows })).toEqual([
      ['OPEN', 300, '7', null],
      ['RECOVERED', 60, '7', null],
    ])
  })

  it('are explained in the list, one by another; opening one of 10,000 asks for no causes', async () => {
    const rows = Array.from({ length: 10_000 }, (_, id) => ({
      ...row,
      id: `a${id}`,
      stationId: id,
      endTime: null,
    }))
    const listed = await alertCalls.list?.(ask({ 'v2/list': rows.slice(0, 50) }, null))
    expect(listed?.every(({ cause }) => typeof cause === 'string')).toBe(true)
    const one = await alertCalls.one?.('a7', ask({ 'v2/list': rows }, null))
    expect(one).toMatchObject({ id: 'a7', plantId: 7, state: 'OPEN' })
    expect(one).not.toHaveProperty('cause')
  })

  it('are asked for as that server wants them, and those that it does not place have no plant', async () => {
    const fleet = customAsk({ [`POST ${OPERATING}/station/alert/v2/list`]: { total: 1, data: [{ ...row, stationId: null }] } }, { plantId: null, capable: () => Promise.resolve(false) }) // oxfmt-ignore
    expect(await alertCalls.list?.(fleet.ask)).toMatchObject([
      { id: `5-8801-${T}`, plant: null, plantId: null, acknowledged: null, lost: null, mine: null },
    ])
    expect(fleet.sent()[0]?.[1]).toMatchObject({
      language: 'de',
      timeZone: 'Europe/Berlin',
      page: 1,
      size: 500,
    })
    await expect(alertCalls.one?.('gone', fleet.ask)).rejects.toMatchObject({ fault: { code: '18' } })
    const plant = customAsk({ [`POST ${OPERATING}/alert/search`]: { total: 1, data: [row] } })
    expect(await alertCalls.list?.(plant.ask)).toMatchObject([{ id: `5-8801-${T}`, plant: null, plantId: 7 }])
    expect(plant.sent().map(([line]) => String(line).replace(/.*&page/, 'page'))).toEqual([
      'page=1&size=500',
      `POST ${OPERATING}/station/alert?page=1&size=500`,
    ])
    expect(plant.sent()[0]?.[1]).toMatchObject({ language: 'de', plantId: 7 })
  })

  it('of one plant take their ends from its other list, where that knows them', async () => {
    const rows = [row, { ...row, alertTime: T + 100 }]
    const known = [{ ...row, id: 'a', endTime: T + 60 }, { ...row, id: 'b', endTime: null, alertTime: T + 150 }] // oxfmt-ignore
    expect(await list({ 'alert/search': rows, 'station/alert': known }, 7)).toEqual([
      ['RECOVERED', 60, null, null],
      [null, null, null, null],
    ])
    expect(await list({ 'alert/search': rows }, 7)).toEqual([
      [null, null, null, null],
      [null, null, null, null],
    ])
  })
})
