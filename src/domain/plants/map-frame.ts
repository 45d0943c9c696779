/** Degrees. */
export interface MapPlace {
  readonly latitude: number
  readonly longitude: number
}

/** Degrees. */
export interface MapBounds {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** What a provider's map shows: the middle in degrees, and the zoom at which the earth is 256 px · 2^zoom wide. */
export interface MapView extends MapPlace {
  readonly zoom: number
}

/** A piece of the earth on a piece of the screen. */
export interface MapFrame {
  readonly view: MapView
  /** px from the left and the top. */
  place(point: MapPlace): { readonly x: number; readonly y: number }
  /** Degrees of a place on the screen. */
  at(x: number, y: number): MapPlace
  /** What is in sight, degrees. */
  readonly seen: MapBounds
}

/** Nothing is built beyond, and the projection has no end there. */
const FARTHEST = 80
/** A village fills the map, and not a roof, degrees. */
const MIN_SPAN = 0.04
const RADIAN = Math.PI / 180
/** Of the earth at zoom 0, px. */
const TILE = 256

/** Mercator: shapes stay what they are, at any scale. */
const northing = (latitude: number) =>
  Math.log(Math.tan(Math.PI / 4 + (Math.max(-FARTHEST, Math.min(FARTHEST, latitude)) * RADIAN) / 2)) / RADIAN
const latitudeOf = (north: number) => (2 * Math.atan(Math.exp(north * RADIAN)) - Math.PI / 2) / RADIAN

/** The least that holds all points; null without any. */
export function boundsOf(points: readonly MapPlace[]): MapBounds | null {
  if (points.length === 0) return null
  const bounds = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  for (const { latitude, longitude } of points) {
    bounds.west = Math.min(bounds.west, longitude)
    bounds.east = Math.max(bounds.east, longitude)
    bounds.south = Math.min(bounds.south, latitude)
    bounds.north = Math.max(bounds.north, latitude)
  }
  return bounds
}

/** Degrees across that a place alone is seen in, when nothing else says how far to look. */
const NEIGHBOURHOOD = 4

/** The middle of some places, and how many degrees across all of them are in sight on a map three times as wide as high. */
export function viewOf(points: readonly MapPlace[]): { lat: number; lng: number; span: number } | null {
  const bounds = boundsOf(points)
  if (bounds === null) return null
  const { west, east, south, north } = bounds
  const span = 1.4 * Math.max(east - west, 3 * (north - south))
  return { lat: (south + north) / 2, lng: (west + east) / 2, span: Math.max(NEIGHBOURHOOD, span) }
}

/** Fits bounds into a box of px with room around them. */
export function frameOf(bounds: MapBounds, box: { width: number; height: number; margin: number }): MapFrame {
  const [south, north] = [northing(bounds.south), northing(bounds.north)]
  const scale = Math.min(
    Math.max(1, box.width - 2 * box.margin) / Math.max(MIN_SPAN, bounds.east - bounds.west),
    Math.max(1, box.height - 2 * box.margin) / Math.max(MIN_SPAN, north - south),
  )
  const middle = { east: (bounds.west + bounds.east) / 2, north: (south + north) / 2 }
  const [across, up] = [box.width / 2 / scale, box.height / 2 / scale]
  return {
    view: {
      latitude: latitudeOf(middle.north),
      longitude: middle.east,
      zoom: Math.log2((360 * scale) / TILE),
    },
    place: ({ latitude, longitude }) => ({
      x: box.width / 2 + (longitude - middle.east) * scale,
      y: box.height / 2 - (northing(latitude) - middle.north) * scale,
    }),
    at: (x, y) => ({
      latitude: latitudeOf(middle.north - (y - box.height / 2) / scale),
      longitude: middle.east + (x - box.width / 2) / scale,
    }),
    seen: {
      west: middle.east - across,
      east: middle.east + across,
      south: latitudeOf(middle.north - up),
      north: latitudeOf(middle.north + up),
    },
  }
}

const STEPS = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01]
const FEWEST = 4

/** Meridians and parallels in sight, degrees, at round steps. */
export function graticule({ west, east, south, north }: MapBounds): {
  readonly meridians: readonly number[]
  readonly parallels: readonly number[]
} {
  const step = STEPS.find((one) => (east - west) / one >= FEWEST) ?? 0.01
  const between = (from: number, to: number) => {
    const first = Math.ceil(from / step)
    return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) =>
      Number(((first + index) * step).toFixed(2)),
    )
  }
  return {
    meridians: between(Math.max(-180, west), Math.min(180, east)),
    parallels: between(Math.max(-FARTHEST, south), Math.min(FARTHEST, north)),
  }
}

export const isWithin = ({ west, east, south, north }: MapBounds, point: MapPlace) =>
  point.longitude >= west && point.longitude <= east && point.latitude >= south && point.latitude <= north
