import type { DeviceParameter, DeviceSeries } from './device-records'
import { SLOT_SECONDS, type PlantDay } from '../time/instant'

/** Screens 9. */
export const MAX_SERIES = 12
export const MAX_UNITS = 2

const unitOf = (parameter: DeviceParameter) => parameter.unit ?? ''

/** Units of what is picked, in the order of the picks: the first one has the left axis. */
export function pickedUnits(picked: readonly DeviceParameter[]): readonly string[] {
  return [...new Set(picked.map(unitOf))]
}

/** Why a parameter cannot be added to what is picked; null for one that can, and for one that is picked already. */
export function refusedPick(
  picked: readonly DeviceParameter[],
  parameter: DeviceParameter,
): 'series' | 'units' | null {
  if (picked.some(({ key }) => key === parameter.key)) return null
  if (picked.length >= MAX_SERIES) return 'series'
  const units = pickedUnits(picked)
  return units.length >= MAX_UNITS && !units.includes(unitOf(parameter)) ? 'units' : null
}

/** What an address picks among what the device offers, as far as the limits go; without any, what is usual. */
export function namedPicks(
  text: string | null,
  offered: readonly DeviceParameter[],
  usual: readonly string[],
): readonly DeviceParameter[] {
  const names = text === null ? usual : text.split(',')
  const picked: DeviceParameter[] = []
  for (const name of names) {
    const parameter = offered.find(({ key }) => key === name)
    if (parameter && !picked.includes(parameter) && refusedPick(picked, parameter) === null)
      picked.push(parameter)
  }
  const [first] = offered
  return picked.length > 0 || text !== null || !first ? picked : [first]
}

/** The keys of what is picked, as an address names them, with one more or one less; a key that the limits refuse changes nothing. */
export function toggledPick(
  picked: readonly DeviceParameter[],
  offered: readonly DeviceParameter[],
  key: string,
): string {
  const added = offered.find((one) => one.key === key)
  const rest = picked.filter((one) => one.key !== key)
  const next =
    added && rest.length === picked.length && refusedPick(picked, added) === null ? [...picked, added] : rest
  return next.map((one) => one.key).join()
}

/** One number a slot of a day, null where there is none: the last one that was said in it. */
export function seriesSlots(series: Pick<DeviceSeries, 'points'>, day: PlantDay): readonly (number | null)[] {
  const slots = Array.from({ length: day.slots }, (): number | null => null)
  for (const { at, value } of series.points) {
    if (value === null || at < day.from || at >= day.to) continue
    slots[Math.floor((at - day.from) / SLOT_SECONDS)] = value
  }
  return slots
}

/** Percent of the slots until now that anything was heard in; null before the first one is over. */
export function heardShare(slots: readonly (number | null)[], begun: number): number | null {
  if (begun <= 0) return null
  const heard = slots.slice(0, begun).filter((value) => value !== null).length
  return (heard / begun) * 100
}
