import { exactQuotient, exactSum } from '../values/decimal'
import { DEGREE, kilometres, type Point } from '../place/distance'
import { partOf } from '../energy/rates'

/** A plant among its neighbours. */
export interface Peer {
  /** Null where the place is unknown. */
  readonly place: Point | null
  /** What is compared, per kWp, so that sizes do not matter: full-power hours. */
  readonly hours: number | null
  /** Whether others are measured by it. What has fallen silent says nothing about a day. */
  readonly counts: boolean
}

export interface Neighbourhood {
  /** Kilometres around a plant. */
  readonly within: number
  /** Fewer others than these say nothing. */
  readonly min: number
}

/** Below this median, h, the day is too young for a share of it to mean anything. */
const TOO_LITTLE = 0.1

function median(values: readonly number[]): number {
  const ordered = [...values].sort((one, other) => one - other)
  const middle = ordered.length >> 1
  const upper = ordered[middle] ?? 0
  return ordered.length % 2 === 1
    ? upper
    : (exactQuotient(exactSum([ordered[middle - 1] ?? 0, upper]) ?? 0, 2) ?? 0)
}

interface Placed {
  readonly index: number
  readonly place: Point
  readonly hours: number
  readonly counts: boolean
}

/**
 * Median hours of the other plants around, in the order given. Null without own hours or place, with too few others, and
 * while the median is next to nothing.
 */
export function usualHours(
  plants: readonly Peer[],
  { within, min }: Neighbourhood,
): readonly (number | null)[] {
  const found: (number | null)[] = plants.map(() => null)
  // From south to north, so that only a band around each plant is looked at.
  const placed = plants
    .flatMap(({ place, hours, counts }, index): Placed[] =>
      place === null || hours === null || !Number.isFinite(hours) ? [] : [{ index, place, hours, counts }],
    )
    .sort((one, other) => one.place.latitude - other.place.latitude)
  const band = within / DEGREE
  let first = 0
  for (const own of placed) {
    while ((placed[first]?.place.latitude ?? Infinity) < own.place.latitude - band) first += 1
    const around: number[] = []
    for (let at = first; at < placed.length; at += 1) {
      const other = placed[at]
      if (other === undefined || other.place.latitude > own.place.latitude + band) break
      if (other !== own && other.counts && kilometres(own.place, other.place) <= within)
        around.push(other.hours)
    }
    if (around.length < min) continue
    const usual = median(around)
    if (usual >= TOO_LITTLE) found[own.index] = usual
  }
  return found
}

/** Own hours as percent of the {@link usualHours} around (screens 1); null where those are. */
export function againstPeers(
  plants: readonly Peer[],
  neighbourhood: Neighbourhood,
): readonly (number | null)[] {
  return usualHours(plants, neighbourhood).map((usual, index) => {
    const hours = plants[index]?.hours ?? null
    return usual === null || hours === null ? null : partOf(hours, usual)
  })
}
