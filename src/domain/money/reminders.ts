/** Days before an end on which somebody can be reminded of it. */
export const REMINDER_DAYS = [60, 30, 14, 7, 1] as const

/** Days before the end of data plans, covers and documents of plants; the message centre always has them, an e-mail where asked for. */
export interface Reminders {
  readonly dataPlan: readonly number[]
  readonly insurance: readonly number[]
  readonly document: readonly number[]
  readonly email: boolean
  /** Whether there is an address to send one to. */
  readonly hasEmail: boolean
}
