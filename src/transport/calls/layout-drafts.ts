import type { ArrayShape, LayoutPlan, PlannedArray } from '../../domain/modules/layout-plan'
import type { LayoutVersions } from '../../domain/modules/layout-versions'
import type { ReportedString } from '../../domain/modules/string-list'
import type { Call } from '../call'
import { epoch, id, list, num, part, partRows, record, text, type WireRecord, word, words } from '../wire'

/* Ours, capability `layoutDrafts`. */

const pathOf = (plantId: number, what: 'draft' | 'publish' | 'strings', type: string) =>
  `/maintain-s/station/layout/${plantId}/${what}/${encodeURIComponent(type)}`

/** What a drawing is worked at with: the draft, whose it is, and the serials that may be placed. */
export const layoutVersions = (plantId: number, type: string): Call<LayoutVersions> => ({
  method: 'GET',
  path: pathOf(plantId, 'draft', type),
  read: readVersions,
})

/** Begins a draft or goes on with it; `takeOver` makes somebody else's one's own. */
export function saveLayoutDraft(
  plantId: number,
  type: string,
  draft: { revision: number; plan: LayoutPlan; takeOver: boolean },
): Call<LayoutVersions> {
  const { revision, takeOver, plan } = draft
  return {
    method: 'POST',
    path: pathOf(plantId, 'draft', type),
    body: { revision, takeOver, arrays: plan.map(arrayRow) },
    read: readVersions,
  }
}

export const dropLayoutDraft = (plantId: number, type: string, revision: number): Call<LayoutVersions> => ({
  method: 'DELETE',
  path: pathOf(plantId, 'draft', type),
  query: { revision },
  read: readVersions,
})

/** The draft becomes the drawing. */
export const publishLayout = (plantId: number, type: string, revision: number): Call<LayoutVersions> => ({
  method: 'POST',
  path: pathOf(plantId, 'publish', type),
  body: { revision },
  read: readVersions,
})

/** Strings that the inverters of a plant report. */
export const reportedStrings = (plantId: number, type: string): Call<readonly ReportedString[]> => ({
  method: 'GET',
  path: pathOf(plantId, 'strings', type),
  read: (raw) =>
    list(raw, 'strings', (row) => {
      const serial = word(row['deviceSn'])
      const number = num(row['string'])
      if (serial === null || number === null) return null
      return {
        key: `${serial} ${number}`,
        inverter: text(row['deviceName']) ?? serial,
        name: text(row['name']) ?? String(number),
        modules: num(row['modules']),
      }
    }),
})

const arrayRow = ({ landscape, tiles, ...one }: PlannedArray) => ({
  ...one,
  orientation: landscape ? 'LANDSCAPE' : 'PORTRAIT',
  modules: tiles.map(({ row, column, serial }) => ({ row, column, deviceSn: serial })),
})

function readVersions(raw: unknown): LayoutVersions {
  const row = record(raw, 'draft of a layout')
  const [draft, published] = [row['draft'], row['published']].map((one) => (one == null ? null : part(one)))
  return {
    revision: num(row['revision']) ?? 0,
    published: published ? { by: text(published['userName']), at: epoch(published['time']) } : null,
    draft: draft
      ? {
          by: text(draft['userName']),
          own: draft['own'] === true,
          since: epoch(draft['since']),
          changed: epoch(draft['changedTime']),
          plan: partRows(draft['arrays'], readArray),
        }
      : null,
    serials: words(row['serials']),
  }
}

function readArray(row: WireRecord): PlannedArray | null {
  const [rows, columns, key] = [num(row['rows']), num(row['columns']), word(row['id'])]
  if (rows === null || columns === null || key === null) return null
  const shape: ArrayShape = {
    ...{ name: text(row['name']) ?? '', rows, columns, landscape: row['orientation'] === 'LANDSCAPE' },
    ...{ azimuth: num(row['azimuth']), tilt: num(row['tilt']) },
  }
  const tiles = partRows(row['modules'], (one) => {
    const [line, column] = [id(one['row']), id(one['column'])]
    return line === null || column === null ? null : { row: line, column, serial: word(one['deviceSn']) }
  })
  return { id: key, ...shape, tiles }
}
