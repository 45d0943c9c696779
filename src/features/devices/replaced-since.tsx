import { lastReplacement } from '../../domain/devices/replacement'
import { zonedInstant } from '../../domain/time/instant'
import type { Zone } from '../../domain/plants/reading'
import { MISSING } from '../../domain/values/quantity'
import { useCapability } from '../../console/access/use-capability'
import { useCall } from '../../console/data/use-call'
import { useShownZone } from '../../console/data/use-preferences'
import { useText } from '../../kit/text/use-text'
import { deviceNotes } from '../../transport/calls/device-detail'

/** Records of a device that are looked through. */
export const MOST_NOTES = 200

/** Since when the serial number counts that stands in the place of another; nothing where none was replaced. */
export function ReplacedSince({ device, zone }: { device: number | null; zone: Zone | null }) {
  const t = useText('devices')
  const shown = useShownZone()(zone ?? 'UTC')
  const kept = useCapability('deviceRecords') === true
  const notes = useCall(
    ['device-records', device],
    kept && device !== null ? deviceNotes(device, 1, MOST_NOTES) : null,
  )
  const last = lastReplacement(notes.data?.rows ?? [])
  if (last === null) return null
  const { after, before, at } = last
  return <>{t('replace.since', { after, before: before ?? MISSING, time: zonedInstant(at, shown) })}</>
}
