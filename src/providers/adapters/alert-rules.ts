import type { RecordValues } from '../../schema/codec'
import { alertShields, shieldAlert, unshieldAlerts } from '../../transport/calls/alert-shields'
import { allAtOnce } from '../each-record'
import type { CustomAsk, CustomCalls } from '../custom-source'
import { numberOf, textOf } from './values'

/**
 * Blocks a kind of alarm: `ruleId`, `deviceType`, `plantId` (none: every plant), `until` (none: for good), `replace`
 * (id of the rule that makes room for it). Rejects with 37 for one that is there, with 38 for an eleventh. Whatever it
 * rejects with, the rule that was to make room still holds.
 */
export async function blockRule(input: RecordValues, ask: CustomAsk): Promise<void> {
  const replaces = numberOf(input['replace'])
  const until = numberOf(input['until'])
  const rule = { ...kindOf(input), ...(until === null ? {} : { until }) }
  if (replaces === null) await ask.send(shieldAlert(rule))
  else if (await ask.capable('alertShieldPreview')) await ask.send(shieldAlert({ ...rule, replaces }))
  else await exchanged(replaces, rule, ask)
}

/** What a rule is about. */
const kindOf = (input: RecordValues) => ({
  ruleId: textOf(input['ruleId']) ?? '',
  deviceType: textOf(input['deviceType']),
  plantId: numberOf(input['plantId']),
})

/** Takes back what `blockRule` did with the same input: what made room for it (`replaced`) holds again. */
export async function unblockRule(input: RecordValues, ask: CustomAsk): Promise<void> {
  const { ruleId, deviceType, plantId } = kindOf(input)
  const made = (await ask.send(alertShields(ask.language))).find(
    (rule) => rule.ruleId === ruleId && rule.deviceType === deviceType && rule.plantId === plantId,
  )
  // Somebody has lifted it meanwhile.
  if (made === undefined) return
  const former = input['replaced'] as RecordValues | undefined
  if (former === undefined) await ask.send(unshieldAlerts([made.id]))
  else await blockRule({ ...former, replace: made.id }, ask)
}

type Rule = Parameters<typeof shieldAlert>[0]

/** A vendor's server has no exchange: what was lifted for nothing is blocked again. */
async function exchanged(replaces: number, rule: Rule, { send, language }: CustomAsk): Promise<void> {
  const before = (await send(alertShields(language))).find(({ id }) => id === replaces)
  if (before !== undefined) await send(unshieldAlerts([replaces]))
  try {
    await send(shieldAlert(rule))
  } catch (error) {
    if (before?.ruleId != null) {
      const { ruleId, deviceType, plantId } = before
      // Why the new rule failed is what matters, whatever becomes of this.
      await send(shieldAlert({ ruleId, deviceType, plantId })).catch(() => null)
    }
    throw error
  }
}

/** Blocked kinds of alarms (wire contract 4.2). */
export const alertRuleCalls: CustomCalls = {
  async list({ send, signal, language, zone }) {
    const rules = await send(alertShields(language), { signal })
    return rules.map((rule) => ({
      id: rule.id,
      alarm: rule.name ?? rule.ruleId,
      deviceType: rule.deviceType,
      scope: rule.plantId === null ? 'all' : 'one',
      plant: rule.plantName,
      plantId: rule.plantId,
      ruleId: rule.ruleId,
      until: rule.until,
      // A rule is the person's, not a plant's: so are its hours.
      zone,
      created: rule.created,
      createdBy: rule.createdBy,
      hits: rule.hitsOfWeek,
    }))
  },
  remove: (ids, { send }) => allAtOnce(ids, () => send(unshieldAlerts(ids.map(Number)))),
  actions: {
    block: ({ input }, ask) => blockRule(input, ask).then(() => []),
    unblock: ({ input }, ask) => unblockRule(input, ask).then(() => []),
  },
}
