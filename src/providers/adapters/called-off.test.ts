import { expect, it } from 'vitest'
import { customAsk } from '../../../tests/support/custom-ask'
import type { CustomAsk, CustomCalls } from '../custom-source'
import { accountBaseCalls, accountCommonCalls, accountMessageCalls } from './account'
import { alertRuleCalls } from './alert-rules'
import { alertCalls } from './alerts'
import { apiTokenCalls } from './api-tokens'
import { businessCalls } from './businesses'
import { dataPlanCalls, dataPlanOrderCalls } from './data-plans'
import { deviceCalls } from './devices'
import { gatewayCalls } from './gateways'
import { insuranceClaimCalls, insurancePolicyCalls, insuranceQuoteCalls } from './insurance'
import { invoiceDataCalls } from './invoice-data'
import { memberCalls } from './members'
import { messageCreditCalls } from './message-credit'
import { messagePlanCalls } from './message-plan'
import { meterSettingsCalls } from './meter-settings'
import { moduleCalls } from './modules'
import { plantProfileCalls } from './plant-profile'
import { plantTagCalls } from './plant-tags'
import { plantFinanceCalls, plantMeteringCalls, plantZeroExportCalls } from './plant-settings'
import { reminderCalls } from './reminders'
import { roleCalls } from './roles'
import { screenCalls } from './screens'
import { suggestionCalls } from './suggestions'

type Reading = (calls: CustomCalls, ask: CustomAsk) => Promise<unknown> | undefined

const NOTHING = { search: '', filters: [] }
const PAGE = { page: 1, size: 20, field: 'id', direction: 'ASC' } as const
const CAUSE = { search: '', filters: [{ field: 'cause', operator: 'in', value: [] }] } as const
const list: Reading = (calls, ask) => calls.list?.(ask)
const page: Reading = (calls, ask) => calls.page?.(NOTHING, PAGE, ask)
const one: Reading = (calls, ask) => calls.one?.(7, ask)
const plain: Reading = (calls, ask) => calls.list?.({ ...ask, capable: () => Promise.resolve(false) })

/** Enough of everything for a question to ask all that it has to ask. */
const ROW = { id: 7, total: 1, data: [{ id: 7 }], station: { id: 7, region: { nationId: 1, level1: 2 } } }
const LISTS = ['/gateway', '/queryRelated', '/token', '/auth/role', '/screen', '/device-list', '/collector', '/area/', '/shield/'] // oxfmt-ignore

const everything: Readonly<Record<string, unknown>> = new Proxy(
  {},
  {
    get:
      () =>
      ({ line }: { line: string }) =>
        LISTS.some((part) => line.includes(part)) ? [ROW] : ROW,
  },
)

it.each<[string, CustomCalls, Reading]>([
  ['the account', accountBaseCalls, one],
  ['the common settings', accountCommonCalls, one],
  ['the message settings', accountMessageCalls, one],
  ['the message plan', messagePlanCalls, one],
  ['block rules', alertRuleCalls, list],
  ['alarms', alertCalls, page],
  ['alarms by cause', alertCalls, (calls, ask) => calls.page?.(CAUSE, PAGE, ask)],
  ['alarms of a vendor, of a plant', alertCalls, plain],
  ['alarms of a vendor', alertCalls, (calls, ask) => plain(calls, { ...ask, plantId: null })],
  ['an alarm', alertCalls, one],
  ['tokens', apiTokenCalls, list],
  ['businesses', businessCalls, list],
  ['data plans', dataPlanCalls, list],
  ['orders of data plans', dataPlanOrderCalls, page],
  ['an order of a data plan', dataPlanOrderCalls, one],
  ['devices', deviceCalls, list],
  ['loggers', gatewayCalls, list],
  ['quotes', insuranceQuoteCalls, page],
  ['a quote', insuranceQuoteCalls, one],
  ['policies', insurancePolicyCalls, page],
  ['a policy', insurancePolicyCalls, one],
  ['claims', insuranceClaimCalls, page],
  ['a claim', insuranceClaimCalls, one],
  ['invoice data', invoiceDataCalls, one],
  ['members', memberCalls, list],
  ['orders of messages', messageCreditCalls, page],
  ['an order of messages', messageCreditCalls, one],
  ['a meter', meterSettingsCalls, one],
  ['modules', moduleCalls, list],
  ['the profile of a plant', plantProfileCalls, one],
  ['the metering of a plant', plantMeteringCalls, one],
  ['the prices of a plant', plantFinanceCalls, one],
  ['the zero export of a plant', plantZeroExportCalls, one],
  ['the tags of a plant', plantTagCalls, one],
  ['reminders', reminderCalls, one],
  ['roles', roleCalls, list],
  ['screens', screenCalls, list],
  ['suggestions', suggestionCalls, list],
])('%s are no longer asked for when the screen that asked is left', async (_, calls, reading) => {
  const { ask, asked } = customAsk(everything as Parameters<typeof customAsk>[0])
  await reading(calls, ask)
  expect(asked).not.toEqual([])
  for (const { line, signal } of asked) expect([line, signal]).toEqual([line, ask.signal])
})
