import { describe, expect, it } from 'vitest'
import type { Caller, Json } from './cloud-client'
import { aWorld, refusalOf } from './cloud-world'
import { list } from './cloud-client'

const POWER = '/maintain-s/power/system'
const HOME = 63400030
const ROOF = 63400020
const devicesOf = async (caller: Caller, plant = HOME) =>
  list(caller, `/maintain-s/fast/device/${plant}/device-list`)
const idOf = (devices: readonly Json[], type: string) =>
  devices.find(({ deviceType }) => deviceType === type)?.['deviceId']
const logOf = async (caller: Caller, id: unknown) =>
  (await caller.get(`/device-s/device/${String(id)}/record`)).json['data'] as Json[]

async function withDevices() {
  const world = aWorld()
  const owner = await world.cloud.signIn('owner')
  const [home, roof] = [await devicesOf(owner), await devicesOf(owner, ROOF)]
  const named: Json = Object.fromEntries([
    ...['COLLECTOR', 'INVERTER', 'METER', 'BATTERY'].map((type) => [type, idOf(home, type)]),
    ['ELSEWHERE', idOf(roof, 'COLLECTOR')],
  ])
  /** Names of devices in a path or a body as their ids. */
  const told = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replace(/"#([A-Z]+)"/g, (_, name: string) => String(named[name]))) as T
  const at = (path: string) => path.replace(/#([A-Z]+)/, (_, name: string) => String(named[name]))
  return { ...world, owner, named, told, at }
}

/** One world for all that is refused: a refusal changes nothing. */
let shared: ReturnType<typeof withDevices> | undefined
const untouched = () => (shared ??= withDevices())

describe('what may not be done to devices', () => {
  it.each<[string, unknown, unknown]>([
    ['device', {}, ['17', 'devices']],
    ['device', { devices: [] }, ['17', 'devices']],
    ['device', { devices: [{ type: 'INVERTER' }] }, ['17', 'deviceSn']],
    ['device', { devices: [{ deviceSn: ' ', type: 'INVERTER' }] }, ['17', 'deviceSn']],
    ['device', { devices: [{ deviceSn: 'INV77000001', type: 'TOASTER' }] }, ['PARAM_ERROR', 'type']],
    ['device', { devices: [{ deviceSn: 'INV77000001', type: 'INVERTER', gatewayId: 1 }] }, ['55', undefined]],
    ['device', { devices: [{ deviceSn: 'INV77000001', type: 'INVERTER', gatewayId: '#METER' }] }, ['55', undefined]],
    ['device', { devices: [{ deviceSn: 'INV77000001', type: 'INVERTER', gatewayId: '#COLLECTOR' }] }, 'fine'],
    ['device', { devices: [{ deviceSn: 'inv77000001', type: 'INVERTER' }, { deviceSn: 'INV77000001', type: 'METER' }] }, ['53', undefined]],
    ['device', { devices: [{ deviceSn: 'IN5900001', type: 'INVERTER' }] }, 'fine'],
    ['device/#INVERTER', { newDeviceSn: '' }, 'fine'],
    ['device/1', { name: 'x' }, ['18', undefined]],
    ['device/#ELSEWHERE', { name: 'x' }, ['18', undefined]],
    ['device/move', {}, ['17', 'deviceIds']],
    ['device/move', { deviceIds: ['#METER'] }, ['55', undefined]],
    ['device/move', { deviceIds: ['#METER'], gatewayId: '#INVERTER' }, ['55', undefined]],
    ['device/move', { deviceIds: ['#METER', 1], gatewayId: '#COLLECTOR' }, ['18', undefined]],
    ['device/move', { deviceIds: ['#METER', '#COLLECTOR'], gatewayId: '#COLLECTOR' }, ['PARAM_ERROR', 'deviceIds']],
    ['device/move', { deviceIds: ['#METER'], gatewayId: '#COLLECTOR' }, 'fine'],
    ['meter/#METER/config', { spec: 'NINE_PHASES' }, ['PARAM_ERROR', 'spec']],
    ['meter/#METER/config', { position: 'ROOF' }, ['PARAM_ERROR', 'position']],
    ['meter/#METER/config', { direction: 'UP' }, ['PARAM_ERROR', 'direction']],
    ['meter/#METER/config', { position: 'GENERATION', direction: 'REVERSE' }, 'fine'],
    ['meter/#METER/config', { ctRatio: -1 }, ['PARAM_ERROR', 'ctRatio']],
    ['meter/#INVERTER/config', { ctRatio: 2 }, ['18', undefined]],
    ['v2/gateway', {}, ['17', 'registerItems']],
    ['v2/gateway', { registerItems: [] }, ['17', 'registerItems']],
    ['v2/gateway', { registerItems: [{}], secret: '000' }, ['45', undefined]],
    ['v2/gateway', { registerItems: [{}], secret: '0001' }, 'fine'],
    ['v2/gateway', { registerItems: [{}], secret: '1000' }, 'fine'],
  ])('%s with %j: %j', async (path, body, answer) => {
    const { owner, told, at } = await (answer === 'fine' ? withDevices() : untouched())
    expect(refusalOf(await owner.post(`${POWER}/${HOME}/${at(path)}`, told(body)))).toEqual(answer)
  }) // oxfmt-ignore

  it.each([
    ['', '17'],
    ['LG26-00001', '18'],
    ['LG26001', '18'],
    ['LG260001', null],
    ['lg260001', null],
    ['L'.repeat(20), null],
    ['L'.repeat(21), '18'],
    ['LG59000001', '59'],
    ['LG66000001', '66'],
    ['XLG5900001', null],
  ])('a logger %j is registered with the fault %s', async (gatewaySn, code) => {
    const { owner } = await (code === null ? withDevices() : untouched())
    const { json } = await owner.post(`${POWER}/${HOME}/v2/gateway`, { registerItems: [{ gatewaySn }] })
    const serial = gatewaySn.toUpperCase()
    if (code !== null) return expect(json).toEqual({ success: [], fail: [{ gatewaySn: serial, code }] })
    expect(json).toMatchObject({ success: [{ gatewaySn: serial, gatewayId: expect.any(Number) as number }], fail: [] })
  }) // oxfmt-ignore

  it('removes all or none', async () => {
    const { owner, named } = await withDevices()
    const path = `${POWER}/${HOME}/device`
    expect(refusalOf(await owner.delete(path, []))).toEqual(['17', 'ids'])
    expect(refusalOf(await owner.delete(path, [named['METER'], named['ELSEWHERE']]))).toEqual([
      '18',
      undefined,
    ])
    expect(await devicesOf(owner)).toHaveLength(4)
    expect(
      refusalOf(await owner.delete(path, { ids: [named['METER'], named['BATTERY'], named['METER']] })),
    ).toBe('fine')
    expect((await devicesOf(owner)).map(({ deviceType }) => deviceType)).toEqual(['COLLECTOR', 'INVERTER'])
  })

  it('a serial is taken where it is, and after a replacement the logger is busy for two minutes', async () => {
    const { owner, named, seconds } = await withDevices()
    const at = `${POWER}/${HOME}/device`
    const serials = Object.fromEntries(
      (await devicesOf(owner)).map((row) => [row['deviceType'], row['deviceSn']]),
    )
    const [foreign] = await devicesOf(owner, ROOF)
    const add = (deviceSn: unknown) => owner.post(at, { devices: [{ deviceSn, type: 'INVERTER' }] })
    expect(refusalOf(await add(serials['METER']))).toEqual(['53', undefined])
    expect(refusalOf(await add(foreign?.['deviceSn']))).toEqual(['54', undefined])
    const replace = (newDeviceSn: string) => owner.post(`${at}/${String(named['INVERTER'])}`, { newDeviceSn })
    expect((await replace('inv7700009')).json).toMatchObject({ deviceSn: 'INV7700009' })
    const busy = [
      () => replace('INV7700010'),
      () => owner.delete(at, [named['METER']]),
      () => owner.post(`${at}/move`, { deviceIds: [named['METER']], gatewayId: named['COLLECTOR'] }),
    ]
    for (const send of busy) expect(refusalOf(await send())).toEqual(['50', undefined])
    expect(refusalOf(await owner.post(`${at}/${String(named['INVERTER'])}`, { name: 'Garage' }))).toBe('fine')
    seconds(120)
    expect(refusalOf(await replace('INV7700010'))).toBe('fine')
  })
})

describe('what is done to devices', () => {
  it('one that is added has its name, size and logger, and is logged', async () => {
    const { owner, named } = await withDevices()
    const devices = [
      { deviceSn: ' inv77000001 ', type: 'INVERTER', name: ' Garage ', installedCapacity: '3.5', gatewayId: String(named['COLLECTOR']) },
      { deviceSn: 'MT77000002', type: 'METER' },
    ]
    const rows = (await owner.post(`${POWER}/${HOME}/device`, { devices })).json as unknown as Json[]
    const [logger] = await devicesOf(owner)
    expect(rows).toMatchObject([
      { deviceSn: 'INV77000001', name: 'Garage', type: 'INVERTER', installedCapacity: 3.5, parentDeviceSn: logger?.['deviceSn'] },
      { deviceSn: 'MT77000002', name: 'MT77000002', type: 'METER', parentDeviceSn: logger?.['deviceSn'] },
    ])
    expect(await logOf(owner, rows[0]?.['id'])).toMatchObject([{ kind: 'ADDED', before: null, after: 'INV77000001', userName: 'Robin Harbour' }])
  }) // oxfmt-ignore

  it('a new name, a new size and a new place are kept and logged once', async () => {
    const { owner, named } = await withDevices()
    const [inverter, meter] = [named['INVERTER'], named['METER']]
    const at = `${POWER}/${HOME}/device`
    const edit = async (body: Json) => (await owner.post(`${at}/${String(inverter)}`, body)).json
    expect(await edit({ name: 'Garage', installedCapacity: 4 })).toMatchObject({ name: 'Garage', installedCapacity: 4 })
    expect(await edit({ name: 'Garage' })).toMatchObject({ name: 'Garage', installedCapacity: 4 })
    expect(await edit({ installedCapacity: 5 })).toMatchObject({ name: 'Garage', installedCapacity: 5 })
    expect((await logOf(owner, inverter)).map(({ kind }) => kind)).toEqual(['RENAMED', 'ADDED'])
    await owner.post(`${POWER}/${HOME}/v2/gateway`, { registerItems: [{ gatewaySn: 'LG26000900' }] })
    const devices = await devicesOf(owner)
    const first = devices.find(({ deviceId }) => deviceId === named['COLLECTOR'])
    const second = devices.find(({ deviceSn }) => deviceSn === 'LG26000900')?.['deviceId']
    const moved = await owner.post(`${at}/move`, { deviceIds: [meter], gatewayId: String(second) })
    expect(moved.json).toMatchObject([{ id: meter, parentDeviceSn: 'LG26000900', parentDeviceType: 'COLLECTOR' }])
    expect((await logOf(owner, meter))[0]).toMatchObject({ kind: 'MOVED', before: first?.['deviceSn'], after: 'LG26000900' })
  }) // oxfmt-ignore

  it('a meter keeps what was not sent, and its settings before and after are logged', async () => {
    const { owner, named } = await withDevices()
    const at = `${POWER}/${HOME}/meter/${String(named['METER'])}/config`
    await owner.post(at, { ctRatio: '40', position: 'LOAD' })
    const { json } = await owner.post(at, { spec: 'SPLIT_PHASE', direction: 'REVERSE' })
    expect(json).toMatchObject({ spec: 'SPLIT_PHASE', ctRatio: 40, ptRatio: 1, position: 'LOAD', direction: 'REVERSE' })
    expect(await logOf(owner, named['METER'])).toMatchObject([
      { kind: 'SETTING', before: 'THREE_PHASE · 40 · 1 · LOAD · FORWARD', after: 'SPLIT_PHASE · 40 · 1 · LOAD · REVERSE' },
      { kind: 'SETTING', before: 'THREE_PHASE · 1 · 1 · GRID · FORWARD', after: 'THREE_PHASE · 40 · 1 · LOAD · FORWARD' },
      { kind: 'ADDED' },
    ])
  }) // oxfmt-ignore
})
