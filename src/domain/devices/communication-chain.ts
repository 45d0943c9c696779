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
  /** Whether it may have begun earlier than anybody looked back. */
  readonly longer: boolean
  /** Key of the evidence. */
  readonly why: string
  readonly values: Readonly<Record<string, number>>
}

type Finding = Omit<ChainLink, 'part'>
type Beginning = Pick<ChainLink, 'since' | 'longer'>
type Findings = Readonly<Record<ChainPart, Finding>>

/** domain 10: Wi-Fi below this is watched. */
const WEAK_DBM = -75
/** Screens 10: seconds that a clock may be off. */
export const CLOCK_OFF = 60
const RESTARTS = 3
/** Seconds that runs of uploads are kept (screens 10: seven days). */
const KEPT = 7 * 86_400
const DROPS = 2
const REJECTED_SHARE = 0.05

const found = (
  light: Light,
  why: string,
  from: EpochSeconds | Beginning | null = null,
  values: Readonly<Record<string, number>> = {},
): Finding => ({
  light,
  why,
  ...(from === null || typeof from === 'number' ? { since: from, longer: false } : from),
  values,
})

/** When a run of uploads began: one without a break may be older than the week that is kept. */
const begun = (since: EpochSeconds | null, interval: number, now: number): Beginning => ({
  since,
  longer: since !== null && since <= now - KEPT + 2 * interval,
})

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
  const run = begun(detail.runs.at(-1)?.from ?? null, report.interval, now)
  const { sent, rejected } = detail
  const refuses = sent !== null && rejected !== null && rejected > sent * REJECTED_SHARE
  return {
    devices: devicesHeard(report, detail, run),
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
  { devices }: CommunicationDetail,
  run: Beginning,
): Finding {
  const count = devices.length
  if (count === 0) return found('unknown', 'noDevices')
  const edge = (lastUpload ?? 0) - 2 * interval
  const silent = devices.filter(({ heard }) => heard === null || heard < edge)
  if (silent.length === 0) return found('good', 'devicesHeard', run, { count })
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

const earliest = (times: readonly (EpochSeconds | null)[]): EpochSeconds | null =>
  times.reduce((first, one) => (one !== null && (first === null || one < first) ? one : first), null)

/** What another logger of the plant reaches, the network of the place reaches. */
function ofSilent(
  { lastUpload, interval }: Communication,
  detail: CommunicationDetail,
  now: number,
): Findings {
  const heard = detail.siblings.filter((one) => one.heard !== null && now - one.heard <= 2 * interval)
  const around = heard.length > 0
  const gone = found('unknown', 'behind', lastUpload)
  const beside = found('good', 'sibling', begun(earliest(heard.map(({ since }) => since)), interval, now))
  const before = detail.signals.filter(({ at }) => lastUpload === null || at <= lastUpload).at(-1)
  const weak = !around && before !== undefined && dbmOf(before.percent) < WEAK_DBM
  const drops = dropsOf(detail.runs)
  const network = around
    ? beside
    : weak
      ? found('bad', 'weak', lastUpload, { dbm: dbmOf(before.percent) })
      : drops >= DROPS
        ? found('warning', 'drops', lastOf(detail, 'lost') ?? lastUpload, { count: drops })
        : gone
  return {
    devices: gone,
    logger: weak ? gone : found('bad', 'silent', lastUpload),
    network,
    internet: around ? beside : gone,
    server: found('good', 'waits', lastUpload),
  }
}

const ofAsleep = ({ lastUpload }: Communication): Findings => ({
  devices: found('unknown', 'asleep', lastUpload),
  logger: found('unknown', 'asleep', lastUpload),
  network: found('unknown', 'behind', lastUpload),
  internet: found('unknown', 'behind', lastUpload),
  server: found('good', 'waits', lastUpload),
})

/** Nothing has a beginning where nothing was ever heard. */
const ofNever = ({ devices }: CommunicationDetail): Findings => ({
  devices: found('unknown', devices.length === 0 ? 'noDevices' : 'never'),
  logger: found('bad', 'never'),
  network: found('unknown', 'never'),
  internet: found('unknown', 'never'),
  server: found('good', 'expects'),
})
