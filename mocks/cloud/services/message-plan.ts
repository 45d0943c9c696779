import { byKey } from '../../../src/domain/values/by-key'
import type { Alarm } from '../alarms/alarms'
import { type Call, demand, sessionOf } from '../wire/call'
import { badParameter, Refusal } from '../wire/refusal'
import { record, whole } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { keepRules, TAGS } from '../collections/form-rules'
import { languageOf } from '../texts/languages'
import type { SimPlant } from '../plants/plant'
import { cannotBeHidden } from '../alarms/shield-list'
import { tagsOf } from '../plants/station-record'
import { tagsIn } from './plant-marks'
import { TEST_TEXTS } from '../texts/test-texts.data'
import { dayAt, offsetAt } from '../place/zone'
import { findAlarms } from './alerts'

/* Which message takes which ways; ours, not the vendor's. The vendor's settings are a coarser view of the same. */

const KINDS = ['safety', 'fault', 'warning', 'information', 'notice'] as const
const CHANNELS = ['inApp', 'push', 'email', 'sms'] as const
const DIGESTS = ['none', 'daily', 'weekly']
type Kind = (typeof KINDS)[number]
export type Channel = (typeof CHANNELS)[number]

export interface MessagePlan {
  channels: Record<Kind, readonly Channel[]>
  withoutSafety: 0 | 1
  /** Ids; also of plants that another identity of the person reaches. */
  plants: readonly number[]
  tags: readonly string[]
  quietFrom: string
  quietTo: string
  digest: string
}

const DELIVERED: MessagePlan = {
  channels: {
    safety: ['inApp', 'push'],
    fault: ['inApp', 'push'],
    warning: [],
    information: [],
    notice: ['inApp', 'push'],
  },
  withoutSafety: 0,
  plants: [],
  tags: [],
  quietFrom: '22:00',
  quietTo: '07:00',
  digest: 'none',
}

const keyOf = (call: Call) => String(sessionOf(call).account.id)

const planUnder = (call: Call, key: string): MessagePlan => ({
  ...DELIVERED,
  ...(record(call.world.store.get('message-plan', key)) as Partial<MessagePlan>),
})

export const planOf = (call: Call): MessagePlan => planUnder(call, keyOf(call))

/** A plan from a moment on. */
interface PlanSince {
  at: number
  plan: MessagePlan
}

/** Plans of before, oldest first: what was sent follows the plan of its time. */
export const plansOf = (call: Call, key = keyOf(call)): readonly PlanSince[] =>
  (call.world.store.get('message-plans', key) as readonly PlanSince[] | undefined) ?? [
    { at: 0, plan: planUnder(call, key) },
  ]

export const planAt = (plans: readonly PlanSince[], at: number): MessagePlan =>
  plans.findLast((one) => one.at <= at)?.plan ?? DELIVERED

/** Ways of a plan for an alarm that began; `held` are those that its quiet hours keep back. */
export function waysOf(call: Call, plan: MessagePlan, plant: SimPlant, alarm: Alarm) {
  if (!isMeant(call, plan, plant)) return { ways: [], held: [] }
  const kind = kindOf(alarm)
  const quiet = kind !== 'safety' && isQuiet(plan, plant.place.zone, alarm.at)
  const isHeld = (way: Channel) => quiet && way !== 'inApp' && way !== 'email'
  const ways = plan.channels[kind]
  return { ways: ways.filter((way) => !isHeld(way)), held: ways.filter(isHeld) }
}

/** Channels by which somebody was notified of an alarm when it began. */
export const reachedBy = (call: Call, accountId: number, plant: SimPlant, alarm: Alarm) =>
  waysOf(call, planAt(plansOf(call, String(accountId)), alarm.at), plant, alarm).ways

const MAX_PLANS = 100

export function keepPlan(call: Call, plan: MessagePlan): void {
  const { store } = call.world
  const plans = plansOf(call).slice(-MAX_PLANS)
  store.put('message-plans', keyOf(call), [...plans, { at: call.now, plan }])
  store.put('message-plan', keyOf(call), plan)
}

const MAX_NAMED = 100
const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

/** A plan as it was sent; refuses a way that is none, and one to an address that is not there. */
function asked(call: Call): MessagePlan {
  const body = record(call.body)
  keepRules(TAGS, body)
  const sent = record(body['channels'])
  const channels = byKey(KINDS, (kind) => {
    const list = sent[kind]
    if (!Array.isArray(list) || list.some((one) => !CHANNELS.includes(one as Channel)))
      throw badParameter(kind)
    return CHANNELS.filter((channel) => list.includes(channel))
  })
  const { quietFrom, quietTo, digest } = body
  if (!isTime(quietFrom)) throw badParameter('quietFrom')
  if (!isTime(quietTo)) throw badParameter('quietTo')
  if (typeof digest !== 'string' || !DIGESTS.includes(digest)) throw badParameter('digest')
  const tags = tagsIn(Array.isArray(body['tags']) ? body['tags'] : [])
  const plants = Array.isArray(body['plants']) ? body['plants'].map(whole) : []
  const { reaches } = sessionOf(call)
  const named = plants.filter((id) => id !== null && reaches(id)) as number[]
  if (named.length !== plants.length || named.length > MAX_NAMED) throw badParameter('plants')
  const withoutSafety = body['withoutSafety'] === 1 ? 1 : 0
  return { channels, withoutSafety, plants: [...new Set(named)], tags, quietFrom, quietTo, digest }
}

export function plan(call: Call): MessagePlan {
  demand(call, 'user')
  return toldPlan(call)
}

/** Without the plants that this identity does not reach. */
function toldPlan(call: Call): MessagePlan {
  const kept = planOf(call)
  return { ...kept, plants: kept.plants.filter(sessionOf(call).reaches) }
}

export function savePlan(call: Call): MessagePlan {
  demand(call, 'user')
  const wanted = asked(call)
  const { account } = sessionOf(call)
  const uses = (channel: Channel) => KINDS.find((kind) => wanted.channels[kind].includes(channel))
  const mailed = uses('email')
  if (mailed !== undefined && !account.email) throw badParameter(mailed)
  const texted = uses('sms')
  if (texted !== undefined && !account.phone) throw badParameter(texted)
  // Messages about danger are on unless switched off explicitly.
  const silent = wanted.channels.safety.length === 0
  if (silent && wanted.withoutSafety === 0)
    throw new Refusal(400, 'PARAM_ERROR', 'safety', { field: 'withoutSafety', key: 'required' })
  // What another identity has named stays.
  const { reaches } = sessionOf(call)
  const others = planOf(call).plants.filter((id) => !reaches(id))
  keepPlan(call, { ...wanted, plants: [...wanted.plants, ...others], withoutSafety: silent ? 1 : 0 })
  return toldPlan(call)
}

export function kindOf(alarm: Alarm): Kind {
  if (cannotBeHidden(alarm)) return 'safety'
  return (['information', 'warning', 'fault'] as const)[alarm.rule.level]
}

/** Whether a plan covers a plant: all of them, or those that it names and those with one of its tags. */
export function isMeant(call: Call, { plants, tags }: MessagePlan, plant: SimPlant): boolean {
  if ((plants.length === 0 && tags.length === 0) || plants.includes(plant.id)) return true
  return tagsOf(call, plant).some((tag) => tags.includes(tag))
}

/** On the clock of the plant; equal ends are no quiet at all. */
function isQuiet({ quietFrom, quietTo }: MessagePlan, zone: string, at: number): boolean {
  const minute = Math.floor(((((at + offsetAt(zone, at)) % 86_400) + 86_400) % 86_400) / 60)
  const of = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const [from, to] = [of(quietFrom), of(quietTo)]
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}

export const DAYS = 30
export const MAX_PLANTS = 200

/** What a plan would have sent in the last 30 days, about at most 200 of the plants that it covers. */
export function preview(call: Call): Fields {
  demand(call, 'user')
  const wanted = asked(call)
  const plants = sessionOf(call)
    .plants.flatMap((id) => call.world.plant(id, call.centre) ?? [])
    .filter((plant) => isMeant(call, wanted, plant))
    .slice(0, MAX_PLANTS)
  const found = findAlarms(call, plants, { since: call.now - DAYS * 86_400 })
  const sent = { push: 0, email: 0, sms: 0 }
  const collected = new Set<number>()
  for (const { plant: at, alarm } of found) {
    const kind = kindOf(alarm)
    const ways = wanted.channels[kind]
    const quiet = kind !== 'safety' && isQuiet(wanted, at.place.zone, alarm.at)
    for (const way of ['push', 'sms'] as const) if (ways.includes(way) && !quiet) sent[way] += 1
    if (!ways.includes('email')) continue
    if (kind === 'safety' || wanted.digest === 'none') sent.email += 1
    else {
      const day = dayAt(at.place.zone, alarm.at)
      collected.add(wanted.digest === 'daily' ? day : Math.floor(day / 7))
    }
  }
  sent.email += collected.size
  return { days: DAYS, events: found.length, sent }
}

/** A message that says that it is a test. In the console it is only shown, not kept. */
export function test(call: Call): Fields {
  demand(call, 'user')
  const { account } = sessionOf(call)
  const { channel, lan } = record(call.body)
  if (!CHANNELS.includes(channel as Channel)) throw badParameter('channel')
  const to = channel === 'email' ? account.email : channel === 'sms' ? account.phone : account.name
  if (!to) throw badParameter('channel')
  const [title, content] = TEST_TEXTS[languageOf(lan ?? account.language)]
  if (channel !== 'inApp') call.world.deliver({ to, scene: 'TEST', code: '' })
  return { to, title, content }
}
