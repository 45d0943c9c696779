import { DeclarationError } from '../schema/declaration-error'
import { FaultError } from '../transport/fault-error'
import { plantCalls } from './calls/plants'
import type { LoadCalls } from './custom-source'

const account = () => import('./calls/account')
const alerts = () => import('./calls/alerts').then((part) => part.alertCalls)
const plantSettings = () => import('./calls/plant-settings')

/** Sets of calls by the name under which a declaration asks for them; only the first screen's come at once. */
const CUSTOM_CALLS: Readonly<Record<string, LoadCalls>> = {
  alerts,
  'plant-alerts': alerts,
  'alert-rules': () => import('./calls/alert-rules').then((part) => part.alertRuleCalls),
  devices: () => import('./calls/devices').then((part) => part.deviceCalls),
  gateways: () => import('./calls/gateways').then((part) => part.gatewayCalls),
  'meter-settings': () => import('./calls/meter-settings').then((part) => part.meterSettingsCalls),
  businesses: () => import('./calls/businesses').then((part) => part.businessCalls),
  members: () => import('./calls/members').then((part) => part.memberCalls),
  roles: () => import('./calls/roles').then((part) => part.roleCalls),
  plants: () => Promise.resolve(plantCalls),
  plantProfile: () => import('./calls/plant-profile').then((part) => part.plantProfileCalls),
  plantMetering: () => plantSettings().then((part) => part.plantMeteringCalls),
  plantFinance: () => plantSettings().then((part) => part.plantFinanceCalls),
  plantZeroExport: () => plantSettings().then((part) => part.plantZeroExportCalls),
  'account-base': () => account().then((part) => part.accountBaseCalls),
  'account-common': () => account().then((part) => part.accountCommonCalls),
  'account-message': () => account().then((part) => part.accountMessageCalls),
  'account-message-plan': () => import('./calls/message-plan').then((part) => part.messagePlanCalls),
}

/**
 * Throws a {@link DeclarationError} at once for a name that nobody has registered. A part that does not arrive is a
 * fault of the network, and is fetched again with the next question.
 */
export function customCalls(resource: string, name: string): LoadCalls {
  const load = Object.hasOwn(CUSTOM_CALLS, name) ? CUSTOM_CALLS[name] : undefined
  if (load === undefined)
    throw new DeclarationError(resource, 'calls', `asks for ${name}, which is not registered`)
  return () =>
    load().catch(() => {
      throw new FaultError({ kind: 'network' })
    })
}
