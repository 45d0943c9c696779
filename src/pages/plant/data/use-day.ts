import { useMemo } from 'react'
import { useCall } from '../../../console/data/use-call'
import type { CallState } from '../../../kit/states/call-state'
import { askedDay } from '../../../domain/time/asked-day'
import { calendarDate, plantDay, type PlantDay } from '../../../domain/time/instant'
import type { CalendarDate, DayCurve, EpochSeconds, Plant } from '../../../domain/plants/reading'
import { zoneOf } from '../../../domain/plants/zone-of'
import { powerDay } from '../../../features/figures/power-day'
import { useLive } from '../../../features/plants/use-live'

/** The plant's today and the bounds of the day that is shown. */
export function useDayBounds(
  plant: Plant,
  asked: string | null,
  now: EpochSeconds,
): { today: CalendarDate; day: PlantDay } {
  const zone = zoneOf(plant)
  const today = calendarDate(now, zone)
  const date = askedDay(asked, today)
  const day = useMemo(() => plantDay(date, zone), [date, zone])
  return { today, day }
}

/** The id that history calls want (C28 answers it). A plant whose live card fails is asked for by its own id. */
export function useSystemId(plant: Plant): number | null {
  const { data, answered } = useLive(plant)
  return data?.systemId ?? (answered ? plant.id : null)
}

/** One day of power; none of no date. Today is asked again. */
export function useDayCurve(plant: Plant, date: CalendarDate | null, isToday: boolean): CallState<DayCurve> {
  const system = useSystemId(plant)
  const { data } = useLive(plant)
  return useCall(
    ['day', plant.id, system, date],
    system === null || date === null ? null : powerDay(plant.gridType, system, date),
    isToday ? { every: 300, after: data?.lastUpdate ?? null } : {},
  )
}
