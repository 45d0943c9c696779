import { useMemo, useState } from 'react'
import { useCalls } from '../../console/data/use-calls'
import { allAsleep, type FleetFigures, fleetFigures, type FleetPlant } from '../../domain/fleet/figures'
import { paceOfWall, type WallSample, withSample } from '../../domain/fleet/wall'
import type { Fault } from '../../domain/faults/fault'
import type { EpochSeconds } from '../../domain/plants/reading'
import { screenPlants } from '../../transport/calls/fleet'

const A_PAGE = 1000
const NOBODY: readonly FleetPlant[] = []

export interface Fleet {
  readonly plants: readonly FleetPlant[]
  readonly figures: FleetFigures | null
  readonly asleep: boolean
  /** Power as it was seen since the display was opened. */
  readonly samples: readonly WallSample[]
  /** When the oldest part of what is shown was received. */
  readonly updated: EpochSeconds | null
  /** What the last try failed with; figures stay. */
  readonly fault: Fault | null
  retry(): void
}

/** All plants of the large screen (C71), asked again each minute, and rarely while all sleep; worked out anew with `now`. */
export function useFleet(now: EpochSeconds): Fleet {
  const [asleep, setAsleep] = useState(false)
  const [pages, setPages] = useState(1)
  const parts = useCalls(
    Array.from({ length: pages }, (_, index) => ({
      key: ['wall-plants', index + 1],
      call: screenPlants({ at: index + 1, size: A_PAGE, descending: false }),
    })),
    { every: paceOfWall(asleep) },
  )
  const total = parts[0]?.data?.total
  const wanted = Math.max(1, Math.ceil((total ?? 0) / A_PAGE))
  if (total !== undefined && wanted !== pages) setPages(wanted)
  const whole = wanted === pages && parts.every(({ data }) => data !== undefined)
  const plants = useRows(parts.map(({ data }) => data?.rows ?? NOBODY))
  const figures = useMemo(() => (whole ? fleetFigures(plants, now) : null), [whole, plants, now])
  const sleeps = figures !== null && allAsleep(figures)
  if (sleeps !== asleep) setAsleep(sleeps)
  const ages = parts.flatMap(({ updatedAt }) => (updatedAt === null ? [] : [updatedAt]))
  const updated = ages.length === 0 ? null : Math.min(...ages)
  const samples = useSamples(updated, figures)
  return {
    plants,
    figures,
    asleep,
    samples,
    updated,
    fault: parts.find(({ fault }) => fault !== null)?.fault ?? null,
    retry: () => parts.forEach((part) => part.retry()),
  }
}

/** The rows of all pages, another list only when one of them is. */
function useRows(pages: readonly (readonly FleetPlant[])[]): readonly FleetPlant[] {
  const [held, setHeld] = useState({ pages, rows: pages.flat() })
  const same = held.pages.length === pages.length && pages.every((page, index) => page === held.pages[index])
  if (same) return held.rows
  const next = { pages, rows: pages.flat() }
  setHeld(next)
  return next.rows
}

/** Grows with each answer, and survives the turns of the panels. */
function useSamples(updated: EpochSeconds | null, figures: FleetFigures | null): readonly WallSample[] {
  const [held, setHeld] = useState<{ at: EpochSeconds | null; samples: readonly WallSample[] }>({
    at: null,
    samples: [],
  })
  if (updated !== null && figures !== null && updated !== held.at)
    setHeld({ at: updated, samples: withSample(held.samples, { at: updated, power: figures.power }) })
  return held.samples
}
