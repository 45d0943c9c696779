/** Where and when a finger came down. */
export interface Touch {
  x: number
  y: number
  /** ms of the event's own clock. */
  at: number
  /** When it was first seen away from there; null while it rests. */
  left: number | null
  /** Whether it has begun to drag the cursor. */
  drags: boolean
}

/** Less than this is a finger that trembles, px. */
const SLACK = 10
/** A sweep is at least as long, px. */
const SWEEP = 48
/** Who rests this long before moving means the cursor, ms. */
const HOLD = 250
/** Who is still on the way after this long leads the cursor along, ms. */
const STROLL = 600

export type Gesture = 'tap' | 'drag' | 'earlier' | 'later' | 'none'

/** What a finger means that came down at one place and is, or was lifted, at another. */
export function gestureOf(
  began: Touch,
  now: { clientX: number; clientY: number; timeStamp: number },
): Gesture {
  const [across, down] = [now.clientX - began.x, Math.abs(now.clientY - began.y)]
  const far = Math.abs(across)
  if (far < SLACK && down < SLACK) return 'tap'
  if (far < down * 2) return 'none'
  const rested = (began.left ?? now.timeStamp) - began.at
  if (rested >= HOLD || now.timeStamp - began.at >= STROLL) return 'drag'
  if (far < SWEEP) return 'none'
  return across < 0 ? 'later' : 'earlier'
}
