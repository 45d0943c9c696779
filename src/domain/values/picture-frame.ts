/** A part of a picture, in shares of its width and height from 0 to 1. */
export interface PictureFrame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

const within = (share: number, max = 1) => Math.min(max, Math.max(0, share))

/** What lies between two points, wherever a finger began. */
export function frameBetween(one: Point, other: Point): PictureFrame {
  const [left, right] = [within(Math.min(one.x, other.x)), within(Math.max(one.x, other.x))]
  const [top, bottom] = [within(Math.min(one.y, other.y)), within(Math.max(one.y, other.y))]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** A touch without a way is none. */
export const isFrame = ({ width, height }: PictureFrame): boolean => width > 0.005 && height > 0.005

const STEP = 0.05
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** The frame after an arrow key, moved or with another size; null for any other key. */
export function steppedFrame(frame: PictureFrame, key: string, resize: boolean): PictureFrame | null {
  const way = WAYS[key]
  if (way === undefined) return null
  const { x, y, width, height } = frame
  if (resize)
    return {
      ...frame,
      width: Math.max(STEP, within(width + way.x, 1 - x)),
      height: Math.max(STEP, within(height + way.y, 1 - y)),
    }
  return { ...frame, x: within(x + way.x, 1 - width), y: within(y + way.y, 1 - height) }
}

/** So few cells that nobody reads a name or a face in them again. */
const CELLS = 6

/** Into how many cells a hidden part is melted: the longer side has six, the other as many as are square. */
export function cellsOf(width: number, height: number): { across: number; down: number } {
  const longer = Math.max(width, height)
  const share = (side: number) => Math.max(1, Math.round((side / longer) * CELLS))
  return { across: share(width), down: share(height) }
}

/** The size at which a picture is sent: its longer side is no longer than this. */
export function sentSize(width: number, height: number, max = 1920): { width: number; height: number } {
  const by = Math.min(1, max / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}
