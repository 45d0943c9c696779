import { PLAN_LIMITS } from '../../../src/domain/modules/layout-plan'
import { type Call, operable, readable, sessionOf } from '../wire/call'
import { badParameter, Refusal, refusal, unknownId } from '../wire/refusal'
import { decimal, record, whole, words } from '../wire/call-values'
import { type DraftArray, type DrawnArray, keepLayout, type KeptLayout, keptLayout } from '../devices/published-layout' // oxfmt-ignore
import type { SimPlant } from '../plants/plant'
import type { Fields } from '../energy/figures'
import { devicesOfType, measuring, typeAsked } from './layout'

/* Ours: a drawing can be changed. The vendor's interface only reads one. */

/** Characters of a serial. */
const MAX_OF_SERIAL = 40

interface Versions {
  plant: SimPlant
  type: string
  kept: KeptLayout
}

/** Drafts are nobody's business but theirs who may draw. */
function versionsOf(call: Call, open: typeof readable): Versions {
  const { plant } = open(call, call.params['id'], 'layout:update')
  const type = typeAsked(call)
  return { plant, type, kept: keptLayout(call.world, plant, type) }
}

function answerOf(call: Call, { plant, type, kept: { revision, published, draft } }: Versions): Fields {
  const own = draft?.accountId === sessionOf(call).account.id
  return {
    ...{ stationId: plant.id, deviceType: type, revision },
    published: published && { userName: published.by, time: published.at },
    draft: draft && {
      ...{ userName: draft.by, own, since: draft.since, changedTime: draft.changed },
      arrays: draft.arrays.map(({ tiles, ...one }) => ({
        ...one,
        modules: tiles.map(({ row, column, serial }) => ({ row, column, deviceSn: serial })),
      })),
    },
    serials: devicesOfType(call, plant, type).map(({ device }) => device.serial),
  }
}

export const draft = (call: Call): Fields => answerOf(call, versionsOf(call, readable))

/** A writer has to know the present version; otherwise the write is refused and read anew. */
function known(call: Call, versions: Versions): void {
  const revision = whole(call.query.get('revision') ?? record(call.body)['revision'])
  if (revision === null) throw badParameter('revision')
  if (revision !== versions.kept.revision) throw new Refusal(409, 'RECORD_CHANGED', 'changed meanwhile')
}

function kept(call: Call, versions: Versions, change: Partial<KeptLayout>): Fields {
  const next = { ...versions.kept, ...change, revision: versions.kept.revision + 1 }
  keepLayout(call.world, versions.plant, versions.type, next)
  return answerOf(call, { ...versions, kept: next })
}

const within = (value: unknown, min: number, max: number, what: string): number => {
  const number = whole(value)
  if (number === null || number < min || number > max) throw badParameter(what)
  return number
}
function angle(value: unknown, max: number, what: string): number | null {
  if (value === null || value === undefined) return null
  const degrees = decimal(value)
  if (degrees === null || degrees < 0 || degrees > max) throw badParameter(what)
  return degrees
}
const rowsOf = (value: unknown, max: number): unknown[] => {
  if (!Array.isArray(value) || value.length > max) throw badParameter('arrays')
  return value
}

function arrayOf(raw: unknown, index: number, type: string): DraftArray {
  const body = record(raw)
  const rows = within(body['rows'], 1, PLAN_LIMITS.rows, 'rows')
  const columns = within(body['columns'], 1, PLAN_LIMITS.columns, 'columns')
  const name = words(body['name']) ?? ''
  if ([...name].length > PLAN_LIMITS.name) throw badParameter('name')
  const tiles = rowsOf(body['modules'], PLAN_LIMITS.modules).map((one) => {
    const { row, column, deviceSn } = record(one)
    const serial = measuring(type) ? words(deviceSn) : null
    if (serial !== null && serial.length > MAX_OF_SERIAL) throw badParameter('deviceSn')
    return { row: within(row, 0, rows - 1, 'row'), column: within(column, 0, columns - 1, 'column'), serial }
  })
  if (new Set(tiles.map(({ row, column }) => `${row} ${column}`)).size < tiles.length)
    throw badParameter('row')
  return {
    ...{ id: words(body['id'])?.slice(0, 40) ?? `new ${index}`, name, rows, columns, tiles },
    orientation: body['orientation'] === 'LANDSCAPE' ? 'LANDSCAPE' : 'PORTRAIT',
    azimuth: angle(body['azimuth'], 360, 'azimuth'),
    tilt: angle(body['tilt'], 90, 'tilt'),
  }
}

/** Begins a draft, or goes on with it; that of somebody else only with `takeOver`. */
export function save(call: Call): Fields {
  const versions = versionsOf(call, operable)
  known(call, versions)
  const { account } = sessionOf(call)
  const body = record(call.body)
  const before = versions.kept.draft
  const own = before?.accountId === account.id
  if (before && !own && body['takeOver'] !== true) throw new Refusal(409, 'RECORD_CHANGED', 'a draft of somebody else') // oxfmt-ignore
  const arrays = rowsOf(body['arrays'], PLAN_LIMITS.arrays).map((one, index) =>
    arrayOf(one, index, versions.type),
  )
  if (arrays.reduce((sum, { tiles }) => sum + tiles.length, 0) > PLAN_LIMITS.modules)
    throw badParameter('arrays')
  const since = own ? before.since : call.now
  return kept(call, versions, { draft: { arrays, accountId: account.id, by: account.name, since, changed: call.now } }) // oxfmt-ignore
}

/** One's own or somebody else's: who may draw may clear the table. */
export function drop(call: Call): Fields {
  const versions = versionsOf(call, operable)
  if (versions.kept.draft === null) throw unknownId()
  known(call, versions)
  return kept(call, versions, { draft: null })
}

/** Ids that stand stay; new arrays get the next. */
function numbered(arrays: readonly DraftArray[], before: readonly DrawnArray[] | null): number[] {
  const ids = arrays.map(({ id }) => whole(id))
  let next = Math.max(0, ...ids.map((id) => id ?? 0), ...(before ?? []).map(({ id }) => id))
  return ids.map((id) => id ?? (next += 1))
}

/** The draft becomes the drawing, whole or not at all. */
export function publish(call: Call): Fields {
  const versions = versionsOf(call, operable)
  const { draft: open, published } = versions.kept
  if (open === null) throw unknownId()
  known(call, versions)
  const { account } = sessionOf(call)
  if (open.accountId !== account.id) throw new Refusal(409, 'RECORD_CHANGED', 'a draft of somebody else')
  const devices = new Map(devicesOfType(call, versions.plant, versions.type).map(({ device }) => [device.serial, device.id])) // oxfmt-ignore
  const serials = open.arrays.flatMap(({ tiles }) => tiles.flatMap(({ serial }) => serial ?? []))
  const strange = serials.filter((serial) => !devices.has(serial))
  if (strange.length > 0) throw refusal(52, 'not in this plant', { deviceSn: strange })
  if (new Set(serials).size < serials.length) throw refusal(53, 'twice in this plant')
  if (open.arrays.some(({ name }) => name === '')) throw badParameter('name')
  if (open.arrays.every(({ tiles }) => tiles.length === 0)) throw badParameter('arrays')
  const ids = numbered(open.arrays, published?.arrays ?? null)
  const arrays = open.arrays.map(({ tiles, ...one }, index): DrawnArray => ({
    ...one,
    id: ids[index] ?? index + 1,
    tiles: tiles
      .map(({ row, column, serial }) => ({ row, column, deviceId: devices.get(serial ?? '') ?? null }))
      .sort((a, b) => a.row - b.row || a.column - b.column),
  }))
  return kept(call, versions, { published: { arrays, by: account.name, at: call.now }, draft: null })
}
