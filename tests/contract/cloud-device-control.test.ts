import { describe, expect, it } from 'vitest'
import type { Json } from './cloud-client'
import { rows } from './cloud-client'
import { aWorld, codeOf, refusalOf } from './cloud-world'

const HOME = 63400030
const INVERTER = 23_400_030_010

async function given() {
  const world = aWorld()
  const owner = await world.cloud.signIn('owner')
  const serial = (await owner.post('/device-s/device/v3/detail', { deviceId: INVERTER })).json['deviceSn']
  const control = async () => {
    const { settings, orders } = (await owner.get(`/device-s/device/${INVERTER}/control?lan=en`)).json
    return { settings: settings as Json[], orders: orders as Json[] }
  }
  const order = (code: string, value: unknown, more: Json = {}) => ({
    ...{ deviceId: INVERTER, deviceSn: serial, code, operationType: 5, ...more },
    extendWeb: JSON.stringify({ inputParam: { [code]: value } }),
  })
  const send = (code: string, value: unknown, more: Json = {}) =>
    owner.post('/order-s/order/action/control/send', order(code, value, more))
  const valueOf = async (key: string) =>
    (await control()).settings.find(({ storageName }) => storageName === key)?.['value']
  return { ...world, owner, control, order, send, valueOf }
}

describe('settings of a device', () => {
  it('S8-75 S8-76 are written one after the other, each with its place and why it waits, and read back', async () => {
    const { control, send, valueOf, seconds } = await given()
    expect(await valueOf('ACT_P_LIM')).toBe('100')
    await send('ACT_P_LIM', 80)
    await send('B_SOC_MIN', 20)
    await send('ACT_P_LIM', 60)
    const states = async () => (await control()).orders.map(({ state, place, waitCode, kept }) => [state, place, waitCode, kept]) // oxfmt-ignore
    expect(await states()).toEqual([
      ['WAITING', 3, '50', null],
      ['WAITING', 2, '50', null],
      ['RUNNING', null, null, null],
    ])
    expect(await valueOf('ACT_P_LIM')).toBe('100')
    seconds(21)
    expect((await states()).slice(1)).toEqual([
      ['RUNNING', null, null, null],
      ['DONE', null, null, '80'],
    ])
    expect(await valueOf('ACT_P_LIM')).toBe('80')
    seconds(40)
    expect([await valueOf('ACT_P_LIM'), await valueOf('B_SOC_MIN')]).toEqual(['60', '20'])
  })

  it('wait behind a trigger command; a queue that is full is refused', async () => {
    const { owner, control, send, seconds } = await given()
    const [logger] = (await owner.get(`/maintain-s/power/system/${HOME}/gateway`)).json as unknown as Json[]
    await owner.post(
      `/maintain-s/operating/station/${HOME}/device/gateway/post/${String(logger?.['deviceSn'])}`,
    )
    for (const limit of [90, 80, 70, 60, 50]) expect(await codeOf(send('ACT_P_LIM', limit))).toBe('fine')
    expect((await control()).orders.at(-1)).toMatchObject({ state: 'WAITING', place: 1, waitCode: '51' })
    expect(await codeOf(send('ACT_P_LIM', 40))).toBe('50')
    seconds(81)
    expect(await codeOf(send('ACT_P_LIM', 40))).toBe('fine')
  })

  it('a device may keep another value than it was sent', async () => {
    const { send, control, seconds } = await given()
    await send('B_CHG_MAX', 150)
    seconds(20)
    const [order] = (await control()).orders
    expect(Number(order?.['kept'])).toBeLessThan(150)
    expect((await control()).settings.find(({ storageName }) => storageName === 'B_CHG_MAX')?.['value']).toBe(order?.['kept']) // oxfmt-ignore
  })

  it.each([
    ['out of range', 'ACT_P_LIM', 101, {}],
    ['between two steps', 'ACT_P_LIM', 50.5, {}],
    ['no number', 'ACT_P_LIM', 'much', {}],
    ['no choice', 'GRID_STD', 'NONE', {}],
    ['nothing of this type', 'SWITCH', '1', {}],
    ['another serial', 'ACT_P_LIM', 80, { deviceSn: 'INV1' }],
    ['no values at all', 'ACT_P_LIM', 80, { extendWeb: '{' }],
  ])('refuses what is %s, and writes nothing down', async (_, code, value, more) => {
    const { owner, order, control } = await given()
    const asked = { ...order(code, value), ...more }
    expect(await codeOf(owner.post('/order-s/order/action/control/send', asked))).toBe('PARAM_ERROR')
    expect((await control()).orders).toEqual([])
    expect((await owner.get(`/device-s/device/${INVERTER}/record`)).json['total']).toBe(1)
  })

  it('S6-04 takes no order without the code, stands in the records with the one it took', async () => {
    const { cloud, owner, order, send } = await given()
    const viewer = await cloud.signIn('viewer')
    const admin = await cloud.signIn('admin')
    const body = order('GRID_STD', 'G99')
    expect(await codeOf(viewer.post('/order-s/order/action/control/send', body))).toMatch(/^2[24]$/)
    expect(await codeOf(admin.post('/order-s/order/action/control/send', body))).toBe('15')
    await send('GRID_STD', 'G99')
    const { data } = (await owner.get(`/device-s/device/${INVERTER}/record`)).json as { data: Json[] }
    expect(data[0]).toMatchObject({
      kind: 'COMMAND',
      userName: 'Robin Harbour',
      before: 'Grid standard: EN 50549-1',
      after: 'Grid standard: G99',
    })
  })

  it('are told with their range or their choices, in words of the language', async () => {
    const { owner, control, send, valueOf, seconds } = await given()
    const { settings } = await control()
    const named = (key: string) => settings.find(({ storageName }) => storageName === key)
    expect(named('ACT_P_LIM')).toEqual({
      ...{ storageName: 'ACT_P_LIM', name: 'Active power limit', unit: '%', value: '100', choices: null },
      ...{ range: { min: 0, max: 100, step: 1 }, effect: 'PRODUCTION', risk: 'MEDIUM', codeGroup: 'POWER' },
    })
    expect(named('SYS_WORK_MODE')).toMatchObject({
      range: null,
      choices: [
        { code: 'LOAD', name: 'Own use first' },
        { code: 'SELL', name: 'Sell first' },
        { code: 'CHARGE', name: 'Charge first' },
      ],
    })
    await send('SYS_WORK_MODE', 'SELL')
    const { json } = await owner.get(`/device-s/device/${INVERTER}/control?lan=de`)
    const [first] = json['orders'] as Json[]
    const mode = (json['settings'] as Json[]).find(({ storageName }) => storageName === 'SYS_WORK_MODE')
    expect([first?.['name'], mode?.['name'] === 'Work mode']).toEqual([mode?.['name'], false])
    seconds(19)
    expect([(await control()).orders[0]?.['state'], await valueOf('SYS_WORK_MODE')]).toEqual(['RUNNING', 'LOAD'])
    seconds(1)
    expect([(await control()).orders[0]?.['state'], await valueOf('SYS_WORK_MODE')]).toEqual(['DONE', 'SELL'])
    expect((await control()).orders[0]).toMatchObject({ before: 'LOAD', value: 'SELL', kept: 'SELL', userName: 'Robin Harbour', waitCode: null })
  }) // oxfmt-ignore

  it('five may wait; another is taken in the second in which the next one begins', async () => {
    const { send, seconds, control } = await given()
    for (let count = 0; count < 6; count++) expect(await codeOf(send('ACT_P_LIM', 90 - count))).toBe('fine')
    expect(await codeOf(send('ACT_P_LIM', 50))).toBe('50')
    seconds(19)
    expect(await codeOf(send('ACT_P_LIM', 50))).toBe('50')
    seconds(1)
    const last = (await send('ACT_P_LIM', 50)).json
    expect((await control()).orders[0]).toMatchObject({ id: last['id'], state: 'WAITING', before: '85', place: 6 })
    // One by one: no two have the same number.
    expect(new Set((await control()).orders.map(({ id }) => id)).size).toBe(7)
  }) // oxfmt-ignore

  it.each<[string, unknown, Json, unknown]>([
    ['ACT_P_LIM', 0, {}, 'fine'],
    ['ACT_P_LIM', '100', {}, 'fine'],
    ['ACT_P_LIM', -1, {}, ['PARAM_ERROR', 'extendWeb']],
    ['ACT_P_LIM', '', {}, ['PARAM_ERROR', 'extendWeb']],
    ['ACT_P_LIM', null, {}, ['PARAM_ERROR', 'extendWeb']],
    ['ACT_P_LIM', 50, { code: 'OTHER' }, ['PARAM_ERROR', 'code']],
    ['ACT_P_LIM', 50, { code: 'B_SOC_MIN' }, ['PARAM_ERROR', 'extendWeb']],
    ['ACT_P_LIM', 50, { deviceSn: null }, ['PARAM_ERROR', 'deviceSn']],
    ['ACT_P_LIM', 50, { extendWeb: null }, ['PARAM_ERROR', 'extendWeb']],
    ['GRID_STD', 'G99', {}, 'fine'],
    ['GRID_STD', 'g99', {}, ['PARAM_ERROR', 'extendWeb']],
  ])('%s as %j with %j: %j', async (code, value, more, answer) => {
    const { owner, order } = await given()
    const body = { ...order(code, value), ...more }
    expect(refusalOf(await owner.post('/order-s/order/action/control/send', body))).toEqual(answer)
  })

  it('of another device of the plant stand in the same queue, and not in its list', async () => {
    const { owner, send, control } = await given()
    const devices = rows((await owner.post('/maintain-s/power/system/deviceList', { stationId: HOME })).json)
    const other = devices.find(({ type, id }) => type === 'INVERTER' && id !== INVERTER) ?? devices.find(({ type }) => type === 'BATTERY')
    await send('ACT_P_LIM', 70)
    const { settings, orders } = (await owner.get(`/device-s/device/${String(other?.['id'])}/control?lan=en`)).json
    expect(orders).toEqual([])
    expect((settings as Json[]).map(({ storageName }) => storageName)).toEqual([])
    expect((await control()).orders).toHaveLength(1)
  }) // oxfmt-ignore

  it('that are silent take none', async () => {
    const { cloud, seconds } = aWorld({ control: true })
    const owner = await cloud.signIn('owner')
    await cloud.post('/__cloud/alarms', { cause: 'logger-dead', plants: [HOME], count: 1 })
    seconds(7300)
    const deviceSn = (await owner.post('/device-s/device/v3/detail', { deviceId: INVERTER })).json['deviceSn']
    const sent = { deviceId: INVERTER, deviceSn, code: 'ACT_P_LIM', operationType: 5 }
    const extendWeb = '{"inputParam":{"ACT_P_LIM":80}}'
    const reply = await owner.post('/order-s/order/action/control/send', { ...sent, extendWeb })
    expect(refusalOf(reply)).toEqual(['42', undefined])
  })
})
