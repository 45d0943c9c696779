import { crc32, deflateSync } from 'node:zlib'
import { type GreyPicture, joined } from '../../mocks/cloud/photos/png'

export interface Roof {
  readonly rows: number
  readonly columns: number
  /** Of a module and of what lies between two, points. */
  readonly size?: readonly [width: number, height: number]
  readonly gap?: number
  /** Points around the field. */
  readonly edge?: number
  /** Degrees, clockwise. */
  readonly turned?: number
  /** Places without a module, as `row column`. */
  readonly without?: readonly string[]
  /** Grains: the most that a point differs from its shade. */
  readonly grain?: number
}

/** Seeded, so that a failure comes back. */
function grains(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A drawn photo of dark modules on a light roof. */
export function roofPicture(roof: Roof): GreyPicture {
  const { rows, columns, size = [24, 40], gap = 4, edge = 30, turned = 0, without = [], grain = 0 } = roof
  const [across, down] = [size[0] + gap, size[1] + gap]
  const width = columns * across + 2 * edge
  const height = rows * down + 2 * edge
  const random = grains(7)
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)]
  const grey = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - width / 2, y - height / 2]
      const [u, v] = [dx * cos + dy * sin + width / 2 - edge, dy * cos - dx * sin + height / 2 - edge]
      const [column, row] = [Math.floor(u / across), Math.floor(v / down)]
      const inside = row >= 0 && row < rows && column >= 0 && column < columns
      const onModule = u - column * across < size[0] && v - row * down < size[1]
      const dark = inside && onModule && !without.includes(`${row} ${column}`)
      grey[y * width + x] = Math.round((dark ? 45 : 190) + (random() * 2 - 1) * grain)
    }
  return { width, height, grey }
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(name), 4)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)))
  return bytes
}

/** As a PNG file; `filter` is that of every row, `channels` 1 grey, 3 colours, 4 with opacity. */
export function pngOf(
  { width, height, grey }: GreyPicture,
  filter = 0,
  channels: 1 | 3 | 4 = 1,
): Uint8Array<ArrayBuffer> {
  const line = width * channels
  const raw = new Uint8Array(line * height)
  grey.forEach((value, point) => {
    for (let at = 0; at < channels; at += 1) raw[point * channels + at] = at === 3 ? 255 : value
  })
  const rows = new Uint8Array((line + 1) * height)
  for (let y = 0; y < height; y += 1) {
    rows[y * (line + 1)] = filter
    for (let x = 0; x < line; x += 1) {
      const value = (dx: number, dy: number) => (x < dx || y < dy ? 0 : (raw[(y - dy) * line + x - dx] ?? 0))
      const [left, up, corner] = [
        value(channels, 0),
        value(0, 1),
        x < channels || y < 1 ? 0 : value(channels, 1),
      ]
      const guess = left + up - corner
      const by = [left, up, corner].map((one) => Math.abs(guess - one))
      const [a = 0, b = 0, c = 0] = by
      const nearest = a <= b && a <= c ? left : b <= c ? up : corner
      const base = [0, left, up, Math.floor((left + up) / 2), nearest][filter] ?? 0
      rows[y * (line + 1) + 1 + x] = (raw[y * line + x] ?? 0) - base
    }
  }
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, { 1: 0, 3: 2, 4: 6 }[channels], 0, 0, 0], 8)
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]
  return joined(parts)
}
