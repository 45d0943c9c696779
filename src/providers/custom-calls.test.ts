import { describe, expect, it, vi } from 'vitest'
import { customAsk } from '../../tests/support/custom-ask'
import type { CallName } from '../schema/names'
import { accountBaseCalls, accountCommonCalls, accountMessageCalls } from './adapters/account'
import { alertRuleCalls } from './adapters/alert-rules'
import { alertCalls } from './adapters/alerts'
import { apiTokenCalls } from './adapters/api-tokens'
import { businessCalls } from './adapters/businesses'
import { dataPlanCalls, dataPlanOrderCalls } from './adapters/data-plans'
import { deviceCalls } from './adapters/devices'
import { gatewayCalls } from './adapters/gateways'
import { insuranceClaimCalls, insurancePolicyCalls, insuranceQuoteCalls } from './adapters/insurance'
import { invoiceDataCalls } from './adapters/invoice-data'
import { memberCalls } from './adapters/members'
import { messageCreditCalls } from './adapters/message-credit'
import { messagePlanCalls } from './adapters/message-plan'
import { meterSettingsCalls } from './adapters/meter-settings'
import { moduleCalls } from './adapters/modules'
import { plantProfileCalls } from './adapters/plant-profile'
import { plantTagCalls } from './adapters/plant-tags'
import { plantFinanceCalls, plantMeteringCalls, plantZeroExportCalls } from './adapters/plant-settings'
import { reminderCalls } from './adapters/reminders'
import { roleCalls } from './adapters/roles'
import { screenCalls } from './adapters/screens'
import { suggestionCalls } from './adapters/suggestions'
import { customCalls } from './custom-calls'
import type { CustomCalls } from './custom-source'

const BROUGHT: Readonly<Record<Exclude<CallName, 'plants'>, CustomCalls>> = {
  alerts: alertCalls,
  'plant-alerts': alertCalls,
  'alert-rules': alertRuleCalls,
  devices: deviceCalls,
  gateways: gatewayCalls,
  'meter-settings': meterSettingsCalls,
  modules: moduleCalls,
  businesses: businessCalls,
  members: memberCalls,
  roles: roleCalls,
  screens: screenCalls,
  'message-credit': messageCreditCalls,
  'invoice-data': invoiceDataCalls,
  reminders: reminderCalls,
  'data-plans': dataPlanCalls,
  'data-plan-orders': dataPlanOrderCalls,
  'insurance-quotes': insuranceQuoteCalls,
  'insurance-policies': insurancePolicyCalls,
  'insurance-claims': insuranceClaimCalls,
  plantProfile: plantProfileCalls,
  plantMetering: plantMeteringCalls,
  plantFinance: plantFinanceCalls,
  plantTags: plantTagCalls,
  plantZeroExport: plantZeroExportCalls,
  'account-base': accountBaseCalls,
  'account-common': accountCommonCalls,
  'account-message': accountMessageCalls,
  'account-message-plan': messagePlanCalls,
  suggestions: suggestionCalls,
  'api-tokens': apiTokenCalls,
}

describe('calls made by hand', () => {
  it.each(Object.entries(BROUGHT))('%s come from their own part', async (name, calls) => {
    expect(await customCalls(name as CallName)()).toBe(calls)
  })

  it('of plants are there at once, and write by a part that comes with the first write', async () => {
    const PLANT = { id: 7, name: 'Pier' }
    const { ask, sent } = customAsk({
      'POST /maintain-s/station': PLANT,
      'POST /maintain-s/station/7': PLANT,
      'DELETE /maintain-s/station': {},
    })
    const calls = await customCalls('plants')()
    expect([calls.list, calls.one, calls.page]).toEqual([undefined, undefined, undefined])
    expect(await calls.create?.({ name: 'Pier' }, ask)).toEqual(PLANT)
    expect(await calls.update?.(7, { name: 'Pier' }, ask)).toEqual(PLANT)
    expect(await calls.remove?.([7], ask)).toEqual([{ id: 7, outcome: 'done', fault: null }])
    expect(sent().map(([line]) => line)).toEqual([
      'POST /maintain-s/station',
      'POST /maintain-s/station/7',
      'DELETE /maintain-s/station',
    ])
  })

  it.each([
    ['roles', './adapters/roles'],
    ['plants', './adapters/plants'],
  ] as const)(
    'of %s are a fault of the network where their part does not arrive, and the others are none',
    async (name, part) => {
      vi.resetModules()
      vi.doMock(part, () => {
        throw new Error('cut')
      })
      const { customCalls: anew } = await import('./custom-calls')
      const { ask } = customAsk({})
      const asking = async (): Promise<unknown> => {
        const calls = await anew(name)()
        return name === 'plants' ? calls.create?.({}, ask) : calls
      }
      await expect(asking()).rejects.toMatchObject({ fault: { kind: 'network' } })
      vi.doUnmock(part)
      for (const [other, calls] of Object.entries(BROUGHT).filter(([one]) => one !== name))
        expect([other, Object.keys(await anew(other as CallName)())]).toEqual([other, Object.keys(calls)])
      vi.resetModules()
    },
  )
})
