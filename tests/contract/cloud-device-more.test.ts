import { describe, expect, it } from 'vitest'
import type { Caller, Json } from './cloud-client'
import { rows, list, page } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const POWER = '/maintain-s/power/system'
const STATION = '/maintain-s/operating/station'
const FLEET = '/maintain-s/operating/system/device'
const GATEWAY = '/maintain-s/operating/gateway/communication'
const [HOME, ROOF] = [63400030, 63400020]
const DAY = 86_400
const text = (row: Json | undefined, name: string) => String(row?.[name])

describe('devices of a plant', () => {
  it.each([
    ['device_sn', 'deviceSn'],
    ['name', 'name'],
    ['id', 'id'],
    ['other', 'id'],
  ])('by %s stand in the order of %s, both ways', async (property, field) => {
    const owner = await aWorld().cloud.signIn('owner')
    const of = async (direction: string) =>
      rows(
        (
          await owner.post(
            `${POWER}/deviceList?size=100&order.property=${property}&order.direction=${direction}`,
            { stationId: ROOF },
          )
        ).json,
      ).map((row) => row[field])
    const up = await of('ASC')
    const sorted = [...up].sort((a, b) => (typeof a === 'number' ? a - Number(b) : String(a) < String(b) ? -1 : 1))
    expect(up).toEqual(sorted)
    expect(await of('DESC')).toEqual(sorted.toReversed())
    expect(up.length).toBeGreaterThan(20)
  }) // oxfmt-ignore

  it.each([
    ['inverter', 'INVERTER'],
    ['collector', 'COLLECTOR'],
    ['battery', 'BATTERY'],
    ['microInverter', 'MICRO_INVERTER'],
    ['meter', 'METER'],
    ['weatherStation', 'WEATHER_STATION'],
    ['common?deviceType=EPM', 'EPM'],
  ])('of the class %s are those of the type %s', async (path, type) => {
    const admin = await aWorld().cloud.signIn('admin')
    const all = rows((await admin.post(`${POWER}/deviceList?size=100`, { stationId: 63900001 })).json)
    const own = await page(admin, `${STATION}/63900001/${path}${path.includes('?') ? '&' : '?'}size=100`)
    expect(own).toEqual(all.filter((row) => row['type'] === type))
    expect(own.length).toBeGreaterThan(0)
  })

  it('a logger is found among those of its plant alone', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const [own] = await list(owner, `${POWER}/${HOME}/gateway`)
    const [meter] = await page(owner, `${STATION}/${HOME}/meter`)
    expect(await codeOf(owner.get(`${POWER}/${ROOF}/gateway/${text(own, 'id')}`))).toBe('18')
    expect(await codeOf(owner.get(`${POWER}/${HOME}/gateway/${text(meter, 'id')}`))).toBe('18')
    for (const [id, code] of [[text(meter, 'id'), '18'], ['x', 'PARAM_ERROR'], ['1', '18']])
      expect(await codeOf(owner.get(`${POWER}/gateway/${id}/device`))).toBe(code)
    const weak = await aWorld().cloud.signIn('weak')
    expect(await codeOf(weak.get(`${POWER}/gateway/${text(own, 'id')}/device`))).toBe('22')
  }) // oxfmt-ignore

  it('a battery has a pack for every 5.1 kWh, named after it', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const [battery, ...packs] = await page(owner, `${STATION}/${HOME}/battery/tree`)
    const [id, serial] = [Number(battery?.['id']), text(battery, 'deviceSn')]
    const same = { systemName: 'Kranichhof', netState: 1, alertState: -1, deviceState: 1 }
    expect(battery).toEqual({ ...same, id, deviceSn: serial, parentDeviceSn: null })
    expect(packs).toEqual(
      [1, 2].map((at) => ({ ...same, id: id + 100 * at, deviceSn: `${serial}M0${at}`, parentDeviceSn: serial })),
    )
    expect(await page(owner, `${STATION}/${ROOF}/battery/tree`)).toEqual([])
  }) // oxfmt-ignore

  it('of the fleet are found by a part of their serial and by model, page by page', async () => {
    const { cloud } = aWorld()
    const admin = await cloud.signIn('admin')
    const all = await page(admin, `${FLEET}/INVERTER/list?size=1000`)
    expect(all.length).toBeGreaterThan(16)
    const one = all[3]
    const [plant] = rows((await admin.post(`${POWER}/deviceList?size=100`, { stationId: one?.['siteId'] })).json).filter(({ id }) => id === one?.['id'])
    expect(one).toEqual(plant)
    const part = text(one, 'deviceSn').slice(-6)
    const meant = all.filter((row) => text(row, 'deviceSn').includes(part))
    expect(await page(admin, `${FLEET}/INVERTER/list?sn=%20${part.toLowerCase()}&size=1000`)).toEqual(meant)
    expect(await page(admin, `${FLEET}/INVERTER/list?sn=${text(one, 'deviceSn').toLowerCase()}`)).toEqual([one])
    expect(await page(admin, `${FLEET}/INVERTER/list?size=5&page=2`)).toEqual(all.slice(5, 10))
    expect(await codeOf(admin.get(`${FLEET}/TOASTER/list`))).toBe('PARAM_ERROR')
    // Devices of a plant whose devices may not be read are not there.
    const viewer = await cloud.signIn('viewer')
    expect(new Set((await page(viewer, `${FLEET}/INVERTER/list?size=1000`)).map(({ siteId }) => siteId))).toEqual(new Set([63900010]))
  }) // oxfmt-ignore
})

describe('what people of the plant see of how a logger reaches the cloud', () => {
  const ask = async (caller: Caller, plant: number, at = 0) => {
    const gateways = await list(caller, `${POWER}/${plant}/gateway`)
    const deviceSn = text(gateways[at], 'deviceSn')
    const { json } = await caller.post(GATEWAY, { deviceSn: deviceSn.toLowerCase() })
    return { json, detail: json['detail'] as Json, gateways }
  }

  it.each([
    ['owner', HOME, 'WIFI', true],
    ['owner', ROOF, 'WIFI', false],
    ['admin', 63900004, '4G', true],
  ])('%s of plant %i: network, place and power', async (name, plant, networkMode, powered) => {
    const { cloud, time } = aWorld()
    const caller = await cloud.signIn(name)
    const { json, detail } = await ask(caller, plant)
    const [network] = await list(caller, `/maintain-s/fast/${plant}/collector/networkingInfo`)
    const mobile = networkMode === '4G'
    expect(detail).toMatchObject({
      ...{ stationId: plant, networkMode, powered, firmware: network?.['firmware'], operator: network?.['operator'] },
      ...{ ssid: mobile ? null : 'h••e', ip: mobile ? null : '192.168.••.••' },
    })
    for (const name of ['locationLat', 'locationLng']) expect(Number(detail[name]) * 10).toBeCloseTo(Math.round(Number(detail[name]) * 10), 6)
    const { json: whole } = await caller.get(`/maintain-s/station/${plant}`)
    expect(Math.abs(Number(detail['locationLat']) - Number((whole['location'] as Json)['lat']))).toBeLessThan(0.6)
    expect(Math.abs(Number(detail['locationLng']) - Number((whole['location'] as Json)['lng']))).toBeLessThan(0.6)
    const runs = detail['runs'] as { from: number; to: number }[]
    expect(runs.at(-1)?.to).toBe(json['lastUploadTime'])
    const now = time.now / 1000
    expect(runs[0]?.from).toBeGreaterThanOrEqual(now - 7 * DAY)
    const arrived = runs.flatMap(({ from, to }) => Array.from({ length: (to - from) / 300 + 1 }, (_, slot) => from + slot * 300)).filter((at) => at >= now - DAY)
    const events = detail['events'] as { kind: string; time: number }[]
    const rejected = events.filter(({ kind, time: at }) => kind === 'rejected' && at > now - DAY).length
    expect(detail['rejected']).toBe(rejected)
    expect(Math.abs(Number(detail['accepted']) - Math.min(288 - rejected, arrived.length))).toBeLessThanOrEqual(1)
    expect(Math.abs(Number(detail['sent']) - Math.min(288, arrived.length + rejected))).toBeLessThanOrEqual(1)
    const boot = events.find(({ kind }) => kind === 'powerOn')?.time
    if (boot !== undefined) expect(detail['bootTime']).toBe(boot)
    else expect(now - Number(detail['bootTime'])).toBeGreaterThanOrEqual(20 * DAY - 300)
  }) // oxfmt-ignore

  it('loggers beside it, and devices that hang on it', async () => {
    const { cloud } = aWorld()
    const admin = await cloud.signIn('admin')
    const { detail, gateways } = await ask(admin, 63900013)
    const second = await ask(admin, 63900013, 1)
    expect(gateways.length).toBeGreaterThan(1)
    expect((detail['siblings'] as Json[]).map(({ deviceSn }) => deviceSn)).toEqual(gateways.slice(1).map(({ deviceSn }) => deviceSn))
    expect((second.detail['siblings'] as Json[])[0]).toMatchObject({ deviceSn: gateways[0]?.['deviceSn'] })
    const all = rows((await admin.post(`${POWER}/deviceList?size=100&order.direction=ASC`, { stationId: 63900013 })).json)
    const below = all.filter((row) => row['parentDeviceSn'] === gateways[0]?.['deviceSn'])
    expect(detail['devices']).toEqual(below.slice(0, 60).map(({ deviceSn, name }) => ({ deviceSn, name, time: (detail['runs'] as Json[]).at(-1)?.['to'] })))
    expect(await codeOf(admin.post(GATEWAY, { deviceSn: ' ' }))).toBe('17')
    const owner = await cloud.signIn('owner')
    const own = text((await list(owner, `${POWER}/${HOME}/gateway`))[0], 'deviceSn')
    for (const [stationId, code] of [[ROOF, '55'], [HOME, 'fine'], [63900013, 'fine'], ['x', 'fine']])
      expect(await codeOf(owner.post(GATEWAY, { deviceSn: own, stationId }))).toBe(code)
  }) // oxfmt-ignore
})
