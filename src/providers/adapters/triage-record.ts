import { alertInfluence, alertLevel } from '../../domain/alarms/alert'
import type { TriageAlert, TriageAlertDetail } from '../../domain/alarms/triage-records'
import type { Alert } from '../../domain/plants/reading'
import { localTime } from '../../domain/time/instant'
import type { RecordValues } from '../../schema/codec'

/** Influence 2 and 3 endanger people. */
const isSafety = (influence: number | null) => influence !== null && influence >= 2

/** Whether a rule may hide its kind: null where the kind is not known. */
const isBlockable = (ruleId: string | null, safety: boolean) => (ruleId === null ? null : !safety)

/** What still lasts, then safety, then the level. */
const priorityOf = ({ level, influence }: Alert, ended: number | null) =>
  (ended === null ? 100 : 0) + (isSafety(influence) ? 10 : 0) + (level ?? 0)

/** Day and time at the plant when it began. */
function momentOf({ at, zone }: Alert) {
  if (at === null || zone === null) return { day: null, time: null }
  const { date, time } = localTime(at, zone)
  return { day: date, time }
}

export function baseOf(alert: Alert, ended: number | null, now: number): RecordValues {
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
    blockable: isBlockable(alert.ruleId, isSafety(alert.influence)),
    priority: priorityOf(alert, ended),
    duration: alert.at === null ? null : Math.max(0, (ended ?? now) - alert.at),
    deviceId: alert.deviceId,
    ...momentOf(alert),
    ruleId: alert.ruleId,
  }
}

export function triageRecord(alert: TriageAlert, now: number): RecordValues {
  const safety = alert.safety ?? isSafety(alert.influence)
  return {
    ...baseOf(alert, alert.ended, now),
    id: alert.id,
    plant: alert.plantName,
    plantId: alert.plantId,
    state: alert.state,
    acknowledged: alert.acknowledged,
    safety,
    blockable: isBlockable(alert.ruleId, safety),
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
