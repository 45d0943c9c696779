import { describe, expect, it } from 'vitest'
import { list, rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, refusalOf } from './cloud-world'

const AT = '/message-s/setting/plan'
const KINDS = ['safety', 'fault', 'warning', 'information'] as const
type Channels = Record<(typeof KINDS)[number] | 'notice', string[]>
const NONE: Channels = { safety: [], fault: [], warning: [], information: [], notice: [] }
const PLAN: Json = {
  ...{ channels: NONE, withoutSafety: 1, plants: [], tags: [] },
  ...{ quietFrom: '00:00', quietTo: '00:00', digest: 'none' },
}
const adminOf = () => aWorld({ plants: 60 }).cloud.signIn('admin')
const preview = async (who: Caller, more: Json) => {
  const { json } = await who.post(`${AT}/preview`, { ...PLAN, ...more })
  return json as { days: number; events: number; sent: Record<'push' | 'email' | 'sms', number> }
}
const all = (...ways: string[]): Channels => ({
  ...NONE,
  ...Object.fromEntries(KINDS.map((kind) => [kind, ways])),
})

describe('what a plan of messages would have sent', () => {
  it('is each event once, by its kind and by each of its ways', async () => {
    const admin = await adminOf()
    const { days, events, sent } = await preview(admin, { channels: all('push', 'email', 'sms', 'inApp') })
    expect(days).toBe(30)
    expect(events).toBeGreaterThan(20)
    expect(sent).toEqual({ push: events, email: events, sms: events })
    const parts = []
    for (const kind of KINDS) {
      const part = await preview(admin, { channels: { ...NONE, [kind]: ['push'] } })
      expect(part).toMatchObject({ events, sent: { email: 0, sms: 0 } })
      parts.push(part.sent.push)
    }
    expect(parts.reduce((sum, one) => sum + one, 0)).toBe(events)
    expect(parts.filter((one) => one > 0).length).toBeGreaterThan(2)
    expect((await preview(admin, { channels: all('inApp') })).sent).toEqual({ push: 0, email: 0, sms: 0 })
  })

  it('is held back in quiet hours, by day or over midnight, but for danger and for letters', async () => {
    const admin = await adminOf()
    const push = async (quietFrom: string, quietTo: string, channels = all('push', 'sms', 'email')) =>
      (await preview(admin, { channels, quietFrom, quietTo })).sent
    const total = (await push('00:00', '00:00')).push
    const danger = (await push('00:00', '00:00', { ...NONE, safety: ['push'] })).push
    for (const [from, to] of [['06:00', '20:00'], ['11:30', '12:15'], ['22:00', '05:59']] as const) {
      const [by, rest] = [await push(from, to), await push(to, from)]
      // Each event is in one of the two spans; danger is told in both.
      expect(by.push + rest.push).toBe(total + danger)
      expect([by.sms, by.email, rest.email]).toEqual([by.push, total, total])
      expect(Math.max(by.push, rest.push)).toBeGreaterThan(danger)
    }
  }) // oxfmt-ignore

  it('by a digest is a letter for each day or week in which there was something, and one for each danger', async () => {
    const admin = await adminOf()
    const mails = async (digest: string, channels = all('email')) =>
      (await preview(admin, { channels, digest })).sent.email
    const danger = await mails('none', { ...NONE, safety: ['email'] })
    expect(await mails('weekly', { ...NONE, safety: ['email'] })).toBe(danger)
    const [daily, weekly] = [await mails('daily'), await mails('weekly')]
    expect(daily - danger).toBeGreaterThan(7)
    expect(daily - danger).toBeLessThanOrEqual(31)
    expect(weekly - danger).toBeGreaterThanOrEqual(4)
    expect(weekly - danger).toBeLessThanOrEqual(6)
  })

  it.each<[Json, unknown]>([
    [{}, 'fine'],
    [{ channels: { ...NONE, fault: null } }, ['PARAM_ERROR', 'fault']],
    [{ channels: { ...NONE, notice: ['pigeon'] } }, ['PARAM_ERROR', 'notice']],
    [{ channels: null }, ['PARAM_ERROR', expect.any(String)]],
    [{ quietFrom: '24:00' }, ['PARAM_ERROR', 'quietFrom']],
    [{ quietFrom: '23:59' }, 'fine'],
    [{ quietFrom: '1 09:00' }, ['PARAM_ERROR', 'quietFrom']],
    [{ quietTo: '09:60' }, ['PARAM_ERROR', 'quietTo']],
    [{ quietTo: '09:000' }, ['PARAM_ERROR', 'quietTo']],
    [{ quietTo: '7:00' }, ['PARAM_ERROR', 'quietTo']],
    [{ digest: 'hourly' }, ['PARAM_ERROR', 'digest']],
    [{ digest: null }, ['PARAM_ERROR', 'digest']],
    [{ plants: [63900010, '63900014'] }, 'fine'],
    [{ plants: [63400030] }, ['PARAM_ERROR', 'plants']],
    [{ plants: ['x'] }, ['PARAM_ERROR', 'plants']],
    [{ plants: Array(101).fill(63900010) }, ['PARAM_ERROR', 'plants']],
    [{ plants: Array(100).fill(63900010) }, 'fine'],
    [{ withoutSafety: 0 }, ['PARAM_ERROR', 'withoutSafety']],
    [{ withoutSafety: 0, channels: { ...NONE, safety: ['inApp'] } }, 'fine'],
    [{ channels: { ...NONE, warning: ['sms'] } }, ['PARAM_ERROR', 'warning']],
    [{ channels: { ...NONE, notice: ['email'] } }, 'fine'],
  ])('a plan with %j: %j', async (part, answer) => {
    const admin = await adminOf()
    const before = (await admin.get(AT)).json
    const reply = await admin.post(AT, { ...PLAN, ...part })
    expect(refusalOf(reply)).toEqual(answer)
    const after = (await admin.get(AT)).json
    expect(after).toEqual(answer === 'fine' ? reply.json : before)
    if ('plants' in part && answer === 'fine') expect(new Set(after['plants'] as number[]).size).toBe((after['plants'] as number[]).length)
  }) // oxfmt-ignore

  it.each<[string, Json, unknown]>([
    ['admin', { channel: 'email' }, 'admin@heliograph.example'],
    ['admin', { channel: 'push' }, 'Alex Ridge'],
    ['admin', { channel: 'inApp' }, 'Alex Ridge'],
    ['admin', { channel: 'sms' }, null],
    ['admin', { channel: 'pigeon' }, null],
    ['+49 1520 0000001', { channel: 'sms' }, '4915200000001'],
    ['+49 1520 0000001', { channel: 'email' }, null],
  ])('a test by %s with %j goes to %s', async (name, body, to) => {
    const { cloud, letters } = aWorld()
    const who = await cloud.signIn(name)
    const reply = await who.post(`${AT}/test`, body)
    if (to === null) expect(refusalOf(reply)).toEqual(['PARAM_ERROR', 'channel'])
    else {
      expect(reply.json['to']).toBe(to)
      const german = (await who.post(`${AT}/test`, { ...body, lan: 'de' })).json
      expect(german['title']).not.toBe(reply.json['title'])
    }
    const sent = to === null || body['channel'] === 'inApp' ? [] : [to, to]
    expect(letters.map((letter) => letter.to)).toEqual(sent)
    for (const { scene } of letters) expect(scene).toBe('TEST')
  })
})

describe('a logger that is asked to report at once', () => {
  const path = (plant: number, serial: string) =>
    `/maintain-s/operating/station/${plant}/device/gateway/post/${serial}`
  it('takes it for a minute, which stands in its records; an unknown one and a mute one do not', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const [logger] = await list(owner, '/maintain-s/power/system/63400030/gateway')
    const serial = String(logger?.['deviceSn'])
    expect((await owner.post(path(63400030, serial.toLowerCase()))).json).toEqual({ gatewaySn: serial, accepted: true })
    expect(refusalOf(await owner.post(path(63400020, serial)))).toEqual(['42', undefined])
    const devices = rows((await owner.post('/maintain-s/power/system/deviceList', { stationId: 63400030 })).json)
    const inverter = devices.find(({ type }) => type === 'INVERTER')
    expect(refusalOf(await owner.post(path(63400030, String(inverter?.['deviceSn']))))).toEqual(['42', undefined])
    const { data } = (await owner.get(`/device-s/device/${String(logger?.['deviceId'] ?? logger?.['id'])}/record`)).json as { data: Json[] }
    expect(data[0]).toMatchObject({ kind: 'COMMAND', before: null, userName: 'Robin Harbour' })
    expect((await (await cloud.signIn('viewer')).post(path(63400030, serial))).json['code']).toMatch(/^2[24]$/)
  }) // oxfmt-ignore
})
