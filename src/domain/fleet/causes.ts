import { CAUSE_RULES, type CauseRule } from '../alarms/cause-rules'
import type { AlarmFacts } from '../alarms/alarm-facts'
import { groupAlarms } from '../alarms/alarm-groups'

/** How many alarms of a fleet one kind of cause explains. */
export interface CauseCount {
  readonly rule: CauseRule
  /** Incidents: alarms that have their cause in common. */
  readonly groups: number | null
  readonly alarms: number | null
}

/** Most alarms first. Those that sleep are no incident, and are not counted. */
export function causeCounts(alarms: readonly AlarmFacts[]): readonly CauseCount[] {
  const groups = groupAlarms(alarms)
  return CAUSE_RULES.flatMap((rule) => {
    const own = groups.filter((group) => group.rule === rule)
    const count = own.reduce((sum, group) => sum + group.alarms.length, 0)
    return rule === 'asleep' || own.length === 0 ? [] : [{ rule, groups: own.length, alarms: count }]
  }).sort((one, other) => other.alarms - one.alarms)
}
