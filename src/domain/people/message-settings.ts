import type { EpochSeconds } from '../plants/reading'

/** Times of day between which no message comes: every quarter of an hour, `HH:mm`. */
export const QUIET_TIMES: readonly string[] = Array.from({ length: 96 }, (_, quarter) => {
  const pair = (value: number) => String(value).padStart(2, '0')
  return `${pair(Math.floor(quarter / 4))}:${pair((quarter % 4) * 15)}`
})

/** Levels of alarms in the order of their numbers on the wire. */
export const MESSAGE_LEVELS = ['information', 'warning', 'fault'] as const

/** What messages are about: alarms that endanger people or plants, the other alarms by level, and notices. */
export const MESSAGE_KINDS = ['safety', 'fault', 'warning', 'information', 'notice'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Ways a message may take; the first one is this console itself. */
export const MESSAGE_CHANNELS = ['inApp', 'push', 'email', 'sms'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

export const MESSAGE_DIGESTS = ['none', 'daily', 'weekly'] as const

/** Which message takes which ways (capability `messagePlan`). */
export interface MessagePlan {
  readonly channels: Readonly<Record<MessageKind, readonly MessageChannel[]>>
  /** No way at all for safety alarms, and meant so. */
  readonly withoutSafety: boolean
  /** Only these plants, and those with one of the tags; without any of both every plant. */
  readonly plants: readonly number[]
  readonly tags: readonly string[]
  /** `HH:mm` on the clock of the plant. */
  readonly quietFrom: string | null
  readonly quietTo: string | null
  /** E-mails are collected, all but those about safety. */
  readonly digest: (typeof MESSAGE_DIGESTS)[number]
}

/** What a plan would have sent. */
export interface MessagePreview {
  readonly days: number
  /** Alarms and notices of these days. */
  readonly events: number
  /** Messages by way; those of the console itself are none. */
  readonly sent: Readonly<Record<Exclude<MessageChannel, 'inApp'>, number>>
}

export interface TestMessage {
  readonly to: string | null
  readonly title: string | null
  readonly content: string | null
}

/** What became of a message about an alarm. */
export const MESSAGE_STATES = ['SENT', 'COLLECTED', 'QUIET', 'NO_CREDIT', 'CAPPED'] as const

export interface SentMessage {
  /** When the alarm began. */
  readonly at: EpochSeconds | null
  readonly plantId: number | null
  readonly plantName: string | null
  readonly alarmName: string | null
  readonly channel: MessageChannel | null
  /** Address or number, most of it hidden; null for push messages. */
  readonly to: string | null
  readonly state: (typeof MESSAGE_STATES)[number] | null
  /** Messages of the credit that it took; null where the server does not say. */
  readonly cost: number | null
}
