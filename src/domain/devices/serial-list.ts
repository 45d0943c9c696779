/** Serials that one go may bring. */
export const MAX_SERIALS = 50

export interface SerialRow {
  readonly serial: string
  /** Why it is not sent: no serial of a sticker, named twice, there already, or beyond the most of one go. */
  readonly wrong: 'form' | 'twice' | 'here' | 'beyond' | null
}

/** Letters, digits and hyphens of a sticker. */
const SERIAL = /^[A-Z0-9][A-Z0-9-]{2,39}$/

/** What blanks may part: every serial has a digit, words have none. */
const PARTS = /^\S*\d\S*(\s+\S*\d\S*)+$/

/** Capitals, without blanks around: the way a sticker has it and the cloud compares it. */
export const plainSerial = (text: string): string => text.trim().toUpperCase()

/** Cells and lines; one that blanks part into serials is so many, any other is one, to be refused as it stands. */
function partsOf(text: string): readonly string[] {
  return text
    .split(/[\n\r\t,;]+/)
    .map((part) => part.trim())
    .flatMap((part) => (PARTS.test(part) ? part.split(/\s+/) : [part]))
}

/**
 * Pasted or scanned serials to rows: one a line, or parted by commas, semicolons, tabs or blanks; quotation marks of a
 * table around them do not count. `here` are serials that the plant has already, `most` how many one go may bring.
 */
export function serialRows(
  text: string,
  here: readonly (string | null)[] = [],
  limit = MAX_SERIALS,
): readonly SerialRow[] {
  const known = new Set(here.flatMap((serial) => (serial === null ? [] : [plainSerial(serial)])))
  const seen = new Set<string>()
  const rows: SerialRow[] = []
  let good = 0
  for (const part of partsOf(text)) {
    const serial = plainSerial(part.replace(/^["'“”]+|["'“”]+$/g, ''))
    if (serial === '') continue
    const wrong = !SERIAL.test(serial)
      ? 'form'
      : seen.has(serial)
        ? 'twice'
        : known.has(serial)
          ? 'here'
          : good >= limit
            ? 'beyond'
            : null
    seen.add(serial)
    if (wrong === null) good += 1
    rows.push({ serial, wrong })
  }
  return rows
}
