import { useEffect, useMemo, useState } from 'react'
import { useCall } from '../../../console/data/use-call'
import { useServices } from '../../../console/services/services-context'
import { nextStep, playedDay, type PlayedDay } from '../../../domain/modules/playback'
import type { CalendarDate, Plant } from '../../../domain/plants/reading'
import { calendarDate, parseDate } from '../../../domain/time/instant'
import type { CallState } from '../../../kit/states/call-state'
import { moduleDays } from '../../../transport/calls/module-days'
import { zoneOf } from '../data/use-day'

/** Steps of the day in a second. */
export const SPEEDS = [1, 4, 16] as const
export type Speed = (typeof SPEEDS)[number]

export interface Playback {
  readonly date: CalendarDate
  readonly today: CalendarDate
  readonly state: CallState<unknown>
  /** Null before it is there, and where there are no data of the day. */
  readonly day: PlayedDay | null
  readonly at: number
  readonly playing: boolean
  readonly speed: Speed
  show(at: number): void
  toggle(): void
  setSpeed(speed: Speed): void
}

/** A day of a plant's modules, asked for in one call together with the day before; null while none is played. */
export function usePlayback(plant: Plant, type: string | null, asked: string | null): Playback | null {
  const { clock } = useServices()
  const zone = zoneOf(plant)
  const today = calendarDate(clock.now(), zone)
  const open = asked !== null && type !== null
  const date = asked !== null && parseDate(asked) && asked <= today ? asked : today
  const state = useCall(
    ['layout-played', plant.id, type, date],
    open ? moduleDays(plant.id, type, 2, date) : null,
    date === today ? { every: 300 } : {},
  )
  const day = useMemo(
    () => (state.data === undefined ? null : playedDay(state.data, date, zone)),
    [state.data, date, zone],
  )
  const [shown, setShown] = useState<{ date: string; at: number } | null>(null)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(4)
  const usual = (date === today ? day?.last : day?.light.first) ?? 0
  const at = Math.min(shown?.date === date ? shown.at : usual, day?.last ?? 0)
  useEffect(() => {
    if (!playing || !open || day === null) return
    const next = nextStep(day, at)
    const timer = setTimeout(
      () => (next === null ? setPlaying(false) : setShown({ date, at: next })),
      1000 / speed,
    )
    return () => clearTimeout(timer)
  }, [playing, open, day, date, at, speed])
  if (!open) return null
  return {
    ...{ date, today, state, day, at, playing, speed, setSpeed },
    show(to) {
      setPlaying(false)
      setShown({ date, at: to })
    },
    toggle() {
      // From its end on it begins anew.
      if (!playing && day && nextStep(day, at) === null) setShown({ date, at: day.light.first })
      setPlaying(!playing)
    },
  }
}
