import { DeclarationError } from '../schema/declaration-error'
import { alertRuleCalls } from './calls/alert-rules'
import { alertCalls } from './calls/alerts'
import { accountBaseCalls, accountCommonCalls, accountMessageCalls } from './calls/account'
import { businessCalls } from './calls/businesses'
import { deviceCalls } from './calls/devices'
import { gatewayCalls } from './calls/gateways'
import { messagePlanCalls } from './calls/message-plan'
import { memberCalls } from './calls/members'
import { meterSettingsCalls } from './calls/meter-settings'
import { plantProfileCalls } from './calls/plant-profile'
import { plantFinanceCalls, plantMeteringCalls, plantZeroExportCalls } from './calls/plant-settings'
import { plantCalls } from './calls/plants'
import { roleCalls } from './calls/roles'
import type { CustomCalls } from './custom-source'

/** Sets of calls by the name under which a declaration asks for them. */
const CUSTOM_CALLS: Readonly<Record<string, CustomCalls>> = {
  alerts: alertCalls,
  'plant-alerts': alertCalls,
  'alert-rules': alertRuleCalls,
  devices: deviceCalls,
  gateways: gatewayCalls,
  'meter-settings': meterSettingsCalls,
  businesses: businessCalls,
  members: memberCalls,
  roles: roleCalls,
  plants: plantCalls,
  plantProfile: plantProfileCalls,
  plantMetering: plantMeteringCalls,
  plantFinance: plantFinanceCalls,
  plantZeroExport: plantZeroExportCalls,
  'account-base': accountBaseCalls,
  'account-common': accountCommonCalls,
  'account-message': accountMessageCalls,
  'account-message-plan': messagePlanCalls,
}

/** Throws a {@link DeclarationError} for a name that nobody has registered. */
export function customCalls(
  resource: string,
  name: string,
  registry: Readonly<Record<string, CustomCalls>> = CUSTOM_CALLS,
): CustomCalls {
  const calls = Object.hasOwn(registry, name) ? registry[name] : undefined
  if (calls === undefined)
    throw new DeclarationError(resource, 'calls', `asks for ${name}, which is not registered`)
  return calls
}
