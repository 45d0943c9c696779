/** Where and when a finger came down. */
export interface Touch {
  x: number
  y: number
  /** ms of the event's own clock. */
  at: number
  /** Whether it has begun to drag the cursor. */
  drags: boolean
}

/** Less than this is a finger that trembles, px. */
const SLACK = 10
/** A sweep is at least as long, px. */
const SWEEP = 48
/** Who rests this long before moving means the cursor, ms. */
const HOLD = 250

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
  if (now.timeStamp - began.at >= HOLD) return 'drag'
  if (far < SWEEP) return 'none'
  return across < 0 ? 'later' : 'earlier'
}
