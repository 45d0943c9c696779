import type {
  TriageAction,
  TriageAlert,
  TriageAlertDetail,
  TriagePage,
  TriageResult,
  TriageSummary,
} from '../../domain/alarms/triage-records'
import { TRIAGE_STATES, type TriageState } from '../../domain/alarms/triage-state'
import type { EpochSeconds } from '../../domain/plants/reading'
import type { Call } from '../call'
import {
  epoch,
  flag,
  id,
  num,
  page,
  part,
  partRows,
  record,
  text,
  trimmedEnum,
  word,
  type WireRecord,
} from '../wire'
import { readSigns } from './alarm-signs'
import { readFleetAlert } from './alerts'

/*
 * What people do about alarms. Ours, not the vendor's: ask `useCapability('alertDesk')` first.
 * Permissions on the plant: alert:read, alert:handle.
 */

const TRIAGE = '/maintain-s/operating/alert/desk'

/** Orders by the names of the wire. */
const ORDERS = {
  priority: 'priority',
  started: 'alertTime',
  lost: 'lossEnergy',
  lossPerDay: 'lossPerDay',
} as const
export type TriageOrder = keyof typeof ORDERS

export interface TriageQuestion {
  language: string
  states?: readonly TriageState[]
  levels?: readonly number[]
  influences?: readonly number[]
  deviceTypes?: readonly string[]
  ruleIds?: readonly number[]
  plantIds?: readonly number[]
  assigneeIds?: readonly number[]
  /** Whether anybody has it. */
  assigned?: boolean
  /** Whether the person who asks has it. */
  mine?: boolean
  /** Part of the vendor's code. */
  code?: string
  /** Part of a name, code, plant or serial number. */
  keyword?: string
  /** Begin of the first occurrence; without `since` the last 30 days. */
  since?: EpochSeconds
  until?: EpochSeconds
  /** Those that a block rule hides as well. */
  withBlocked?: boolean
  /** `priority`: what still lasts, safety, loss per day, level, then the newest. */
  order?: TriageOrder
  /** From below. */
  ascending?: boolean
  at?: number
  size?: number
}

/** Over all plants of the identity. */
export function searchAlarms(question: TriageQuestion): Call<TriagePage> {
  const { language, order = 'priority', ascending, at = 1, size = 20, ...narrowing } = question
  const { plantIds, levels, influences, ...rest } = narrowing
  return {
    method: 'POST',
    path: `${TRIAGE}/search`,
    reads: true,
    query: {
      'order.direction': ascending ? 'ASC' : 'DESC',
      'order.property': ORDERS[order],
      page: at,
      size,
    },
    body: {
      language,
      ...(plantIds ? { stationIds: plantIds } : {}),
      ...(levels ? { levelList: levels } : {}),
      ...(influences ? { influenceList: influences } : {}),
      ...rest,
    },
    read: (raw) => ({
      ...page(raw, 'alarm triage', readTriageAlert),
      summary: readSummary(part(record(raw, 'alarm triage')['summary'])),
    }),
  }
}

/** Another text when alarms may have changed; cheap enough to be asked for every few seconds (`alertStamp`). */
export function alarmStamp(): Call<string | null> {
  return {
    method: 'GET',
    path: `${TRIAGE}/stamp`,
    read: (raw) => text(record(raw, 'alarm stamp')['stamp']),
  }
}

/** With notes and what was done. */
export function triageAlarm(alarmId: string, language: string): Call<TriageAlertDetail> {
  return {
    method: 'GET',
    path: `${TRIAGE}/${encodeURIComponent(alarmId)}`,
    query: { language },
    read: readDetail,
  }
}

/** One step on one alarm. Error 17: a safety alarm is not closed without a reason. */
export function actOnAlarm(alarmId: string, action: TriageAction, language: string): Call<TriageAlertDetail> {
  return {
    method: 'POST',
    path: `${TRIAGE}/${encodeURIComponent(alarmId)}`,
    query: { language },
    body: action,
    read: readDetail,
  }
}

/** The same step on up to 500 alarms; rejected only if all of them are refused. */
export function actOnAlarms(
  alarmIds: readonly string[],
  action: TriageAction,
  key?: string,
): Call<TriageResult> {
  return {
    method: 'POST',
    path: TRIAGE,
    body: { alarmIds, ...action, ...(key === undefined ? {} : { key }) },
    read(raw) {
      const row = record(raw, 'alarm triage')
      return {
        done: num(row['done']),
        already: num(row['already']),
        refused: num(row['refused']),
        results: partRows(row['results'], (one) => {
          const alarmId = word(one['alarmId'])
          return alarmId === null
            ? null
            : {
                alarmId,
                result: trimmedEnum(one['result'], ['DONE', 'ALREADY', 'REFUSED']),
                reason: word(one['reason']),
                state: trimmedEnum(one['state'], TRIAGE_STATES),
              }
        }),
      }
    },
  }
}

function readTriageAlert(row: WireRecord): TriageAlert {
  const assigneeId = id(row['assigneeId'])
  return {
    ...readFleetAlert(row),
    code: text(row['ruleCode']),
    plantName: text(row['stationName']),
    lastAt: epoch(row['lastTime']),
    state: trimmedEnum(row['state'], TRIAGE_STATES),
    acknowledged: flag(row['acknowledged']),
    safety: flag(row['safety']),
    codes: Array.isArray(row['codes']) ? row['codes'].flatMap((code: unknown) => word(code) ?? []) : null,
    occurrences: num(row['occurrences']),
    assignee: assigneeId === null ? null : { id: assigneeId, name: text(row['assigneeName']) },
    snoozedUntil: epoch(row['snoozedUntil']),
    reason: text(row['reason']),
    noteCount: num(row['noteCount']),
    advice: text(row['advice']),
    signs: readSigns(row['signs']),
    lostEnergy: num(row['lossEnergy']),
    lostMoney: num(row['lossIncome']),
    currency: text(row['currency']),
    lossPerDay: num(row['lossPerDay']),
    changedBy: text(row['changedBy']),
    changed: epoch(row['changedTime']),
  }
}

function readDetail(raw: unknown): TriageAlertDetail {
  const row = record(raw, 'alarm')
  return {
    ...readTriageAlert(row),
    notes: partRows(row['notes'], (note) => {
      const said = text(note['text'])
      return said === null ? null : { at: epoch(note['at']), by: text(note['by']), text: said }
    }),
    log: partRows(row['log'], (step) => {
      const action = word(step['action'])
      return action === null ? null : { at: epoch(step['at']), by: text(step['by']), action }
    }),
    undoable: flag(row['undoable']),
  }
}

function readSummary(row: WireRecord): TriageSummary {
  const states = part(row['states'])
  const levels = row['openByLevel']
  return {
    states: Object.fromEntries(
      TRIAGE_STATES.map((state) => [state, num(states[state])]),
    ) as TriageSummary['states'],
    openByLevel: Array.isArray(levels) ? levels.map(num) : [],
    openSafety: num(row['openSafety']),
    newPerTenMinutes: num(row['newPerTenMinutes']),
    oldestUnacknowledged: epoch(row['oldestUnacknowledged']),
    chattering: num(row['chattering']),
    standing: num(row['standing']),
  }
}
