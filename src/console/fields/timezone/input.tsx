import { useMemo } from 'react'
import { isZone, localTime, zoneOffset } from '../../../domain/time/instant'
import { useServices } from '../../services/services-context'
import { WordSelect } from '../word-select'
import type { InputProps } from '../types'

/** All zones of the platform by their current offset, searched by any part of the name. */
export function TimezoneInput(props: InputProps) {
  const { clock } = useServices()
  const options = useMemo(() => {
    const now = clock.now()
    return Intl.supportedValuesOf('timeZone')
      .filter(isZone)
      .map((zone) => ({ zone, east: zoneOffset(now, zone), offset: localTime(now, zone).offset }))
      .sort((one, other) => one.east - other.east || one.zone.localeCompare(other.zone))
      .map(({ zone, offset }) => ({ value: zone, label: `${zone.replaceAll('_', ' ')} (${offset})` }))
  }, [clock])
  return <WordSelect input={props} options={options} />
}
