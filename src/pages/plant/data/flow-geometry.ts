import type { FlowEdge, FlowKey } from '../../../domain/energy/energy-flow'

/** A node of the picture; the residual is drawn as one of its own. */
export type NodeKey = FlowKey | 'unaccounted'

export interface Place {
  x: number
  y: number
}

/**
 * The picture's own units; the drawing scales to the panel. It has room for extra arms whether or not there are any:
 * these are known later, and nothing moves then.
 */
export const CANVAS = { width: 360, height: 420, middle: 190, radius: 38 } as const

const DIAMOND: Partial<Record<NodeKey, Place>> = {
  solar: { x: 180, y: 98 },
  load: { x: 180, y: 282 },
  grid: { x: 52, y: 190 },
  battery: { x: 308, y: 190 },
}
const PAIR: Partial<Record<NodeKey, Place>> = { solar: { x: 88, y: 190 }, grid: { x: 272, y: 190 } }
const CORNERS = {
  topLeft: { x: 52, y: 42 },
  topRight: { x: 308, y: 42 },
  bottomLeft: { x: 52, y: 334 },
  bottomRight: { x: 308, y: 334 },
} as const
type Corner = keyof typeof CORNERS

/** Sources sit above or left, loads right or below, each where its edge is short. */
const WISHES: Record<string, readonly Corner[]> = {
  micro: ['topLeft', 'topRight'],
  generator: ['bottomLeft', 'topLeft'],
  ups: ['bottomRight', 'topRight'],
  smartLoad: ['bottomRight', 'bottomLeft', 'topRight', 'topLeft'],
  unaccounted: ['topRight', 'topLeft', 'bottomLeft', 'bottomRight'],
}

/** Where each node stands: the diamond first, extra arms in the free corners; nodes never share a place. */
export function placeNodes(keys: readonly NodeKey[]): ReadonlyMap<NodeKey, Place> {
  const places = new Map<NodeKey, Place>()
  const taken = new Set<Corner>()
  // Full feed-in has but two nodes, which stand side by side.
  const diamond = keys.includes('load') || keys.includes('battery') ? DIAMOND : PAIR
  for (const key of keys) {
    const fixed = diamond[key]
    if (fixed) places.set(key, fixed)
  }
  for (const key of Object.keys(WISHES) as NodeKey[]) {
    if (!keys.includes(key)) continue
    const corner = WISHES[key]?.find((wish) => !taken.has(wish))
    if (corner) taken.add(corner)
    places.set(key, corner ? CORNERS[corner] : { x: CANVAS.width / 2, y: CANVAS.middle })
  }
  return places
}

function along(from: Place, to: Place, distance: number): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return {
    x: from.x + ((to.x - from.x) / length) * distance,
    y: from.y + ((to.y - from.y) / length) * distance,
  }
}

const text = (value: number) => String(Math.round(value * 10) / 10)

/** A gentle curve from rim to rim, bent towards the middle, as an SVG path in the direction of the energy. */
export function edgePath(from: Place, to: Place): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const bend = {
    x: middle.x + (CANVAS.width / 2 - middle.x) * 0.75,
    y: middle.y + (CANVAS.middle - middle.y) * 0.75,
  }
  const straight = from.x === to.x || from.y === to.y
  const pull = straight ? middle : bend
  const start = along(from, pull, CANVAS.radius + 3)
  const end = along(to, pull, CANVAS.radius + 3)
  return `M${text(start.x)} ${text(start.y)}Q${text(pull.x)} ${text(pull.y)} ${text(end.x)} ${text(end.y)}`
}

export interface EdgeInk {
  /** Stroke width in picture units. */
  width: number
  /** Seconds a dot takes along the edge: faster with more power. */
  duration: number
  dots: number
}

/** Width, pace and number of dots by power; `largest` is the power, W, that counts as full. */
export function edgeInk(power: number, largest: number): EdgeInk {
  const share = largest > 0 ? Math.min(1, Math.max(0, power / largest)) : 0
  return {
    width: Math.round((1.5 + 5.5 * Math.sqrt(share)) * 100) / 100,
    duration: Math.round((5 - 3.4 * Math.sqrt(share)) * 100) / 100,
    dots: share > 0.5 ? 3 : share > 0.1 ? 2 : 1,
  }
}

/** The energy hue of an edge, named as in the css variables. */
export function edgeHue({ from, to }: Pick<FlowEdge, 'from' | 'to'>): string {
  if (to === 'grid') return 'feed-in'
  if (from === 'battery') return 'discharge'
  if (from === 'grid') return 'purchase'
  if (to === 'battery') return 'charge'
  if (from === 'load') return 'consumption'
  return 'production'
}

/** The arc of the battery's ring for a state of charge in percent, for `stroke-dasharray` on a path of length 100. */
export function ringDash(stateOfCharge: number | null | undefined): string | null {
  if (stateOfCharge === null || stateOfCharge === undefined || !Number.isFinite(stateOfCharge)) return null
  const share = Math.min(100, Math.max(0, stateOfCharge))
  return `${text(share)} 100`
}
