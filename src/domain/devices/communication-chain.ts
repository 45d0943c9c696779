import type { EpochSeconds } from '../plants/reading'
import {
  type Communication,
  type CommunicationDetail,
  dbmOf,
  type NetworkEventKind,
  verdictOf,
} from './communication'
import { dropsOf } from './upload-days'

/** From the inverter to the server, in the order that a message takes. */
export const CHAIN = ['devices', 'logger', 'network', 'internet', 'server'] as const
export type ChainPart = (typeof CHAIN)[number]

/** `unknown` is no light: nothing is known of what lies behind a break. */
export type Light = 'good' | 'warning' | 'bad' | 'unknown'

export interface ChainLink {
  readonly part: ChainPart
  readonly light: Light
  readonly since: EpochSeconds | null
  /** Key of the evidence. */
  readonly why: string
  readonly values: Readonly<Record<string, number>>
}

type Finding = Omit<ChainLink, 'part'>
type Findings = Readonly<Record<ChainPart, Finding>>

/** domain 10: Wi-Fi below this is watched. */
export const WEAK_DBM = -75
/** Screens 10: seconds that a clock may be off. */
export const CLOCK_OFF = 60
const RESTARTS = 3
const DROPS = 2
const REJECTED_SHARE = 0.05

const found = (
  light: Light,
  why: string,
  since: EpochSeconds | null = null,
  values: Readonly<Record<string, number>> = {},
): Finding => ({ light, why, since, values })

const lastOf = (detail: CommunicationDetail, kind: NetworkEventKind) =>
  detail.events.reduce<EpochSeconds | null>(
    (last, one) => (one.kind === kind && (last === null || one.at > last) ? one.at : last),
    null,
  )

/** What each part of the way is judged by, from the panels' side to the server. */
export function chainOf(report: Communication, now: EpochSeconds): readonly ChainLink[] {
  const { detail } = report
  if (detail === null) return []
  const verdict = verdictOf(report, now)
  const findings =
    verdict === 'never'
      ? ofNever(detail)
      : verdict === 'asleep'
        ? ofAsleep(report)
        : verdict === 'silent'
          ? ofSilent(report, detail, now)
          : ofHeard(report, detail, now, verdict === 'late')
  return CHAIN.map((part) => ({ part, ...findings[part] }))
}

/** Where the way breaks first; null while it does not. */
export const breakOf = (chain: readonly ChainLink[]): ChainPart | null =>
  chain.find(({ light }) => light === 'bad')?.part ?? null

function ofHeard(report: Communication, detail: CommunicationDetail, now: number, late: boolean): Findings {
  const run = detail.runs.at(-1)?.from ?? null
  const { sent, rejected } = detail
  const refuses = sent !== null && rejected !== null && rejected > sent * REJECTED_SHARE
  return {
    devices: devicesHeard(report, detail),
    logger: loggerHeard(detail, now),
    network: networkHeard(detail),
    internet: found('good', 'reached', lastOf(detail, 'dns') ?? run),
    server: refuses
      ? found('warning', 'rejects', lastOf(detail, 'rejected'), { rejected, sent })
      : late
        ? found('warning', 'late', report.lastUpload)
        : found('good', 'accepts', lastOf(detail, 'accepted') ?? run),
  }
}

/** Silent are those that sent nothing for two uploads before the logger's last report. */
function devicesHeard(
  { lastUpload, interval }: Communication,
  { devices, runs }: CommunicationDetail,
): Finding {
  const count = devices.length
  if (count === 0) return found('unknown', 'noDevices')
  const edge = (lastUpload ?? 0) - 2 * interval
  const silent = devices.filter(({ heard }) => heard === null || heard < edge)
  if (silent.length === 0) return found('good', 'devicesHeard', runs.at(-1)?.from ?? null, { count })
  const since = Math.max(0, ...silent.map(({ heard }) => heard ?? 0)) || null
  const all = silent.length === count
  return found(all ? 'bad' : 'warning', 'devicesSilent', since, { silent: silent.length, count })
}

function loggerHeard({ booted, clockOffset, events }: CommunicationDetail, now: number): Finding {
  const restarts = events.filter(({ kind, at }) => kind === 'powerOn' && at > now - 86_400).length
  if (restarts >= RESTARTS) return found('warning', 'restarts', booted, { count: restarts })
  if (clockOffset !== null && Math.abs(clockOffset) > CLOCK_OFF)
    return found('warning', 'clock', booted, { seconds: clockOffset })
  return found('good', 'running', booted)
}

function networkHeard(detail: CommunicationDetail): Finding {
  const since = lastOf(detail, 'associated') ?? detail.booted
  const signal = detail.signals.at(-1)
  if (signal && dbmOf(signal.percent) < WEAK_DBM)
    return found('warning', 'weak', since, { dbm: dbmOf(signal.percent) })
  const drops = dropsOf(detail.runs)
  if (drops >= DROPS) return found('warning', 'drops', lastOf(detail, 'lost') ?? since, { count: drops })
  if (!signal || detail.mode === 'LAN') return found('good', 'joined', since)
  return found('good', 'signal', since, { dbm: dbmOf(signal.percent) })
}

/** What another logger of the plant reaches, the network of the place reaches. */
function ofSilent(
  { lastUpload, interval }: Communication,
  detail: CommunicationDetail,
  now: number,
): Findings {
  const around = detail.siblings.some(({ heard }) => heard !== null && now - heard <= 2 * interval)
  const before = detail.signals.filter(({ at }) => lastUpload === null || at <= lastUpload).at(-1)
  const weak = !around && before !== undefined && dbmOf(before.percent) < WEAK_DBM
  const drops = dropsOf(detail.runs)
  const network = around
    ? found('good', 'sibling', null)
    : weak
      ? found('bad', 'weak', lastUpload, { dbm: dbmOf(before.percent) })
      : drops >= DROPS
        ? found('warning', 'drops', lastOf(detail, 'lost'), { count: drops })
        : found('unknown', 'behind')
  return {
    devices: found('unknown', 'behind', lastUpload),
    logger: weak ? found('unknown', 'behind') : found('bad', 'silent', lastUpload),
    network,
    internet: around ? found('good', 'sibling') : found('unknown', 'behind'),
    server: found('good', 'waits', lastUpload),
  }
}

const ofAsleep = ({ lastUpload }: Communication): Findings => ({
  devices: found('unknown', 'asleep', lastUpload),
  logger: found('unknown', 'asleep', lastUpload),
  network: found('unknown', 'behind'),
  internet: found('unknown', 'behind'),
  server: found('good', 'waits', lastUpload),
})

const ofNever = ({ devices }: CommunicationDetail): Findings => ({
  devices: found('unknown', devices.length === 0 ? 'noDevices' : 'behind'),
  logger: found('bad', 'silent'),
  network: found('unknown', 'behind'),
  internet: found('unknown', 'behind'),
  server: found('good', 'waits'),
})
