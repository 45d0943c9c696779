import { csvText, type CsvCell } from '../values/csv'
import { headingOf, type ExportColumn } from './cells'
import type { Format } from './draft'

export interface ExportSheet {
  readonly name: string
  readonly head: readonly ExportColumn[]
  readonly rows: readonly (readonly CsvCell[])[]
}

/** What is written, whatever the format. */
export interface ExportFile {
  readonly title: string
  /** Texts have one. */
  readonly sheets: readonly [ExportSheet, ...ExportSheet[]]
  /** How to read it, a line each; null for none. */
  readonly notes: readonly (readonly [string, string])[] | null
}

/** A file of text; the notes of a CSV are a file beside it, because a table has one head. */
export function writtenText(
  { sheets: [{ head, rows }], notes, title }: ExportFile,
  format: Exclude<Format, 'xlsx' | 'pdf'>,
): string {
  if (format !== 'json') return csvText([head.map(headingOf), ...rows], dialectOf(format))
  return JSON.stringify({
    title,
    notes: notes === null ? {} : Object.fromEntries(notes),
    columns: head.map(({ name, unit }) => ({ name, unit })),
    rows,
  })
}

export const notesText = (notes: readonly (readonly [string, string])[], format: Format): string =>
  csvText(notes, dialectOf(format))

const dialectOf = (format: Format) => (format === 'semicolon' ? 'semicolon' : 'comma')

export const ENDINGS: Readonly<Record<Format, string>> = {
  xlsx: 'xlsx',
  csv: 'csv',
  semicolon: 'csv',
  json: 'json',
  pdf: 'pdf',
}

/** What was kept beside a PDF, for its pages on the screen; null for anything else. */
export function keptFile(text: string): ExportFile | null {
  try {
    const file = JSON.parse(text) as Partial<ExportFile> | null
    return Array.isArray(file?.sheets) && file.sheets.length > 0 ? (file as ExportFile) : null
  } catch {
    return null
  }
}
