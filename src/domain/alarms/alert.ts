/** Levels by wire number 0, 1, 2 (wire contract 3.6). */
export const ALERT_LEVELS = ['information', 'warning', 'fault'] as const
export type AlertLevel = (typeof ALERT_LEVELS)[number]

/** Influence by wire number 0 to 3 (wire contract 3.6). */
export const ALERT_INFLUENCES = ['none', 'production', 'safety', 'both'] as const
export type AlertInfluence = (typeof ALERT_INFLUENCES)[number]

const member = <T>(list: readonly T[], index: number | null | undefined): T | null =>
  typeof index === 'number' ? (list[index] ?? null) : null

/** Null for a level outside the vocabulary: show the number as it came. */
export function alertLevel(level: number | null | undefined): AlertLevel | null {
  return member(ALERT_LEVELS, level)
}

export function alertInfluence(influence: number | null | undefined): AlertInfluence | null {
  return member(ALERT_INFLUENCES, influence)
}

/** The identity of an alarm that has no id: a rule counts once a day for a device. */
export function alertKey(alert: {
  readonly deviceId: number | null
  readonly ruleId: string | null
  readonly at: number | null
}): string {
  return `${alert.deviceId ?? 0}-${alert.ruleId ?? ''}-${alert.at ?? 0}`
}
