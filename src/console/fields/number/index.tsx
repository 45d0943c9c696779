import { plausibleNumber } from '../../../domain/values/plausible'
import { scale } from '../../../domain/values/quantity'
import { lazyPart } from '../../../kit/parts/lazy-part'
import { ToneMark } from '../tone-mark'
import type { CellProps, FieldView } from '../types'
import { lowTone } from './low-tone'

function Cell({ value, field }: CellProps) {
  const known = plausibleNumber(value)
  const whole = 'whole' in field && field.whole === true
  const tone = lowTone(known, field.kind === 'number' ? field.low : undefined)
  const digits = (
    <span className="tabular-nums" title={String(value)}>
      {scale(known, whole ? 'count' : 'none')?.digits}
    </span>
  )
  if (tone === null) return digits
  return (
    <span className="hg-cell-line hg-tone" data-tone={tone}>
      <ToneMark tone={tone} /> {digits}
    </span>
  )
}

export const number: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.NumberInput)),
  Filter: lazyPart(() => import('./filter').then((part) => part.NumberFilter)),
}
