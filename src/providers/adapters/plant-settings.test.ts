import { describe, expect, it } from 'vitest'
import { customAsk } from '../../../tests/support/custom-ask'
import { plantFinanceCalls, plantMeteringCalls, plantZeroExportCalls } from './plant-settings'

const T = 1_768_292_700
const PLANT = '/maintain-s/station/7'

describe('settings of a plant', () => {
  const METERING = {
    statisticMethodSettingStrategy: 'CUSTOM',
    generationTotalOffset: 5,
    consumeTotalOffset: 6,
  }
  const methods = { cumulativeElectricMethod: 'COMPUTE', gridInterconnectionMethod: 'COMPUTE_FROM_POWER' }
  const none = { electricityConsumptionMethod: null, electricityPurchaseMethod: null, chargingElectricityMethod: null, dischargeElectricityMethod: null } // oxfmt-ignore
  const record = { id: 7, strategy: 'CUSTOM', generationOffset: 5, consumptionOffset: 6, ...none, ...methods }

  it.each([
    [
      { strategy: 'CUSTOM', generationOffset: 5, consumptionOffset: 6, ...methods },
      [
        ['/metering/strategy', { statisticMethodSettingStrategy: 'CUSTOM' }],
        ['/meteringMethod', { ...none, ...methods }],
        ['/metering', { generationTotalOffset: 5, consumeTotalOffset: 6 }],
      ],
    ],
    [
      { strategy: 'DYNAMIC', ...methods, generationOffset: '5' },
      [
        ['/metering/strategy', { statisticMethodSettingStrategy: 'DYNAMIC' }],
        ['/metering', { generationTotalOffset: null, consumeTotalOffset: null }],
      ],
    ],
  ])('of its meters go where each has a place: %j', async (values, calls) => {
    const reply = { ...METERING, ...methods }
    const paths = ['/metering', '/metering/strategy', '/meteringMethod'].map((rest) => [`POST ${PLANT}${rest}`, reply]) // oxfmt-ignore
    const { ask, sent } = customAsk({ [`GET ${PLANT}/metering`]: reply, ...Object.fromEntries(paths) })
    expect(await plantMeteringCalls.one?.('x', ask)).toEqual(record)
    expect(await plantMeteringCalls.update?.('x', values, ask)).toEqual(record)
    expect(sent().slice(1)).toEqual(calls.map(([rest, body]) => [`POST ${PLANT}${String(rest)}`, body]))
  })

  it('are its prices', async () => {
    const reply = { currency: 'eur', mergeElectricPrice: '0.08', consumptionPrice: 0.3, subsidyUnitAmount: 0.1, constructionCost: 9 } // oxfmt-ignore
    const { ask } = customAsk({ [`GET ${PLANT}/finance`]: reply })
    expect(await plantFinanceCalls.one?.('x', ask)).toEqual({ id: 7, currency: 'EUR', price: 0.08, consumptionPrice: 0.3, subsidy: 0.1, cost: 9 }) // oxfmt-ignore
  })

  it.each([
    [
      { on: true, limit: 600 },
      { generationZero: 1, limitPower: 600 },
    ],
    [
      { on: true, limit: '600' },
      { generationZero: 1, limitPower: null },
    ],
    [
      { on: false, limit: 600 },
      { generationZero: 0, limitPower: null },
    ],
    [{ on: 'true' }, { generationZero: 0, limitPower: null }],
  ])('of feeding nothing in hold a limit only while they are on: %j', async (values, body) => {
    const PATH = `${PLANT}/config/generationZero`
    const reply = { generationZero: 1, limitPower: 500, meterId: 3, lastModifiedDate: T }
    const { ask, sent } = customAsk({ [`GET ${PATH}`]: reply, [`POST ${PATH}`]: reply })
    const shown = { id: 7, on: true, limit: 500, meter: 3, modified: T }
    expect(await plantZeroExportCalls.one?.('x', ask)).toEqual(shown)
    expect(await plantZeroExportCalls.update?.('x', values, ask)).toEqual(shown)
    expect(sent()[1]).toEqual([`POST ${PATH}`, body])
  })
})
