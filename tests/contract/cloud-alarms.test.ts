import { describe, expect, it } from 'vitest'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const alert = '/maintain-s/operating/alert'
const compact = (at: number, zone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at * 1000).replaceAll('-', '')
const v2 = async (caller: Caller, body: Json = {}) =>
  rows((await caller.post('/maintain-s/operating/station/alert/v2/list', { size: 1000, ...body })).json)

describe('the life of an alarm', () => {
  it('S7-108 S7-109 has advice, and samples every five minutes while it lasts', async () => {
    const admin = await aWorld({ plants: 120 }).cloud.signIn('admin')
    const list = rows((await admin.post(`${alert}/search?size=200`, { language: 'en' })).json)
    expect(list.length).toBeGreaterThan(30)
    for (const row of list.slice(0, 40)) {
      const { deviceId, ruleId, timezone, alertTime } = row
      const detail = (await admin.post(`${alert}/detail`, { deviceId, ruleId, language: 'de' })).json
      expect(detail).toMatchObject({ ruleId, alertName: row['alertName'] })
      expect((detail['customAlertConfigDisplayReason'] as Json[])[0]?.['solution']).toBeTypeOf('string')
      const alertDay = compact(Number(alertTime), String(timezone))
      const times = (await admin.post(`${alert}/timeline`, { deviceId, ruleId, alertDay })).json as unknown as number[]
      expect(times[0]).toBe(alertTime)
      expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
      for (const at of times) expect((at - Number(times[0])) % 300).toBe(0)
    }
  }) // oxfmt-ignore

  it('S1-04 runs end, some come back, a dead logger stays', async () => {
    const admin = await aWorld({ plants: 120 }).cloud.signIn('admin')
    const all = await v2(admin)
    const ended = all.filter((row) => row['endTime'] !== null)
    expect(ended.length).toBeGreaterThan(20)
    for (const row of ended) expect(Number(row['endTime'])).toBeGreaterThan(Number(row['alertTime']))
    const active = await v2(admin, { status: '0' })
    expect(active).toEqual(all.filter((row) => row['endTime'] === null))
    expect(active.map((row) => row['ruleId'])).toContain(8801)
    expect(await v2(admin, { status: '1' })).toEqual(ended)
    const lost = await v2(admin, { alertQueryName: 'grid' })
    expect(lost.every((row) => String(row['alertName']).toLowerCase().includes('grid'))).toBe(true)
  })

  it('one that a cut link names is not found, like one that never was', async () => {
    const admin = await aWorld().cloud.signIn('admin')
    for (const id of ['of-a-cut-link', '63900013-8802-0-20200101'])
      expect(await codeOf(admin.get(`${alert}/triage/${id}`))).toBe('18')
  })

  it('a grid event strikes a whole region at once', async () => {
    const admin = await aWorld({ plants: 400 }).cloud.signIn('admin')
    const events = (await v2(admin)).filter((row) => [8803, 8804, 8805].includes(Number(row['ruleId'])))
    const byTime = new Map<number, number>()
    for (const row of events) byTime.set(Number(row['alertTime']), (byTime.get(Number(row['alertTime'])) ?? 0) + 1)
    expect(Math.max(...byTime.values())).toBeGreaterThan(2)
  }) // oxfmt-ignore

  it('answers the newest of each plant asked, and one plant alone', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const latest = await owner.post('/maintain-s/operating/station/alert/lastest/list', { stationIds: [63400010, 63400020], lan: 'en' })
    expect((latest.json as unknown as Json[]).map((row) => row['stationId'])).toEqual([63400010, 63400020])
    const { json } = await owner.post('/maintain-s/operating/station/alert', { stationId: 63400020 })
    expect(rows(json).every((row) => row['stationId'] === 63400020)).toBe(true)
  }) // oxfmt-ignore

  it('S8-47 alarms of a plant without the right are neither listed nor opened', async () => {
    const { cloud } = aWorld()
    const viewer = await cloud.signIn('viewer')
    expect((await v2(viewer)).every((row) => row['stationId'] === 63400030)).toBe(true)
    expect(await codeOf(viewer.post(`${alert}/search`, { plantId: 63900010 }))).toBe('22')
  })
})

describe('blocked alarms', () => {
  it('S5-32 S5-33 S8-62 S8-63 S7-125 at most ten, none twice, gone from the lists', async () => {
    const admin = await aWorld({ plants: 120 }).cloud.signIn('admin')
    const row = (await v2(admin)).find(({ influence }) => Number(influence) < 2) ?? {}
    const block = (ruleId: unknown, deviceType?: string) =>
      admin.post(`${alert}/shield`, { ruleId, ...(deviceType ? { deviceType } : {}) })
    const first = (await block(row['ruleId'])).json
    expect((await v2(admin)).some((one) => one['ruleId'] === row['ruleId'])).toBe(false)
    expect(await codeOf(block(row['ruleId']))).toBe('37')
    expect(await codeOf(block(row['ruleId'], 'EPM'))).toBe('fine')
    const others = [8801, 8802, 8803, 8804, 8805, 8806, 8807, 8808, 8809, 8810, 8811].filter((id) => id !== row['ruleId'])
    for (const id of others.slice(0, 8)) expect(await codeOf(block(id))).toBe('fine')
    expect([await codeOf(block(8812)), await codeOf(block(8813))]).toEqual(['38', '38'])
    await admin.delete(`${alert}/shield`, [first['id']])
    expect(await codeOf(block(8812))).toBe('fine')
    expect((await admin.get(`${alert}/shield/list`)).json).toHaveLength(10)
  }) // oxfmt-ignore
})

describe('demonstrations', () => {
  it('raises a labelled flood over the fleet; the label stays with the control calls', async () => {
    const { cloud } = aWorld({ plants: 60, control: true })
    const admin = await cloud.signIn('admin')
    const before = (await v2(admin, { status: '0' })).length
    const raised = await cloud.post('/__cloud/alarms', {
      cause: 'string-fault',
      count: 40,
      label: 'fair, Tuesday',
    })
    const count = Number(raised.json['raised'])
    expect(count).toBeGreaterThan(30)
    const flood = await v2(admin, { status: '0' })
    expect(flood.length).toBeGreaterThanOrEqual(before + count - 5)
    expect(JSON.stringify(flood)).not.toContain('fair')
    expect((await cloud.get('/__cloud/alarms')).text).toContain('fair, Tuesday')
    const plant = await admin.post('/maintain-s/operating/station/search?size=1', {
      warningStatus: 'ABNORMAL',
    })
    expect(Number(plant.json['total'])).toBeGreaterThan(30)
    await cloud.delete('/__cloud/alarms')
    expect((await v2(admin, { status: '0' })).length).toBe(before)
    expect((await cloud.post('/__cloud/alarms', { cause: 'meteor' })).status).toBe(400)
    expect((await aWorld().cloud.post('/__cloud/alarms', { cause: 'heat' })).status).toBe(404)
  })
})
