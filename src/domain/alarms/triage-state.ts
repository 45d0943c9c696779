export const TRIAGE_STATES = ['OPEN', 'ACKNOWLEDGED', 'SNOOZED', 'RECOVERED', 'CLOSED'] as const
export type TriageState = (typeof TRIAGE_STATES)[number]
