/**
 * QR codes (ISO/IEC 18004) of short texts: byte mode, error correction level M, versions 1 to 6, mask 0.
 * Enough for an address of up to 106 bytes.
 */

interface Version {
  /** Data codewords in all, error correction codewords of one block, blocks. */
  data: number
  correction: number
  blocks: number
}

const VERSIONS: readonly Version[] = [
  { data: 16, correction: 10, blocks: 1 },
  { data: 28, correction: 16, blocks: 1 },
  { data: 44, correction: 26, blocks: 1 },
  { data: 64, correction: 18, blocks: 2 },
  { data: 86, correction: 24, blocks: 2 },
  { data: 108, correction: 16, blocks: 4 },
]

/** Level M with mask 0, after its own error correction and mask (table C.1 of the standard). */
const FORMAT = 0b101010000010010

/** Rows of dark (true) modules, without the quiet zone; null for a text that does not fit. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text)
  const index = VERSIONS.findIndex(({ data }) => bytes.length + 2 <= data)
  const version = VERSIONS[index]
  if (version === undefined) return null
  const size = 21 + 4 * index
  const grid: (boolean | null)[][] = Array.from({ length: size }, () =>
    Array<boolean | null>(size).fill(null),
  )
  const put = (row: number, column: number, dark: boolean) => {
    const line = grid[row]
    if (line && column >= 0 && column < size) line[column] = dark
  }
  drawPatterns(put, size, index)
  drawFormat(put, size)
  drawData(grid, put, codewords(bytes, version))
  return grid.map((line) => line.map((dark) => dark === true))
}

type Put = (row: number, column: number, dark: boolean) => void

function drawPatterns(put: Put, size: number, index: number): void {
  for (let at = 0; at < size; at += 1) {
    put(6, at, at % 2 === 0)
    put(at, 6, at % 2 === 0)
  }
  for (const [top, left] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    for (let row = -4; row <= 4; row += 1)
      for (let column = -4; column <= 4; column += 1) {
        const ring = Math.max(Math.abs(row), Math.abs(column))
        put(top + row, left + column, ring !== 2 && ring !== 4)
      }
  if (index === 0) return
  const centre = size - 7
  for (let row = -2; row <= 2; row += 1)
    for (let column = -2; column <= 2; column += 1)
      put(centre + row, centre + column, Math.max(Math.abs(row), Math.abs(column)) !== 1)
}

/** The same 15 bits twice, and the module that is always dark. */
function drawFormat(put: Put, size: number): void {
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((FORMAT >> bit) & 1) === 1
    if (bit < 6) put(bit, 8, dark)
    else if (bit < 8) put(bit + 1, 8, dark)
    else put(8, bit === 8 ? 7 : 14 - bit, dark)
    if (bit < 8) put(8, size - 1 - bit, dark)
    else put(size - 15 + bit, 8, dark)
  }
  put(size - 8, 8, true)
}

/** Two columns at a time from the right, up and down in turn, around what is drawn already. */
function drawData(grid: (boolean | null)[][], put: Put, words: readonly number[]): void {
  const size = grid.length
  let bit = 0
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] !== null) continue
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        put(row, column, dark !== ((row + column) % 2 === 0))
        bit += 1
      }
    }
    up = !up
  }
}

/** Mode, length, bytes, padding; cut into blocks, each with its correction, and interleaved. */
function codewords(bytes: Uint8Array, { data, correction, blocks }: Version): number[] {
  const nibbles = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...[...bytes].flatMap((one) => [one >> 4, one & 15]),
    0,
  ]
  const words: number[] = []
  for (let at = 0; at < nibbles.length; at += 2)
    words.push(((nibbles[at] ?? 0) << 4) | (nibbles[at + 1] ?? 0))
  for (let pad = 0xec; words.length < data; pad ^= 0xec ^ 0x11) words.push(pad)
  const length = data / blocks
  const parts = Array.from({ length: blocks }, (_, index) =>
    words.slice(index * length, (index + 1) * length),
  )
  const checks = parts.map((part) => remainder(part, correction))
  const interleaved = (rows: readonly (readonly number[])[], count: number) =>
    Array.from({ length: count }, (_, at) => rows.map((row) => row[at] ?? 0)).flat()
  return [...interleaved(parts, length), ...interleaved(checks, correction)]
}

/** Reed-Solomon remainder over GF(256) with the polynomial 0x11d. */
export function remainder(words: readonly number[], count: number): number[] {
  const divisor = generator(count)
  const rest = Array<number>(count).fill(0)
  for (const word of words) {
    const factor = word ^ (rest.shift() ?? 0)
    rest.push(0)
    divisor.forEach((one, at) => (rest[at] = (rest[at] ?? 0) ^ times(one, factor)))
  }
  return rest
}

/** Coefficients of (x − 1)(x − 2)(x − 4)…, without the leading 1. */
function generator(count: number): number[] {
  const factors = Array<number>(count).fill(0)
  factors[count - 1] = 1
  let root = 1
  for (let step = 0; step < count; step += 1) {
    for (let at = 0; at < count; at += 1)
      factors[at] = times(factors[at] ?? 0, root) ^ (at + 1 < count ? (factors[at + 1] ?? 0) : 0)
    root = times(root, 2)
  }
  return factors
}

function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

/** The dark modules as one svg path, one unit each, with the quiet zone of four. Null as {@link qrCode}. */
export function qrPath(text: string): { path: string; size: number } | null {
  const rows = qrCode(text)
  if (rows === null) return null
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('')
  return { path, size: rows.length + 8 }
}
