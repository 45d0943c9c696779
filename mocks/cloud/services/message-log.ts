import type { Alarm } from '../alarms/alarms'
import type { Fields } from '../energy/figures'
import { masked } from '../people/mask'
import { DAY } from '../place/zone'
import type { SimPlant } from '../plants/plant'
import { alarmName, languageOf } from '../texts/languages'
import { type Call, demand, paged, sessionOf } from '../wire/call'
import { record } from '../wire/call-values'
import { findAlarms, newestFirst } from './alerts'
import { type Channel, DAYS, isMeant, kindOf, MAX_PLANTS, planAt, plansOf, waysOf } from './message-plan'

/* What was sent about alarms, worked out from the plans of the time; ours, not the vendor's. */

/** Everybody begins with these text messages. */
const GIFT = 20

export interface Credit {
  /** Messages that were bought, and when. */
  bought: readonly { at: number; messages: number }[]
  /** Limits of a day, and since when; null is none. */
  caps: readonly { at: number; cap: number | null }[]
}

const keyOf = (call: Call) => String(sessionOf(call).account.id)

export const creditOf = (call: Call): Credit => ({
  ...{ bought: [], caps: [] },
  ...(record(call.world.store.get('credit', keyOf(call))) as Partial<Credit>),
})

export const keepCredit = (call: Call, patch: Partial<Credit>) =>
  call.world.store.put('credit', keyOf(call), { ...creditOf(call), ...patch })

export const capOf = ({ caps }: Credit, at: number) => caps.findLast((one) => one.at <= at)?.cap ?? null

/** What became of a message: sent at once or with others, or why it did not go out. */
type State = 'SENT' | 'COLLECTED' | 'QUIET' | 'NO_CREDIT' | 'CAPPED'

export interface Sent {
  plant: SimPlant
  alarm: Alarm
  way: Exclude<Channel, 'inApp'>
  state: State
}

/**
 * Messages about alarms since a moment, oldest first, about at most 200 plants. A text message needs credit, and room
 * within the limit of its day, which is one of UTC. `texts` are all that ever went out.
 */
export function sentSince(call: Call, since: number): { sent: readonly Sent[]; texts: number } {
  const plans = plansOf(call)
  const texted = plans.find(({ plan }) => Object.values(plan.channels).some((ways) => ways.includes('sms')))
  // Credit that is left follows from every text message that there was.
  const from = texted === undefined || texted.at === 0 ? since : Math.min(since, texted.at)
  const plants = sessionOf(call)
    .plants.flatMap((id) => call.world.plant(id, call.centre) ?? [])
    .filter((plant) => plans.some(({ plan }) => isMeant(call, plan, plant)))
  const found = newestFirst(findAlarms(call, plants.slice(0, MAX_PLANTS), { since: from }), false)
  const credit = creditOf(call)
  const used = { all: 0, day: -1, today: 0 }

  const texting = (at: number): State => {
    const day = Math.floor(at / DAY)
    if (day !== used.day) Object.assign(used, { day, today: 0 })
    if (balanceOf(credit, used.all, at) <= 0) return 'NO_CREDIT'
    if (used.today >= (capOf(credit, at) ?? Infinity)) return 'CAPPED'
    used.all += 1
    used.today += 1
    return 'SENT'
  }

  const sent = found.flatMap(({ plant, alarm }): Sent[] => {
    const plan = planAt(plans, alarm.at)
    const { ways, held } = waysOf(call, plan, plant, alarm)
    const collects = plan.digest !== 'none' && kindOf(alarm) !== 'safety'
    const stateOf = (way: Channel): State => {
      if (way === 'sms') return texting(alarm.at)
      return way === 'email' && collects ? 'COLLECTED' : 'SENT'
    }
    const all: { way: Channel; state: State }[] = [
      ...ways.map((way) => ({ way, state: stateOf(way) })),
      ...held.map((way) => ({ way, state: 'QUIET' as const })),
    ]
    return all.flatMap(({ way, state }) => (way === 'inApp' ? [] : [{ plant, alarm, way, state }]))
  })
  return { sent: sent.filter(({ alarm }) => alarm.at >= since), texts: used.all }
}

/** What is left of what was bought by then, after so many messages. */
export const balanceOf = ({ bought }: Credit, used: number, at: number): number =>
  GIFT + bought.reduce((sum, one) => sum + (one.at <= at ? one.messages : 0), 0) - used

/** Messages of the last 30 days, newest first. */
export function log(call: Call): Fields {
  demand(call, 'user')
  const { account } = sessionOf(call)
  const lan = languageOf(call.query.get('lan') ?? account.language)
  const to = { push: null, email: account.email, sms: account.phone }
  const all = [...sentSince(call, call.now - DAYS * DAY).sent].reverse()
  const { total, data } = paged(call, all)
  return {
    total,
    days: DAYS,
    data: data.map(({ plant, alarm, way, state }) => ({
      time: alarm.at,
      stationId: plant.id,
      stationName: plant.name,
      alertId: alarm.rule.id,
      alertName: alarmName(alarm.rule, lan),
      channel: way,
      to: masked(to[way]),
      state,
      cost: way === 'sms' && state === 'SENT' ? 1 : 0,
    })),
  }
}
