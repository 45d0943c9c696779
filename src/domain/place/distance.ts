/** Degrees north and east. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the earth, km. */
const EARTH = 6371
/** Kilometres of one degree of latitude. */
export const DEGREE = (EARTH * Math.PI) / 180

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two places along the surface. */
export function kilometres(one: Point, other: Point): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2)
  const east = Math.sin(radians(other.longitude - one.longitude) / 2)
  const part =
    north * north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east * east
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(part)))
}
