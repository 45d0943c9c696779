import { darkSince } from '../place/sun'
import type { EpochSeconds, Unlisted, Zone } from '../plants/reading'
import { freshness } from '../time/freshness'

/** Why somebody may see more than the verdict: rights on the plant, the check code of the sticker, or a shared link. */
export const COMMUNICATION_RIGHTS = ['plant', 'code', 'link'] as const
export type CommunicationRight = (typeof COMMUNICATION_RIGHTS)[number]

export const NETWORK_EVENTS = ['powerOn', 'associated', 'dns', 'accepted', 'lost', 'rejected'] as const
export type NetworkEventKind = (typeof NETWORK_EVENTS)[number]

export interface NetworkEvent {
  readonly at: EpochSeconds
  readonly kind: NetworkEventKind
  readonly code: string | null
  readonly detail: string | null
}

/** A span in which uploads came without a break. */
export interface UploadRun {
  readonly from: EpochSeconds
  readonly to: EpochSeconds
}

/** The details of a logger, for those with a right to them. */
export interface CommunicationDetail {
  readonly plantId: number | null
  readonly zone: Zone | null
  /** Rounded to a tenth of a degree: enough for sunrise. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** Whether something other than the panels feeds it at night. */
  readonly powered: boolean | null
  readonly mode: 'WIFI' | 'LAN' | '4G' | 'NB' | Unlisted | null
  /** Masked. */
  readonly network: string | null
  readonly address: string | null
  readonly operator: string | null
  readonly firmware: string | null
  readonly booted: EpochSeconds | null
  /** Seconds that its clock is ahead. */
  readonly clockOffset: number | null
  /** Of the last 24 hours. */
  readonly sent: number | null
  readonly accepted: number | null
  readonly rejected: number | null
  /** Percent, of the last 24 hours. */
  readonly signals: readonly { readonly at: EpochSeconds; readonly percent: number }[]
  readonly runs: readonly UploadRun[]
  readonly events: readonly NetworkEvent[]
  readonly devices: readonly {
    readonly serial: string
    readonly name: string | null
    readonly heard: EpochSeconds | null
  }[]
  /** Other loggers of the same plant; `since`: from when on without a break. */
  readonly siblings: readonly {
    readonly serial: string
    readonly heard: EpochSeconds | null
    readonly since: EpochSeconds | null
  }[]
}

export interface Communication {
  readonly serial: string
  readonly lastUpload: EpochSeconds | null
  /** Seconds between two uploads. */
  readonly interval: number
  readonly right: CommunicationRight | null
  readonly detail: CommunicationDetail | null
}

export const VERDICTS = ['online', 'late', 'asleep', 'silent', 'never'] as const
export type Verdict = (typeof VERDICTS)[number]

const OF_FRESHNESS = {
  fresh: 'online',
  late: 'late',
  stale: 'silent',
  asleep: 'asleep',
  never: 'never',
} as const

/** Night explains a silence only where the place is known and nothing but the panels feeds the logger. */
export function verdictOf({ lastUpload, interval, detail }: Communication, now: EpochSeconds): Verdict {
  const asleep =
    lastUpload !== null &&
    detail?.powered === false &&
    darkSince(lastUpload, now, detail.latitude, detail.longitude)
  return OF_FRESHNESS[freshness({ lastUpdate: lastUpload, now, interval, asleep }).kind]
}

/** What lies between the message of a logger and the account of the cloud, s. */
const LATENCY = 120

/** Seconds until the next upload is due; below 0 it is late. */
export function untilNextUpload({ lastUpload, interval }: Communication, now: EpochSeconds): number | null {
  return lastUpload === null ? null : lastUpload + interval + LATENCY - now
}

/** dBm of a signal in percent, as sticks of this kind count it: 100 % is −50 dBm, 0 % is −100. */
export const dbmOf = (percent: number): number => Math.round(percent / 2 - 100)

const LOGGER = /^[A-Z0-9]{8,20}$/

/** Whether a text can be the serial of a logger at all; what cannot be is not asked. */
export const isLoggerSerial = (serial: string): boolean => LOGGER.test(serial) && /\d/.test(serial)
