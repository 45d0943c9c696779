import { isZone, localTime } from '../../../domain/time/instant'
import { lazyPart } from '../../../kit/parts/lazy-part'
import { useNow } from '../../../kit/time/use-now'
import { text } from '../text/index'
import type { CellProps, FieldView } from '../types'

function Cell(props: CellProps) {
  const now = useNow()
  const zone = String(props.value)
  if (!isZone(zone)) return <>{zone}</>
  const { time, offset } = localTime(now, zone)
  return (
    <span className="hg-cell-text" title={`${time}, ${offset}`}>
      {zone} <span className="hg-cell-soft">{offset}</span>
    </span>
  )
}

export const timezone: FieldView = {
  ...text,
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.TimezoneInput)),
}
