import type { TriageAlert, TriagePage, TriageSummary } from '../../domain/alarms/triage-records'
import { TRIAGE_STATES, type TriageState } from '../../domain/alarms/triage-state'
import type { EpochSeconds } from '../../domain/plants/reading'
import { type Call, get } from '../call'
import { epoch, flag, id, num, page, part, record, text, trimmedEnum, word, type WireRecord } from '../wire'
import { readSigns } from './alarm-signs'
import { readFleetAlert } from './alerts'

/*
 * What people do about alarms. Ours, not the vendor's: ask `useCapability('alarmTriage')` first.
 * Permissions on the plant: alert:read, alert:handle.
 */

export const TRIAGE = '/maintain-s/operating/alert/triage'

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
  return get(`${TRIAGE}/stamp`, (raw) => text(record(raw, 'alarm stamp')['stamp']))
}

export function readTriageAlert(row: WireRecord): TriageAlert {
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
