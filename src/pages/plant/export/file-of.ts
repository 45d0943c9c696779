import { cellsOf, headOf } from '../../../domain/export/cells'
import type { ExportFile } from '../../../domain/export/file'
import type { ExportOrder, MissingPlant } from '../../../domain/export/jobs'
import { oneTable, type PlantSheet, sheetEach } from '../../../domain/export/many'
import { ROW_QUALITIES } from '../../../domain/export/rows'
import type { EpochSeconds } from '../../../domain/plants/reading'
import { notesOf } from './notes-of'
import type { PlantRows } from './run-plants'
import { zoneOf } from '../../../domain/plants/zone-of'
import { columnName, headWords, qualityWord, type Say, wordOf } from './words'

/** Rows of days, months and years are named; the others have an instant. */
export const isTimed = ({ draft }: ExportOrder): boolean => !['day', 'month', 'year'].includes(draft.step)

/** Head, rows and notes of a file, in the words of the screen. */
export function fileOf(
  { draft }: ExportOrder,
  plants: readonly [PlantRows, ...PlantRows[]],
  missing: readonly MissingPlant[],
  { say, now }: { say: Say; now: EpochSeconds },
): ExportFile {
  const [first, ...others] = plants
  const title = wordOf(`template.${draft.template}`, say)
  const one = sheetOf(first, say)
  const all = [one, ...others.map((plant) => sheetOf(plant, say))] as const
  const words = {
    ...{ plant: say('words:fields.plant'), zone: say('words:fields.zone') },
    id: say('engine:export.plantId'),
  }
  return {
    title,
    sheets:
      draft.format === 'pdf'
        ? sheetEach([all[0], ...all.slice(1)], [])
        : draft.plants.length === 0
          ? [{ ...one, name: title }]
          : draft.format === 'xlsx'
            ? sheetEach([all[0], ...all.slice(1)], [say('words:fields.notes')])
            : [oneTable(all, title, words)],
    notes: draft.notes ? notesOf(draft, plants, missing, { say, now }) : null,
  }
}

/** Rows of one plant, on its own clock and with the columns that its grid type can have. */
function sheetOf({ order, columns, rows }: PlantRows, say: Say): PlantSheet {
  const { draft, plant } = order
  const named = columns.map((column) => ({ name: columnName(column, say), unit: column.unit }))
  const zone = zoneOf(order.plant)
  const words = new Map(ROW_QUALITIES.map((one) => [one, qualityWord(one, say)]))
  return {
    ...{ id: plant.id, name: plant.name ?? String(plant.id), zone },
    head: headOf(named, draft, isTimed(order), headWords(say)),
    rows: rows.map((row) => cellsOf(row, columns, draft, zone, (quality) => words.get(quality) ?? quality)),
  }
}
