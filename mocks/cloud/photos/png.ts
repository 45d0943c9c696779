/** Brightness of each point of a picture, 0 to 255, row by row. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}

/** Ours: points of a picture that is looked at. */
const MAX_POINTS = 2_000_000
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Bytes of a point by colour type: grey, colours, palette, grey and opacity, colours and opacity. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

interface Header {
  readonly width: number
  readonly height: number
  readonly type: number
}

/**
 * The brightness of a PNG with eight bits a channel, as browsers write it; null for anything else, for a damaged one
 * and for one of more than two million points.
 */
export async function greyOfPng(bytes: Uint8Array): Promise<GreyPicture | null> {
  if (!SIGNATURE.every((byte, at) => bytes[at] === byte)) return null
  const chunks = chunksOf(bytes)
  const header = chunks === null ? null : headerOf(chunks.find(({ name }) => name === 'IHDR')?.data)
  if (chunks === null || header === null) return null
  const channels = CHANNELS[header.type] ?? 1
  const line = header.width * channels + 1
  const parts = chunks.flatMap(({ name, data }) => (name === 'IDAT' ? [data] : []))
  const rows = await inflated(parts, line * header.height)
  const points = rows && unfiltered(rows, header.height, line, channels)
  if (!points) return null
  const palette = chunks.find(({ name }) => name === 'PLTE')?.data ?? new Uint8Array()
  return { width: header.width, height: header.height, grey: greyOf(points, header, channels, palette) }
}

function chunksOf(bytes: Uint8Array): readonly { name: string; data: Uint8Array }[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: { name: string; data: Uint8Array }[] = []
  for (let at = SIGNATURE.length; at + 12 <= bytes.length;) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (at + 12 + length > bytes.length) return null
    chunks.push({ name, data: bytes.subarray(at + 8, at + 8 + length) })
    if (name === 'IEND') break
    at += 12 + length
  }
  return chunks
}

function headerOf(data: Uint8Array | undefined): Header | null {
  if (data?.length !== 13) return null
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  const [depth, type = -1, , , interlaced] = data.subarray(8)
  const fits = width > 0 && height > 0 && width * height <= MAX_POINTS
  return fits && depth === 8 && type in CHANNELS && interlaced === 0 ? { width, height, type } : null
}

/** Unpacked, at most as much as the picture needs: a small file can hold gigabytes. */
async function inflated(parts: readonly Uint8Array[], length: number): Promise<Uint8Array | null> {
  const whole = new Uint8Array(length)
  let at = 0
  try {
    const packed = new Response(joined(parts)).body
    if (packed === null) return null
    const reader = packed.pipeThrough(new DecompressionStream('deflate')).getReader()
    while (at < length) {
      const { done, value } = await reader.read()
      if (done) break
      const taken = value.subarray(0, length - at)
      whole.set(taken, at)
      at += taken.length
    }
    void reader.cancel().catch(() => undefined)
  } catch {
    return null
  }
  return at === length ? whole : null
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const nearest = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** Rows without their filters, in place; null for a filter that does not exist. */
function unfiltered(rows: Uint8Array, height: number, line: number, channels: number): Uint8Array | null {
  const width = line - 1
  const points = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * line] ?? 0
    if (filter > 4) return null
    for (let x = 0; x < width; x += 1) {
      const left = x < channels ? 0 : (points[y * width + x - channels] ?? 0)
      const up = y === 0 ? 0 : (points[(y - 1) * width + x] ?? 0)
      const corner = y === 0 || x < channels ? 0 : (points[(y - 1) * width + x - channels] ?? 0)
      const base = [0, left, up, (left + up) >> 1, nearest(left, up, corner)][filter] ?? 0
      points[y * width + x] = (rows[y * line + 1 + x] ?? 0) + base
    }
  }
  return points
}

function greyOf(
  points: Uint8Array,
  { width, height, type }: Header,
  channels: number,
  palette: Uint8Array,
): Uint8Array {
  const grey = new Uint8Array(width * height)
  for (let point = 0; point < grey.length; point += 1) {
    const at = type === 3 ? (points[point] ?? 0) * 3 : point * channels
    const from = type === 3 ? palette : points
    grey[point] =
      channels < 3 && type !== 3
        ? (from[at] ?? 0)
        : Math.round(0.299 * (from[at] ?? 0) + 0.587 * (from[at + 1] ?? 0) + 0.114 * (from[at + 2] ?? 0))
  }
  return grey
}
