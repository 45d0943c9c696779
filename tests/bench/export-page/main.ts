import type { Format } from '../../../src/domain/export/draft'
import { writtenAside } from '../../../src/pages/plant/export/write-file'

/** A year of one plant in five-minute steps: a time, its offset and ten values each. */
const [STEP, COUNT, VALUES] = [300_000, 105_120, 10]
const FROM = Date.UTC(2025, 0, 1)

const rowOf = (index: number) => [
  new Date(FROM + index * STEP).toISOString().slice(0, 19).replace('T', ' '),
  'UTC+00:00',
  ...Array.from({ length: VALUES }, (_, at) => Math.round(9000 * Math.abs(Math.sin(index / (at + 7)))) / 10),
]
const head = Array.from({ length: VALUES + 2 }, (_, at) => ({ name: `Column ${String(at)}`, unit: 'W' }))

/** Writes the year as the console does and answers how long that took, ms, and how large it is. */
async function write(format: Format): Promise<{ ms: number; size: number }> {
  const rows = Array.from({ length: COUNT }, (_, index) => rowOf(index))
  const file = { title: 'Power', sheets: [{ name: 'Power', head, rows }] as const, notes: null }
  const from = performance.now()
  const blob = await writtenAside(
    { file, format, notesName: 'Notes', paper: null },
    new AbortController().signal,
  )
  return { ms: performance.now() - from, size: blob.size }
}

Object.assign(window, { write })
