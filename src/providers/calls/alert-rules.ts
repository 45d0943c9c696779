import type { RecordValues } from '../../schema/codec'
import { alertShields, shieldAlert, unshieldAlerts } from '../../transport/calls/alerts'
import { allAtOnce } from '../each-record'
import type { CustomAsk, CustomCalls } from '../custom-source'
import { numberOf, textOf } from './values'

/**
 * Blocks a kind of alarm: `ruleId`, `deviceType`, `plantId` (none: every plant), `until` (none: for good), `replace`
 * (id of the rule that makes room for it). Rejects with 37 for one that is there, with 38 for an eleventh.
 */
export async function blockRule(input: RecordValues, ask: CustomAsk): Promise<void> {
  const replaced = numberOf(input['replace'])
  const until = numberOf(input['until'])
  if (replaced !== null) await ask.send(unshieldAlerts([replaced]))
  await ask.send(
    shieldAlert({
      ruleId: textOf(input['ruleId']) ?? '',
      deviceType: textOf(input['deviceType']),
      plantId: numberOf(input['plantId']),
      ...(until === null ? {} : { until }),
    }),
  )
}

/** Blocked kinds of alarms (wire contract 4.2). */
export const alertRuleCalls: CustomCalls = {
  async list({ send, signal }) {
    const rules = await send(alertShields(), { signal })
    return rules.map((rule) => ({
      id: rule.id,
      alarm: rule.name ?? rule.ruleId,
      deviceType: rule.deviceType,
      scope: rule.plantId === null ? 'all' : 'one',
      plant: rule.plantName,
      plantId: rule.plantId,
      ruleId: rule.ruleId,
      until: rule.until,
      created: rule.created,
      createdBy: rule.createdBy,
      hits: rule.hitsOfWeek,
    }))
  },
  remove: (ids, { send }) => allAtOnce(ids, () => send(unshieldAlerts(ids.map(Number)))),
  actions: {
    block: async ({ input }, ask) => {
      await blockRule(input, ask)
      return []
    },
  },
}
