import { cellsOf, headOf } from '../../../domain/export/cells'
import type { ExportFile } from '../../../domain/export/file'
import type { ExportOrder } from '../../../domain/export/jobs'
import { completeness, countQualities, type ExportRow, ROW_QUALITIES } from '../../../domain/export/rows'
import type { EpochSeconds } from '../../../domain/plants/reading'
import { zonedInstant } from '../../../domain/time/instant'
import { truncate } from '../../../domain/values/quantity'
import { type Column, zoneOf } from './source'
import { columnName, formulaWords, headWords, qualityWord, type Say, wordOf } from './words'

interface FileContext {
  readonly say: Say
  readonly now: EpochSeconds
}

/** Rows of days, months and years are named; the others have an instant. */
export const isTimed = ({ draft }: ExportOrder): boolean => !['day', 'month', 'year'].includes(draft.step)

/** Head, rows and notes of a file, in the words of the screen. */
export function fileOf(
  order: ExportOrder,
  columns: readonly Column[],
  rows: readonly ExportRow[],
  { say, now }: FileContext,
): ExportFile {
  const { draft } = order
  const named = columns.map((column) => ({ name: columnName(column, say), unit: column.unit }))
  const zone = zoneOf(order)
  const words = new Map(ROW_QUALITIES.map((one) => [one, qualityWord(one, say)]))
  return {
    title: wordOf(`template.${draft.template}`, say),
    head: headOf(named, draft, isTimed(order), headWords(say)),
    rows: rows.map((row) => cellsOf(row, columns, draft, zone, (one) => words.get(one) ?? one)),
    notes: draft.notes ? notesOf(order, columns, rows, { say, now }) : null,
  }
}

/** Formulas, units, zone, completeness and the rule of what is missing, a line each. */
function notesOf(
  order: ExportOrder,
  columns: readonly Column[],
  rows: readonly ExportRow[],
  { say, now }: FileContext,
): readonly (readonly [string, string])[] {
  const { draft, plant, device } = order
  const count = countQualities(rows)
  const share = completeness(count)
  const zone = zoneOf(order)
  return [
    [say('notes.what'), say('notes.how')],
    [say('words:fields.plant'), plant.name ?? String(plant.id)],
    ...(device?.serial ? [[say('words:fields.device'), device.serial] as const] : []),
    [wordOf('head.period', say), `${draft.from} – ${draft.to}`],
    [say('builder.step'), wordOf(`step.${draft.step}`, say)],
    [say('words:fields.zone'), draft.clock === 'utc' ? `UTC (${zone})` : zone],
    [say('notes.made'), zonedInstant(now, zone)],
    [say('builder.gap'), `${wordOf(`gap.${draft.gap}`, say)}. ${say('notes.rule')}`],
    [say('builder.digits'), wordOf(`digits.${draft.digits}`, say)],
    [say('notes.completeness'), share === null ? '--' : `${truncate(share)} %`],
    ...ROW_QUALITIES.map((one) => [qualityWord(one, say), String(count[one])] as const),
    ...columns.map((column) => {
      const unit = column.unit === null ? '' : ` (${column.unit})`
      return [columnName(column, say) + unit, formulaWords(column, draft, say)] as const
    }),
  ]
}
