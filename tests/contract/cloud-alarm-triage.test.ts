import { describe, expect, it } from 'vitest'
import { markNow, stateOf } from '../../mocks/cloud/alarms/alert-life'
import type { Standing } from '../../mocks/cloud/alarms/alert-life'
import { DEVICE_TYPES } from '../../src/domain/devices/device'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const TRIAGE = '/maintain-s/operating/alert/triage'
const SHIELD = '/maintain-s/operating/alert/shield'
const search = async (caller: Caller, body: Json = {}) =>
  (await caller.post(`${TRIAGE}/search?size=1000`, body)).json
const found = async (caller: Caller, body: Json = {}) => rows(await search(caller, body))
const act = (caller: Caller, id: unknown, body: Json) => caller.post(`${TRIAGE}/${String(id)}`, body)

/** Of a plant whose alarms the operator may not handle. */
const onlyLooked = ({ stationId }: Json) => stationId === 63900008

const HOUR = 3600
const standing = (part: Partial<Standing>): Standing => ({
  mark: 'NONE', markedAt: 0, assignee: null, snoozedUntil: null, reason: null, ...part,
}) // oxfmt-ignore

describe('the state machine of an alarm', () => {
  const lasts = { starts: [100], end: null }
  const gone = { starts: [100], end: 1000 }
  const day = 24 * HOUR

  it.each([
    ['nothing was done, it lasts', null, lasts, 500, 'OPEN'],
    ['acknowledged', standing({ mark: 'ACKNOWLEDGED', markedAt: 200 }), lasts, 500, 'ACKNOWLEDGED'],
    ['snoozed', standing({ snoozedUntil: 900 }), lasts, 500, 'SNOOZED'],
    ['the snooze is over', standing({ snoozedUntil: 900 }), lasts, 900, 'OPEN'],
    ['snoozed after it was acknowledged', standing({ mark: 'ACKNOWLEDGED', snoozedUntil: 900 }), lasts, 950, 'ACKNOWLEDGED'],
    ['closed', standing({ mark: 'CLOSED', markedAt: 200 }), lasts, 500, 'CLOSED'],
    ['closed, and it came again', standing({ mark: 'CLOSED', markedAt: 200 }), { starts: [100, 300], end: null }, 500, 'OPEN'],
    ['gone, seen by nobody', null, gone, 1000 + 9 * day, 'RECOVERED'],
    ['gone, acknowledged, within 24 h', standing({ mark: 'ACKNOWLEDGED' }), gone, 999 + day, 'RECOVERED'],
    ['gone, acknowledged, 24 h later', standing({ mark: 'ACKNOWLEDGED' }), gone, 1000 + day, 'CLOSED'],
    ['gone while snoozed', standing({ snoozedUntil: 5000 }), gone, 1000, 'RECOVERED'],
  ] as const)('%s', (_, entry, life, now, state) => expect(stateOf(entry, life, now)).toBe(state)) // oxfmt-ignore

  it('a repeat leaves an acknowledgement alone', () => {
    const entry = standing({ mark: 'ACKNOWLEDGED', markedAt: 200 })
    expect(markNow(entry, { starts: [100, 300] })).toBe('ACKNOWLEDGED')
  })
})

describe('alarm triage, ours', () => {
  it('acknowledges, assigns, snoozes, notes, closes, undoes; others see it, strangers do not', async () => {
    const { cloud } = aWorld({ plants: 120 })
    const admin = await cloud.signIn('admin')
    const { id, stationId } =
      (await found(admin, { states: ['OPEN'] })).find((row) => !row['safety'] && !onlyLooked(row)) ?? {}
    expect((await act(admin, id, { action: 'ACKNOWLEDGE' })).json).toMatchObject({
      state: 'ACKNOWLEDGED',
      already: false,
      stationId,
    })
    expect((await act(admin, id, { action: 'ACKNOWLEDGE' })).json['already']).toBe(true)
    await act(admin, id, { action: 'ASSIGN', assigneeId: 900004 })
    expect(await codeOf(act(admin, id, { action: 'ASSIGN', assigneeId: 900001 }))).toBe('18')
    await act(admin, id, { action: 'NOTE', note: 'fuse ordered' })
    expect(await codeOf(act(admin, id, { action: 'SNOOZE', until: 5 }))).toBe('PARAM_ERROR')
    const { json } = await act(admin, id, { action: 'SNOOZE', until: '2026-06-19T00:00:00Z' })
    expect(json).toMatchObject({ state: 'SNOOZED', assigneeId: 900004, assigneeName: 'Toni Brook' })

    const operator = await cloud.signIn('operator')
    expect(await found(operator, { assigneeIds: [900004] })).toMatchObject([
      { id, state: 'SNOOZED', noteCount: 1 },
    ])
    const seen = (await operator.get(`${TRIAGE}/${String(id)}`)).json
    expect(seen).toMatchObject({ notes: [{ by: 'Alex Ridge', text: 'fuse ordered' }], undoable: false })
    expect((seen['log'] as Json[]).map(({ action }) => action)).toEqual([
      'ACKNOWLEDGE',
      'ASSIGN',
      'NOTE',
      'SNOOZE',
    ])
    expect(await codeOf(act(operator, id, { action: 'UNNOTE' }))).toBe('28')
    await act(admin, id, { action: 'NOTE', note: 'wrong plant' })
    expect((await act(admin, id, { action: 'UNNOTE' })).json).toMatchObject({
      state: 'SNOOZED',
      noteCount: 1,
    })
    expect((await act(admin, id, { action: 'UNDO' })).json['state']).toBe('ACKNOWLEDGED')
    expect(await codeOf(act(admin, id, { action: 'UNDO' }))).toBe('28')
    expect((await act(operator, id, { action: 'CLOSE' })).json['state']).toBe('CLOSED')
    expect((await act(operator, id, { action: 'REOPEN' })).json['state']).toBe('OPEN')

    expect(await codeOf(act(await cloud.signIn('manager'), id, { action: 'CLOSE' }))).toBe('24')
    expect(await codeOf(act(await cloud.signIn('owner'), id, { action: 'CLOSE' }))).toBe('22')
    expect(await codeOf(act(admin, `${String(stationId)}-8802-0-20100101`, { action: 'CLOSE' }))).toBe('18')
    expect(await codeOf(act(admin, id, { action: 'FORGET' }))).toBe('PARAM_ERROR')
  })

  it('says of each alarm what may be done at its plant, and does that alone', async () => {
    const { cloud } = aWorld({ plants: 120 })
    const operator = await cloud.signIn('operator')
    const all = await found(operator, { states: ['OPEN'] })
    const [looked, handled] = [all.filter(onlyLooked), all.filter((row) => !onlyLooked(row))]
    expect(looked.length).toBeGreaterThan(0)
    expect(handled.length).toBeGreaterThan(0)
    for (const { codes } of looked) expect(codes).toEqual(['alert:read'])
    for (const { codes } of handled) expect(codes).toEqual(['alert:read', 'alert:handle'])
    const [one, other] = [looked[0]?.['id'], handled[0]?.['id']]
    const { json } = await operator.post(TRIAGE, { alarmIds: [one, other], action: 'ACKNOWLEDGE' })
    expect(json['results']).toMatchObject([
      { alarmId: one, result: 'REFUSED', reason: '24' },
      { alarmId: other, result: 'DONE' },
    ])
    for (const { codes } of await found(await cloud.signIn('manager'))) expect(codes).toEqual(['alert:read'])
    for (const { codes } of await found(await cloud.signIn('norole')))
      expect(codes).toEqual(['alert:read', 'alert:handle'])
  })

  it('a safety alarm is not closed without a reason', async () => {
    const { cloud } = aWorld({ plants: 60, control: true })
    await cloud.post('/__cloud/alarms', { cause: 'string-fault', plants: 5, count: 5 })
    const admin = await cloud.signIn('admin')
    const { id } = (await found(admin, { influenceList: [2, 3], states: ['OPEN'] }))[0] ?? {}
    expect(await codeOf(act(admin, id, { action: 'CLOSE', reason: ' ' }))).toBe('17')
    expect((await act(admin, id, { action: 'CLOSE', reason: 'string switched off' })).json).toMatchObject({
      state: 'CLOSED',
      reason: 'string switched off',
    })
  })

  it('handles many at once and shows what became of each', async () => {
    const { cloud } = aWorld({ plants: 120 })
    const admin = await cloud.signIn('admin')
    const ids = (await found(admin)).slice(0, 5).map(({ id }) => id)
    await act(admin, ids[0], { action: 'ACKNOWLEDGE' })
    const alarmIds = [...ids, 'no id', '63400030-8802-0-20260617']
    const { json } = await admin.post(TRIAGE, { alarmIds, action: 'ACKNOWLEDGE' })
    expect(json).toMatchObject({ done: 4, already: 1, refused: 2 })
    expect((json['results'] as Json[]).map(({ result }) => result)).toEqual([
      ...['ALREADY', 'DONE', 'DONE', 'DONE', 'DONE', 'REFUSED', 'REFUSED'],
    ])
    const owner = await cloud.signIn('owner')
    expect(await codeOf(owner.post(TRIAGE, { alarmIds: ids, action: 'CLOSE', reason: 'x' }))).toBe('22')
    expect(await codeOf(admin.post(TRIAGE, { alarmIds: [], action: 'CLOSE' }))).toBe('17')
  })

  it('searches all plants of an organisation, and counts', async () => {
    const { cloud } = aWorld({ plants: 120 })
    const admin = await cloud.signIn('admin')
    const all = await search(admin)
    expect(rows(all).length).toBeGreaterThan(30)
    const { states, openByLevel } = all['summary'] as {
      states: Record<string, number>
      openByLevel: number[]
    }
    expect(Object.values(states).reduce((sum, one) => sum + one, 0)).toBe(all['total'])
    expect(openByLevel.reduce((sum, one) => sum + one, 0)).toBe(states['OPEN'])
    expect(await found(admin, { states: ['RECOVERED'] })).toHaveLength(states['RECOVERED'] ?? -1)
    for (const row of await found(admin, { levelList: [2], deviceTypes: ['INVERTER'] }))
      expect(row).toMatchObject({ level: 2, deviceType: 'INVERTER' })
    const plants = [...new Set(rows(all).map((row) => Number(row['stationId'])))].slice(0, 2)
    const some = await found(admin, { stationIds: plants })
    expect([...new Set(some.map((row) => row['stationId']))].sort()).toEqual([...plants].sort())
    const first = rows((await admin.post(`${TRIAGE}/search?order.property=priority`, {})).json)[0]
    const weight = (row: Json | undefined) =>
      (row?.['endTime'] === null ? 100 : 0) + (row?.['safety'] ? 10 : 0) + Number(row?.['level'])
    expect(weight(first)).toBe(Math.max(...rows(all).map(weight)))
    expect(await codeOf(admin.post(`${TRIAGE}/search`, { stationIds: [63400120] }))).toBe('22')
  })

  it('a repeat within a day is the same alarm: counted, and open again after it was closed', async () => {
    const world = aWorld({ plants: 60, control: true })
    const { cloud, seconds } = world
    const admin = await cloud.signIn('admin')
    const raise = () => cloud.post('/__cloud/alarms', { cause: 'heat', plants: [63900012], count: 1 })
    const one = async (who = admin) =>
      (await found(who, { stationIds: [63900012], ruleIds: [8806] }))[0] ?? {}
    await raise()
    const { id, occurrences } = await one()
    await act(admin, id, { action: 'CLOSE' })
    seconds(HOUR)
    await cloud.delete('/__cloud/alarms')
    expect(await one()).toMatchObject({ id, state: 'CLOSED' })
    seconds(HOUR)
    await raise()
    expect(await one()).toMatchObject({ id, state: 'OPEN', occurrences: Number(occurrences) + 1 })
    // The next morning, less than a day after its end: still the same alarm, with its first id.
    seconds(HOUR)
    await cloud.delete('/__cloud/alarms')
    seconds(14 * HOUR)
    await raise()
    expect(await one()).toMatchObject({ id, state: 'OPEN', occurrences: Number(occurrences) + 2 })
    seconds(HOUR)
    await cloud.delete('/__cloud/alarms')
    seconds(25 * HOUR)
    await raise()
    // The day's token has expired by now.
    expect(await one(await cloud.signIn('admin'))).not.toMatchObject({ id })
  })
})

describe('block rules, ours beyond the vendor’s', () => {
  it('a preview shows what would have been hidden, and safety never is', async () => {
    const { cloud } = aWorld({ plants: 200 })
    const admin = await cloud.signIn('admin')
    const all = await found(admin, { since: Date.parse('2026-05-20T00:00:00Z') / 1000 })
    const safety = Number(all.find((row) => row['safety'])?.['ruleId'])
    const { json } = await admin.post(`${SHIELD}/preview`, { ruleId: safety })
    expect(json).toMatchObject({ hidden: 0, total: json['safety'] })
    expect(Number(json['safety'])).toBeGreaterThan(0)
    await admin.post(SHIELD, { ruleId: safety })
    expect((await found(admin)).some((row) => row['ruleId'] === safety)).toBe(true)
    const harmless = Number(all.find((row) => !row['safety'])?.['ruleId'])
    expect((await admin.post(`${SHIELD}/preview`, { ruleId: harmless })).json).toMatchObject({
      days: 30,
      safety: 0,
    })
    const made = (await admin.post(SHIELD, { ruleId: harmless })).json
    expect(made).toMatchObject({ createdBy: 'Alex Ridge', until: null })
    expect((await found(admin)).some((row) => row['ruleId'] === harmless)).toBe(false)
    expect((await found(admin, { withBlocked: true })).some((row) => row['ruleId'] === harmless)).toBe(true)
  })

  it('ends by itself at its hour', async () => {
    const world = aWorld({ plants: 20 })
    const admin = await world.cloud.signIn('admin')
    const until = world.time.now / 1000 + HOUR
    expect(await codeOf(admin.post(SHIELD, { ruleId: 8807, until: 5 }))).toBe('PARAM_ERROR')
    expect((await admin.post(SHIELD, { ruleId: 8807, until })).json).toMatchObject({ until })
    world.seconds(HOUR)
    expect((await admin.get(`${SHIELD}/list`)).json).toEqual([])
  })

  it('takes the place of another in one step: a new one that is refused leaves the old one', async () => {
    const admin = await aWorld({ plants: 20 }).cloud.signIn('admin')
    const known = async () => {
      const list: unknown = (await admin.get(`${SHIELD}/list`)).json
      return (list as Json[]).map(({ ruleId }) => ruleId)
    }
    const first = (await admin.post(SHIELD, { ruleId: 8807 })).json['id']
    await admin.post(SHIELD, { ruleId: 8801 })
    expect(await codeOf(admin.post(SHIELD, { ruleId: 8801, replaces: first }))).toBe('37')
    expect(await codeOf(admin.post(SHIELD, { ruleId: 8802, replaces: 999 }))).toBe('18')
    expect(await known()).toEqual([8807, 8801])
    for (const deviceType of DEVICE_TYPES.slice(0, 8)) await admin.post(SHIELD, { ruleId: 8803, deviceType })
    expect(await codeOf(admin.post(SHIELD, { ruleId: 8802 }))).toBe('38')
    expect(await codeOf(admin.post(SHIELD, { ruleId: 8802, replaces: first }))).toBe('fine')
    const after = await known()
    expect([after.length, after.includes(8807), after.includes(8802)]).toEqual([10, false, true])
  })
})
