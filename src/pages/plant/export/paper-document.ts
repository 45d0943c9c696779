import { valueAxis } from '../../../charts/axis'
import { ENERGY_HUES } from '../../../domain/brand/branding'
import { headingOf } from '../../../domain/export/cells'
import type { ExportFile } from '../../../domain/export/file'
import { barsOf, figureColumns, type PaperPage, pagesOf } from '../../../domain/export/paper'
import { MISSING, truncate } from '../../../domain/values/quantity'
import type { PaperDocument, PaperPart } from '../../../kit/paper/parts'
import type { Say } from './words'

/** Columns of a page that stand upright; more of them take the paper across. */
const UPRIGHT = 6
const HUES = [ENERGY_HUES.production, ENERGY_HUES.consumption]

/** A file for people as a document: a page a month with its bars, its figures and their sums, and how to read them. */
export function paperDocument(
  file: ExportFile,
  { say, language }: { say: Say; language: string },
): PaperDocument {
  const pages = pagesOf(file)
  const names = [...new Set(pages.map(({ sheet }) => sheet))]
  const notes: readonly PaperPart[] =
    file.notes === null
      ? []
      : [
          { kind: 'page' },
          { kind: 'title', text: say('words:fields.notes') },
          { kind: 'facts', facts: file.notes },
        ]
  return {
    title: [names.length === 1 ? names[0] : null, file.title].filter(Boolean).join(' · '),
    language,
    wide: file.sheets.some(({ head }) => head.length > UPRIGHT),
    parts: [
      ...pages.flatMap((page, at) => partsOf(page, { title: file.title, first: at === 0, say })),
      ...notes,
    ],
  }
}

function partsOf(
  page: PaperPage,
  { title, first, say }: { title: string; first: boolean; say: Say },
): readonly PaperPart[] {
  const { sheet, period, head, rows, sums, whole } = page
  const figures = figureColumns(head)
  const said = (row: PaperPage['rows'][number]) =>
    row.map((cell, at) =>
      typeof cell === 'number' && figures.includes(at) ? truncate(cell) : String(cell ?? MISSING),
    )
  return [
    ...(first ? [] : [{ kind: 'page' } as const]),
    { kind: 'title', text: `${sheet} · ${title} · ${period}` },
    ...plotOf(page),
    {
      kind: 'table',
      head: head.map(headingOf),
      rows: rows.map(said),
      foot: sums.map((sum, at) => (at === 0 ? say('paper.sum') : sum === null ? '' : truncate(sum))),
      figures,
    },
    { kind: 'note', text: `${say('paper.whole', { whole, rows: rows.length })}. ${say('notes.rule')}` },
  ]
}

/** Bars of the first energies of a page; none where it has none. */
function plotOf(page: PaperPage): readonly PaperPart[] {
  const bars = barsOf(page)
  if (bars.length === 0) return []
  return [
    {
      kind: 'plot',
      shape: 'bars',
      axis: valueAxis(
        'kWh',
        bars.flatMap(({ values }) => values),
      ),
      series: bars.map((one, at) => ({ ...one, colour: HUES[at] ?? ENERGY_HUES.production })),
      labels: page.rows.map((row) => String(row[0]).slice(-2)),
    },
  ]
}
