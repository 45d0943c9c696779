import { describe, expect, it } from 'vitest'
import { customAsk } from '../../../tests/support/custom-ask'
import { gatewayCalls } from './gateways'

const T = 1_768_292_700
const SYSTEM = '/maintain-s/power/system/7'
const NETWORKS = 'GET /maintain-s/fast/7/collector/networkingInfo'
const LOGGER = { id: 1, deviceSn: 'G1', name: 'Logger', deviceState: 1, signalIntensity: 70, deviceCount: 3, collectionTime: T } // oxfmt-ignore
const NET = { deviceId: 1, networkMode: 'WIFI', ssid: 'Barn', ip: '10.0.0.9', mac: 'aa', iccid: '89', operator: 'O', firmware: 'V1' } // oxfmt-ignore
const UNKNOWN = { mode: null, network: null, address: null, mac: null, iccid: null, operator: null, firmware: null } // oxfmt-ignore
const RECORD = {
  ...{ id: 1, plantId: 7, deviceId: 1, label: 'Logger', serial: 'G1', secret: null, name: 'Logger' },
  ...{ state: 'online', signal: 70, children: 3, collected: T },
}

describe('loggers of a plant', () => {
  it('are listed without their networks, and only with an id', async () => {
    const rows = [LOGGER, { id: 2, deviceSn: 'G2', deviceState: 3, collectionTime: T }, { deviceSn: 'G3' }]
    const heard: unknown[] = []
    const asleep = (at: unknown) => heard.push(at) > 0
    const { ask, sent } = customAsk({ [`GET ${SYSTEM}/gateway`]: rows }, { asleep })
    const [first, second, ...others] = (await gatewayCalls.list?.(ask)) ?? []
    expect(first).toEqual({ ...RECORD, ...UNKNOWN })
    expect(second).toMatchObject({ id: 2, label: 'G2', name: null, state: 'asleep', signal: null })
    expect(others).toEqual([])
    expect(heard).toEqual([T, T])
    expect(sent()).toEqual([[`GET ${SYSTEM}/gateway`]])
  })

  it.each([
    ['its network', [{ deviceId: 2, ssid: 'Shop' }, NET], { mode: 'WIFI', network: 'Barn', address: '10.0.0.9', mac: 'aa', iccid: '89', operator: 'O', firmware: 'V1' }], // oxfmt-ignore
    ['no network where only others have one', [{ deviceId: 2, ssid: 'Shop' }], UNKNOWN],
    ['no network where none can be asked for', null, UNKNOWN],
  ])('one of them has %s', async (_, nets, network) => {
    const replies = nets === null ? {} : { [NETWORKS]: nets }
    const { ask } = customAsk({ [`GET ${SYSTEM}/gateway/1`]: LOGGER, ...replies })
    expect(await gatewayCalls.one?.('1', ask)).toEqual({ ...RECORD, ...network, id: '1' })
  })

  it('one that is not there is not there, whatever its network', async () => {
    await expect(gatewayCalls.one?.('1', customAsk({ [NETWORKS]: [NET] }).ask)).rejects.toMatchObject({
      fault: { code: '18' },
    })
  })
})

describe('a logger that is registered', () => {
  const PATH = `POST ${SYSTEM}/v2/gateway`
  const item = (gatewaySn: string) => ({ registerItems: [{ gatewaySn, type: 'COLLECTOR' }] })

  it.each([
    [
      { serial: ' G9 ', secret: ' 1234 ', name: 'N' },
      { ...item('G9'), secret: '1234' },
    ],
    [{ serial: 'G9', secret: '' }, item('G9')],
    [{}, item('')],
  ])('is sent as %j, and its check code is not kept', async (values, body) => {
    const { ask, sent } = customAsk({ [PATH]: { success: [{ gatewaySn: 'G9', gatewayId: 9 }], fail: [] } })
    expect(await gatewayCalls.create?.(values, ask)).toEqual({ ...values, secret: null, id: 9 })
    expect(sent()).toEqual([[PATH, body]])
  })

  it.each([
    ['the code of its refusal', [{ gatewaySn: 'G9', code: '31' }], '31'],
    ['a code where none was given', [{ gatewaySn: 'G9' }], '18'],
    ['a code where nothing was said', [], '18'],
  ])('is refused with %s', async (_, fail, code) => {
    const { ask } = customAsk({ [PATH]: { success: [], fail } })
    await expect(gatewayCalls.create?.({ serial: 'G9' }, ask)).rejects.toMatchObject({
      fault: { kind: 'rejected', code, status: 400, body: null },
    })
  })
})
