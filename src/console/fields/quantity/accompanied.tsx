import { plausibleNumber } from '../../../domain/values/plausible'
import { printed, scale } from '../../../domain/values/quantity'
import type { Companions } from '../../../schema/field'
import { unitOf } from '../../../schema/kinds/numbers'
import { ValueView } from '../../../kit/figure/figure-view'
import { useResourceText } from '../../text/use-resource-text'
import type { CellProps } from '../types'
import { Arrow, type Beside, Difference } from './difference'
import css from './accompanied.module.css'

/** A number with what stands beside it: a bar, a difference, or an arrow. What they show is said in words as well. */
export function Accompanied(props: CellProps) {
  const { value, field } = props
  const { bar, against, direction, signs } = field as Companions
  const text = useResourceText(props.plan)
  const number = plausibleNumber(value)
  const way = number === null || number === 0 ? undefined : signs?.[number < 0 ? 0 : 1]
  return (
    <span className={`hg-inline justify-end ${css['company']} max-w-full whitespace-nowrap`}>
      {bar !== undefined && <Bar {...props} other={bar} />}
      {direction !== undefined && <Arrow {...props} other={direction} />}
      <ValueView
        value={way === undefined || number === null ? number : Math.abs(number)}
        unit={unitOf(field) ?? 'none'}
      />
      {way !== undefined && <span className="hg-cell-soft"> {text.choice(props.name, way)}</span>}
      {against !== undefined && <Difference {...props} other={against} />}
    </span>
  )
}

function Bar({ plan, record, other }: Beside) {
  const text = useResourceText(plan)
  const share = plausibleNumber(record[other])
  if (share === null) return <span className="flex-none w-10" aria-hidden="true" />
  const caption = `${text.field(other)}: ${printed(scale(share, '%'))}`
  return (
    <span className="hg-cell-bar flex-none! w-10!" title={caption}>
      <span className="sr-only">{caption}</span>
      <span
        aria-hidden="true"
        className="block h-full rounded-[2px] bg-primary"
        style={{ width: `${Math.min(100, Math.max(0, share))}%` }}
      />
    </span>
  )
}
