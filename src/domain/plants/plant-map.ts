import type { MapFrame, MapPlace } from './map-frame'
import { ALERT_LEVELS, type AlertLevel } from '../alarms/alert'
import { exactSum } from '../values/decimal'
import { PLANT_STATUSES, type PlantStatus } from './plant-status'

/** A plant as a map draws it. */
export interface MapPoint extends MapPlace {
  readonly id: number
  /** kWp; null is not known. */
  readonly capacity: number | null
  readonly status: PlantStatus
  /** Of the gravest alarm that lasts; null is none. */
  readonly alarm: AlertLevel | null
}

/** Plants that stand too close to each other to be drawn apart. */
export interface MapCluster {
  readonly x: number
  readonly y: number
  readonly points: readonly MapPoint[]
  /** kWp of those whose capacity is known. */
  readonly capacity: number
  /** Of the plants that worry most. */
  readonly worst: PlantStatus
  readonly alarm: AlertLevel | null
}

const graver = (one: AlertLevel | null, other: AlertLevel | null) =>
  gravity(other) > gravity(one) ? other : one
const gravity = (alarm: AlertLevel | null) => (alarm === null ? -1 : ALERT_LEVELS.indexOf(alarm))
const isSilent = (status: PlantStatus) =>
  Number(status === 'offline') * 2 + Number(status === 'partlyOffline')

/** What worries most first: silence, then alarms, then the status, then the size. */
export const byGravity = (one: MapCluster, other: MapCluster): number =>
  isSilent(other.worst) - isSilent(one.worst) ||
  gravity(other.alarm) - gravity(one.alarm) ||
  PLANT_STATUSES.indexOf(other.worst) - PLANT_STATUSES.indexOf(one.worst) ||
  other.capacity - one.capacity

const worseOf = (one: PlantStatus, other: PlantStatus) =>
  PLANT_STATUSES.indexOf(other) > PLANT_STATUSES.indexOf(one) ? other : one

/** Every point in one cluster, none of which stands nearer than `reach` px to where another began. The largest plants begin. */
export function clustersOf(
  points: readonly MapPoint[],
  { place }: Pick<MapFrame, 'place'>,
  reach: number,
): readonly MapCluster[] {
  const begun: { x: number; y: number; points: MapPoint[] }[] = []
  const largest = [...points].sort(
    (one, other) => (other.capacity ?? 0) - (one.capacity ?? 0) || one.id - other.id,
  )
  for (const point of largest) {
    const { x, y } = place(point)
    const near = begun.find((one) => Math.hypot(one.x - x, one.y - y) < reach)
    if (near === undefined) begun.push({ x, y, points: [point] })
    else near.points.push(point)
  }
  return begun.map(({ x, y, points: within }) => ({
    x,
    y,
    points: within,
    capacity: exactSum(within.map(({ capacity }) => capacity ?? 0)) ?? 0,
    worst: within.map(({ status }) => status).reduce(worseOf),
    alarm: within.map(({ alarm }) => alarm).reduce(graver),
  }))
}
