import type { AlertShield, ShieldPreview } from '../../domain/alarms/alert-records'
import type { EpochSeconds } from '../../domain/plants/reading'
import type { Call } from '../call'
import { epoch, id, list, num, part, record, text, word, type WireRecord } from '../wire'
import { OPERATING, ruleNumber } from './alerts'

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
  ruleId: ruleNumber(rule.ruleId),
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
