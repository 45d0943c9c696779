import { plainSerial, serialRows } from './serial-list'

export interface ListedSerial {
  readonly serial: string
  readonly outcome: 'found' | 'unknown' | 'twice'
}

/** Where it has letters and where digits. */
const shapeOf = (serial: string): string => serial.replace(/[A-Z]/g, 'A').replace(/\d/g, '9')

/**
 * Serials of a pasted list or of a file with further columns: in a line that names a known one, only what looks like
 * one counts, and a line without a digit is a heading.
 */
export function listedSerials(text: string, known: readonly (string | null)[]): readonly ListedSerial[] {
  const here = new Set(known.flatMap((serial) => (serial === null ? [] : [plainSerial(serial)])))
  const shapes = new Set([...here].map(shapeOf))
  const seen = new Set<string>()
  return text
    .split(/[\n\r]+/)
    .filter((line) => /\d/.test(line))
    .flatMap((line) => {
      const cells = serialRows(line, [], Infinity).map(({ serial }) => serial)
      return cells.some((serial) => here.has(serial))
        ? cells.filter((one) => shapes.has(shapeOf(one)))
        : cells
    })
    .map((serial): ListedSerial => {
      const outcome = seen.has(serial) ? 'twice' : here.has(serial) ? 'found' : 'unknown'
      seen.add(serial)
      return { serial, outcome }
    })
}
