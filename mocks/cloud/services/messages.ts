import { type Call, demand, paged, sessionOf } from '../wire/call'
import { badParameter, emptyParameter } from '../wire/refusal'
import { record } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { alarmName, languageOf } from '../texts/languages'
import { NOTICE_TEXTS } from '../texts/notice-texts.data'
import { findAlarms, newestFirst } from './alerts'
import { isMeant, keepPlan, kindOf, planOf } from './message-plan'
import { reminderMessages } from './reminders'

const LEVELS = ['information', 'warning', 'fault'] as const

/** Message settings (wire contract 4.2): the coarse view of the plan. */
export function setting(call: Call): Fields {
  const { channels, quietFrom, quietTo } = planOf(call)
  const some = (channel: 'push' | 'email') =>
    [channels.safety, ...LEVELS.map((level) => channels[level])].some((ways) => ways.includes(channel))
  return {
    alertPush: some('push') ? 1 : 0,
    alertEmail: some('email') ? 1 : 0,
    noticePush: channels.notice.includes('push') ? 1 : 0,
    levels: LEVELS.flatMap((level, at) => (channels[level].length > 0 ? [at] : [])),
    quietFrom,
    quietTo,
  }
}

const keyOf = (call: Call) => String(sessionOf(call).account.id)

const isFlag = (value: unknown) => value === 0 || value === 1
const isTime = (value: unknown) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
const isLevels = (value: unknown) =>
  Array.isArray(value) && value.every((one) => [0, 1, 2].includes(one as number))

const TESTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  alertPush: isFlag,
  alertEmail: isFlag,
  noticePush: isFlag,
  levels: isLevels,
  quietFrom: isTime,
  quietTo: isTime,
}

export function saveSetting(call: Call): Fields {
  demand(call, 'user')
  const patch = Object.entries(record(call.body)).filter(([name]) => Object.hasOwn(TESTS, name))
  if (patch.length === 0) throw emptyParameter('setting')
  for (const [name, value] of patch) if (!TESTS[name]?.(value)) throw badParameter(name)
  const next = { ...setting(call), ...Object.fromEntries(patch) }
  const alerts = [
    'inApp',
    ...(next['alertPush'] === 1 ? ['push'] : []),
    ...(next['alertEmail'] === 1 ? ['email'] : []),
  ] as const
  const levels = next['levels'] as readonly number[]
  const former = planOf(call)
  const rows = LEVELS.map((level, at) => [level, levels.includes(at) ? alerts : []])
  const channels = {
    ...former.channels,
    ...Object.fromEntries(rows),
    // The vendor's form knows nothing of safety: it never silences it.
    safety: alerts,
    notice: next['noticePush'] === 1 ? ['inApp', 'push'] : ['inApp'],
  } as typeof former.channels
  const { quietFrom, quietTo } = next as { quietFrom: string; quietTo: string }
  keepPlan(call, { ...former, channels, quietFrom, quietTo })
  return setting(call)
}

/** Ours: a week of alarms of the first plants, those that the plan lets into the console, and the notices. */
const WEEK = 7 * 86_400
const MAX_PLANTS = 200

function messagesOf(call: Call): Fields[] {
  const session = sessionOf(call)
  const lan = languageOf(record(call.body)['lan'] ?? call.query.get('lan') ?? session.account.language)
  const plants = session.plants.slice(0, MAX_PLANTS).flatMap((id) => call.world.plant(id, call.centre) ?? [])
  const plan = planOf(call)
  const read = new Set(readIds(call))
  const alarms = findAlarms(call, plants, {
    since: call.now - WEEK,
    keep: (plant, alarm) => plan.channels[kindOf(alarm)].includes('inApp') && isMeant(call, plan, plant),
  })
  const rows: Fields[] = newestFirst(alarms).map(({ plant, alarm }) => ({
    id: `${plant.id}${alarm.rule.id}${alarm.at}`,
    msgType: 'ALERT',
    title: alarmName(alarm.rule, lan),
    content: `${plant.name}: ${alarmName(alarm.rule, lan)}`,
    createdDate: alarm.at,
    stationId: plant.id,
  }))
  const monday = call.now - (call.now % (7 * 86_400)) - 2 * 86_400
  if (plan.channels.notice.includes('inApp'))
    rows.push({
      id: `notice${monday}`,
      msgType: 'NOTICE',
      title: NOTICE_TEXTS[lan].title,
      content: NOTICE_TEXTS[lan].brief,
      createdDate: monday,
      stationId: null,
    })
  rows.push(...reminderMessages(call, lan, call.now - WEEK))
  return rows
    .map((row) => ({ ...row, readFlag: read.has(String(row['id'])) ? 1 : 0 }))
    .sort((a, b) => Number(b['createdDate' as keyof typeof b]) - Number(a['createdDate' as keyof typeof a]))
}

function readIds(call: Call): string[] {
  const { ids } = record(call.world.store.get('read', keyOf(call)))
  return Array.isArray(ids) ? ids.map(String) : []
}

export function search(call: Call): { total: number; data: Fields[] } {
  const { msgType, readFlag } = record(call.body)
  const rows = messagesOf(call).filter(
    (row) =>
      (!msgType || row['msgType'] === msgType) &&
      (readFlag === undefined ||
        readFlag === null ||
        readFlag === '' ||
        row['readFlag'] === Number(readFlag)),
  )
  return paged(call, rows)
}

/** As `messagesOf` makes them: whatever is no id of a message is not remembered. */
const isMessageId = (one: unknown) => /^(notice)?\d{1,30}$/.test(String(one))

/** Marks messages as read; without ids all of them. Only the newest thousand are remembered. */
export function read(call: Call): object {
  const { ids } = record(call.body)
  const given = Array.isArray(ids)
    ? ids.filter(isMessageId).map(String)
    : messagesOf(call).map((row) => String(row['id']))
  const all = [...new Set([...readIds(call), ...given])].slice(-1000)
  call.world.store.put('read', keyOf(call), { ids: all })
  return {}
}

/** A bare number (wire contract 4.1). */
export function unread(call: Call): number {
  const types = call.query.getAll('msgTypes').flatMap((text) => text.split(','))
  return messagesOf(call).filter(
    (row) => row['readFlag'] === 0 && (types.length === 0 || types.includes(String(row['msgType']))),
  ).length
}
