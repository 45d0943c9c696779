import { type Call, demand, repeatKeyOf, sessionOf } from '../wire/call'
import { FileReply } from '../wire/answers'
import { badParameter, Refusal, refusal, unknownId } from '../wire/refusal'
import { ownValue, record, whole } from '../wire/call-values'
import { deviceRow, deviceViews } from '../devices/device-view'
import type { Fields } from '../energy/figures'
import { unitOf, unitsOf } from '../plants/export-units'
import { userBrief } from '../plants/station-record'
import { nextNumber } from '../store/quick-store'
import { type CsvCell, csvText } from '../../../src/domain/values/csv'
import { stationRow } from './stations'

/** Specification 9: once in a rolling year (48). Ours: no more than 50 plants (49). */
const YEAR = 365 * 86_400
const MAX_PLANTS = 50
/** Seconds to make one, and days that it is kept. */
const MAKING = 10
const MAKING_EACH = 2
const KEPT = 30 * 86_400
/** Bytes of a plant in the file, about. */
const PLANT_BYTES = 6000

interface Job {
  id: number
  accountId: number
  key: string | null
  at: number
  plants: readonly number[]
  format: 'JSON' | 'CSV'
}

const FORMATS: Readonly<Record<string, Job['format']>> = { JSON: 'JSON', CSV: 'CSV' }

const jobsOf = (call: Call): Job[] =>
  call.world.store
    .list('exportJob')
    .map(({ value }) => value as Job)
    .filter(({ accountId }) => accountId === sessionOf(call).account.id)
    .sort((a, b) => b.id - a.id)

function row(call: Call, { id, at, plants, format }: Job): Fields {
  const takes = MAKING + MAKING_EACH * plants.length
  const progress = Math.min(100, Math.floor(((call.now - at) / takes) * 100))
  const over = call.now >= at + KEPT
  const state = over ? 'EXPIRED' : progress < 100 ? 'PROCESSING' : 'READY'
  return { id, createdTime: at, format, plantCount: plants.length, state, progress }
}

/** The right is used with the job, or neither is; the same `key` again is the same export. */
export function exportAccount(call: Call): object {
  const session = demand(call, 'user')
  const { account } = session
  const { plantIds, format: asked = 'JSON', key: raw } = record(call.body)
  const key = repeatKeyOf(raw)
  const before = key === null ? undefined : jobsOf(call).find((one) => one.key === key)
  if (before) return row(call, before)
  const format = ownValue(FORMATS, asked)
  if (!format) throw badParameter('format')
  const plants = Array.isArray(plantIds) ? [...new Set(plantIds.map(Number))] : session.plants
  if (!plants.every((id) => session.reaches(id))) throw new Refusal(403, '22', 'no read permission')
  const last = call.world.store.get('export', String(account.id))
  if (typeof last === 'number' && call.now - last < YEAR) throw refusal(48, 'once a year')
  if (plants.length > MAX_PLANTS) throw refusal(49, 'too many plants')
  call.world.store.put('export', String(account.id), call.now)
  const id = nextNumber(call.world.store, 'exportJob', 1)
  const job: Job = { id, accountId: account.id, key, at: call.now, plants, format }
  call.world.store.put('exportJob', String(id), job)
  return row(call, job)
}

/** Ours: the right, its limit, and what was made so far. */
export function exportState(call: Call): object {
  const { account, plants } = demand(call, 'user')
  const last = call.world.store.get('export', String(account.id))
  const used = typeof last === 'number' ? last : null
  return {
    lastTime: used,
    nextTime: used === null ? null : used + YEAR,
    most: MAX_PLANTS,
    plantCount: plants.length,
    plantBytes: PLANT_BYTES,
    jobs: jobsOf(call).map((one) => row(call, one)),
  }
}

/** Whose plant was taken away meanwhile is not in it. */
function plantsIn(call: Call, job: Job): Fields[] {
  const session = sessionOf(call)
  return job.plants.flatMap((id) => {
    const plant = session.reaches(id) ? call.world.plant(id, call.centre) : null
    if (!plant) return []
    const devices = deviceViews(call.world, plant, plant.id, call.now).map(deviceRow)
    return [{ ...stationRow(call.world, session, plant, call.now, true), currency: plant.currency, devices }]
  })
}

const plain = (value: unknown): CsvCell =>
  typeof value === 'number' || typeof value === 'string' || value === null ? value : JSON.stringify(value)

function table(rows: readonly Fields[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const heads = columns.map((name) => {
    const unit = unitOf(name)
    return unit === null ? name : `${name} (${unit})`
  })
  return csvText([heads, ...rows.map((one) => columns.map((name) => plain(one[name] ?? null)))])
}

/** Ours: the file, for the account that requested it. */
export function exportFile(call: Call): FileReply {
  const { account } = demand(call, 'user')
  const job = jobsOf(call).find(({ id }) => id === whole(call.params['jobId']))
  if (!job || row(call, job)['state'] !== 'READY') throw unknownId()
  const plants = plantsIn(call, job)
  const madeTime = new Date(job.at * 1000).toISOString()
  const units = unitsOf(plants.flatMap(({ devices, ...plant }) => [plant, ...(devices as Fields[])]))
  const content = { madeTime, units, account: userBrief(call, account), plants }
  const text = job.format === 'CSV' ? table(plants) : JSON.stringify(content, null, 1)
  const type = job.format === 'CSV' ? 'text/csv;charset=UTF-8' : 'application/octet-stream'
  return new FileReply(new TextEncoder().encode(text), type, {
    'content-disposition': `attachment; filename="account-${String(job.id)}.${job.format.toLowerCase()}"`,
  })
}
