import { alertInfluence, alertLevel } from '../../domain/alarms/alert'
import type { TriageAlert, TriageAlertDetail } from '../../domain/alarms/triage-records'
import type { Alert } from '../../domain/plants/reading'
import { localTime } from '../../domain/time/instant'
import type { RecordValues } from '../../schema/codec'

/** Influence 2 and 3 endanger people. */
const isSafety = (influence: number | null) => influence !== null && influence >= 2

/** What still lasts, then safety, then the level. */
const priorityOf = ({ level, influence }: Alert, ended: number | null) =>
  (ended === null ? 100 : 0) + (isSafety(influence) ? 10 : 0) + (level ?? 0)

/** Day and time at the plant when it began. */
function momentOf({ at, zone }: Alert) {
  if (at === null || zone === null) return { day: null, time: null }
  const { date, time } = localTime(at, zone)
  return { day: date, time }
}

/** `safety` as the server says it, or as the influence does. */
export function baseOf(
  alert: Alert,
  ended: number | null,
  now: number,
  safety = isSafety(alert.influence),
): RecordValues {
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
    safety,
    // A rule may hide its kind; null where the kind is not known.
    blockable: alert.ruleId === null ? null : !safety,
    priority: priorityOf(alert, ended),
    duration: alert.at === null ? null : Math.max(0, (ended ?? now) - alert.at),
    deviceId: alert.deviceId,
    ...momentOf(alert),
    ruleId: alert.ruleId,
  }
}

export function triageRecord(alert: TriageAlert, now: number): RecordValues {
  return {
    ...baseOf(alert, alert.ended, now, alert.safety ?? undefined),
    id: alert.id,
    plant: alert.plantName,
    plantId: alert.plantId,
    state: alert.state,
    acknowledged: alert.acknowledged,
    lastSeen: alert.lastAt,
    repeats: alert.occurrences,
    assignee: alert.assignee?.name ?? null,
    assigneeId: alert.assignee?.id ?? null,
    mine: null,
    notes: alert.noteCount,
    advice: alert.advice,
    signs: alert.signs,
    lost: alert.lostEnergy,
    lostMoney: alert.lostMoney,
    currency: alert.currency,
    lossPerDay: alert.lossPerDay,
    codes: alert.codes,
    snoozedUntil: alert.snoozedUntil,
    reason: alert.reason,
  }
}

/** Notes and log travel beside the fields, for the part of the detail that shows them. */
export const detailRecord = (alert: TriageAlertDetail, now: number): RecordValues => ({
  ...triageRecord(alert, now),
  notesText: alert.notes,
  log: alert.log,
})
