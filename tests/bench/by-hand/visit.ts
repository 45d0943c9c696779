import type { BaseRecord } from '@refinedev/core'

/** A visit of a technician, as the collection keeps it. */
export interface Visit extends BaseRecord {
  id: string
  work: string
  plant: number
  date: string
  outcome: Outcome
  cost: number | null
  currency: string
  photo: string | null
}

export type Outcome = 'planned' | 'done' | 'failed'

export const RESOURCE = 'maintenance-visits'
export const OUTCOMES: readonly Outcome[] = ['planned', 'done', 'failed']
export const TONES: Readonly<Record<Outcome, string>> = { planned: 'blue', done: 'green', failed: 'red' }
export const CURRENCIES = ['EUR', 'GBP', 'CNY']
export const MISSING = '--'
export const PHOTO_MEGABYTES = 4

/** An amount with its currency, cut after two decimals. */
export function money(visit: Visit, language: string): string {
  if (visit.cost === null || visit.cost === undefined) return MISSING
  const cut = Math.trunc(visit.cost * 100) / 100
  return `${cut.toLocaleString(language, { maximumFractionDigits: 2 })} ${visit.currency}`
}

/** A calendar date in the order of the language. */
export function day(value: string | null | undefined, language: string): string {
  if (!value) return MISSING
  const at = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? MISSING : at.toLocaleDateString(language, { timeZone: 'UTC' })
}
