import { isSafety, isUndoable, perform } from '../alarms/alert-actions'
import { type Entry, type Life, lifeOf, stateOf } from '../alarms/alert-life'
import { lossFields, lossOf } from '../alarms/alarm-loss'
import { signsOf } from '../alarms/alarm-signs'
import { ruleOf } from '../alarms/alarm-rules.data'
import { type Call, operable, readable, sessionOf } from '../wire/call'
import { badParameter, emptyParameter, Refusal, unknownId } from '../wire/refusal'
import { record } from '../wire/call-values'
import type { Code } from '../people/permissions'
import type { Fields } from '../energy/figures'
import { alarmAdvice, type Lan, languageOf } from '../texts/languages'
import { dayNumber } from '../place/zone'
import { alarmIdOf, occurrence } from './alert-lists'
import { deviceOf } from './alerts'

/* What people do about alarms; ours, not the vendor's. Ids are those of the v2 list. */

const MAX_AT_ONCE = 500
/** Codes that decide what may be done about an alarm. */
const ASKED: readonly Code[] = ['alert:read', 'alert:handle']

/** Id of the first occurrence: an alarm that came back is handled as one. */
export const rootId = ({ plant, first }: Life) => alarmIdOf(plant.id, first.alarm, first.day)

export function entryOf(call: Call, life: Life): Entry {
  const alarmId = rootId(life)
  const known = call.world.store.get('triage', alarmId) as Entry | undefined
  return (
    known ?? {
      alarmId,
      stationId: life.plant.id,
      mark: 'NONE',
      markedAt: 0,
      assignee: null,
      snoozedUntil: null,
      reason: null,
      notes: [],
      log: [],
      before: null,
      changedBy: '',
      changedAt: 0,
    }
  )
}

/** A row of the list: the occurrence, and where it stands. */
export function triageRow(call: Call, life: Life, lan: Lan): Fields {
  const entry = entryOf(call, life)
  const { plant, first, last } = life
  const snoozed = entry.snoozedUntil !== null && entry.snoozedUntil > call.now
  return {
    ...occurrence(call, { plant, ...last }, lan),
    id: entry.alarmId,
    ruleCode: last.alarm.rule.code,
    alertTime: first.alarm.at,
    lastTime: life.starts[life.starts.length - 1] ?? first.alarm.at,
    endTime: life.end,
    state: stateOf(entry, life, call.now),
    acknowledged: entry.mark !== 'NONE',
    safety: isSafety(life),
    codes: ASKED.filter((code) => sessionOf(call).may(code, plant.id)),
    occurrences: life.starts.length,
    assigneeId: entry.assignee?.id ?? null,
    assigneeName: entry.assignee?.name ?? null,
    snoozedUntil: snoozed ? entry.snoozedUntil : null,
    reason: entry.reason,
    noteCount: entry.notes.length,
    changedBy: entry.changedBy || null,
    changedTime: entry.changedAt || null,
    advice: alarmAdvice(last.alarm.rule, lan).split('\n')[0] ?? null,
    signs: signsOf(call, life, deviceOf(call, plant, last.alarm)),
    ...lossFields(life, lossOf(call.world.engine.seed, life, call.now)),
  }
}

/** The alarm an id names, if it ever was and the caller holds the code at its plant. */
export function lifeNamed(call: Call, alarmId: string, code: Code): Life {
  const match = /^(\d+)-(\d+)-(\d+)-(\d{4})(\d{2})(\d{2})$/.exec(alarmId)
  // Of an address it is a record that is not there; within a body, a parameter.
  if (!match) throw call.params['alarmId'] === undefined ? badParameter('alarmId') : unknownId()
  const [plantId, ruleId, device, year, month, day] = match.slice(1).map(Number)
  const { plant } = (code === 'alert:read' ? readable : operable)(call, plantId, code)
  const date = dayNumber(year ?? 0, month ?? 0, day ?? 0)
  const known = call.world.alarms
    .ofDay(plant, date, call.now)
    .find((one) => one.rule.id === ruleId && one.device === device)
  if (!known || !ruleOf(ruleId ?? 0)) throw unknownId()
  return lifeOf(call.world, plant, known, date, call.now)
}

function whole(call: Call, life: Life): Fields {
  const entry = entryOf(call, life)
  return {
    ...triageRow(call, life, languageOf(call.query.get('language'))),
    notes: entry.notes.map(({ at, by, text }) => ({ at, by, text })),
    log: entry.log.map(({ at, by, action }) => ({ at, by, action })),
    undoable: isUndoable(call, entry),
  }
}

/** One alarm with its notes and what was done about it. */
export function one(call: Call): Fields {
  return whole(call, lifeNamed(call, call.params['alarmId'] ?? '', 'alert:read'))
}

/** Acknowledges, assigns, snoozes, closes, reopens, notes, undoes. */
export function act(call: Call): Fields {
  const life = lifeNamed(call, call.params['alarmId'] ?? '', 'alert:handle')
  const { already } = perform(call, record(call.body), entryOf(call, life), life)
  return { ...whole(call, life), already }
}

interface Result {
  alarmId: string
  result: 'DONE' | 'ALREADY' | 'REFUSED'
  /** Body code of a refusal. */
  reason: string | null
  state: string | null
}

/** The same for many at once, each judged on its own; refused only if not a single one was allowed. */
export function actOnMany(call: Call): Fields {
  const body = record(call.body)
  const ids = Array.isArray(body['alarmIds']) ? [...new Set(body['alarmIds'].map(String))] : []
  if (ids.length === 0) throw emptyParameter('alarmIds')
  if (ids.length > MAX_AT_ONCE) throw badParameter(`alarmIds: at most ${MAX_AT_ONCE}`)
  const refusals: Refusal[] = []
  const results = ids.map((alarmId): Result => {
    try {
      const life = lifeNamed(call, alarmId, 'alert:handle')
      const { already, entry } = perform(call, body, entryOf(call, life), life)
      const state = stateOf(entry, life, call.now)
      return { alarmId, result: already ? 'ALREADY' : 'DONE', reason: null, state }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refusals.push(error)
      return { alarmId, result: 'REFUSED', reason: error.code, state: null }
    }
  })
  if (refusals.length === ids.length) throw refusals[0] as Refusal
  const count = (wanted: Result['result']) => results.filter(({ result }) => result === wanted).length
  return { results, done: count('DONE'), already: count('ALREADY'), refused: count('REFUSED') }
}
