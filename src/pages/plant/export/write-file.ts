import { workbookOf } from '../../../kit/paper/workbook'
import { headingOf } from '../../../domain/export/cells'
import type { Format } from '../../../domain/export/draft'
import { type ExportFile, notesText, writtenText } from '../../../domain/export/file'
import type { PaperDocument } from '../../../kit/paper/parts'

export interface WriteRequest {
  readonly file: ExportFile
  readonly format: Format
  /** Name of the sheet of notes. */
  readonly notesName: string
  /** The pages of a PDF; null of other formats. */
  readonly paper: PaperDocument | null
}

const TYPES = { csv: 'text/csv', semicolon: 'text/csv', json: 'application/json' } as const

/** A file as bytes. Made in a worker where there is one, because a year of rows takes seconds. */
export async function writtenFile({ file, format, notesName, paper }: WriteRequest): Promise<Blob> {
  if (format === 'pdf') {
    if (paper === null) throw new Error('no pages')
    const { pdfOf } = await import('../../../kit/paper/pdf')
    return pdfOf(paper)
  }
  if (format !== 'xlsx') {
    // The byte order mark makes spreadsheets read a CSV as UTF-8; JSON has none.
    const mark = format === 'json' ? [] : ['\uFEFF']
    return new Blob([...mark, writtenText(file, format)], { type: `${TYPES[format]};charset=utf-8` })
  }
  const notes = file.notes === null ? [] : [{ name: notesName, rows: file.notes }]
  const sheets = file.sheets.map(({ name, head, rows }) => ({ name, rows: [head.map(headingOf), ...rows] }))
  return workbookOf(...sheets, ...notes)
}

/** What is kept beside a file: the notes of a CSV, which has no second sheet for them; what the pages of a PDF show. */
export function keptBeside({ file, format }: WriteRequest): Blob | null {
  if (format === 'pdf') return new Blob([JSON.stringify(file)], { type: 'application/json' })
  const { notes } = file
  if (notes === null || (format !== 'csv' && format !== 'semicolon')) return null
  return new Blob(['\uFEFF', notesText(notes, format)], { type: 'text/csv;charset=utf-8' })
}

/** The same in a thread of its own; ended when it is called off. */
export async function writtenAside(request: WriteRequest, signal: AbortSignal): Promise<Blob> {
  if (typeof Worker === 'undefined') return writtenFile(request)
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Blob>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      worker.onerror = () => reject(new Error('the file could not be written'))
      worker.onmessage = (event: MessageEvent<Blob | null>) =>
        event.data === null ? reject(new Error('the file could not be written')) : resolve(event.data)
      worker.postMessage(request)
    })
  } catch (error) {
    if (signal.aborted) throw error
    // What the thread could not load or write may be done here.
    return await writtenFile(request)
  } finally {
    worker.terminate()
  }
}
