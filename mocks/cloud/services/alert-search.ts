import { finding, searchable } from '../../../src/domain/values/folded'
import { byUrgency, type Urgency } from '../../../src/domain/alarms/alarm-loss'
import { lossOf } from '../alarms/alarm-loss'
import { isSafety } from '../alarms/alert-actions'
import { type Life, lifeOf, stateOf, TRIAGE_STATES } from '../alarms/alert-life'
import { type Call, orderOf, paged, sessionOf } from '../wire/call'
import { instant, ownValue, record, whole, words } from '../wire/call-values'
import type { SimDevice } from '../devices/devices'
import type { Fields } from '../energy/figures'
import { languageOf } from '../texts/languages'
import { named } from './alert-lists'
import { triageRow, entryOf, rootId } from './alarm-triage'
import { deviceOf, findAlarms, plantsAsked } from './alerts'

/* Search over all plants in reach, with what was done about each alarm; ours, not the vendor's. */

const HOUR = 3600

const numbers = (raw: unknown): number[] => (Array.isArray(raw) ? raw.flatMap((one) => whole(one) ?? []) : [])
const texts = (raw: unknown): string[] => (Array.isArray(raw) ? raw.map(String) : [])
const admits = <T>(list: readonly T[], value: T) => list.length === 0 || list.includes(value)

/** All of the plants that were asked about. */
export function livesOf(call: Call, { stationIds, withBlocked, since }: Record<string, unknown>): Life[] {
  const ids = numbers(stationIds)
  const plants = ids.length > 0 ? ids.flatMap((id) => plantsAsked(call, id)) : plantsAsked(call, null)
  const found = findAlarms(call, plants, { since: instant(since), blocked: withBlocked === true })
  const lives = new Map<string, Life>()
  /** The newest come first, so that a life that began before is known already. */
  const latest = new Map<string, Life>()
  for (const { plant, alarm, day } of found) {
    const of = `${plant.id} ${alarm.rule.id} ${alarm.device}`
    const known = latest.get(of)
    if (known && known.first.day <= day) continue
    const life = lifeOf(call.world, plant, alarm, day, call.now)
    latest.set(of, life)
    lives.set(rootId(life), life)
  }
  return [...lives.values()]
}

/** By its serial, and by the name that people gave it. */
const isOfDevice = (device: SimDevice | null, isFound: ReturnType<typeof finding>): boolean =>
  device !== null && isFound(searchable(`${device.serial}\n${device.name}`))

/** Everything but the state, so that the counts show what the other states hold. */
function isAsked(call: Call, body: Record<string, unknown>): (life: Life) => boolean {
  const lan = languageOf(body['language'])
  const part = words(body['keyword']) ?? ''
  const isFound = finding(part)
  const code = words(body['code'])?.toLowerCase() ?? ''
  const levels = numbers(body['levelList'])
  const influences = numbers(body['influenceList'])
  const types = texts(body['deviceTypes'])
  const rules = numbers(body['ruleIds'])
  const until = instant(body['until'])
  return (life) => {
    const { plant, last, first } = life
    const { rule } = last.alarm
    return (
      admits(levels, rule.level) &&
      admits(influences, rule.influence) &&
      admits(types, rule.device) &&
      admits(rules, rule.id) &&
      (code === '' || rule.code.toLowerCase().includes(code)) &&
      (until === null || first.alarm.at <= until) &&
      (part === '' ||
        named(rule, isFound, lan) ||
        isFound(searchable(plant.name)) ||
        isOfDevice(deviceOf(call, plant, last.alarm), isFound)) &&
      isHeldBy(call, body, entryOf(call, life).assignee?.id ?? null)
    )
  }
}

/** By whom: some people, anybody or nobody, the person who asks or others. */
function isHeldBy(call: Call, body: Record<string, unknown>, holder: number | null): boolean {
  const { assigned, mine } = body
  const ids = numbers(body['assigneeIds'])
  return (
    (ids.length === 0 || (holder !== null && ids.includes(holder))) &&
    (typeof assigned !== 'boolean' || assigned === (holder !== null)) &&
    (typeof mine !== 'boolean' || mine === (holder === sessionOf(call).account.id))
  )
}

/** What decides where an alarm stands, and what it has cost so far. */
interface Standing extends Urgency {
  energy: number | null
  started: number
}

function standingOf(call: Call, life: Life): Standing {
  const { loss, perDay } = lossOf(call.world.engine.seed, life, call.now)
  return {
    lasts: life.end === null || life.end > call.now,
    safety: isSafety(life),
    lossPerDay: perDay,
    energy: loss?.energy ?? null,
    level: life.last.alarm.rule.level,
    started: life.first.alarm.at,
  }
}

/** Orders of the list, each from below; an unknown loss is the least. */
const ORDERS: Readonly<Record<string, (one: Standing, other: Standing) => number>> = {
  priority: (one, other) => byUrgency(other, one),
  lossEnergy: (one, other) => (one.energy ?? -1) - (other.energy ?? -1) || one.started - other.started,
  lossPerDay: (one, other) =>
    (one.lossPerDay ?? -1) - (other.lossPerDay ?? -1) || one.started - other.started,
}

/** Order by `priority`, `lossEnergy`, `lossPerDay` or `alertTime`. */
export function search(call: Call): Fields {
  sessionOf(call)
  const body = record(call.body)
  const lan = languageOf(body['language'])
  const wanted = texts(body['states'])
  // The figures are of the plants that were asked about, whatever else narrows the rows below them.
  const { stationIds, withBlocked } = body
  const all = standing(call, livesOf(call, { stationIds, withBlocked }))
  const among = instant(body['since']) === null ? all : standing(call, livesOf(call, body))
  const isWanted = isAsked(call, body)
  const lives = among.filter(({ life, state }) => admits(wanted, state) && isWanted(life))
  const { property, descending } = orderOf(call)
  const order = ownValue(ORDERS, property)
  const standings = new Map(order ? lives.map(({ life }) => [life, standingOf(call, life)]) : [])
  const way = descending ? -1 : 1
  lives.sort(({ life: a }, { life: b }) => {
    const [one, other] = [standings.get(a), standings.get(b)]
    const ordered = order && one && other ? order(one, other) : a.first.alarm.at - b.first.alarm.at
    return (ordered || a.plant.id - b.plant.id) * way
  })
  const { total, data } = paged(call, lives)
  return { total, data: data.map(({ life }) => triageRow(call, life, lan)), summary: summaryOf(call, all) }
}

const standing = (call: Call, lives: readonly Life[]) =>
  lives.map((life) => ({ life, state: stateOf(entryOf(call, life), life, call.now) }))

/** Ours: seconds after which the alarms of a world may be others by themselves. */
const TURN = 60

/** Another text when alarms may have changed since, so that nobody has to search again to find that nothing did. */
export const stamp = (call: Call): Fields => {
  sessionOf(call)
  return { stamp: `${Math.floor(call.now / TURN)}-${call.world.alarmWrites()}` }
}

/** Figures of the strip above the list. */
function summaryOf(call: Call, lives: readonly { life: Life; state: string }[]): Fields {
  const open = lives.filter(({ state }) => state === 'OPEN')
  const active = lives.filter(({ state }) => state === 'OPEN' || state === 'ACKNOWLEDGED')
  const since = (seconds: number) => call.now - seconds
  const recent = lives.filter(({ life }) => life.first.alarm.at > since(HOUR)).length
  return {
    states: Object.fromEntries(
      TRIAGE_STATES.map((name) => [name, lives.filter(({ state }) => state === name).length]),
    ),
    openByLevel: [0, 1, 2].map(
      (level) => open.filter(({ life }) => life.last.alarm.rule.level === level).length,
    ),
    openSafety: open.filter(({ life }) => isSafety(life)).length,
    newPerTenMinutes: Math.round((recent / 6) * 100) / 100,
    oldestUnacknowledged: open.reduce<number | null>(
      (oldest, { life }) => Math.min(oldest ?? Infinity, life.first.alarm.at),
      null,
    ),
    chattering: active.filter(({ life }) => life.starts.filter((at) => at > since(HOUR)).length >= 3).length,
    standing: active.filter(({ life }) => life.first.alarm.at < since(24 * HOUR)).length,
  }
}
