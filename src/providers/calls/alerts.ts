import { ALERT_INFLUENCES, ALERT_LEVELS, alertInfluence, alertLevel } from '../../domain/alert'
import {
  DESK_STATES,
  type DeskAction,
  type DeskAlert,
  type DeskAlertDetail,
} from '../../domain/alert-desk-records'
import type { FleetAlert } from '../../domain/alert-records'
import { DEVICE_TYPES } from '../../domain/device'
import type { Alert, Page } from '../../domain/reading'
import type { Filter, RecordValues } from '../../schema/codec'
import { deskActOnMany, deskAlert, type DeskQuestion, deskSearch } from '../../transport/calls/alert-desk'
import { fleetAlerts } from '../../transport/calls/alerts'
import { alertSearch } from '../../transport/calls/operating'
import type { CustomAsk, CustomCalls } from '../custom-source'
import type { Asked } from '../dialect'
import type { Window } from '../list-call'
import type { Doing, Outcome, RecordId } from '../source'
import { nobody } from '../whole-list'
import { blockRule } from './alert-rules'
import { numberOf, textOf } from './values'

/** Alarms that the cloud takes at once. */
const AT_ONCE = 500
/** What a server without the desk is asked for at most; older ones are beyond what its lists are for. */
const MOST = 2000

/** Influence 2 and 3 endanger people. */
const isSafety = (influence: number | null) => influence !== null && influence >= 2

/** Safety first, then the level. */
const priorityOf = ({ level, influence }: Alert) => (isSafety(influence) ? 10 : 0) + (level ?? 0)

function baseOf(alert: Alert, ended: number | null, now: number): RecordValues {
  return {
    alarm: alert.name ?? alert.code,
    level: alertLevel(alert.level),
    influence: alertInfluence(alert.influence),
    code: alert.code,
    device: alert.deviceName ?? alert.deviceSn,
    serial: alert.deviceSn,
    deviceType: alert.deviceType,
    zone: alert.zone,
    started: alert.at,
    ended,
    safety: isSafety(alert.influence),
    priority: priorityOf(alert),
    duration: alert.at === null ? null : Math.max(0, (ended ?? now) - alert.at),
    deviceId: alert.deviceId,
    ruleId: alert.ruleId,
  }
}

function deskRecord(alert: DeskAlert, now: number): RecordValues {
  return {
    ...baseOf(alert, alert.ended, now),
    id: alert.id,
    plant: alert.plantName,
    plantId: alert.plantId,
    state: alert.state,
    acknowledged: alert.acknowledged,
    safety: alert.safety ?? isSafety(alert.influence),
    lastSeen: alert.lastAt,
    repeats: alert.occurrences,
    assignee: alert.assignee?.name ?? null,
    assigneeId: alert.assignee?.id ?? null,
    mine: null,
    notes: alert.noteCount,
    snoozedUntil: alert.snoozedUntil,
    reason: alert.reason,
  }
}

/** Notes and log travel beside the fields, for the part of the detail that shows them. */
const detailRecord = (alert: DeskAlertDetail, now: number): RecordValues => ({
  ...deskRecord(alert, now),
  notesText: alert.notes,
  log: alert.log,
})

/** On a vendor's server nobody has done anything about an alarm. */
const NOTHING_DONE = {
  state: null,
  acknowledged: null,
  lastSeen: null,
  repeats: null,
  assignee: null,
  assigneeId: null,
  mine: null,
  notes: null,
  snoozedUntil: null,
  reason: null,
}

/** A plain row has no id of its own: one rule counts once a day for a device. */
const plainId = ({ deviceId, ruleId, at }: Alert) => `${deviceId ?? 0}-${ruleId ?? ''}-${at ?? 0}`

const words = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    typeof one === 'string' || typeof one === 'number' ? [String(one)] : [],
  )

/** The words of a vocabulary that a filter leaves; null is all of them. */
function left(filter: Filter, all: readonly string[]): readonly string[] | null {
  switch (filter.operator) {
    case 'in':
      return words(filter.value)
    case 'notIn':
      return all.filter((word) => !words(filter.value).includes(word))
    default:
      return null
  }
}

const numbered = (left: readonly string[] | null, all: readonly string[]) =>
  left === null ? null : left.map((word) => all.indexOf(word)).filter((index) => index >= 0)

/** One filter of ours as the desk takes it. */
function narrowed(filter: Filter): Partial<DeskQuestion> {
  const [first, second] = Array.isArray(filter.value) ? (filter.value as unknown[]) : [filter.value]
  switch (filter.field) {
    case 'state': {
      const states = left(filter, DESK_STATES)
      return states === null ? {} : { states: DESK_STATES.filter((state) => states.includes(state)) }
    }
    case 'level':
      return { levels: numbered(left(filter, ALERT_LEVELS), ALERT_LEVELS) ?? [] }
    case 'influence':
      return { influences: numbered(left(filter, ALERT_INFLUENCES), ALERT_INFLUENCES) ?? [] }
    case 'deviceType':
      return { deviceTypes: left(filter, DEVICE_TYPES) ?? [] }
    case 'code':
      return { code: words(filter.value)[0] ?? '' }
    case 'mine':
      return { mine: filter.value === true || filter.value === 'true' }
    case 'assigneeId':
      return filter.operator === 'in'
        ? { assigneeIds: words(filter.value).map(Number).filter(Number.isSafeInteger) }
        : { assigned: filter.operator === 'present' }
    case 'started': {
      const [from, to] = filter.operator === 'to' ? [null, first] : [first, second]
      return {
        ...(typeof from === 'number' ? { since: from } : {}),
        ...(typeof to === 'number' ? { until: to } : {}),
      }
    }
    default:
      return {}
  }
}

/**
 * A page of the desk. Closed alarms are done with: they come when a filter asks for them, and stay away otherwise.
 */
export function deskQuestion(
  { search, filters }: Asked,
  { page, size, field, direction }: Window,
  { language, plantId }: Pick<CustomAsk, 'language' | 'plantId'>,
): DeskQuestion {
  return {
    language,
    states: DESK_STATES.filter((state) => state !== 'CLOSED'),
    ...Object.assign({}, ...filters.map(narrowed)),
    ...(plantId === null ? {} : { plantIds: [plantId] }),
    ...(search === '' ? {} : { keyword: search }),
    order: field === 'started' ? (direction === 'ASC' ? 'oldest' : 'newest') : 'priority',
    at: page,
    size,
  } as DeskQuestion
}

/** Pages of a vendor's list, one after the other. */
async function gathered<T>(ask: (at: number) => Promise<Page<T>>): Promise<readonly T[]> {
  const rows: T[] = []
  for (let at = 1; rows.length < MOST; at++) {
    const page = await ask(at)
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total) break
  }
  return rows
}

/** C68, of one plant. */
async function ofPlant(plantId: number, ask: CustomAsk): Promise<readonly RecordValues[]> {
  const { send, signal, language } = ask
  const rows = await gathered((page) =>
    send(alertSearch({ plantId, language, page, size: AT_ONCE }), { signal }),
  )
  return rows.map((row) => ({
    ...baseOf(row, null, ask.now()),
    ...NOTHING_DONE,
    // No end is known, so that nobody knows how long it lasted.
    duration: null,
    id: plainId(row),
    plant: null,
    plantId,
  }))
}

/** The v2 list, of every plant. */
async function ofAll(ask: CustomAsk): Promise<readonly RecordValues[]> {
  const { send, signal, language, zone } = ask
  const rows = await gathered((at) => send(fleetAlerts({ language, zone, at, size: AT_ONCE }), { signal }))
  return rows.map((row: FleetAlert) => ({
    ...baseOf(row, row.ended, ask.now()),
    ...NOTHING_DONE,
    id: row.id ?? plainId(row),
    plant: null,
    plantId: row.plantId,
  }))
}

const plain = (ask: CustomAsk) => (ask.plantId === null ? ofAll(ask) : ofPlant(ask.plantId, ask))

async function one(id: RecordId, ask: CustomAsk): Promise<RecordValues> {
  const { send, signal, language } = ask
  if (await ask.capable('alertDesk'))
    return detailRecord(await send(deskAlert(String(id), language), { signal }), ask.now())
  const found = (await plain(ask)).find((row) => String(row['id']) === String(id))
  if (found === undefined) throw nobody()
  return found
}

const RESULTS = { DONE: 'done', ALREADY: 'left', REFUSED: 'failed' } as const

/** The same step on many; each is told of on its own. */
async function actOn(
  ids: readonly RecordId[],
  action: DeskAction,
  ask: CustomAsk,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const portion = ids.slice(from, from + AT_ONCE).map(String)
    const { results } = await ask.send(deskActOnMany(portion, action))
    outcomes.push(
      ...results.map(({ alarmId, result, reason }): Outcome => {
        const outcome = result === null ? 'failed' : RESULTS[result]
        const fault = { kind: 'rejected' as const, code: reason ?? '', status: 200, body: null }
        return { id: alarmId, outcome, fault: outcome === 'failed' ? fault : null }
      }),
    )
  }
  return outcomes
}

const acting =
  (action: (input: RecordValues) => DeskAction) =>
  ({ ids, input }: Doing, ask: CustomAsk) =>
    actOn(ids, action(input), ask)

/** Alarms of a plant, or of all where none is meant. */
export const alertCalls: CustomCalls = {
  async page(asked, window, ask) {
    if (!(await ask.capable('alertDesk'))) return null
    const { rows, total } = await ask.send(deskSearch(deskQuestion(asked, window, ask)), {
      signal: ask.signal,
    })
    const now = ask.now()
    return { data: rows.map((row) => deskRecord(row, now)), total }
  },
  list: plain,
  one,
  actions: {
    acknowledge: acting(() => ({ action: 'ACKNOWLEDGE' })),
    reopen: acting(() => ({ action: 'REOPEN' })),
    undo: acting(() => ({ action: 'UNDO' })),
    assign: acting((input) => ({ action: 'ASSIGN', assigneeId: numberOf(input['assigneeId']) ?? 0 })),
    snooze: acting((input) => ({ action: 'SNOOZE', until: numberOf(input['until']) ?? 0 })),
    close: acting((input) => {
      const reason = textOf(input['reason'])
      return { action: 'CLOSE', ...(reason === null ? {} : { reason }) }
    }),
    note: acting((input) => ({ action: 'NOTE', note: textOf(input['note']) ?? '' })),
    block: async ({ ids, input }, ask) => {
      await blockRule(input, ask)
      return ids.map((id) => ({ id, outcome: 'done' as const, fault: null }))
    },
  },
}
