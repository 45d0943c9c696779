import type { DeviceParameter } from '../devices/device-records'
import type { Fault } from '../faults/fault'
import type { EpochSeconds, Plant } from '../plants/reading'
import { type Draft, othersOf } from './draft'
import type { RowQuality } from './rows'
import { isRecord } from '../values/given'

/** What of a plant a file is made with. */
export type ExportPlant = Pick<
  Plant,
  'id' | 'name' | 'zone' | 'currency' | 'prices' | 'gridType' | 'latitude' | 'longitude' | 'capacity'
>

/** Devices of one kind, which send the same parameters. */
export interface ExportDevice {
  /** Of the first. */
  readonly serial: string | null
  readonly parameters: readonly DeviceParameter[]
  /** All that the file is of, the first among them, as they are told apart; what is of one names none. */
  readonly all?: readonly { readonly id: number; readonly name: string }[]
}

/** All that is needed to make a file again. */
export interface ExportOrder {
  readonly draft: Draft
  readonly plant: ExportPlant
  /** What history calls are asked with. */
  readonly systemId: number
  readonly device: ExportDevice | null
}

/** A plant that the file does not have, and why; without a fault nothing was measured there. */
export interface MissingPlant {
  readonly id: number
  readonly name: string
  readonly fault: Fault | null
}

export const JOB_STATES = ['queued', 'running', 'stopped', 'failed', 'ready', 'expired'] as const
export type JobState = (typeof JOB_STATES)[number]

export interface ExportJob {
  readonly id: string
  readonly order: ExportOrder
  readonly created: EpochSeconds
  readonly state: JobState
  /** Calls that were answered, of how many. */
  readonly done: number
  readonly total: number
  readonly rows: number | null
  readonly size: number | null
  readonly qualities: Readonly<Record<RowQuality, number>> | null
  readonly fault: Fault | null
  /** When it failed last. */
  readonly failed?: EpochSeconds
  /** Plants that were asked for and are not in the file; what older ones were kept with has none. */
  readonly missing?: readonly MissingPlant[]
  /** Until when the server wants no further call; null while it wants them. */
  readonly waits: EpochSeconds | null
}

/** What a file is of: its plant, and the device whose parameters it has; ` +2` (`more` and 2) says of two more of the last. */
export function subjectsOf({ plant, draft, device }: ExportOrder, more = ' +'): readonly string[] {
  const first = draft.template === 'parameters' ? (device?.all?.[0]?.name ?? device?.serial) : null
  const subjects = [plant.name ?? String(plant.id), ...(first ? [first] : [])]
  const others = othersOf(draft)
  return others === 0 ? subjects : [...subjects.slice(0, -1), `${subjects.at(-1)}${more}${others}`]
}

/** Files are kept this long, seconds; the list itself this many jobs. */
export const KEPT_FOR = 7 * 86_400
export const MAX_JOBS = 20

function isJob(value: unknown): value is ExportJob {
  if (!isRecord(value) || !isRecord(value['order'])) return false
  const { draft, plant, systemId } = value['order']
  return (
    typeof value['id'] === 'string' &&
    typeof value['created'] === 'number' &&
    typeof value['done'] === 'number' &&
    typeof value['total'] === 'number' &&
    JOB_STATES.some((state) => state === value['state']) &&
    isRecord(draft) &&
    Array.isArray(draft['columns']) &&
    isRecord(plant) &&
    typeof plant['id'] === 'number' &&
    typeof systemId === 'number'
  )
}

/** What ran when the page went, or lost its calls as the page went. */
const isCutShort = ({ state, fault }: ExportJob): boolean =>
  state === 'running' || state === 'queued' || (state === 'failed' && fault?.kind === 'network')

/** Those that were kept before a file could be of several plants, or devices, or in another language, name none. */
const completed = (job: ExportJob): ExportJob => ({
  ...job,
  order: { ...job.order, draft: { ...{ plants: [], devices: [], language: null }, ...job.order.draft } },
})

/** Jobs as a browser kept them: what ran when the page went is stopped and can go on, old files are gone. */
export function readJobs(of: unknown, now: EpochSeconds): readonly ExportJob[] {
  const list = Array.isArray(of) ? of.filter(isJob) : []
  return list.slice(0, MAX_JOBS).map((kept) => {
    const job = completed(kept)
    if (isCutShort(job)) return { ...job, state: 'stopped', fault: null, waits: null }
    return { ...job, state: job.state === 'ready' && isOver(job, now) ? 'expired' : job.state, waits: null }
  })
}

export const isOver = ({ created }: Pick<ExportJob, 'created'>, now: EpochSeconds): boolean =>
  now - created > KEPT_FOR

/** Another order on top; the oldest leaves the list. Says which ones left. */
export function withJob(
  jobs: readonly ExportJob[],
  job: ExportJob,
): { jobs: readonly ExportJob[]; left: readonly ExportJob[] } {
  const all = [job, ...jobs]
  return { jobs: all.slice(0, MAX_JOBS), left: all.slice(MAX_JOBS) }
}

/** When the report of the server was last made in this browser. */
export const lastReport = (jobs: readonly ExportJob[]): EpochSeconds | null =>
  jobs.find(({ order, size }) => order.draft.template === 'report' && size !== null)?.created ?? null
