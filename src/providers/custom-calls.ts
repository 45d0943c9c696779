import type { CallName } from '../schema/names'
import { FaultError } from '../transport/fault-error'
import type { CustomCalls, LoadCalls } from './custom-source'

/** A part that does not arrive is a fault of the network, and is fetched again with the next question. */
const arrived = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw new FaultError({ kind: 'network' })
  })

/** The first screen asks the endpoints of plants at once; what writes them comes with the first write. */
const plants = () => arrived(import('./adapters/plants').then((part) => part.plantCalls))
const plantWrites: CustomCalls = {
  create: async (values, ask) => (await plants()).create(values, ask),
  update: async (id, values, ask) => (await plants()).update(id, values, ask),
  remove: async (ids, ask) => (await plants()).remove(ids, ask),
}

const account = () => import('./adapters/account')
const alerts = () => import('./adapters/alerts').then((part) => part.alertCalls)
const plantSettings = () => import('./adapters/plant-settings')

/** Sets of calls by the name under which a declaration asks for them. None is there before it is asked for. */
const CUSTOM_CALLS: Readonly<Record<CallName, LoadCalls>> = {
  alerts,
  'plant-alerts': alerts,
  'alert-rules': () => import('./adapters/alert-rules').then((part) => part.alertRuleCalls),
  devices: () => import('./adapters/devices').then((part) => part.deviceCalls),
  gateways: () => import('./adapters/gateways').then((part) => part.gatewayCalls),
  'meter-settings': () => import('./adapters/meter-settings').then((part) => part.meterSettingsCalls),
  modules: () => import('./adapters/modules').then((part) => part.moduleCalls),
  businesses: () => import('./adapters/businesses').then((part) => part.businessCalls),
  members: () => import('./adapters/members').then((part) => part.memberCalls),
  roles: () => import('./adapters/roles').then((part) => part.roleCalls),
  screens: () => import('./adapters/screens').then((part) => part.screenCalls),
  'message-credit': () => import('./adapters/message-credit').then((part) => part.messageCreditCalls),
  'data-plans': () => import('./adapters/data-plans').then((part) => part.dataPlanCalls),
  'data-plan-orders': () => import('./adapters/data-plans').then((part) => part.dataPlanOrderCalls),
  'insurance-quotes': () => import('./adapters/insurance').then((part) => part.insuranceQuoteCalls),
  'insurance-policies': () => import('./adapters/insurance').then((part) => part.insurancePolicyCalls),
  'insurance-claims': () => import('./adapters/insurance').then((part) => part.insuranceClaimCalls),
  plants: () => Promise.resolve(plantWrites),
  plantProfile: () => import('./adapters/plant-profile').then((part) => part.plantProfileCalls),
  plantMetering: () => plantSettings().then((part) => part.plantMeteringCalls),
  plantFinance: () => plantSettings().then((part) => part.plantFinanceCalls),
  plantTags: () => import('./adapters/plant-tags').then((part) => part.plantTagCalls),
  plantZeroExport: () => plantSettings().then((part) => part.plantZeroExportCalls),
  'account-base': () => account().then((part) => part.accountBaseCalls),
  'account-common': () => account().then((part) => part.accountCommonCalls),
  'account-message': () => account().then((part) => part.accountMessageCalls),
  suggestions: () => import('./adapters/suggestions').then((part) => part.suggestionCalls),
  'invoice-data': () => import('./adapters/invoice-data').then((part) => part.invoiceDataCalls),
  reminders: () => import('./adapters/reminders').then((part) => part.reminderCalls),
  'api-tokens': () => import('./adapters/api-tokens').then((part) => part.apiTokenCalls),
  'account-message-plan': () => import('./adapters/message-plan').then((part) => part.messagePlanCalls),
}

export const customCalls =
  (name: CallName): LoadCalls =>
  () =>
    arrived(CUSTOM_CALLS[name]())
