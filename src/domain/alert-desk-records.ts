import type { AlarmSigns } from './alarm-facts'
import type { FleetAlert } from './alert-records'
import type { EpochSeconds, Page } from './reading'

/* What people do about alarms: our own calls, capability `alertDesk`. */

export const DESK_STATES = ['OPEN', 'ACKNOWLEDGED', 'SNOOZED', 'RECOVERED', 'CLOSED'] as const
export type DeskState = (typeof DESK_STATES)[number]

/** An alarm with where it stands. One that came back within 24 h is one alarm, under its first id. */
export interface DeskAlert extends FleetAlert {
  plantName: string | null
  /** Begin of the latest occurrence. */
  lastAt: EpochSeconds | null
  state: DeskState | null
  /** Somebody has seen it, whatever its state. */
  acknowledged: boolean | null
  /** Endangers people: closing it needs a reason, and no rule hides it. */
  safety: boolean | null
  /** Codes that the person who asks holds at its plant; null where the server does not tell. */
  codes: readonly string[] | null
  occurrences: number | null
  assignee: { id: number; name: string | null } | null
  snoozedUntil: EpochSeconds | null
  /** Why it was closed. */
  reason: string | null
  noteCount: number | null
  /** The first thing to do about it. */
  advice: string | null
  /** What tells why it came about. */
  signs: AlarmSigns
  /** What it has cost: kWh so far, the same in money, kWh per further day. */
  lostEnergy: number | null
  lostMoney: number | null
  currency: string | null
  lossPerDay: number | null
  changedBy: string | null
  changed: EpochSeconds | null
}

export interface DeskAlertDetail extends DeskAlert {
  notes: readonly { at: EpochSeconds | null; by: string | null; text: string }[]
  /** Oldest first. */
  log: readonly { at: EpochSeconds | null; by: string | null; action: string }[]
  undoable: boolean | null
}

/** Figures over all that was asked for, whatever its state. */
export interface DeskSummary {
  states: Readonly<Record<DeskState, number | null>>
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

export interface DeskPage extends Page<DeskAlert> {
  summary: DeskSummary
}

export type DeskAction =
  | { action: 'ACKNOWLEDGE' | 'REOPEN' | 'UNDO' }
  | { action: 'CLOSE'; reason?: string }
  /** Id of a member, 0 for nobody. */
  | { action: 'ASSIGN'; assigneeId: number }
  | { action: 'SNOOZE'; until: EpochSeconds }
  | { action: 'NOTE'; note: string }

/** What became of many: each on its own. */
export interface DeskResult {
  done: number | null
  already: number | null
  refused: number | null
  results: readonly {
    alarmId: string
    result: 'DONE' | 'ALREADY' | 'REFUSED' | null
    /** Body code of a refusal. */
    reason: string | null
    state: DeskState | null
  }[]
}
