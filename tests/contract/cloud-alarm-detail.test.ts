import { describe, expect, it } from 'vitest'
import { alarmFacts } from '../../src/providers/adapters/alarm-record'
import { ALERT_INFLUENCES, ALERT_LEVELS } from '../../src/domain/alarms/alert'
import { causeCounts } from '../../src/domain/fleet/causes'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const ALERT = '/maintain-s/operating/alert'
const TRIAGE = `${ALERT}/triage`
const PLANT = 63900012
const dayOf = (at: unknown, zone: unknown) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: String(zone) }).format(Number(at) * 1000)
const listed = async (caller: Caller, body: Json = {}) =>
  rows((await caller.post(`${ALERT}/search?size=1000`, { language: 'en', ...body })).json)
const v2 = async (caller: Caller) =>
  rows(
    (await caller.post('/maintain-s/operating/station/alert/v2/list', { size: 1000, language: 'en' })).json,
  )

async function hot() {
  const world = aWorld({ plants: 60, control: true })
  const admin = await world.cloud.signIn('admin')
  await world.cloud.post('/__cloud/alarms', { cause: 'heat', plants: [PLANT], count: 1 })
  const [row = {}] = (await listed(admin, { plantId: PLANT })).filter(({ ruleId }) => ruleId === 8806)
  return { ...world, admin, row }
}

describe('one alarm, C68 to C70', () => {
  it('is the row of the list with its day, its end, what it means and what to do', async () => {
    const { cloud, admin, row, seconds, time } = await hot()
    const ask = async (language = 'en') =>
      (await admin.post(`${ALERT}/detail`, { deviceId: row['deviceId'], ruleId: 8806, language })).json
    const today = dayOf(row['alertTime'], row['timezone']).replaceAll('-', '')
    expect(await ask()).toEqual({
      ...row,
      alertDay: today,
      endTime: null,
      customAlertConfigDisplayReason: [{ id: 8806, solution: 'Clean the air inlet.\nCheck the fan.' }],
      customAlertConfigDisplay: { description: expect.any(String) as string },
    })
    expect((await ask('de'))['customAlertConfigDisplayReason']).toEqual([
      { id: 8806, solution: 'Lufteinlass reinigen.\nLüfter prüfen.' },
    ])
    seconds(900)
    await cloud.delete('/__cloud/alarms')
    expect((await ask())['endTime']).toBe(time.now / 1000)
    expect((await admin.post(`${ALERT}/timeline`, { deviceId: row['deviceId'], ruleId: 8806 })).json).toEqual(
      (await admin.post(`${ALERT}/timeline`, { deviceId: row['deviceId'], ruleId: 8806, alertDay: today })).json,
    )
  }) // oxfmt-ignore

  it('rows of the two lists agree on what an alarm is', async () => {
    const { admin } = await hot()
    const [old, young] = [await listed(admin), await v2(admin)]
    expect(old).toHaveLength(young.length)
    expect(old.length).toBeGreaterThan(20)
    for (const [at, row] of old.entries()) {
      const { deviceId, deviceSn, deviceName, deviceType, alertTime, level, influence, ruleId, timezone } =
        row
      const same = {
        deviceId,
        deviceSn,
        deviceName,
        deviceType,
        alertTime,
        level,
        influence,
        ruleId,
        timezone,
      }
      expect(young[at]).toMatchObject({ ...same, alertName: row['showName'] })
      expect(row['addr']).toBe(deviceType === 'INVERTER' ? '1' : null)
      expect(row['productId']).toBe(deviceType === 'COLLECTOR' ? '0_5411_1' : '0_5412_1')
    }
  })

  it.each<[Json, string]>([
    [{ ruleId: 8806 }, '17'],
    [{ deviceId: 'own' }, '17'],
    [{ deviceId: 'own', ruleId: 1 }, '18'],
    [{ deviceId: 1, ruleId: 8806 }, '18'],
    [{ deviceId: 'own', ruleId: 8811 }, '28'],
    [{ deviceId: 'logger', ruleId: 8806 }, '28'],
    [{ deviceId: 'own', ruleId: '8806' }, 'fine'],
  ])('the one of %j answers %s', async (body, code) => {
    const { admin, row } = await hot()
    const devices: unknown = (await admin.get(`/maintain-s/fast/device/${PLANT}/device-list`)).json
    const logger = (devices as Json[]).find(({ deviceType }) => deviceType === 'COLLECTOR')?.['deviceId']
    const names: Json = { own: row['deviceId'], logger }
    const deviceId = names[String(body['deviceId'])] ?? body['deviceId']
    expect(await codeOf(admin.post(`${ALERT}/detail`, { ...body, deviceId }))).toBe(code)
    if (code !== '28') return
    expect((await admin.post(`${ALERT}/timeline`, { ...body, deviceId })).json).toEqual([])
  })

  it('of a plant of others is not to be seen, and a day is eight digits', async () => {
    const { cloud, admin, row } = await hot()
    const one = { deviceId: row['deviceId'], ruleId: 8806 }
    const owner = await cloud.signIn('owner')
    expect(await codeOf(owner.post(`${ALERT}/detail`, one))).toBe('15')
    for (const alertDay of ['2026-06-18', '120260618', '202606188', 20260, null])
      expect(await codeOf(admin.post(`${ALERT}/timeline`, { ...one, alertDay })), String(alertDay)).toBe('PARAM_ERROR')
    expect((await admin.post(`${ALERT}/timeline`, { ...one, alertDay: '20260101' })).json).toEqual([])
  }) // oxfmt-ignore

  it.each<[unknown, (row: Json) => boolean]>([
    ['2026-06-15', ({ alertTime, timezone }) => dayOf(alertTime, timezone) >= '2026-06-15'],
    ['2026-06-15 12:00', ({ alertTime, timezone }) => dayOf(alertTime, timezone) >= '2026-06-15'],
    ['1781400000', ({ alertTime }) => Number(alertTime) >= 1_781_400_000],
    [0, () => true],
    [-5, () => true],
    ['yesterday', () => true],
    [true, () => true],
  ])('a list that starts at %j', async (startTime, keep) => {
    const admin = await aWorld({ plants: 60 }).cloud.signIn('admin')
    const all = await listed(admin)
    expect(await listed(admin, { startTime })).toEqual(all.filter(keep))
  })

  it('a list is filtered by level and device together, by one plant, and turned round', async () => {
    const admin = await aWorld({ plants: 60 }).cloud.signIn('admin')
    const all = await listed(admin)
    const both = { level: 1, levelList: ['1', 2], deviceType: 'INVERTER' }
    const meant = all.filter(({ level, deviceType }) => level === 1 && deviceType === 'INVERTER')
    expect(await listed(admin, both)).toEqual(meant)
    expect(await listed(admin, { level: 1, levelList: [2] })).toEqual([])
    expect(await listed(admin, { plantId: '' })).toEqual(all)
    expect(await listed(admin, { plantId: null, levelList: '2', deviceType: 3 })).toEqual(all)
    const times = (list: readonly Json[]) => list.map(({ alertTime, ruleId }) => [alertTime, ruleId])
    const up = await admin.post(`${ALERT}/search?size=1000&order.direction=ASC`, { language: 'en' })
    expect(times(rows(up.json))).toEqual(times(all).reverse())
  })
})

describe('the causes of open alarms, ours', () => {
  it.each([
    ['grid-event', 'after-firmware', 'bms-lost'],
    ['curtailment', 'logger-dead', 'insulation-at-dawn'],
    ['heat', 'cold', 'meter-lost', 'weak-signal', 'string-fault'],
  ])('are those that the console finds in the rows of the search: %s, %s, %s', async (...raised) => {
    const { cloud, time } = aWorld({ plants: 120, control: true })
    const admin = await cloud.signIn('admin')
    for (const cause of raised) await cloud.post('/__cloud/alarms', { cause, plants: 8, count: 8 })
    const open = rows((await admin.post(`${TRIAGE}/search?size=1000`, { states: ['OPEN'] })).json)
    const facts = open.map((row) => {
      const signs = row['signs'] as Json
      const behind = signs['behind'] as Json | null
      return alarmFacts({
        ...{ id: row['id'], code: row['ruleCode'], ruleId: String(row['ruleId']), safety: row['safety'] },
        ...{ deviceId: row['deviceId'], plantId: row['stationId'], state: 'open' },
        level: ALERT_LEVELS[Number(row['level'])],
        influence: ALERT_INFLUENCES[Number(row['influence'])],
        started: row['alertTime'],
        ended: row['endTime'],
        duration: time.now / 1000 - Number(row['alertTime']),
        lastSeen: row['lastTime'],
        signs: {
          ...signs,
          path: signs['dataPath'] ?? null,
          pathPlants: signs['dataPathPlants'] ?? null,
          frozen: signs['socFrozen'] === true ? true : null,
          changed: signs['firmwareTime'] ?? null,
          behind: behind ?? null,
        },
      })
    })
    const { causes } = (await admin.get(`${TRIAGE}/causes`)).json as { causes: Json[] }
    expect(causes.length).toBeGreaterThan(2)
    expect(causes).toEqual(causeCounts(facts))
  })
})
