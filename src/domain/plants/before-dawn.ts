import { darkSince } from '../place/sun'
import { calendarDate, plantDay } from '../time/instant'
import type { EpochSeconds, Plant } from './reading'
import { zoneOf } from './zone-of'

/** Whether a plant's day has been dark since it began: all that it brings is still to come. */
export function isBeforeDawn(
  plant: Pick<Plant, 'zone' | 'latitude' | 'longitude'>,
  now: EpochSeconds,
): boolean {
  const zone = zoneOf(plant)
  const { from } = plantDay(calendarDate(now, zone), zone)
  return darkSince(from, now, plant.latitude, plant.longitude)
}
