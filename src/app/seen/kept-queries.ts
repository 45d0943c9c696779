import type { Plans } from '../../schema/compile'

/** Questions of `useCall` whose answers a plant, a device or an alarm shows, by the first word of their key. */
export const KEPT_CALLS: ReadonlySet<string> = new Set([
  ...['live', 'system', 'day', 'energy', 'analysis', 'forecast', 'plant-detail'],
  ...['alerts', 'alert-ends', 'alert-cause', 'alert-context', 'alert-timeline', 'alert-readings'],
  ...['gateways', 'branch', 'packs', 'deviceTypes', 'plant-devices', 'device'],
  ...['device-day', 'device-month', 'device-records', 'device-parameters', 'sister-series', 'communication'],
])

/** One's own account is no plant: what its pages show stays with the cloud. */
const isAccount = (route: string) => `${route}/`.startsWith('/account/')

/**
 * Whether an answer may lie on this machine: the lists and records of plants and what belongs to them, and the panels
 * above. Nothing is kept that is not named here.
 */
export function isKept(key: readonly unknown[], plans: Plans): boolean {
  const [kind, of, resource, action] = key
  if (kind === 'call' || kind === 'calls') return typeof of === 'string' && KEPT_CALLS.has(of)
  if (kind !== 'data' || of !== 'default' || !['list', 'infinite', 'one'].includes(String(action)))
    return false
  const plan = plans.find(String(resource))
  return plan !== undefined && !isAccount(plan.route)
}

/** Whether an answer is rows: they may stand, with their age, until the cloud has answered. */
export const isRows = ([kind, , , action]: readonly unknown[]): boolean =>
  kind === 'data' && (action === 'list' || action === 'infinite')

/** Names of fields that hold secrets, wherever they are declared. */
export function secretFields(plans: Plans): ReadonlySet<string> {
  const names = plans.all.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'secret' ? [name] : [])),
  )
  return new Set([...names, 'password', 'token', 'accessToken', 'refreshToken', 'verifyCode'])
}

/** The same without these fields, at any depth. */
export function without(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => without(one, names))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) => (names.has(name) ? [] : [[name, without(held, names)]])),
  )
}
