import { DEVICE_TYPES } from '../../src/domain/devices/device'
import { describe, expect, it } from 'vitest'
import { fields, mismatches, rows, list, page } from './cloud-client'
import type { Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const HOME = 63400030
const ROOF = 63400020
const power = '/maintain-s/power/system'

const ROW = {
  ...fields('int', 'id netState deviceState alertState siteId systemId'),
  ...fields('text', 'deviceSn serialNumber name type productId systemName stationName timeZone'),
  ...fields('num?', 'collectionTime installedCapacity generationPower dailyPowerGeneration'),
  ...fields('text?', 'parentSn parentDeviceSn parentDeviceType sensor sensorCode'),
}

describe('devices are read', () => {
  it('each with an id and a serial of its own, whatever its type', async () => {
    const { cloud } = aWorld()
    const admin = await cloud.signIn('admin')
    const { json } = await admin.post(`${power}/deviceList?size=100`, { stationId: 63900001 })
    const devices = rows(json)
    expect(devices).toHaveLength(DEVICE_TYPES.length)
    for (const name of ['id', 'deviceSn', 'type'])
      expect(new Set(devices.map((row) => row[name])).size, name).toBe(DEVICE_TYPES.length)
  })

  it('S7-91 S7-92 S7-94 S7-97 S7-98 S7-103 S7-105 S7-106 S7-123 in every form of the contract', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const [logger] = await list(owner, `${power}/${HOME}/gateway`)
    expect(mismatches(logger ?? {}, { ...fields('int', 'id netState deviceState deviceCount systemId siteId signalIntensity'), ...fields('text', 'deviceSn type productId') })).toEqual([])
    const below = await list(owner, `${power}/gateway/${logger?.['id']}/device`)
    expect(below.map((row) => row['type'])).toEqual(['INVERTER', 'METER', 'BATTERY'])
    for (const row of below) expect(mismatches(row, ROW)).toEqual([])
    expect((await owner.get(`${power}/${HOME}/gateway/${logger?.['id']}`)).json['devices']).toEqual(below)
    expect(await list(owner, `${power}/${ROOF}/deviceTypeList`)).toEqual(['COLLECTOR', 'INVERTER', 'METER', 'OPTIMIZER'])
    const all = (await owner.post(`${power}/deviceList`, { stationId: HOME, 'order.property': 'device_id', 'order.direction': 'ASC' })).json
    expect(all).toMatchObject({ total: 4 })
    const at = '/maintain-s/operating/station'
    expect(await page(owner, `${at}/${HOME}/collector?page=1&size=20`)).toHaveLength(1)
    expect(await page(owner, `${at}/${HOME}/inverter`)).toHaveLength(1)
    expect(await page(owner, `${at}/${ROOF}/common?deviceType=OPTIMIZER&size=100`)).toHaveLength(24)
    expect(await codeOf(owner.get(`${at}/${HOME}/common?deviceType=TOASTER`))).toBe('PARAM_ERROR')
    const tree = await page(owner, `${at}/${HOME}/battery/tree?order.direction=DESC&order.property=name&page=1&size=1000&total=0`)
    expect(tree.filter((row) => row['parentDeviceSn'] === null)).toHaveLength(1)
    expect(tree.filter((row) => row['parentDeviceSn'] === tree[0]?.['deviceSn'])).toHaveLength(2)
    const [network] = await list(owner, `/maintain-s/fast/${HOME}/collector/networkingInfo`)
    expect(network).toMatchObject({ networkMode: 'WIFI', ssid: 'home', firmware: 'LSW3_15_FFFF_1.0.78' })
    const admin = await cloud.signIn('admin')
    expect((await admin.get('/maintain-s/operating/system/device/INVERTER/list?page=1&size=5&powerTypeList=PV')).json['data']).toHaveLength(5)
  }) // oxfmt-ignore

  it('S2-34 of one model, ours: as the device names itself', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const of = async (model: string) => {
      const found = await page(owner, `/maintain-s/operating/system/device/INVERTER/list?model=${model}`)
      return Promise.all(
        found.map(async ({ id, siteId }) => {
          const said = await owner.post('/device-s/device/v3/detail', { deviceId: id, language: 'en' })
          return [siteId, said.json['model']]
        }),
      )
    }
    expect(await of('H10')).toEqual([[HOME, 'H10']])
    expect(new Set((await of('S12')).map(String))).toEqual(new Set([`${ROOF},S12`, '63400010,S12']))
    expect(await of('S250')).toEqual([])
  })

  it('S7-124 S8-67 S8-40 D1 D2 D3 D4 show everything about one', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const [inverter] = await page(owner, `/maintain-s/operating/station/${HOME}/inverter`)
    const id = Number(inverter?.['id'])
    const detail = (await owner.post('/device-s/device/v3/detail', { deviceId: id, siteId: HOME, language: 'en' })).json
    const groups = detail['paramCategoryList'] as { tag: string; fieldList: Json[] }[]
    expect(groups.map(({ tag }) => tag)).toEqual(['basic', 'version', 'electric', 'grid', 'consumption', 'battery', 'bms', 'temperature', 'status', 'ups'])
    for (const { fieldList } of groups) {
      for (const field of fieldList) expect(mismatches(field, { ...fields('text', 'key value storageName orgValue'), unit: 'text?', serialNumber: 'int' })).toEqual([])
    }
    const value = (name: string) => groups.flatMap(({ fieldList }) => fieldList).find((one) => one['storageName'] === name)?.['value']
    const live = (await owner.get(`/maintain-s/fast/system/${HOME}`)).json
    expect(Number(value('Etdy_ge1'))).toBeCloseTo(Number(live['generationValue']), 2)
    expect(Number(value('E_Puse_t1'))).toBeCloseTo(Number(live['usePower']), 0)
    expect(await list(owner, `/device-s/device/params?productId=0_5412_1&lan=en&queryType=1&deviceId=${id}`)).toContainEqual({ storageName: 'DP1', name: 'DC power PV1', unit: 'W' })
    const series = async (range: string) => list(owner, `/device-s/device/${id}/stats/${range}&lan=en&showParams=Etdy_ge1`)
    const day = (await series('day?day=2026/06/17'))[0]?.['detailList'] as Json[]
    expect(day).toHaveLength(288)
    const month = (await series('month?month=2026-06'))[0]?.['detailList'] as Json[]
    expect(month).toHaveLength(18)
    expect(Number(month[16]?.['value'])).toBeCloseTo(Number(day[287]?.['value']), 1)
    expect(((await series('dayrange?startDay=2026/06/16&endDay=2026/06/17'))[0]?.['detailList'] as Json[])).toHaveLength(576)
    const all = await list(owner, `/device-s/device/${id}/stats/day?day=2026/06/17&lan=en`)
    expect(all.map(({ storageName }) => storageName).sort()).toEqual(groups.flatMap(({ fieldList }) => fieldList.map(({ storageName }) => storageName)).sort())
    expect(all.find(({ storageName }) => storageName === 'SYSTIM1')?.['detailList']).toContainEqual({ collectionTime: expect.any(Number), value: '26-06-17 12:00:00' })
    for (const range of ['week?day=2026-06-18', 'year?year=2026', 'total?']) expect((await series(range))[0]?.['detailList']).not.toEqual([])
    expect(rows((await owner.get(`/device-s/device/originalData?deviceId=${id}`)).json)).toHaveLength(20)
    expect(await codeOf(owner.post('/device-s/device/v3/detail', { deviceId: 1 }))).toBe('42')
    const admin = await cloud.signIn('admin')
    expect(await codeOf(admin.post('/device-s/device/v3/detail', { deviceId: id }))).toBe('15')
  }) // oxfmt-ignore
})

describe('devices are changed', () => {
  it('S7-93 S7-95 S7-96 S7-99 S7-100 added, renamed, set up and removed', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const added = await owner.post(`${power}/${HOME}/device`, { devices: [{ deviceSn: 'INV77000001', type: 'INVERTER', name: 'Garage', installedCapacity: 3 }] })
    const [row] = added.json as unknown as Json[]
    expect(row).toMatchObject({ deviceSn: 'INV77000001', name: 'Garage', installedCapacity: 3 })
    const renamed = await owner.post(`${power}/${HOME}/device/${row?.['id']}`, { name: 'Carport' })
    expect(renamed.json['name']).toBe('Carport')
    await owner.delete(`${power}/${HOME}/device`, [row?.['id']])
    expect((await owner.post(`${power}/deviceList`, { stationId: HOME })).json['total']).toBe(4)
    const [meter] = await page(owner, `/maintain-s/operating/station/${HOME}/meter`)
    const at = `${power}/${HOME}/meter/${meter?.['id']}`
    await owner.post(`${at}/config`, { spec: 'SPLIT_PHASE', ctRatio: 40, position: 'LOAD' })
    expect((await owner.get(`${at}/spec`)).json).toMatchObject({ spec: 'SPLIT_PHASE', ctRatio: 40, ptRatio: 1, position: 'LOAD' })
    expect(await codeOf(owner.post(`${at}/config`, { spec: 'NINE_PHASES' }))).toBe('PARAM_ERROR')
  }) // oxfmt-ignore

  it('S5-34 S8-77 S8-78 S8-79 S8-81 S8-75 replaces optimizers only by those that belong there', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    const optimizers = await page(owner, `/maintain-s/operating/station/${ROOF}/common?deviceType=OPTIMIZER&order.direction=ASC&size=100`)
    const [first, second] = optimizers
    const replace = (newDeviceSn: unknown) => codeOf(owner.post(`${power}/${ROOF}/device/${first?.['id']}`, { newDeviceSn }))
    expect(await replace(first?.['deviceSn'])).toBe('56')
    expect(await replace(` ${String(first?.['deviceSn'])} `)).toBe('56')
    expect(await replace(second?.['deviceSn'])).toBe('53')
    expect(await replace('OP2690000203')).toBe('54')
    expect(await replace('OP2699999999')).toBe('52')
    expect(await replace('OP264000201A')).toBe('fine')
    expect(await replace('OP264000201B')).toBe('50')
    seconds(121)
    expect(await replace('OP264000201B')).toBe('fine')
  }) // oxfmt-ignore

  it('S7-102 S7-113 S8-48 S8-76 S8-80 S8-84 S8-91 registers loggers and triggers their report', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    const [own] = await list(owner, `${power}/${HOME}/gateway`)
    const [other] = await list(owner, `${power}/${ROOF}/gateway`)
    const register = async (gatewaySn: unknown, secret?: string) =>
      (await owner.post(`${power}/${HOME}/v2/gateway`, { registerItems: [{ gatewaySn, type: 'COLLECTOR' }], ...(secret ? { secret } : {}) })).json
    const fault = async (serial: unknown) => ((await register(serial))['fail'] as Json[])[0]?.['code']
    expect(await fault(own?.['deviceSn'])).toBe('23')
    expect(await fault(other?.['deviceSn'])).toBe('55')
    expect([await fault('LG5900000001'), await fault('LG6600000001'), await fault('')]).toEqual(['59', '66', '17'])
    expect(await register('LG2600000001', '4711')).toMatchObject({ success: [{ gatewaySn: 'LG2600000001' }], fail: [] })
    expect(await fault('LG2600000001')).toBe('23')
    const added = await owner.post(`${power}/${HOME}/device`, { devices: [{ deviceSn: 'INV77000009', type: 'INVERTER', gatewayId: other?.['id'] }] })
    expect(added.json['code']).toBe('55')
    const trigger = (plant: number, serial: unknown) => codeOf(owner.post(`/maintain-s/operating/station/${plant}/device/gateway/post/${serial}?verificationType=cloudflare`))
    expect(await trigger(HOME, 'LG00000000')).toBe('42')
    expect(await trigger(HOME, own?.['deviceSn'])).toBe('fine')
    const [inverter] = await page(owner, `/maintain-s/operating/station/${HOME}/inverter`)
    expect(await codeOf(owner.delete(`${power}/${HOME}/device`, [inverter?.['id']]))).toBe('51')
    seconds(61)
    expect(await codeOf(owner.delete(`${power}/${HOME}/device`, [inverter?.['id']]))).toBe('fine')
    const admin = await cloud.signIn('admin')
    const [dead] = await list(admin, `${power}/63900007/gateway`)
    expect(await codeOf(admin.post(`/maintain-s/operating/station/63900007/device/gateway/post/${dead?.['deviceSn']}`))).toBe('66')
  }) // oxfmt-ignore

  it('S7-102 a plant made in the portal wakes up with its first logger', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('new')
    const made = await owner.post('/maintain-s/station', {
      station: { name: 'First', type: 'HOUSE_ROOF', gridInterconnectionType: 'BATTERY_BACKUP', installedCapacity: 8, location: { lat: 48, lng: 7.8, address: 'x' }, region: { nationId: 60, level1: 886, timezone: 'Europe/Berlin' } },
      finance: { currency: 'EUR' },
    })
    const id = Number(made.json['id'])
    expect(await list(owner, `/maintain-s/fast/device/${id}/device-list`)).toEqual([])
    await owner.post(`${power}/${id}/v2/gateway`, { registerItems: [{ gatewaySn: 'LG2600000077' }] })
    seconds(1800)
    expect(await list(owner, `/maintain-s/fast/device/${id}/device-types`)).toEqual(['COLLECTOR', 'INVERTER', 'METER', 'BATTERY'])
    const live = (await owner.get(`/maintain-s/fast/system/${id}`)).json
    expect(live['networkStatus']).toBe('NORMAL')
    expect(Number(live['generationPower'])).toBeGreaterThan(0)
  }) // oxfmt-ignore

  it('S3-05 S1-07 one plant has a device of each of the 38 codes', async () => {
    const { cloud } = aWorld()
    const admin = await cloud.signIn('admin')
    const types = (await list(admin, `/maintain-s/fast/device/63900001/device-list`)).map((row) => String(row['deviceType']))
    expect([...new Set(types)].sort()).toEqual([...DEVICE_TYPES].sort())
  }) // oxfmt-ignore

  it('moves devices to another logger of their plant and nowhere else', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    await owner.post(`${power}/${HOME}/v2/gateway`, { registerItems: [{ gatewaySn: 'LG26000900' }] })
    const gateways = await list(owner, `${power}/${HOME}/gateway`)
    const other = gateways.find((row) => row['deviceSn'] === 'LG26000900')
    const [elsewhere] = await list(owner, `${power}/${ROOF}/gateway`)
    const [meter] = await page(owner, `/maintain-s/operating/station/${HOME}/meter`)
    const [inverter] = await page(owner, `/maintain-s/operating/station/${HOME}/inverter`)
    const move = (deviceIds: unknown[], gatewayId: unknown) => owner.post(`${power}/${HOME}/device/move`, { deviceIds, gatewayId })
    const behind = async (id: unknown) => (await list(owner, `${power}/gateway/${String(id)}/device`)).map((row) => row['type'])
    expect(await codeOf(move([meter?.['id']], elsewhere?.['id']))).toBe('55')
    expect(await codeOf(move([other?.['id']], other?.['id']))).toBe('PARAM_ERROR')
    // What hangs on an inverter goes with it.
    const first = gateways.find((row) => row !== other)
    const target = (await behind(other?.['id'])).length === 0 ? other : first
    expect(await codeOf(move([inverter?.['id']], target?.['id']))).toBe('fine')
    expect(await behind(target?.['id'])).toEqual(['INVERTER', 'BATTERY'])
    const viewer = await cloud.signIn('viewer')
    expect(await codeOf(viewer.post(`${power}/${HOME}/device/move`, { deviceIds: [meter?.['id']], gatewayId: target?.['id'] }))).toMatch(/^2[24]$/)
  }) // oxfmt-ignore
})

describe('what people do to a device is written down', () => {
  it('with who, when, before and after, the newest first; the device itself came first', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    const [inverter] = await page(owner, `/maintain-s/operating/station/${HOME}/inverter`)
    const [logger] = await list(owner, `${power}/${HOME}/gateway`)
    const at = (id: unknown) => `/device-s/device/${id}/record`
    const kinds = async (id: unknown) => (await page(owner, at(id))).map((row) => row['kind'])
    expect(await kinds(inverter?.['id'])).toEqual(['ADDED'])
    await owner.post(`${power}/${HOME}/device/${inverter?.['id']}`, { name: 'Garage' })
    seconds(300)
    await owner.post(`${power}/${HOME}/device/${inverter?.['id']}`, { newDeviceSn: 'INV7700009' })
    const [last, before] = await page(owner, at(inverter?.['id']))
    expect(last).toMatchObject({
      kind: 'REPLACED',
      userName: 'Robin Harbour',
      before: inverter?.['deviceSn'],
      after: 'INV7700009',
    })
    expect(before).toMatchObject({ kind: 'RENAMED', before: 'Inverter 1', after: 'Garage' })
    expect(Number(last?.['time']) - Number(before?.['time'])).toBe(300)
    seconds(300)
    await owner.post(`/maintain-s/operating/station/${HOME}/device/gateway/post/${logger?.['deviceSn']}`)
    expect(await kinds(logger?.['id'])).toEqual(['COMMAND', 'ADDED'])
    const viewer = await cloud.signIn('viewer')
    expect(await codeOf(viewer.get(at(inverter?.['id'])))).toBe('22')
  })
})
