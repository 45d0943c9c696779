import { lastReplacement } from '../../domain/devices/replacement'
import { zonedInstant } from '../../domain/time/instant'
import type { Zone } from '../../domain/plants/reading'
import { MISSING } from '../../domain/values/quantity'
import { useShownZone } from '../../console/data/use-preferences'
import { useText } from '../../kit/text/use-text'
import { useDeviceNotes } from './use-device-notes'

/** Since when the serial number counts that stands in the place of another; nothing where none was replaced. */
export function ReplacedSince({ device, zone }: { device: number | null; zone: Zone | null }) {
  const t = useText('devices')
  const shown = useShownZone()(zone ?? 'UTC')
  const notes = useDeviceNotes(device)
  const last = lastReplacement(notes.data?.rows ?? [])
  if (last === null) return null
  const { after, before, at } = last
  return <>{t('replace.since', { after, before: before ?? MISSING, time: zonedInstant(at, shown) })}</>
}
