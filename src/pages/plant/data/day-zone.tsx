import type { ReactNode } from 'react'
import type { EpochSeconds, Plant } from '../../../domain/plants/reading'
import { localTime, type PlantDay } from '../../../domain/time/instant'
import { useText } from '../../../kit/text/use-text'

/** Whose clock the axis of a day follows, and what else there is to say about the day. */
export function DayZone(props: { plant: Plant; day: PlantDay; now: EpochSeconds; children?: ReactNode }) {
  const t = useText('plant')
  const { day, now } = props
  const local = localTime(Math.min(now, day.to - 1), day.zone)
  return (
    <p className="mt-2 text-ink-soft text-caption">
      {t(props.plant.zone === null ? 'day.noZone' : 'day.zone', {
        zone: day.zone,
        offset: [local.abbreviation, local.offset].filter(Boolean).join(', '),
      })}
      {props.children}
    </p>
  )
}
