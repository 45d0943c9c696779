import type { GreyPicture } from './png'

/** A connected dark patch of a picture; lengths and places in points. */
export interface Patch {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Points that belong to it. */
  readonly area: number
}

/** What is looked at is made no larger than this, points on the longer side. */
const LONGEST = 640
/** Smaller ones are leaves and birds. */
const MIN_SIDE = 4
/** More than a layout holds. */
const MAX_PATCHES = 2500
/** Shades between the means of dark and light; less is one surface. */
const MIN_CONTRAST = 24

/** The dark patches of a picture, in its own points. */
export function darkPatches(picture: GreyPicture): readonly Patch[] {
  const factor = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / LONGEST))
  const small = shrunk(picture, factor)
  const limit = threshold(small.grey)
  if (limit === null) return []
  return patchesOf(small, darkPoints(small, limit))
    .filter(({ width, height }) => width >= MIN_SIDE && height >= MIN_SIDE)
    .sort((one, other) => other.area - one.area)
    .slice(0, MAX_PATCHES)
    .map(({ x, y, width, height, area }) => ({
      x: x * factor,
      y: y * factor,
      width: width * factor,
      height: height * factor,
      area: area * factor * factor,
    }))
}

/** Each point the mean of a square of the larger picture. */
function shrunk({ width, height, grey }: GreyPicture, factor: number): GreyPicture {
  if (factor === 1) return { width, height, grey }
  const [across, down] = [Math.floor(width / factor), Math.floor(height / factor)]
  const small = new Uint8Array(across * down)
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      let sum = 0
      for (let dy = 0; dy < factor; dy += 1)
        for (let dx = 0; dx < factor; dx += 1) sum += grey[(y * factor + dy) * width + x * factor + dx] ?? 0
      small[y * across + x] = Math.round(sum / (factor * factor))
    }
  return { width: across, height: down, grey: small }
}

/** Which points are dark: not darker than a limit, as most of their neighbours are, so that grains do not count. */
function darkPoints({ width, height, grey }: GreyPicture, limit: number): Uint8Array {
  const dark = grey.map((value) => (value <= limit ? 1 : 0))
  const calm = dark.slice()
  const at = (point: number) => dark[point] ?? 0
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const point = y * width + x
      const above = at(point - width - 1) + at(point - width) + at(point - width + 1)
      const below = at(point + width - 1) + at(point + width) + at(point + width + 1)
      calm[point] = above + at(point - 1) + at(point) + at(point + 1) + below > 4 ? 1 : 0
    }
  return calm
}

/** Otsu's threshold between dark and light; null where a picture has no two distinct shades. */
function threshold(grey: Uint8Array): number | null {
  const counts = new Array<number>(256).fill(0)
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1
  const total = counts.reduce((sum, count, value) => sum + count * value, 0)
  let [below, sumBelow, best, found] = [0, 0, 0, -1]
  for (let value = 0; value < 255; value += 1) {
    below += counts[value] ?? 0
    sumBelow += value * (counts[value] ?? 0)
    const above = grey.length - below
    if (below === 0 || above === 0) continue
    const apart = sumBelow / below - (total - sumBelow) / above
    const spread = below * above * apart * apart
    if (spread > best && Math.abs(apart) >= MIN_CONTRAST) [best, found] = [spread, value]
  }
  return found < 0 ? null : found
}

function patchesOf({ width, height }: GreyPicture, dark: Uint8Array): readonly Patch[] {
  const stack = new Int32Array(dark.length)
  const waiting = dark.slice()
  const patches: Patch[] = []
  for (let start = 0; start < dark.length; start += 1) {
    if (waiting[start] !== 1) continue
    let [left, right, top, bottom, area, depth] = [width, 0, height, 0, 0, 0]
    stack[depth++] = start
    waiting[start] = 0
    while (depth > 0) {
      const point = stack[--depth] ?? 0
      const [x, y] = [point % width, Math.floor(point / width)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      area += 1
      for (const [next, inside] of [
        [point - 1, x > 0],
        [point + 1, x < width - 1],
        [point - width, y > 0],
        [point + width, y < height - 1],
      ] as const)
        if (inside && waiting[next] === 1) {
          waiting[next] = 0
          stack[depth++] = next
        }
    }
    patches.push({ x: left, y: top, width: right - left + 1, height: bottom - top + 1, area })
  }
  return patches
}
