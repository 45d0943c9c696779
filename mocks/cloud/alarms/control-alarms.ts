import { type Cause, CAUSES } from './alarm-rules.data'
import { whole } from '../wire/call-values'
import type { Centre } from '../plants/plant'
import type { World } from '../world'

const isCause = (value: unknown): value is Cause => CAUSES.some((cause) => cause === value)

/** `POST /__cloud/alarms {cause, plants?, count?, label?, mdc?}`: plants are ids, or how many of the large fleet. */
export function raiseAlarms(
  worlds: Readonly<Record<Centre, World>>,
  raw: Record<string, unknown>,
  now: number,
) {
  const { cause, plants, label } = raw
  const centre = raw['mdc'] === 'CHINA' ? 'CHINA' : 'FOREIGN_1'
  const world = worlds[centre]
  if (!isCause(cause)) {
    return { status: 400, body: { code: 'PARAM_ERROR', msg: `cause: ${CAUSES.join(', ')}`, param: null } }
  }
  const fleet = world.fleetOf(5001)
  const ids = Array.isArray(plants) ? plants.map(whole) : fleet.slice(0, whole(plants) ?? fleet.length)
  const chosen = ids.flatMap((id) => (id === null ? [] : (world.plant(id, centre) ?? [])))
  const count = whole(raw['count']) ?? chosen.length
  const text = typeof label === 'string' ? label : `demonstration: ${cause}`
  return { status: 200, body: { raised: world.alarms.raise(chosen, cause, count, text, now) } }
}
