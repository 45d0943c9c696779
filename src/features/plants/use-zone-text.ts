import type { EpochSeconds, Zone } from '../../domain/plants/reading'
import { localTime } from '../../domain/time/instant'
import { useText } from '../../kit/text/use-text'

/** Whose clock the times beside it are on: the plant's, or another one that was chosen. */
export function useZoneText(): (zone: Zone, ofPlant: Zone, at: EpochSeconds) => string {
  const t = useText('plant')
  const words = useText('words')
  return (zone, ofPlant, at) => {
    const { abbreviation, offset } = localTime(at, zone)
    const known = [abbreviation, offset].filter(Boolean).join(', ')
    if (zone === ofPlant) return t('day.zone', { zone, offset: known })
    return `${words('fields.zone')}: ${zone === 'UTC' ? zone : `${zone} (${known})`}`
  }
}
