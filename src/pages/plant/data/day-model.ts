import { fraction } from '../../../charts/axis'
import type { Band, Mark } from '../../../charts/frame'
import { powerChart, type PowerChart, type PowerSeries, type Span } from '../../../charts/power-chart'
import { localTime, plantDay, shiftDate, SLOT_SECONDS, slots } from '../../../domain/time/instant'
import type { PlantDay, Slot } from '../../../domain/time/instant'
import { gaps, toSlots } from '../../../domain/energy/power-series'
import type { DayCurve, EpochSeconds, Plant, PowerSample } from '../../../domain/plants/reading'
import { sunIsDown, sunTimes } from '../../../domain/place/sun'
import { isAsleep, sleepsByNight } from '../../../domain/plants/plant-status'

export interface DayModel {
  day: PlantDay
  /** Slots of the day that have begun, as many as there is something to say about. */
  slots: readonly Slot[]
  samples: readonly (PowerSample | null)[]
  /** The day before at the same wall clock times; null unless it is compared. */
  before: readonly (PowerSample | null)[] | null
  chart: PowerChart
  bands: readonly Band[]
  rules: readonly Mark[]
  ticks: readonly Mark[]
  /** Whether the day has any sample at all. */
  empty: boolean
  /** `14:05`, with the zone's letters and offset on a day when clocks change. */
  nameSlot(slot: Slot): string
}

/** Puts a day's samples on the plant's own 5-minute grid, whatever its length, with night and gaps. */
export function dayModel(
  plant: Plant,
  day: PlantDay,
  curve: DayCurve,
  shown: ReadonlySet<PowerSeries>,
  now: EpochSeconds,
  yesterday: DayCurve | null = null,
): DayModel {
  const all = slots(day)
  const before = yesterday && dayBefore(all, day, yesterday)
  const samples = toSlots(curve.samples, day)
  const until = Math.min(day.to, now)
  const changes = all.some((slot) => slot.offset !== all[0]?.offset)
  const nameInstant = (at: EpochSeconds) => {
    const local = localTime(at, day.zone)
    return `${local.time} ${local.abbreviation || local.offset}`
  }
  const holes = gaps(samples, day, {
    since: plant.created,
    until: until - 2 * SLOT_SECONDS,
    asleep: sleep(plant, samples, day),
  })
  const nights = nightsOf(plant, day)
  const chart = powerChart({
    day,
    slots: all,
    samples,
    ...(before ? { before } : {}),
    shown,
    nights,
    gaps: holes.filter((hole) => hole.kind === 'missing'),
    nameChange: (at, before) => `${oldClock(at, before, day)} → ${nameInstant(at)}`,
  })
  const place = (at: EpochSeconds) => fraction(at, chart.domain)
  const band = (kind: Band['kind']) => (span: Span) => ({ kind, from: place(span.from), to: place(span.to) })
  const mark = (tick: { at: number; label: string }) => ({ at: place(tick.at), label: tick.label })
  const begun = all.filter((slot) => slot.at < until)
  return {
    day,
    slots: begun,
    samples: samples.slice(0, begun.length),
    before,
    chart,
    bands: [...nights.map(band('night')), ...chart.gaps.map(band('gap'))],
    rules: chart.changes.map(mark),
    ticks: chart.ticks.map(mark),
    empty: samples.every((sample) => sample === null),
    nameSlot: (slot) => (changes ? nameInstant(slot.at) : slot.label),
  }
}

/** Whether night explains a hole of the day: what fell silent in daylight is missing until it speaks again. */
function sleep(plant: Plant, samples: readonly (PowerSample | null)[], day: PlantDay) {
  return (at: EpochSeconds): boolean => {
    const slot = Math.floor((at - day.from) / SLOT_SECONDS)
    const heard = samples.slice(0, slot).findLastIndex((sample) => sample !== null)
    return heard < 0
      ? sleepsByNight(plant, at)
      : isAsleep({ ...plant, lastUpdate: day.from + heard * SLOT_SECONDS }, at)
  }
}

/** Yesterday's samples by what the clock said: noon stands over noon even if clocks changed in between. */
function dayBefore(all: readonly Slot[], day: PlantDay, curve: DayCurve): (PowerSample | null)[] {
  const earlier = plantDay(shiftDate(day.date, -1), day.zone)
  const samples = toSlots(curve.samples, earlier)
  const byClock = new Map(slots(earlier).map((slot, index) => [nameOf(slot), samples[index] ?? null]))
  return all.map((slot) => byClock.get(nameOf(slot)) ?? byClock.get(slot.label) ?? null)
}

const nameOf = (slot: Slot) => (slot.fold ? `${slot.label}'` : slot.label)

/** What the clocks would have shown at a change had they gone on: `03:00 CEST`. */
function oldClock(at: EpochSeconds, before: number, day: PlantDay): string {
  const minutes = Math.floor(((((at + before) % 86_400) + 86_400) % 86_400) / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)} ${localTime(at - 1, day.zone).abbreviation}`.trim()
}

/** Hours without sun, for shading; none where the place is unknown. */
function nightsOf(plant: Plant, day: PlantDay): Span[] {
  const { latitude, longitude } = plant
  if (latitude === null || longitude === null) return []
  const sun = sunTimes(day.date, day.zone, latitude, longitude)
  if (sun === null) {
    const noon = (day.from + day.to) / 2
    return sunIsDown(noon, latitude, longitude) ? [{ from: day.from, to: day.to }] : []
  }
  return [
    { from: day.from, to: Math.min(sun.sunrise, day.to) },
    { from: Math.max(sun.sunset, day.from), to: day.to },
  ].filter((night) => night.to > night.from)
}
