import { describe, expect, it } from 'vitest'
import { customAsk, refusal } from '../../../tests/support/custom-ask'
import { NOTHING_TOLD } from '../../domain/alarms/alarm-facts'
import type { ActionCall } from '../source'
import { alertCalls } from './alerts'

const T = 1_768_292_700
const TRIAGE = '/maintain-s/operating/alert/triage'
const SEARCH = `POST ${TRIAGE}/search`
const WINDOW = { page: 2, size: 2, field: 'priority', direction: 'DESC' } as const
const ALL = { search: '', filters: [] }
const ROW = {
  ...{ id: 'a', alertName: 'Fan', ruleCode: 'F6', ruleId: 88, level: 2, influence: 1, alertTime: T - 60 },
  ...{ deviceId: 5, deviceSn: 'I1', deviceName: 'Roof', deviceType: 'INVERTER', timezone: 'Europe/Berlin' },
  ...{ stationId: 7, stationName: 'Pier', state: 'OPEN', acknowledged: 0, lastTime: T - 30, occurrences: 3 },
  ...{
    assigneeId: 9,
    assigneeName: 'Bo',
    noteCount: 2,
    advice: 'Clean it',
    lossEnergy: 1.5,
    lossIncome: 0.4,
  },
  ...{ currency: 'EUR', lossPerDay: 3, codes: ['alert:handle'], snoozedUntil: T + 60, reason: 'why' },
}
const one = async (row: object, now = T) => {
  const { ask } = customAsk({ [SEARCH]: { total: 1, data: [row] } }, { now: () => now })
  return (await alertCalls.page?.(ALL, WINDOW, ask))?.data[0]
}

describe('alarms that somebody works at', () => {
  it('are all that the server says of them', async () => {
    expect(await one(ROW)).toEqual({
      ...{ id: 'a', alarm: 'Fan', level: 'fault', influence: 'production', code: 'F6', device: 'Roof' },
      ...{ serial: 'I1', deviceType: 'INVERTER', zone: 'Europe/Berlin', started: T - 60, ended: null },
      ...{
        safety: false,
        blockable: true,
        priority: 102,
        duration: 60,
        deviceId: 5,
        day: '2026-01-13',
        time: '09:24',
      },
      ...{ ruleId: '88', plant: 'Pier', plantId: 7, state: 'OPEN', acknowledged: false, lastSeen: T - 30 },
      ...{ repeats: 3, assignee: 'Bo', assigneeId: 9, mine: null, notes: 2, advice: 'Clean it' },
      ...{ signs: NOTHING_TOLD, lost: 1.5, lostMoney: 0.4, currency: 'EUR', lossPerDay: 3 },
      ...{ codes: ['alert:handle'], snoozedUntil: T + 60, reason: 'why' },
    })
  })

  it.each([
    ['its code for a name', { alertName: null }, { alarm: 'F6' }],
    ['a serial for a device without a name', { deviceName: null }, { device: 'I1' }],
    ['nobody who has it', { assigneeId: null }, { assignee: null, assigneeId: null }],
    ['an end', { endTime: T - 20 }, { ended: T - 20, duration: 40, priority: 2 }],
    ['an end before its beginning', { endTime: T - 90 }, { duration: 0 }],
    ['no beginning', { alertTime: null }, { started: null, duration: null, day: null, time: null }],
    ['no zone', { timezone: null }, { zone: null, day: null, time: null }],
    ['another zone', { timezone: 'Asia/Tokyo' }, { day: '2026-01-13', time: '17:24' }],
    ['no influence', { influence: null }, { influence: null, safety: false, priority: 102 }],
    ['influence on production', { influence: 1 }, { safety: false, priority: 102 }],
    [
      'influence on safety',
      { influence: 2 },
      { influence: 'safety', safety: true, blockable: false, priority: 112 },
    ],
    ['influence on both, and an end', { influence: 3, endTime: T }, { safety: true, priority: 12 }],
    ['a kind that no rule names', { ruleId: null }, { safety: false, blockable: null }],
    ['no level', { level: null }, { level: null, priority: 100 }],
    [
      'a server that calls it safe',
      { influence: 3, safety: 0 },
      { safety: false, blockable: true, priority: 112 },
    ],
    ['a server that does not', { influence: 0, safety: 1 }, { safety: true, priority: 102 }],
  ])('have %s', async (_, change, record) => expect(await one({ ...ROW, ...change })).toMatchObject(record))

  it('come with the figures over all of them', async () => {
    const { ask, sent } = customAsk({ [SEARCH]: { total: 41, data: [ROW], summary: { openSafety: 4 } } })
    const page = await alertCalls.page?.(ALL, WINDOW, ask)
    expect(page).toMatchObject({ total: 41, extra: { openSafety: 4 } })
    expect(sent()[0]?.[0]).toBe(`${SEARCH}?order.direction=DESC&order.property=priority&page=2&size=2`)
    const none = customAsk({}, { capable: (name) => Promise.resolve(name !== 'alarmTriage') })
    expect(await alertCalls.page?.(ALL, WINDOW, none.ask)).toBeNull()
  })

  it('one has its notes and its log as well', async () => {
    const detail = { ...ROW, notes: [{ at: T, by: 'Bo', text: 'n' }], log: [{ at: T, by: 'Bo', action: 'CLOSE' }] } // oxfmt-ignore
    const capable = (name: string) => Promise.resolve(name === 'alarmTriage')
    const { ask, sent } = customAsk({ [`GET ${TRIAGE}/a%2Fb`]: detail }, { capable })
    expect(await alertCalls.one?.('a/b', ask)).toEqual({
      ...(await one(ROW)),
      notesText: detail.notes,
      log: detail.log,
    })
    expect(sent()).toEqual([[`GET ${TRIAGE}/a%2Fb?language=de`]])
  })
})

describe('alarms by their likely cause', () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({
    ...{
      ...ROW,
      id: `a${index}`,
      ruleCode: `F${index}`,
      deviceId: index,
      stationId: index,
      alertTime: T - index * 90_000,
    },
  }))
  const asked = async (filters: { field: string; operator: 'in' | 'notIn'; value: unknown }[], page = 1) => {
    const bench = customAsk({
      [SEARCH]: ({ line }: { line: string }) => {
        const at = Number(new URLSearchParams(line.split('?')[1]).get('page'))
        return { total: 5, data: at === 1 ? rows.slice(0, 3) : rows.slice(3), summary: { openSafety: at } }
      },
    })
    const list = await alertCalls.page?.({ search: 'x', filters }, { ...WINDOW, page }, bench.ask)
    return { ...bench, list, ids: list?.data.map(({ id }) => id) }
  }
  const single = { field: 'cause', operator: 'in' as const, value: ['single'] }

  it('are looked for among all that the other filters leave, 500 a page', async () => {
    const { sent, list, ids } = await asked([single, { field: 'level', operator: 'in', value: ['fault'] }])
    expect(ids).toEqual(['a0', 'a1'])
    expect(list).toMatchObject({ total: 5, extra: { openSafety: 2 } })
    expect(sent().map(([line]) => line)).toEqual(
      [1, 2].map((page) => `${SEARCH}?order.direction=DESC&order.property=priority&page=${page}&size=500`),
    )
    expect(sent()[0]?.[1]).toMatchObject({ keyword: 'x', levelList: [2] })
    expect(sent()[0]?.[1]).not.toHaveProperty('cause')
  })

  it.each([
    [2, [single], ['a2', 'a3']],
    [3, [single], ['a4']],
    [1, [{ ...single, value: ['grid'] }], []],
    [1, [{ ...single, operator: 'notIn' as const, value: ['grid'] }], ['a0', 'a1']],
    [1, [single, { ...single, operator: 'notIn' as const, value: ['single'] }], []],
  ])('page %i of %j', async (page, filters, ids) => expect((await asked(filters, page)).ids).toEqual(ids))
})

describe('a step with alarms', () => {
  const act = async (name: string, doing: Partial<ActionCall>, results: readonly object[] = []) => {
    const bench = customAsk({ [`POST ${TRIAGE}`]: { results } })
    const call = { ids: ['a'], input: {}, ...doing } as unknown as ActionCall
    return { ...bench, outcomes: await alertCalls.actions?.[name]?.(call, bench.ask) }
  }

  it.each([
    ['acknowledge', {}, { action: 'ACKNOWLEDGE' }],
    ['reopen', {}, { action: 'REOPEN' }],
    ['undo', {}, { action: 'UNDO' }],
    ['assign', { assigneeId: 9 }, { action: 'ASSIGN', assigneeId: 9 }],
    ['assign', { assigneeId: null }, { action: 'ASSIGN', assigneeId: 0 }],
    ['snooze', { until: T }, { action: 'SNOOZE', until: T }],
    ['snooze', {}, { action: 'SNOOZE', until: 0 }],
    ['close', { reason: ' done ' }, { action: 'CLOSE', reason: 'done' }],
    ['close', { reason: ' ' }, { action: 'CLOSE' }],
    ['note', { note: ' n ' }, { action: 'NOTE', note: 'n' }],
    ['note', {}, { action: 'NOTE', note: '' }],
    ['unnote', {}, { action: 'UNNOTE' }],
  ])('%s with %j', async (name, input, body) => {
    const { sent } = await act(name, { input, key: 'k' })
    expect(sent()).toEqual([[`POST ${TRIAGE}`, { alarmIds: ['a'], ...body, key: 'k' }]])
  })

  it.each([
    [500, [500]],
    [501, [500, 1]],
    [1001, [500, 500, 1]],
    [0, []],
  ])('with %i of them is made of steps with %j', async (count, sizes) => {
    const { asked } = await act('undo', { ids: Array.from({ length: count }, (_, id) => id) })
    const ids = asked.map(({ body }) => (body as { alarmIds: string[] }).alarmIds)
    expect(ids.map(({ length }) => length)).toEqual(sizes)
    expect(ids.flat()).toEqual(Array.from({ length: count }, (_, id) => String(id)))
  })

  it.each([
    ['DONE', undefined, 'done', null],
    ['ALREADY', undefined, 'skipped', null],
    ['REFUSED', '21', 'denied', null],
    ['REFUSED', '22', 'denied', null],
    ['REFUSED', '24', 'denied', null],
    ['REFUSED', '17', 'failed', { kind: 'rejected', code: '17', status: 200, body: null }],
    ['REFUSED', undefined, 'failed', { kind: 'rejected', code: '', status: 200, body: null }],
    ['LOST', '21', 'failed', { kind: 'rejected', code: '21', status: 200, body: null }],
  ])('that is %s (%s) %s', async (result, reason, outcome, fault) => {
    const { outcomes } = await act('undo', {}, [{ alarmId: 'a', result, reason }])
    expect(outcomes).toEqual([{ id: 'a', outcome, fault }])
  })

  it.each([
    ['block', ['POST shield']],
    ['unblock', ['GET list', 'DELETE shield']],
  ])('%s is for the rule, and is done for each alarm of it', async (name, calls) => {
    const SHIELD = '/maintain-s/operating/alert/shield'
    const rule = { id: 3, ruleId: 88, deviceType: 'INVERTER', stationId: 7 }
    const { ask, asked } = customAsk({ [`POST ${SHIELD}`]: rule, [`DELETE ${SHIELD}`]: {}, [`GET ${SHIELD}/list`]: [rule] }) // oxfmt-ignore
    const input = { ruleId: '88', deviceType: 'INVERTER', plantId: 7 }
    const outcomes = await alertCalls.actions?.[name]?.({ ids: ['a', 'b'], input } as never, ask)
    expect(outcomes).toEqual(['a', 'b'].map((id) => ({ id, outcome: 'done', fault: null })))
    expect(asked.map(({ line }) => line.replace(/ .*\/(\w+).*/, ' $1'))).toEqual(calls)
    const refused = customAsk({ [`GET ${SHIELD}/list`]: refusal('21'), [`POST ${SHIELD}`]: refusal('38') })
    await expect(alertCalls.actions?.[name]?.({ ids: ['a'], input } as never, refused.ask)).rejects.toThrow()
  })
})
