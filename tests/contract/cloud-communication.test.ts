import { describe, expect, it } from 'vitest'
import { chainOf } from '../../src/domain/devices/communication-chain'
import { type Communication, verdictOf } from '../../src/domain/devices/communication'
import { communication } from '../../src/transport/calls/communication'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const HOME = 63400030
const PATH = '/maintain-s/operating/gateway/communication'
const none = { code: null, link: null }
const read = (json: Json) => communication('LG', none).read(json)
const ask = async (caller: Caller, serial: string, body: Json = {}) =>
  (await caller.post(PATH, { deviceSn: serial, ...body })).json

async function loggerOf(caller: Caller, plant: number, index = 0): Promise<string> {
  const rows = (await caller.get(`/maintain-s/power/system/${plant}/gateway`)).json as unknown as Json[]
  return String(rows[index]?.['deviceSn'])
}
const codeFor = (serial: string) => [...serial.slice(-6)].reverse().join('')

describe('the communication of a logger', () => {
  it('S2-20 S7-123 is sent whole to people of the plant, masked, and adds up', async () => {
    const { cloud, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const report = read(await ask(owner, await loggerOf(owner, HOME)))
    expect(report).toMatchObject({
      right: 'plant',
      detail: { plantId: HOME, zone: 'Europe/Berlin', mode: 'WIFI' },
    })
    expect(JSON.stringify(report)).not.toMatch(/"home"|192\.168\.1\.50|00:00:5E/)
    const { sent, accepted, rejected, devices, signals, runs } = report.detail as NonNullable<
      Communication['detail']
    >
    expect((accepted ?? 0) + (rejected ?? 0)).toBe(sent)
    expect(devices.map(({ name }) => name)).toEqual(['Inverter 1', 'Meter 1'])
    expect(signals.length).toBeGreaterThan(40)
    expect(runs.at(-1)?.to).toBe(report.lastUpload)
    expect(verdictOf(report, time.now / 1000)).toBe('online')
    expect(chainOf(report, time.now / 1000).map(({ light }) => light)).toEqual(Array(5).fill('good'))
  })

  it('S6-04 a stranger sees the verdict and nothing more, whatever they send', async () => {
    const { cloud } = aWorld()
    const [owner, norole, nova] = [
      await cloud.signIn('owner'),
      await cloud.signIn('norole'),
      await cloud.signIn('new'),
    ]
    const serial = await loggerOf(owner, HOME)
    for (const caller of [norole, nova])
      for (const body of [
        {},
        { stationId: HOME },
        { right: 'PLANT' },
        { link: '9999999999.x' },
        { link: '1.' },
      ]) {
        const json = await ask(caller, serial, body)
        expect(Object.keys(json).sort()).toEqual([
          'detail',
          'deviceSn',
          'lastUploadTime',
          'right',
          'uploadInterval',
        ])
        expect(json).toMatchObject({ right: null, detail: null })
      }
    expect(await codeOf(nova.post(`${PATH}/link`, { deviceSn: serial }))).toMatch(/^2[24]$/)
    expect((await cloud.post(PATH, { deviceSn: serial })).status).toBe(401)
  })

  it('the check code opens the details, without the plant; wrong ones are counted', async () => {
    const { cloud, seconds } = aWorld()
    const [owner, nova] = [await cloud.signIn('owner'), await cloud.signIn('new')]
    const serial = await loggerOf(owner, HOME)
    expect(await ask(nova, serial, { proof: codeFor(serial) })).toMatchObject({
      right: 'CODE',
      detail: { stationId: null, timeZone: 'Europe/Berlin' },
    })
    for (let count = 0; count < 5; count++)
      expect(await codeOf(nova.post(PATH, { deviceSn: serial, proof: 'X' }))).toBe('45')
    expect(await codeOf(nova.post(PATH, { deviceSn: serial, proof: codeFor(serial) }))).toBe('44')
    expect(await ask(nova, serial)).toMatchObject({ right: null, detail: null })
    seconds(3601)
    expect(await ask(nova, serial, { proof: codeFor(serial) })).toMatchObject({ right: 'CODE' })
  })

  it('a link opens the details of its logger for seven days and begets no other', async () => {
    const { cloud, seconds } = aWorld()
    const [owner, nova] = [await cloud.signIn('owner'), await cloud.signIn('new')]
    const serial = await loggerOf(owner, HOME)
    const { link, expires } = (await owner.post(`${PATH}/link`, { deviceSn: serial })).json
    expect(Number(expires)).toBeGreaterThan(0)
    expect(await ask(nova, serial, { link })).toMatchObject({ right: 'LINK', detail: { stationId: null } })
    expect(await ask(nova, await loggerOf(owner, 63400020), { link })).toMatchObject({ detail: null })
    expect(await ask(nova, serial, { link: String(link).replace(/^\d+/, '9999999999') })).toMatchObject({
      detail: null,
    })
    expect(await codeOf(nova.post(`${PATH}/link`, { deviceSn: serial, link }))).toMatch(/^2[24]$/)
    seconds(7 * 86_400 + 1)
    expect(await ask(await cloud.signIn('new'), serial, { link })).toMatchObject({
      right: null,
      detail: null,
    })
  })

  it('S8-67 S8-91 unknown, of another area, of another plant, and never heard are distinguished', async () => {
    const { cloud } = aWorld()
    const [owner, admin] = [await cloud.signIn('owner'), await cloud.signIn('admin')]
    expect(await codeOf(owner.post(PATH, { deviceSn: 'LG00000000' }))).toBe('42')
    expect(await codeOf(owner.post(PATH, { deviceSn: 'LG59000001' }))).toBe('59')
    expect(await codeOf(owner.post(PATH, { deviceSn: 'LG66000001' }))).toBe('66')
    const serial = await loggerOf(owner, HOME)
    expect(await codeOf(owner.post(PATH, { deviceSn: serial, stationId: 63400020 }))).toBe('55')
    const never = read(await ask(admin, await loggerOf(admin, 63900007)))
    expect(never).toMatchObject({
      lastUpload: null,
      right: 'plant',
      detail: { runs: [], sent: null, booted: null },
    })
  })

  it('a dead one of two loggers is blamed alone, for the other one is heard', async () => {
    const { cloud, time } = aWorld()
    const admin = await cloud.signIn('admin')
    const { json } = await admin.post('/maintain-s/operating/station/search?page=1&size=50', {})
    const plant = (json['data'] as Json[]).find((row) => row['networkStatus'] === 'PARTIAL_OFFLINE')
    const dead = read(await ask(admin, await loggerOf(admin, Number(plant?.['id']), 1)))
    expect(verdictOf(dead, time.now / 1000)).toBe('silent')
    const lights = chainOf(dead, time.now / 1000).map(({ light, why }) => `${light} ${why}`)
    expect(lights.slice(1)).toEqual(['bad silent', 'good sibling', 'good sibling', 'good waits'])
  })
})
