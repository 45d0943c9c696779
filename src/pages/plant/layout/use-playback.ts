import { useEffect, useMemo, useRef, useState } from 'react'
import { useCall } from '../../../console/data/use-call'
import { useServices } from '../../../console/services/services-context'
import { nextStep, playedDay, type PlayedDay } from '../../../domain/modules/playback'
import type { CalendarDate, Plant } from '../../../domain/plants/reading'
import { askedDay } from '../../../domain/time/asked-day'
import { calendarDate } from '../../../domain/time/instant'
import type { CallState } from '../../../kit/states/call-state'
import { moduleDays } from '../../../transport/calls/module-days'
import { zoneOf } from '../../../domain/plants/zone-of'

/** Steps of the day in a second. */
export const SPEEDS = [1, 4, 15, 60] as const
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
  const date = askedDay(asked, today)
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
  /** When the step in sight was due, ms, and at which speed; null while nothing plays. */
  const due = useRef<{ readonly at: number; readonly speed: Speed } | null>(null)
  useEffect(() => {
    if (!playing || !open || day === null) {
      due.current = null
      return
    }
    // A change of speed counts from now: the wait at the old one is no step missed at the new one.
    const since = due.current?.speed === speed ? due.current.at : performance.now()
    due.current = { at: since, speed }
    const pause = 1000 / speed
    const timer = setTimeout(
      () => {
        // What a large field takes longer to draw than a step lasts is made up for by steps left out.
        const missed = Math.max(1, Math.floor((performance.now() - since) / pause))
        due.current = { at: since + missed * pause, speed }
        const next = nextStep(day, at, missed)
        if (next === null) setPlaying(false)
        else setShown({ date, at: next })
      },
      Math.max(0, since + pause - performance.now()),
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
