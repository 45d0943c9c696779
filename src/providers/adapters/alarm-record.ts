import { ALERT_INFLUENCES, ALERT_LEVELS, type AlertInfluence } from '../../domain/alarms/alert'
import type { CauseRule } from '../../domain/alarms/cause-rules'
import { type AlarmFacts, type AlarmSigns, NOTHING_TOLD } from '../../domain/alarms/alarm-facts'
import { groupAlarms } from '../../domain/alarms/alarm-groups'
import { TRIAGE_STATES } from '../../domain/alarms/triage-state'
import type { RecordValues } from '../../schema/codec'

const number = (value: unknown) => (typeof value === 'number' ? value : null)
const text = (value: unknown) => (typeof value === 'string' ? value : null)
const isSigns = (value: unknown): value is AlarmSigns =>
  typeof value === 'object' && value !== null && 'latitude' in value

/** Its end, or when it was looked at. */
function until(record: RecordValues): number | null {
  const [started, lasted] = [number(record['started']), number(record['duration'])]
  return number(record['ended']) ?? (started === null || lasted === null ? null : started + lasted)
}

/** An alarm of a list as the rules of likely causes see it. */
export function alarmFacts(record: RecordValues): AlarmFacts {
  const level = ALERT_LEVELS.findIndex((word) => word === record['level'])
  const influence = ALERT_INFLUENCES.find((word): word is AlertInfluence => word === record['influence'])
  return {
    id: String(record['id']),
    code: text(record['code']),
    rule: text(record['ruleId']),
    level: level < 0 ? null : level,
    influence: influence ?? null,
    safety: record['safety'] === true,
    device: number(record['deviceId']),
    plant: number(record['plantId']),
    started: number(record['started']),
    ended: number(record['ended']),
    until: until(record),
    state: TRIAGE_STATES.find((state) => state === record['state']) ?? null,
    acknowledged: typeof record['acknowledged'] === 'boolean' ? record['acknowledged'] : null,
    seen: number(record['lastSeen']),
    lost: number(record['lost']),
    lossPerDay: number(record['lossPerDay']),
    signs: isSigns(record['signs']) ? record['signs'] : NOTHING_TOLD,
  }
}

/** Which rule explains each alarm of a list, among all that are in it. */
export function withCauses(records: readonly RecordValues[]): readonly RecordValues[] {
  const causes = new Map<string, CauseRule>()
  for (const { rule, alarms } of groupAlarms(records.map(alarmFacts)))
    for (const { id } of alarms) causes.set(id, rule)
  return records.map((record) => ({ ...record, cause: causes.get(String(record['id'])) ?? null }))
}
