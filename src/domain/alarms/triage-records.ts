import type { AlarmSigns } from './alarm-facts'
import type { FleetAlert } from './alert-records'
import type { TriageState } from './triage-state'
import type { EpochSeconds, Page } from '../plants/reading'

/* What people do about alarms: our own calls, capability `alarmTriage`. */

/** An alarm with where it stands. One that came back within 24 h is one alarm, under its first id. */
export interface TriageAlert extends FleetAlert {
  plantName: string | null
  /** Begin of the latest occurrence. */
  lastAt: EpochSeconds | null
  state: TriageState | null
  /** Somebody has seen it, whatever its state. */
  acknowledged: boolean | null
  /** Endangers people: closing it needs a reason, and no rule hides it. */
  safety: boolean | null
  /** Codes that the person who asks holds at its plant; null where the server does not send them. */
  codes: readonly string[] | null
  occurrences: number | null
  assignee: { id: number; name: string | null } | null
  snoozedUntil: EpochSeconds | null
  /** Why it was closed. */
  reason: string | null
  noteCount: number | null
  /** The first thing to do about it. */
  advice: string | null
  /** Facts from which its cause is derived. */
  signs: AlarmSigns
  /** What it has cost: kWh so far, the same in money, kWh per further day. */
  lostEnergy: number | null
  lostMoney: number | null
  currency: string | null
  lossPerDay: number | null
  changedBy: string | null
  changed: EpochSeconds | null
}

export interface TriageAlertDetail extends TriageAlert {
  notes: readonly { at: EpochSeconds | null; by: string | null; text: string }[]
  /** Oldest first. */
  log: readonly { at: EpochSeconds | null; by: string | null; action: string }[]
  undoable: boolean | null
}

/** Figures over all that was asked for, whatever its state. */
export interface TriageSummary {
  states: Readonly<Record<TriageState, number | null>>
  /** Open ones of level 0, 1, 2. */
  openByLevel: readonly (number | null)[]
  openSafety: number | null
  newPerTenMinutes: number | null
  oldestUnacknowledged: EpochSeconds | null
  /** Three occurrences or more within the last hour. */
  chattering: number | null
  /** For more than 24 h. */
  standing: number | null
}

export interface TriagePage extends Page<TriageAlert> {
  summary: TriageSummary
}

export type TriageAction =
  | { action: 'ACKNOWLEDGE' | 'REOPEN' | 'UNDO' | 'UNNOTE' }
  | { action: 'CLOSE'; reason?: string }
  /** Id of a member, 0 for nobody. */
  | { action: 'ASSIGN'; assigneeId: number }
  | { action: 'SNOOZE'; until: EpochSeconds }
  | { action: 'NOTE'; note: string }

/** What became of many: each on its own. */
export interface TriageResult {
  done: number | null
  already: number | null
  refused: number | null
  results: readonly {
    alarmId: string
    result: 'DONE' | 'ALREADY' | 'REFUSED' | null
    /** Body code of a refusal. */
    reason: string | null
    state: TriageState | null
  }[]
}

/** What stands around an alarm, capability `alertContext`. */
export interface AlertContext {
  /** The same code on the same device within 90 days, the newest first. */
  before: readonly { from: EpochSeconds | null; to: EpochSeconds | null }[]
  /** Devices of its type at the plant, now; null for who may not read them. */
  sisters:
    | readonly {
        id: number | null
        name: string | null
        own: boolean
        state: 'ONLINE' | 'ALARM' | 'OFFLINE' | null
        /** W; kWh today. */
        power: number | null
        today: number | null
      }[]
    | null
  commands: readonly { at: EpochSeconds | null; kind: string; text: string | null }[]
  notified: readonly { name: string; channel: string; at: EpochSeconds | null }[]
}
