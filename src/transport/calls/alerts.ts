import type {
  AlertDetail,
  AlertRun,
  AlertShield,
  FleetAlert,
  ShieldPreview,
} from '../../domain/alarms/alert-records'
import type { CalendarDate, EpochSeconds, Page } from '../../domain/plants/reading'
import { malformed } from '../fault-error'
import type { Call } from '../call'
import { epoch, id, list, num, page, part, partRows, record, text, word, type WireRecord } from '../wire'
import { readAlert } from './operating'

const OPERATING = '/maintain-s/operating'

/** C69: cause and advice of a rule. Its `code` is data. */
export function alertDetail(deviceId: number, ruleId: string, language: string): Call<AlertDetail> {
  return {
    method: 'POST',
    path: `${OPERATING}/alert/detail`,
    reads: true,
    codeIsData: true,
    body: { deviceId, ruleId: numeric(ruleId), language },
    read(raw) {
      const row = record(raw, 'alert')
      return {
        ...readAlert(row),
        description: text(part(row['customAlertConfigDisplay'])['description']),
        advice: partRows(row['customAlertConfigDisplayReason'], (reason) => {
          const solution = text(reason['solution'])
          return solution === null
            ? null
            : { id: word(reason['id']), lines: solution.split(/\r?\n/).filter((line) => line.trim() !== '') }
        }),
      }
    },
  }
}

/** Samples of an active alert come every 5 minutes; a longer pause ends a run. */
const SAMPLE = 300

/** C70: when it lasted, on one day of the plant. */
export function alertTimeline(
  deviceId: number,
  ruleId: string,
  day: CalendarDate,
): Call<readonly AlertRun[]> {
  return {
    method: 'POST',
    path: `${OPERATING}/alert/timeline`,
    reads: true,
    body: { deviceId, ruleId: numeric(ruleId), alertDay: day.replaceAll('-', '') },
    read(raw) {
      if (!Array.isArray(raw)) throw malformed('timeline: a list was expected')
      const times = raw.flatMap((one: unknown) => epoch(one) ?? []).sort((one, other) => one - other)
      return runsOf(times)
    },
  }
}

function runsOf(times: readonly EpochSeconds[]): readonly AlertRun[] {
  const runs: AlertRun[] = []
  for (const at of times) {
    const last = runs.at(-1)
    if (last && at <= last.to) last.to = Math.max(last.to, at + SAMPLE)
    else runs.push({ from: at, to: at + SAMPLE })
  }
  return runs
}

/** Ids of rules are numbers on the wire; ours are text, because some brands letter them. */
const numeric = (ruleId: string) => (/^\d{1,15}$/.test(ruleId) ? Number(ruleId) : ruleId)

export interface FleetAlertQuestion {
  language: string
  zone: string
  name?: string
  /** -1 all, 0 active, 1 ended. */
  status?: '-1' | '0' | '1'
  at?: number
  size?: number
}

/** Alerts of all plants of the account. */
export function fleetAlerts(question: FleetAlertQuestion): Call<Page<FleetAlert>> {
  return {
    method: 'POST',
    path: `${OPERATING}/station/alert/v2/list`,
    reads: true,
    body: {
      alertQueryName: question.name ?? '',
      language: question.language,
      status: question.status ?? '-1',
      timeZone: question.zone,
      page: question.at ?? 1,
      size: question.size ?? 20,
    },
    read: (raw) => page(raw, 'alerts', readFleetAlert),
  }
}

/** The same of one plant. */
export function plantAlerts(plantId: number, at = 1, size = 20): Call<Page<FleetAlert>> {
  return {
    method: 'POST',
    path: `${OPERATING}/station/alert`,
    reads: true,
    query: { page: at, size },
    body: { stationId: plantId },
    read: (raw) => page(raw, 'alerts', readFleetAlert),
  }
}

/** The newest alert of each of at most 50 plants. */
export function latestAlerts(plantIds: readonly number[], language: string): Call<readonly FleetAlert[]> {
  return {
    method: 'POST',
    path: `${OPERATING}/station/alert/lastest/list`,
    reads: true,
    body: { stationIds: plantIds.slice(0, 50), lan: language },
    // A plant without alert has a row without one.
    read: (raw) =>
      list(raw, 'latest alerts', (row) => {
        const alert = readFleetAlert(row)
        return alert.at === null ? null : alert
      }),
  }
}

export function readFleetAlert(row: WireRecord): FleetAlert {
  return {
    ...readAlert(row),
    id: word(row['id']),
    plantId: id(row['stationId']),
    description: text(row['description']),
    ended: epoch(row['endTime']),
  }
}

const SHIELD = `${OPERATING}/alert/shield`

/** Blocked kinds of alarms (wire contract 4.2), named in a language where the server knows it. */
export function alertShields(language: string): Call<readonly AlertShield[]> {
  return {
    method: 'GET',
    path: `${SHIELD}/list`,
    query: { language },
    read(raw) {
      const rows = Array.isArray(raw) ? raw : record(raw, 'blocked alarms')['data']
      return list(rows, 'blocked alarms', readShield)
    },
  }
}

interface ShieldRule {
  ruleId: string
  deviceType: string | null
  plantId: number | null
}

const wireRule = (rule: ShieldRule) => ({
  ruleId: numeric(rule.ruleId),
  deviceType: rule.deviceType,
  stationId: rule.plantId,
})

/**
 * Errors 37, 38. Ours (capability `alertShieldPreview`) are `until` and `replaces`, the id of a rule that goes in the
 * same step: either both happen or nothing does.
 */
export function shieldAlert(
  rule: ShieldRule & { until?: EpochSeconds; replaces?: number },
): Call<AlertShield | null> {
  return {
    method: 'POST',
    path: SHIELD,
    body: {
      ...wireRule(rule),
      ...(rule.until === undefined ? {} : { until: rule.until }),
      ...(rule.replaces === undefined ? {} : { replaces: rule.replaces }),
    },
    read: (raw) => readShield(part(raw)),
  }
}

/** What a rule would have hidden. Capability `alertShieldPreview`. */
export function previewShield(rule: ShieldRule): Call<ShieldPreview> {
  return {
    method: 'POST',
    path: `${SHIELD}/preview`,
    reads: true,
    body: wireRule(rule),
    read(raw) {
      const row = record(raw, 'preview')
      return {
        days: num(row['days']),
        total: num(row['total']),
        safety: num(row['safety']),
        hidden: num(row['hidden']),
      }
    },
  }
}

/** Lifts rules of the person who asks; refused as a whole if one of them is not theirs. */
export function unshieldAlerts(shieldIds: readonly number[]): Call<null> {
  return { method: 'DELETE', path: SHIELD, body: shieldIds, read: () => null }
}

function readShield(row: WireRecord): AlertShield | null {
  const shieldId = id(row['id'])
  if (shieldId === null) return null
  return {
    id: shieldId,
    ruleId: word(row['ruleId']),
    name: text(row['showName']) ?? text(row['alertName']) ?? text(row['name']),
    deviceType: word(row['deviceType']),
    plantId: id(row['stationId']),
    plantName: text(row['stationName']),
    created: epoch(row['createdDate']),
    until: epoch(row['until']),
    createdBy: text(row['createdBy']),
    hitsOfWeek: num(row['hitsOfWeek']),
  }
}
