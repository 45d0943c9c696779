import { describe, expect, it } from 'vitest'
import { customAsk, refusal } from '../../../tests/support/custom-ask'
import { deviceCalls } from './devices'
import { gatewayCalls } from './gateways'
import { meterSettingsCalls } from './meter-settings'
import { moduleCalls } from './modules'

const T = 1_768_292_700
const SYSTEM = '/maintain-s/power/system/7'
const KNOWN = 'POST /maintain-s/power/system/deviceList'
const LIVE = 'GET /maintain-s/fast/device/7/device-list'

describe('devices of a plant', () => {
  const LOGGER = { id: 1, deviceSn: 'G1', type: 'COLLECTOR', deviceState: 1, name: 'Logger', siteId: 7 }
  const INVERTER = {
    ...{ id: 2, deviceSn: 'I1', type: 'INVERTER', deviceState: 1, parentSn: 'G1', alertState: 1, siteId: 7 },
    ...{
      installedCapacity: 8,
      generationPower: 4,
      dailyPowerGeneration: 12,
      productId: 'P',
      collectionTime: T,
    },
  }
  const liveOf = (deviceId: number, featureData: object = {}, more: object = {}) => ({
    ...{ deviceId, gatewaySn: 'G1', featureData: JSON.stringify(featureData), ...more },
  })
  const told = {
    ...{ DPi_t1: 5, Etdy_cg1: 1, Etdy_dcg1: 2, B_left_cap1: 60, B_P1: -1, PG_Pt1: 3, MDUv1: 'V2' },
    ...{ MDU_MAC_ADD1: 'aa:bb', Extra: 'x', More: 9 },
  }
  const list = async (rows: readonly object[], live: readonly object[] | null, more = {}) => {
    const replies = {
      [KNOWN]: { total: rows.length, data: rows },
      ...(live === null ? {} : { [LIVE]: live }),
    }
    return (await deviceCalls.list?.(customAsk(replies, more).ask)) ?? []
  }

  it('are what they are, with what they hear, hold and make right now', async () => {
    const live = [liveOf(1), liveOf(2, told, { generationTotal: 900, signalIntensity: 80 })]
    const [logger, inverter] = await list([LOGGER, INVERTER], live)
    expect(inverter).toEqual({
      ...{ id: 2, deviceId: 2, plantId: 7, label: 'I1', name: null, serial: 'I1', type: 'INVERTER' },
      ...{ state: 'online', alerting: true, parent: 'G1', gateway: 1, production: 4, productionToday: 12 },
      ...{ capacity: 8, fullPowerHours: 1.5, productionTotal: 900, dcPower: 5, efficiency: 80 },
      ...{ chargedToday: 1, dischargedToday: 2, signal: 80, children: 0, firmware: 'V2', mac: 'aa:bb' },
      ...{ stateOfCharge: 60, batteryPower: -1, gridPower: 3, others: ['Extra: x', 'More: 9'] },
      ...{ productId: 'P', collected: T },
    })
    expect(logger).toMatchObject({ label: 'Logger', gateway: null, children: 1, alerting: null, others: [] })
  })

  it('have no more than their own data where nothing is said of the moment', async () => {
    for (const [, row] of [await list([LOGGER, INVERTER], []), await list([LOGGER, INVERTER], null)])
      expect(row).toMatchObject({
        ...{ id: 2, production: 4, gateway: null, productionTotal: null, dcPower: null, efficiency: null },
        ...{ chargedToday: null, dischargedToday: null, signal: null, children: null, firmware: null },
        ...{ mac: null, stateOfCharge: null, batteryPower: null, gridPower: null, others: [] },
      })
  })

  it.each([
    [1, false, 'online', 4],
    [2, true, 'alarm', 4],
    [3, false, 'offline', null],
    [3, true, 'asleep', null],
    [9, false, null, 4],
  ])('of state %i are silent or not, by night %s: %s', async (deviceState, asleep, state, production) => {
    const heard: unknown[] = []
    const says = (at: unknown) => heard.push(at) > 0 && asleep
    const [row] = await list([{ ...INVERTER, deviceState }], [liveOf(2, told)], { asleep: says })
    const silent = production === null
    expect(row).toMatchObject({ state, production, productionToday: 12, chargedToday: 1 })
    expect(row).toMatchObject(
      silent
        ? { dcPower: null, efficiency: null, stateOfCharge: null, batteryPower: null, gridPower: null }
        : { dcPower: 5, efficiency: 80, stateOfCharge: 60, batteryPower: -1, gridPower: 3 },
    )
    expect(heard).toEqual([T])
  })

  it('are counted at their logger, which does not hang on itself', async () => {
    const more = { ...INVERTER, id: 3, deviceSn: 'I2' }
    const nameless = { ...INVERTER, id: 4, deviceSn: null }
    const live = [1, 2, 3, 4].map((id) => liveOf(id)).concat({ ...liveOf(5), gatewaySn: 'G9' })
    const rows = await list([LOGGER, INVERTER, more, nameless, { ...more, id: 5, deviceSn: 'I3' }, { deviceSn: 'x' }], live) // oxfmt-ignore
    expect(rows.map(({ id, children, gateway }) => [id, children, gateway])).toEqual([
      [1, 3, null],
      [2, 0, 1],
      [3, 0, 1],
      [4, null, 1],
      [5, 0, null],
    ])
  })

  it.each([
    [1500, [1000, 500, 9], [1, 2]],
    [1500, [1000, 0, 9], [1, 2]],
    [1000, [1000, 9], [1]],
  ])('of %i come a thousand a page: %j', async (total, sizes, pages) => {
    let next = 0
    const { ask, asked } = customAsk({
      [LIVE]: [],
      [KNOWN]: ({ body }: { body: unknown }) => {
        const { page, size } = body as { page: number; size: number }
        expect(size).toBe(1000)
        return { total, data: Array.from({ length: sizes[page - 1] ?? 0 }, () => ({ id: ++next })) }
      },
    })
    expect(await deviceCalls.list?.(ask)).toHaveLength(next)
    expect(asked.flatMap(({ body }) => (body as { page?: number } | null)?.page ?? [])).toEqual(pages)
  })

  it.each([
    [
      { serial: ' I9 ', type: 'INVERTER', gateway: 1, name: 'Roof', capacity: 8 },
      { deviceSn: 'I9', type: 'INVERTER', gatewayId: 1, name: 'Roof', installedCapacity: 8 },
      [{ id: 9 }],
      9,
    ],
    [{}, { deviceSn: '', type: '', gatewayId: 0, name: null, installedCapacity: null }, [], null],
  ])('are added by %j', async (values, device, reply, id) => {
    const { ask, sent } = customAsk({ [`POST ${SYSTEM}/device`]: reply })
    expect(await deviceCalls.create?.(values, ask)).toEqual({ ...values, id })
    expect(sent()).toEqual([[`POST ${SYSTEM}/device`, { devices: [device] }]])
  })

  it.each([
    ['devices', deviceCalls, { name: 'Roof', installedCapacity: 8, newDeviceSn: null }],
    ['loggers', gatewayCalls, { name: 'Roof', installedCapacity: null, newDeviceSn: null }],
  ] as const)('%s are changed one by one, and removed together', async (_, calls, body) => {
    const { ask, sent } = customAsk({
      [`POST ${SYSTEM}/device/2`]: INVERTER,
      [`DELETE ${SYSTEM}/device`]: {},
    })
    const values = { name: ' Roof ', capacity: 8 }
    expect(await calls.update?.('2', values, ask)).toEqual({ ...values, id: '2' })
    expect(await calls.remove?.(['2', 3], ask)).toHaveLength(2)
    expect(sent()).toEqual([
      [`POST ${SYSTEM}/device/2`, body],
      [`DELETE ${SYSTEM}/device`, [2, 3]],
    ])
  })

  it.each([
    [{ gateway: 1 }, 1],
    [{ gateway: '1' }, 0],
  ])('move together to the logger of %j', async (input, gatewayId) => {
    const { ask, sent } = customAsk({ [`POST ${SYSTEM}/device/move`]: [INVERTER] })
    const outcomes = await deviceCalls.actions?.['move']?.({ ids: ['2', 3], input } as never, ask)
    expect(outcomes).toMatchObject([{ id: '2', outcome: 'done' }, { id: 3, outcome: 'done' }]) // oxfmt-ignore
    expect(sent()).toEqual([[`POST ${SYSTEM}/device/move`, { deviceIds: [2, 3], gatewayId }]])
  })

  it.each([
    ['installedCapacity', 'capacity'],
    ['deviceSn', 'serial'],
  ])('refused for %s are refused at %s', async (wire, field) => {
    const { ask } = customAsk({ [`POST ${SYSTEM}/device/2`]: refusal('PARAM_ERROR', { param: { field: wire } }) }) // oxfmt-ignore
    await expect(deviceCalls.update?.(2, {}, ask)).rejects.toMatchObject({ fault: { body: { param: { field } } } }) // oxfmt-ignore
  })

  it('belong to a plant: without one nothing is asked', async () => {
    const { ask, sent } = customAsk({}, { plantId: null })
    await expect(deviceCalls.list?.(ask)).rejects.toThrow('calls: meta.plantId is needed')
    expect(sent()).toEqual([])
  })
})

describe('a meter', () => {
  const PATH = `${SYSTEM}/meter/4`
  const reply = { spec: 'S1', ctRatio: '100', ptRatio: 1, position: 'GRID', direction: 'FORWARD' }
  const record = { id: 4, spec: 'S1', ctRatio: 100, ptRatio: 1, position: 'GRID', direction: 'FORWARD' }

  it.each([
    [
      { spec: ' S1 ', ctRatio: 100, ptRatio: 1, position: 'GRID', direction: 'FORWARD' },
      { spec: 'S1', ctRatio: 100, ptRatio: 1, position: 'GRID', direction: 'FORWARD' },
    ],
    [{ ctRatio: '100' }, { spec: null, ctRatio: null, ptRatio: null, position: null, direction: null }],
  ])('is saved whole: %j', async (values, body) => {
    const { ask, sent } = customAsk({ [`GET ${PATH}/spec`]: reply, [`POST ${PATH}/config`]: reply })
    expect(await meterSettingsCalls.one?.('4', ask)).toEqual(record)
    expect(await meterSettingsCalls.update?.('4', values, ask)).toEqual(record)
    expect(sent()[1]).toEqual([`POST ${PATH}/config`, body])
  })
})

describe('modules of a roof', () => {
  const path = (type: string) => `GET /maintain-s/station/layout/7/info/${type}`
  const module = (column: number, more: object = {}) => ({
    ...{ row: 1, column, deviceId: 20 + column, deviceSn: `M${column}`, power: 100, state: 1, ...more },
  })
  const more = { parentSn: 'I1', string: '2', voltage: 40, temperature: 55, energyDay: 0.7, power: 50 }
  const arrays = [
    { id: 'a', name: 'South', modules: [module(1, more), module(2), module(3, { state: 3 }), module(4)] },
  ]

  it('are those of the first drawing there is', async () => {
    const { ask, sent } = customAsk({
      [path('OPTIMIZER')]: { arrays: [] },
      [path('MICRO_INVERTER')]: { arrays },
      [path('PV_MODULE')]: { arrays: [] },
    })
    const rows = await moduleCalls.list?.(ask)
    expect(rows?.[0]).toEqual({
      ...{ id: 1, plantId: 7, deviceId: 21, label: rows?.[0]?.['label'], serial: 'M1', state: 'online' },
      ...{ production: 50, productionToday: 0.7, ofMedian: 50, voltage: 40, temperature: 55 },
      ...{ parent: 'I1', string: '2' },
    })
    expect(rows?.[0]?.['label']).toContain('South')
    expect(rows?.map(({ id, serial, production }) => [id, serial, production])).toEqual([
      [1, 'M1', 50],
      [2, 'M2', 100],
      [3, 'M3', null],
      [4, 'M4', 100],
    ])
    expect(sent()).toEqual([[path('OPTIMIZER')], [path('MICRO_INVERTER')]])
  })

  it('are none where nothing was drawn', async () => {
    const none = ['OPTIMIZER', 'MICRO_INVERTER', 'PV_MODULE'].map((type) => [path(type), { arrays: [] }])
    const { ask, sent } = customAsk(Object.fromEntries(none) as Record<string, object>)
    expect(await moduleCalls.list?.(ask)).toEqual([])
    expect(sent()).toHaveLength(3)
  })
})
