import { describe, expect, it } from 'vitest'
import type { Caller, Json } from './cloud-client'
import { records, rows, list, page } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const POWER = '/maintain-s/power/system'
const FAST = '/maintain-s/fast'
const HOME = 63400030
const ROOF = 63400020
/** Every type; several loggers, one of them away; on the ground; silent since the morning; never heard. */
const FLEET = [63900001, 63900013, 63900004, 63900008, 63900007]

const devicesOf = async (caller: Caller, plant: number, query = 'size=100&order.direction=ASC') =>
  rows((await caller.post(`${POWER}/deviceList?${query}`, { stationId: plant })).json)
const detailOf = async (caller: Caller, id: unknown, language = 'en') =>
  (await caller.post('/device-s/device/v3/detail', { deviceId: id, language })).json
const text = (row: Json | undefined, name: string) => String(row?.[name])

interface Group {
  name: string
  tag: string
  serialNumber: number
  categoryId: number
  fieldList: (Json & { storageName: string; value: string; serialNumber: number })[]
}
const groupsOf = (detail: Json) => detail['paramCategoryList'] as Group[]
interface Point {
  collectionTime: number
  value: string
}
const pointsOf = (series: Json | undefined) => series?.['detailList'] as Point[]

describe('a device is the same in every call that tells of it', () => {
  it.each(FLEET)('at plant %i', async (plant) => {
    const admin = await aWorld().cloud.signIn('admin')
    const all = await devicesOf(admin, plant)
    const fast = await list(admin, `${FAST}/device/${plant}/device-list`)
    expect(fast).toHaveLength(all.length)
    for (const row of all) {
      const quick = fast.find(({ deviceId }) => deviceId === row['id']) ?? {}
      const whole = await detailOf(admin, row['id'])
      expect(quick).toMatchObject({
        ...{ deviceSn: row['deviceSn'], deviceName: row['name'], deviceType: row['type'], stationId: plant },
        ...{ deviceStatus: row['deviceState'], alertStatus: row['alertState'], collectionTime: row['collectionTime'] },
        ...{ generation: row['dailyPowerGeneration'], generationPower: row['generationPower'], systemId: plant },
        ...{ productId: row['productId'], timeZone: row['timeZone'], newDevice: false, sensor: null },
        communicationMode: row['type'] === 'COLLECTOR' ? '2' : null,
      })
      expect(whole).toMatchObject({
        ...{ deviceId: row['id'], deviceSn: row['deviceSn'], siteId: plant, name: row['name'], type: row['type'] },
        ...{ deviceTypeName: row['type'], productId: row['productId'], timeZone: row['timeZone'] },
        ...{ deviceState: row['deviceState'], alertStatus: row['alertState'], collectionTime: row['collectionTime'] },
        ...{ connectStatus: row['netState'] === 0 ? 0 : row['deviceState'], parDeviceId: quick['gatewayId'] },
        ...{ parDeviceSn: quick['gatewaySn'], isMesh: false, desireStatus: {}, desireQueue: [] },
        ...{ alertStatusWithin: -1, alertStatusOutside: -1, alertStatusUser: -1, activationState: 1 },
      })
      if (row['type'] === 'COLLECTOR') expect(quick['gatewayId']).toBeNull()
      expect(groupsOf(whole).length > 0).toBe(row['collectionTime'] !== null)
    }
  }) // oxfmt-ignore

  it.each(FLEET)('and a logger of plant %i with its network', async (plant) => {
    const admin = await aWorld().cloud.signIn('admin')
    const gateways = await list(admin, `${POWER}/${plant}/gateway`)
    const networks = await list(admin, `${FAST}/${plant}/collector/networkingInfo`)
    const fast = await list(admin, `${FAST}/device/${plant}/device-list?deviceType=COLLECTOR`)
    const rest = (await devicesOf(admin, plant)).filter(({ type }) => type !== 'COLLECTOR')
    expect([networks.length, fast.length]).toEqual([gateways.length, gateways.length])
    let heard = 0
    for (const [at, gateway] of gateways.entries()) {
      const below = await list(admin, `${POWER}/gateway/${text(gateway, 'id')}/device`)
      heard += below.length
      const quick = fast[at] ?? {}
      expect(gateway).toEqual({
        ...{ id: quick['deviceId'], deviceSn: quick['deviceSn'], name: quick['deviceName'], type: 'COLLECTOR' },
        ...{ netState: quick['deviceStatus'] === 3 ? 0 : 1, deviceState: quick['deviceStatus'], siteId: plant },
        ...{ collectionTime: quick['collectionTime'], productId: '0_5411_1', systemId: plant },
        ...{ signalIntensity: quick['signalIntensity'], deviceCount: below.length },
      })
      expect(gateway['signalIntensity'] === null).toBe(gateway['netState'] === 0)
      const ground = plant === 63900004 || plant === 63900013
      expect(networks[at]).toMatchObject({
        ...{ deviceId: gateway['id'], deviceSn: gateway['deviceSn'], signalIntensity: gateway['signalIntensity'] },
        ...{ collectionTime: gateway['collectionTime'], operator: ground ? 'Meadow Mobile' : null },
        networkMode: ground ? '4G' : at === 0 ? 'WIFI' : 'LAN',
        ssid: ground || at > 0 ? null : 'home',
        ip: ground ? null : `192.168.1.${50 + at}`,
        iccid: ground ? `8949000000000${String(plant).slice(-6)}` : null,
      })
      expect(networks[at]?.['mac'] === null).toBe(ground)
    }
    expect(heard).toBe(rest.length)
  }) // oxfmt-ignore

  it('a second logger of a house is wired', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    await owner.post(`${POWER}/${HOME}/v2/gateway`, { registerItems: [{ gatewaySn: 'LG26000900' }] })
    const [, second] = await list(owner, `${FAST}/${HOME}/collector/networkingInfo`)
    expect(second).toMatchObject({ networkMode: 'LAN', ssid: null, ip: '192.168.1.51' })
  })

  it('reads the same raw values as its plant', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const live = (await owner.get(`${FAST}/system/${HOME}`)).json
    const all = await list(owner, `${FAST}/device/${HOME}/device-list`)
    const raw = (type: string) =>
      JSON.parse(text(all.find(({ deviceType }) => deviceType === type), 'featureData')) as Record<string, string>
    const number = (name: string) => Number(live[name] ?? 0)
    expect(Number(raw('INVERTER')['Etdy_ge1'])).toBe(number('generationValue'))
    expect(Number(raw('INVERTER')['Etdy_cg1'])).toBe(number('chargeValue'))
    expect(Number(raw('INVERTER')['Etdy_dcg1'])).toBe(number('dischargeValue'))
    const [dc, ac] = [Number(raw('INVERTER')['DPi_t1']), number('generationPower')]
    expect(dc).toBeGreaterThan(ac)
    expect(dc).toBeLessThan(ac * 1.1)
    expect(Number(raw('BATTERY')['B_left_cap1'])).toBe(number('batterySoc'))
    expect(Number(raw('BATTERY')['B_P1'])).toBe(number('batteryPower'))
    expect(Number(raw('METER')['PG_Pt1'])).toBe(number('wirePower'))
    const [network] = await list(owner, `${FAST}/${HOME}/collector/networkingInfo`)
    expect(raw('COLLECTOR')).toEqual({ MDUv1: network?.['firmware'], MDU_MAC_ADD1: network?.['mac'] })
    const total = (await owner.get(`/maintain-s/operating/system/${HOME}`)).json['generationTotal']
    expect(all.find(({ deviceType }) => deviceType === 'INVERTER')?.['generationTotal']).toBe(total)
    const barn = await list(owner, `${FAST}/device/${ROOF}/device-list?deviceType=INVERTER`)
    expect(Object.keys(JSON.parse(text(barn[0], 'featureData')) as Json)).toEqual(['DPi_t1', 'Etdy_ge1'])
  }) // oxfmt-ignore

  it('a meter reads what its ratios and its direction make of it', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const meter = async () => (await list(owner, `${FAST}/device/${HOME}/device-list?deviceType=METER`))[0]
    const read = async () => Number((JSON.parse(text(await meter(), 'featureData')) as Json)['PG_Pt1'])
    const [before, at] = [await read(), `${POWER}/${HOME}/meter/${text(await meter(), 'deviceId')}`]
    expect((await owner.get(`${at}/spec`)).json).toMatchObject({
      ...{ ctRatio: 1, ptRatio: 1, position: 'GRID', direction: 'FORWARD', spec: 'THREE_PHASE' },
      deviceSn: text(await meter(), 'deviceSn'),
    })
    await owner.post(`${at}/config`, { ctRatio: 40, ptRatio: 2, direction: 'REVERSE' })
    expect(await read()).toBeCloseTo(before * -80, 5)
    expect(await codeOf(owner.get(`${POWER}/${HOME}/meter/1/spec`))).toBe('18')
  })
})

describe('what can be drawn of a device', () => {
  it('is what has a unit; several are drawn at once, words only when all are', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const [inverter] = await page(owner, `/maintain-s/operating/station/${HOME}/inverter`)
    const id = text(inverter, 'id')
    const fields = groupsOf(await detailOf(owner, id)).flatMap(({ fieldList }) => fieldList)
    const units = fields.filter(({ unit }) => unit !== null)
    const known = await list(owner, `/device-s/device/params?deviceId=${id}&lan=en`)
    const byName = (one: Json, other: Json) => text(one, 'storageName').localeCompare(text(other, 'storageName'))
    expect(known.sort(byName)).toEqual(
      units.map(({ storageName, key, unit }) => ({ storageName, name: key, unit })).sort(byName),
    )
    const words = text(fields.find(({ unit }) => unit === null), 'storageName')
    for (const name of ['showParams', 'showParams[]']) {
      const query = `${name}=DP1&${name}=Etdy_ge1&${name}=${words}`
      const drawn = await list(owner, `/device-s/device/${id}/stats/day?day=2026-06-17&lan=en&${query}`)
      expect(drawn.map(({ storageName }) => storageName).sort()).toEqual(['DP1', 'Etdy_ge1'])
    }
    const groups = groupsOf(await detailOf(owner, id))
    for (const { serialNumber, fieldList } of groups)
      expect(fieldList.map((one) => one.serialNumber)).toEqual(fieldList.map((_, at) => serialNumber + at))
    const german = groupsOf(await detailOf(owner, id, 'de'))
    expect(german.map(({ tag }) => tag)).toEqual(groups.map(({ tag }) => tag))
    expect(german.map(({ name }) => name)).not.toEqual(groups.map(({ name }) => name))
  }) // oxfmt-ignore

  it.each([
    ['day?day=2026-06-17', '2026-06-16T22:00:00Z', 288],
    ['day?day=2026/6/17', '2026-06-16T22:00:00Z', 288],
    ['day?day=', '2026-06-17T22:00:00Z', 150],
    ['week?day=2026-06-15', '2026-06-14T22:00:00Z', 3 * 288 + 150],
    ['week?day=2026-06-14', '2026-06-07T22:00:00Z', 7 * 288],
    ['dayrange?startDay=2026-05-01&endDay=2026-05-31', '2026-04-30T22:00:00Z', 31 * 288],
    ['dayrange?', '2026-06-17T22:00:00Z', 150],
    ['month?month=2026-02', '2026-01-31T23:00:00Z', 28],
    ['month?', '2026-05-31T22:00:00Z', 18],
    ['year?year=2025', '2024-12-31T23:00:00Z', 12],
    ['year?', '2025-12-31T23:00:00Z', 6],
    ['total?', '2022-12-31T23:00:00Z', 4],
  ])('%s begins at %s and has %i points', async (range, from, count) => {
    const owner = await aWorld().cloud.signIn('owner')
    const [inverter] = await page(owner, `/maintain-s/operating/station/${HOME}/inverter`)
    const path = `/device-s/device/${text(inverter, 'id')}/stats/${range}&showParams=Etdy_ge1`
    const points = pointsOf((await list(owner, path))[0])
    expect(points[0]?.collectionTime).toBe(Date.parse(from) / 1000)
    expect(points.length).toBeGreaterThanOrEqual(count - 25)
    expect(points.length).toBeLessThanOrEqual(count)
  })

  it.each([
    ['day?day=17.6.2026', 'day'],
    ['day?day=x2026-06-17', 'day'],
    ['day?day=2026-06-171', 'day'],
    ['dayrange?startDay=2026-05-01&endDay=2026-06-01', 'endDay'],
    ['month?month=2026', 'month'],
    ['month?month=x2026-06', 'month'],
    ['month?month=2026-061', 'month'],
    ['year?year=x', 'year'],
    ['decade?', 'range'],
  ])('%s is refused by %s', async (range, field) => {
    const owner = await aWorld().cloud.signIn('owner')
    const [inverter] = await page(owner, `/maintain-s/operating/station/${HOME}/inverter`)
    const { json } = await owner.get(`/device-s/device/${text(inverter, 'id')}/stats/${range}`)
    expect([json['code'], (json['param'] as Json)['field']]).toEqual(['PARAM_ERROR', field])
  })

  it('its days, months and years are those of its plant, in equal shares', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const inverters = await page(owner, `/maintain-s/operating/station/${ROOF}/inverter`)
    const id = text(inverters[0], 'id')
    for (const [range, span, query] of [['month?month=2026-05', 'month', 'year=2026&month=5'], ['year?year=2025', 'year', 'year=2025'], ['total?', 'total', '']]) {
      const [series] = await list(owner, `/device-s/device/${id}/stats/${range}&showParams=Etdy_ge1`)
      const own = pointsOf(series).map(({ value }) => Number(value) * inverters.length)
      const plant = records((await owner.get(`/maintain-s/history/power/${ROOF}/stats/${span}?${query}`)).json)
        .sort((a, b) => Number(a['year']) - Number(b['year']) || Number(a['month']) - Number(b['month']) || Number(a['day']) - Number(b['day']))
        .map((row) => Number(row['generationValue']))
      expect(own).toHaveLength(plant.length)
      for (const [at, value] of plant.entries()) expect(Math.abs((own[at] ?? 0) - value)).toBeLessThan(0.05)
    }
  }) // oxfmt-ignore

  it('its frames go back from the last one, and carry its serial', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const [inverter] = await page(owner, `/maintain-s/operating/station/${HOME}/inverter`)
    const path = `/device-s/device/originalData?size=100&deviceId=${text(inverter, 'id')}`
    const frames = await page(owner, path)
    expect(frames).toHaveLength(48)
    for (const [at, { collectionTime, data }] of frames.entries()) {
      expect(collectionTime).toBe(Number(inverter?.['collectionTime']) - at * 300)
      const said = Buffer.from(String(data).slice(2, -2), 'hex').toString()
      expect(said).toBe(`${text(inverter, 'deviceSn')}|${String(collectionTime)}`)
      expect(`${String(data).slice(0, 2)} ${String(data).slice(-2)}`).toBe('a5 15')
    }
    const admin = await aWorld().cloud.signIn('admin')
    const [never] = await devicesOf(admin, 63900007)
    expect((await admin.get(`/device-s/device/originalData?deviceId=${text(never, 'id')}`)).json).toEqual({ total: 0, data: [] })
    expect(await codeOf(admin.get('/device-s/device/originalData?deviceId=x'))).toBe('PARAM_ERROR')
  }) // oxfmt-ignore
})
