import { plausibleNumber } from '../../../domain/values/plausible'
import { printed, scale, truncate } from '../../../domain/values/quantity'
import type { Companions } from '../../../schema/field'
import { aboveUsual } from '../../../domain/energy/rates'
import { unitOf } from '../../../schema/kinds/numbers'
import { ValueView } from '../../../kit/figure/figure-view'
import { useResourceText } from '../../text/use-resource-text'
import type { CellProps } from '../types'
import './accompanied.css'

/** A number with what stands beside it: a bar, a difference, or an arrow. What they show is said in words as well. */
export function Accompanied(props: CellProps) {
  const { value, field } = props
  const { bar, against, direction, signs } = field as Companions
  const text = useResourceText(props.plan)
  const number = plausibleNumber(value)
  const way = number === null || number === 0 ? undefined : signs?.[number < 0 ? 0 : 1]
  return (
    <span className="hg-inline hg-end hg-company">
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

type Beside = CellProps & { readonly other: string }

function Bar({ plan, record, other }: Beside) {
  const text = useResourceText(plan)
  const share = plausibleNumber(record[other])
  if (share === null) return <span className="hg-company-bar" aria-hidden="true" />
  const caption = `${text.field(other)}: ${printed(scale(share, '%'))}`
  return (
    <span className="hg-company-bar hg-cell-bar" title={caption}>
      <span className="hg-sr">{caption}</span>
      <span aria-hidden="true" style={{ width: `${Math.min(100, Math.max(0, share))}%` }} />
    </span>
  )
}

/** Whole percent of what it is measured by; nothing where that is next to nothing. */
function Difference({ plan, field, value, record, other }: Beside) {
  const text = useResourceText(plan)
  const [own, usual] = [plausibleNumber(value), plausibleNumber(record[other])]
  const share = aboveUsual(own, usual)
  if (usual === null || share === null)
    return <span className="hg-soft hg-caption hg-fixed hg-digits hg-company-than" />
  const sign = share > 0 ? '+' : share < 0 ? '−' : '±'
  const shown = `${sign}${Math.min(999, Math.abs(share))}\u2009%`
  const caption = `${text.field(other)}: ${printed(scale(usual, unitOf(field) ?? 'none'))}`
  return (
    <span
      className="hg-soft hg-caption hg-fixed hg-digits hg-company-than"
      title={`${caption} (${truncate(usual)})`}
    >
      {shown}
      <span className="hg-sr">{` (${caption})`}</span>
    </span>
  )
}

const ARROWS: Readonly<Record<string, string>> = {
  charging: 'M6 10.5v-9M2.5 5 6 1.5 9.5 5',
  discharging: 'M6 1.5v9M2.5 7 6 10.5 9.5 7',
}

function Arrow({ plan, record, other }: Beside) {
  const text = useResourceText(plan)
  const word = record[other]
  const path = typeof word === 'string' && Object.hasOwn(ARROWS, word) ? ARROWS[word] : undefined
  if (path === undefined) return <span className="hg-company-way" aria-hidden="true" />
  const caption = text.choice(other, String(word))
  return (
    <span className="hg-company-way" data-way={String(word)} title={caption}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={path} />
      </svg>
      <span className="hg-sr">{caption}</span>
    </span>
  )
}
