import { correction, generate } from 'lean-qr/nano'

/** Modules around the code that stay light. */
const QUIET = 4
/** Modules of the sixth version a side: the largest whose modules a phone tells apart in a small picture. */
const LARGEST = 41

/** The dark modules of a QR code as one svg path, one unit each. Null for a text that would take too large a code: more than 105 bytes. */
export function qrPath(text: string): { path: string; size: number } | null {
  const code = generate(text, { minCorrectionLevel: correction.M })
  if (code.size > LARGEST) return null
  const at = [...Array(code.size).keys()]
  const row = (y: number) =>
    at.map((x) => (code.get(x, y) ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')).join('')
  return { path: at.map(row).join(''), size: code.size + 2 * QUIET }
}
