import type { Alert, EpochSeconds } from '../plants/reading'

/** C69: by rule, not by occurrence. */
export interface AlertDetail extends Alert {
  description: string | null
  advice: readonly { id: string | null; lines: readonly string[] }[]
}

/** An alert of the fleet lists: it knows its plant and its end. */
export interface FleetAlert extends Alert {
  id: string | null
  plantId: number | null
  description: string | null
  /** Null while it lasts. */
  ended: EpochSeconds | null
}

/** One unbroken span of an alert's day (C70). */
export interface AlertRun {
  from: EpochSeconds
  to: EpochSeconds
}

/** A blocked kind of alarm (wire contract 4.2). */
export interface AlertShield {
  id: number
  ruleId: string | null
  name: string | null
  deviceType: string | null
  plantId: number | null
  plantName: string | null
  created: EpochSeconds | null
  /** The rest is ours and null on a vendor's server: end of the rule, null for none. */
  until: EpochSeconds | null
  createdBy: string | null
  /** Alarms of the last 7 days that it covers. */
  hitsOfWeek: number | null
}

/** What a block rule would have hidden; safety alarms are never hidden. */
export interface ShieldPreview {
  /** Length of the look back. */
  days: number | null
  total: number | null
  safety: number | null
  hidden: number | null
}
