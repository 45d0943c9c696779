import { describe, expect, it } from 'vitest'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const ALERT = '/maintain-s/operating/alert'
const TRIAGE = `${ALERT}/triage`
const SHIELD = `${ALERT}/shield`
/** A plant of the organisation, and one of the owner's. */
const [PLANT, HOME] = [63900012, 63400030]
const WEEK = 7 * 86_400

const found = async (caller: Caller, body: Json = {}) =>
  rows((await caller.post(`${TRIAGE}/search?size=1000`, body)).json)
const around = async (caller: Caller, row: Json | undefined) =>
  (await caller.get(`${TRIAGE}/${String(row?.['id'])}/context`)).json as Record<string, Json[]>
const shields = async (caller: Caller, query = '') => {
  const list: unknown = (await caller.get(`${SHIELD}/list${query}`)).json
  return list as Json[]
}

describe('what stands around an alarm, ours', () => {
  it('each time that it came and went, the newest first; those of others are not among them', async () => {
    const { cloud, time, seconds } = aWorld({ plants: 60, control: true })
    const admin = await cloud.signIn('admin')
    const starts: number[] = []
    const earlier = await found(admin, { stationIds: [PLANT], ruleIds: [8806] })
    for (let turn = 0; turn < 2; turn++) {
      seconds(1500)
      await cloud.post('/__cloud/alarms', { cause: 'heat', plants: [PLANT], count: 1 })
      const [now] = await found(admin, { stationIds: [PLANT], ruleIds: [8806] })
      starts.push(Number(now?.['lastTime']))
      seconds(1500)
      await cloud.delete('/__cloud/alarms')
    }
    const [row] = await found(admin, { stationIds: [PLANT], ruleIds: [8806] })
    const { before } = await around(admin, row)
    const [last, first] = starts.reverse()
    expect(before?.[0]).toMatchObject({ startTime: last })
    expect(before?.[1]).toMatchObject({ startTime: first })
    for (const { startTime, endTime } of before ?? []) expect(Number(endTime)).toBeGreaterThan(Number(startTime))
    expect(Number(before?.[0]?.['endTime'])).toBeLessThanOrEqual(time.now / 1000)
    const times = (before ?? []).map(({ startTime }) => Number(startTime))
    expect(times).toEqual([...new Set(times)].sort((a, b) => b - a))
    expect(times.length).toBeLessThan(2 + 90)
    expect(earlier.length).toBeLessThan(2)
  }) // oxfmt-ignore

  it('devices beside it are of its type, are read as in their list, and are for those who may read them', async () => {
    const { cloud } = aWorld({ plants: 120 })
    const admin = await cloud.signIn('admin')
    let away = 0
    for (const row of (await found(admin)).slice(0, 60)) {
      const { sisters, commands } = await around(admin, row)
      const list: unknown = (await admin.get(`/maintain-s/fast/device/${String(row['stationId'])}/device-list`)).json
      const devices = (list as Json[]).filter(({ deviceType }) => deviceType === row['deviceType'])
      expect(sisters?.map(({ deviceId, name }) => [deviceId, name])).toEqual(
        devices.map(({ deviceId, deviceName }) => [deviceId, deviceName]),
      )
      expect(sisters?.filter(({ own }) => own === true).map(({ deviceId }) => deviceId)).toEqual([row['deviceId']])
      for (const { state, power } of sisters ?? []) {
        if (state !== 'OFFLINE') continue
        expect(power).toBeNull()
        away++
      }
      expect(commands).toHaveLength(row['ruleId'] === 8814 ? 1 : 0)
    }
    expect(away).toBeGreaterThan(0)
  }) // oxfmt-ignore

  it('the state of a device beside it is that of the device', async () => {
    const { cloud } = aWorld({ plants: 60, control: true })
    await cloud.post('/__cloud/alarms', { cause: 'heat', plants: [PLANT], count: 1 })
    const admin = await cloud.signIn('admin')
    const [row] = await found(admin, { stationIds: [PLANT], ruleIds: [8806] })
    const { sisters = [] } = await around(admin, row)
    for (const { own, state, power, generation, collectionTime } of sisters) {
      expect(state).toBe(own === true ? 'ALARM' : 'ONLINE')
      for (const figure of [power, generation, collectionTime]) expect(Number(figure)).toBeGreaterThan(0)
    }
  })
})

describe('block rules', () => {
  it('show their name, level, plant, maker and what they hid within a week', async () => {
    const { cloud, time } = aWorld({ plants: 120 })
    const admin = await cloud.signIn('admin')
    const all = await found(admin, { withBlocked: true })
    const one = all.find((row) => row['safety'] === false) ?? {}
    const { ruleId, stationId, deviceType } = one
    const made = (await admin.post(SHIELD, { ruleId: String(ruleId), stationId, deviceType })).json
    const since = time.now / 1000 - WEEK
    const old = rows((await admin.post(`${ALERT}/search?size=1000`, { startTime: since, plantId: stationId })).json)
    expect(old.filter((row) => row['ruleId'] === ruleId)).toEqual([])
    expect(made).toMatchObject({
      ...{ ruleId, stationId, deviceType, stationName: one['stationName'], level: one['level'] },
      ...{ ruleCode: one['ruleCode'], createdBy: 'Alex Ridge', createdDate: time.now / 1000, until: null },
    })
    await admin.delete(SHIELD, { ids: [made['id']] })
    const rest = rows((await admin.post(`${ALERT}/search?size=1000`, { startTime: since, plantId: stationId })).json)
    expect(made['hitsOfWeek']).toBe(rest.filter((row) => row['ruleId'] === ruleId).length)
  }) // oxfmt-ignore

  it('speak the language that is asked for; one that names no plant covers all', async () => {
    const admin = await aWorld({ plants: 20 }).cloud.signIn('admin')
    await admin.post(SHIELD, { ruleId: 8806 })
    expect(await shields(admin, '?language=de')).toMatchObject([
      {
        ...{ alertName: 'Heat sink too hot', showName: 'Übertemperatur am Kühlkörper', ruleCode: 'F64' },
        ...{ stationId: null, stationName: null, deviceType: 'INVERTER', level: 1 },
      },
    ])
    expect((await shields(admin))[0]?.['showName']).toBe('Heat sink too hot')
  })

  it('one of a device, a plant or an hour hides that alone', async () => {
    const { cloud, time } = aWorld({ plants: 60, control: true })
    const admin = await cloud.signIn('admin')
    await cloud.post('/__cloud/alarms', { cause: 'heat', plants: [PLANT, 63900013], count: 2 })
    const shown = async () =>
      (await found(admin, { ruleIds: [8806], states: ['OPEN'] })).map((row) => row['stationId'])
    expect(await shown()).toEqual(expect.arrayContaining([PLANT, 63900013]))
    const { id } = (await admin.post(SHIELD, { ruleId: 8806, deviceType: 'METER' })).json
    expect(await shown()).toContain(PLANT)
    const until = new Date(time.now + 1000).toISOString()
    const own = await admin.post(SHIELD, { ruleId: 8806, stationId: PLANT, replaces: id, until })
    expect(own.json['until']).toBe(time.now / 1000 + 1)
    expect(await shown()).not.toContain(PLANT)
    expect(await shown()).toContain(63900013)
    expect(await shields(admin)).toHaveLength(1)
  })

  it.each<[string, string, Json, string]>([
    ['admin', SHIELD, {}, '17'],
    ['admin', SHIELD, { ruleId: 1 }, '18'],
    ['admin', SHIELD, { ruleId: 8806, until: 'soon' }, 'PARAM_ERROR'],
    ['admin', SHIELD, { ruleId: 8806, replaces: 'it' }, '18'],
    ['admin', SHIELD, { ruleId: 8806, until: null, replaces: null }, 'fine'],
    ['admin', SHIELD, { ruleId: 8806, stationId: 63900008 }, 'fine'],
    ['operator', SHIELD, { ruleId: 8806, stationId: 63900008 }, '24'],
    ['manager', SHIELD, { ruleId: 8806 }, '21'],
    ['admin', SHIELD, { ruleId: 8806, stationId: HOME }, '22'],
    ['manager', `${SHIELD}/preview`, { ruleId: 8806 }, '21'],
    ['admin', `${SHIELD}/preview`, { ruleId: 8806 }, 'fine'],
  ])('%s asks %s with %j: %s', async (who, path, body, code) => {
    const caller = await aWorld({ plants: 60 }).cloud.signIn(who)
    expect(await codeOf(caller.post(path, body))).toBe(code)
  })

  it('are lifted all or none', async () => {
    const admin = await aWorld({ plants: 20 }).cloud.signIn('admin')
    const ids: unknown[] = []
    for (const ruleId of [8801, 8806, 8807]) ids.push((await admin.post(SHIELD, { ruleId })).json['id'])
    expect(await codeOf(admin.delete(SHIELD, [ids[0], 999]))).toBe('18')
    expect(await codeOf(admin.delete(SHIELD, []))).toBe('17')
    expect(await shields(admin)).toHaveLength(3)
    expect(await codeOf(admin.delete(SHIELD, ids.slice(1)))).toBe('fine')
    expect((await shields(admin)).map(({ ruleId }) => ruleId)).toEqual([8801])
  })
})
