import { encode } from 'uqr'

/**
 * The dark modules of a QR code as one svg path, one unit each, with the quiet zone of four. Null for a text that does not
 * fit the sixth version, whose modules a phone still tells apart in a small picture: more than 106 bytes.
 */
export function qrPath(text: string): { path: string; size: number } | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', maxVersion: 6, border: 4 })
    const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
    return { path, size }
  } catch {
    return null
  }
}
