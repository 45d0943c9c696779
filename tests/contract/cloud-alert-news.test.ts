import { describe, expect, it } from 'vitest'
import { calendarDate } from '../../src/domain/time/instant'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld } from './cloud-world'

const TRIAGE = '/maintain-s/operating/alert/triage'
const SHIELD = '/maintain-s/operating/alert/shield'
const search = async (caller: Caller, body: Json = {}) =>
  (await caller.post(`${TRIAGE}/search?size=1000`, body)).json
const found = async (caller: Caller, body: Json = {}) => rows(await search(caller, body))
const act = (caller: Caller, id: unknown, body: Json) => caller.post(`${TRIAGE}/${String(id)}`, body)

/** Of a plant whose alarms the operator may not handle. */
const onlyLooked = ({ stationId }: Json) => stationId === 63900008

describe('what stands around an alarm, ours', () => {
  it('15: shows the same before, the devices beside it now, commands and who was notified', async () => {
    const { cloud } = aWorld({ plants: 120, control: true })
    const admin = await cloud.signIn('admin')
    await cloud.post('/__cloud/alarms', { cause: 'heat', plants: [63900012], count: 1 })
    const [alarm] = await found(admin, { stationIds: [63900012], ruleIds: [8806] })
    const around = async (who: Caller) => who.get(`${TRIAGE}/${String(alarm?.['id'])}/context`)
    const { before, sisters, notified: shown } = (await around(admin)).json as Record<string, Json[]>
    expect(before?.[0]?.['startTime']).toBe(alarm?.['lastTime'])
    expect(sisters?.filter((one) => one['own'] === true)).toMatchObject([{ state: 'ALARM' }])
    // A warning is shown to nobody unless they asked for it.
    expect(shown).toEqual([])
    expect((await around(await cloud.signIn('owner'))).status).toBe(403)

    const updated = (await found(admin, { ruleIds: [8814] }))[0]
    const context = (await admin.get(`${TRIAGE}/${String(updated?.['id'])}/context`)).json
    expect(context['commands']).toMatchObject([{ kind: 'FIRMWARE', text: '1053-C034' }])
    const fault = (await found(admin, { levelList: [2] }))[0]
    const faulty = (await admin.get(`${TRIAGE}/${String(fault?.['id'])}/context`)).json
    expect((faulty['notified'] as Json[]).map(({ channel }) => channel)).toContain('inApp')
  })

  it('15: ninety days are ninety with today among them', async () => {
    const { cloud, time } = aWorld({ plants: 120 })
    const admin = await cloud.signIn('admin')
    const oldest: number[] = []
    for (const { id, timezone } of (await found(admin)).slice(0, 250)) {
      const { before } = (await admin.get(`${TRIAGE}/${String(id)}/context`)).json as Record<string, Json[]>
      const [now, first] = [time.now / 1000, Number(before?.at(-1)?.['startTime'] ?? time.now / 1000)]
      const of = (epoch: number) => Date.parse(calendarDate(epoch, String(timezone))) / 86_400_000
      oldest.push(of(now) - of(first))
    }
    // Today is none of the days that have gone.
    expect(Math.max(...oldest)).toBeLessThan(90)
    expect(Math.max(...oldest)).toBeGreaterThan(80)
  })

  it('15: a device reads what its alarm says while it lasts, and as ever before', async () => {
    const { cloud } = aWorld({ plants: 120, control: true })
    const admin = await cloud.signIn('admin')
    await cloud.post('/__cloud/alarms', { cause: 'heat', plants: [63900012], count: 1 })
    const [alarm] = await found(admin, { stationIds: [63900012], ruleIds: [8806] })
    const at = Number(alarm?.['alertTime'])
    const series = (
      await admin.get(`/device-s/device/${String(alarm?.['deviceId'])}/stats/day?showParams=AC_T`)
    ).json as unknown as { detailList: { collectionTime: number; value: string }[] }[]
    const points = series[0]?.detailList ?? []
    const read = (from: number, to: number) =>
      points
        .filter(({ collectionTime: time }) => time >= from && time <= to)
        .map(({ value }) => Number(value))
    expect(Math.max(...read(at - 3600, at - 300))).toBeLessThan(80)
    expect(Math.min(...read(at, at + 300))).toBeGreaterThan(85)
  })
})

describe('news of alarms, ours', () => {
  it('counts over the same plants whatever narrows the rows, in the same answer', async () => {
    const { cloud } = aWorld({ plants: 120 })
    const admin = await cloud.signIn('admin')
    const { summary } = await search(admin)
    for (const body of [{ code: 'nothing has this' }, { levelList: [2] }, { keyword: 'x' }, { mine: true }])
      expect((await search(admin, body))['summary'], JSON.stringify(body)).toEqual(summary)
    const [one] = await found(admin)
    const own = await search(admin, { stationIds: [one?.['stationId']], keyword: 'nothing has this' })
    expect(own['total']).toBe(0)
    expect(own['summary']).not.toEqual(summary)
  })

  it('says by a stamp that alarms may have changed: after each step, block and raise, and with time', async () => {
    const { cloud, seconds } = aWorld({ plants: 60, control: true })
    const admin = await cloud.signIn('admin')
    const shown = new Set<unknown>()
    const stamp = async () => (await admin.get(`${TRIAGE}/stamp`)).json['stamp']
    const turns = async (work: () => unknown) => {
      shown.add(await stamp())
      await work()
      const now = await stamp()
      expect(shown.has(now)).toBe(false)
      expect(await stamp()).toBe(now)
    }
    const one = (await found(admin)).find((row) => !onlyLooked(row))
    await turns(() => act(admin, one?.['id'], { action: 'NOTE', note: 'fuse ordered' }))
    await turns(() => act(admin, one?.['id'], { action: 'ASSIGN', assigneeId: 900004 }))
    await turns(() => act(admin, one?.['id'], { action: 'UNDO' }))
    await turns(() => cloud.post('/__cloud/alarms', { cause: 'heat', plants: [63900012], count: 1 }))
    await turns(() => admin.post(SHIELD, { ruleId: '8806', deviceType: 'INVERTER' }))
    await turns(() => seconds(60))
    expect((await cloud.get(`${TRIAGE}/stamp`)).status).toBe(401)
  })
})
