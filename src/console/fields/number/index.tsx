import { plausibleNumber } from '../../../domain/values/plausible'
import { scale } from '../../../domain/values/quantity'
import { lazyPart } from '../../../kit/parts/lazy-part'
import type { CellProps, FieldView } from '../types'

function Cell({ value, field }: CellProps) {
  const known = plausibleNumber(value)
  const whole = 'whole' in field && field.whole === true
  return (
    <span className="hg-digits" title={String(value)}>
      {scale(known, whole ? 'count' : 'none')?.digits}
    </span>
  )
}

export const number: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.NumberInput)),
  Filter: lazyPart(() => import('./filter').then((part) => part.NumberFilter)),
}
