import type { Call } from '../call'
import { emptyParameter, paged, plantOf } from '../call'
import { record, whole, words } from '../call-values'
import type { Fields } from '../figures'
import { compactDate } from '../zone'
import type { Found } from './alerts'
import { deviceOf, findAlarms, inGerman, newestFirst, plantsAsked } from './alerts'

function occurrence(call: Call, { plant, alarm, day }: Found, german: boolean): Fields {
  const device = deviceOf(call, plant, alarm)
  const { rule } = alarm
  return {
    id: `${plant.id}-${rule.id}-${alarm.device}-${compactDate(day)}`,
    stationId: plant.id,
    stationName: plant.name,
    deviceId: device?.id ?? null,
    deviceType: rule.device,
    deviceName: device?.name ?? null,
    deviceSn: device?.serial ?? null,
    alertName: german ? rule.de : rule.en,
    description: rule.advice[german ? 1 : 0],
    alertTime: alarm.at,
    endTime: alarm.end,
    level: rule.level,
    influence: rule.influence,
    ruleId: rule.id,
    timezone: plant.place.zone,
  }
}

function filtered(call: Call, plantId: unknown): { total: number; data: Fields[] } {
  const body = record(call.body)
  const name = words(body['alertQueryName'])?.toLowerCase() ?? ''
  const status = String(body['status'] ?? '-1')
  const german = inGerman(body['language'])
  const found = findAlarms(call, plantsAsked(call, plantId), {
    keep: (_, { rule, end }) =>
      (name === '' || rule.en.toLowerCase().includes(name) || rule.de.toLowerCase().includes(name)) &&
      (status === '-1' || (status === '0') === (end === null)),
  })
  const { total, data } = paged(call, newestFirst(found))
  return { total, data: data.map((one) => occurrence(call, one, german)) }
}

/** The v2 list: all plants of the account, with begin and end (wire contract 4.1). */
export const listV2 = (call: Call) => filtered(call, null)

/** The same for one plant. */
export const ofStation = (call: Call) => filtered(call, record(call.body)['stationId'])

/** The newest alarm of up to 50 plants; a placeholder where there is none. */
export function latest(call: Call): Fields[] {
  const { stationIds, lan } = record(call.body)
  if (!Array.isArray(stationIds)) throw emptyParameter('stationIds')
  return stationIds.slice(0, 50).map((raw) => {
    const { plant } = plantOf(call, whole(raw))
    const newest = newestFirst(findAlarms(call, [plant]))[0]
    return newest ? occurrence(call, newest, inGerman(lan)) : { stationId: plant.id }
  })
}
