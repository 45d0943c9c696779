import type { Zone } from '../../domain/plants/reading'

/** Zone of the person at the screen, for dates that belong to no plant. */
export function ownZone(): Zone {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
