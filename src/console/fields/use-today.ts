import { calendarDate } from '../../domain/time/instant'
import type { CalendarDate, Zone } from '../../domain/plants/reading'
import { useServices } from '../services/services-context'
import { ownZone } from './own-zone'

/** The date now in a record's zone; where none is known, in the person's own. */
export function useToday(zone: Zone | null | undefined): () => CalendarDate {
  const { clock } = useServices()
  return () => calendarDate(clock.now(), zone ?? ownZone())
}
