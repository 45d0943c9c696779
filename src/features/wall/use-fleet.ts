import { useMemo, useState } from 'react'
import { useCall } from '../../console/data/use-call'
import { allAsleep, type FleetFigures, fleetFigures, type FleetPlant } from '../../domain/fleet/figures'
import { paceOfWall, type WallSample, withSample } from '../../domain/fleet/wall'
import type { Fault } from '../../domain/faults/fault'
import type { EpochSeconds } from '../../domain/plants/reading'
import { screenPlants } from '../../transport/calls/fleet'

const A_PAGE = 1000

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

/** All plants of the large screen (C71), up to five thousand, asked again each minute, and rarely while all sleep; worked out anew with `now`. */
export function useFleet(now: EpochSeconds): Fleet {
  const [asleep, setAsleep] = useState(false)
  const every = paceOfWall(asleep)
  const page = (at: number, there: boolean) => ({
    key: ['wall-plants', at] as const,
    call: there ? screenPlants({ at, size: A_PAGE, descending: false }) : null,
  })
  const first = useCall(page(1, true).key, page(1, true).call, { every })
  const total = first.data?.total ?? 0
  const more = (at: number) => page(at, total > (at - 1) * A_PAGE)
  const second = useCall(more(2).key, more(2).call, { every })
  const third = useCall(more(3).key, more(3).call, { every })
  const fourth = useCall(more(4).key, more(4).call, { every })
  const fifth = useCall(more(5).key, more(5).call, { every })
  const parts = [first, second, third, fourth, fifth].slice(0, Math.max(1, Math.ceil(total / A_PAGE)))
  const whole = parts.every(({ data }) => data !== undefined)
  const [one, two, three, four, five] = [first.data, second.data, third.data, fourth.data, fifth.data]
  const plants = useMemo(() => [one, two, three, four, five].flatMap((part) => part?.rows ?? []), [one, two, three, four, five]) // prettier-ignore
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
