import type { Zone } from '../../../domain/plants/reading'
import type { Field } from '../../../schema/field'
import { useShownZone } from '../../data/use-preferences'
import { ownZone } from '../own-zone'

/**
 * Zone of the days that a field is filtered by, the same in the editor and in the words of the filter: that in which its
 * times are shown, the person's own where the rows are of many zones. A field that holds a day is shown in UTC.
 */
export function useDayZone(): (field: Field, listZone: Zone | null) => Zone {
  const shown = useShownZone()
  return (field, listZone) => {
    if (field.kind === 'instant' && field.day) return listZone ?? 'UTC'
    return shown(listZone) ?? ownZone()
  }
}
