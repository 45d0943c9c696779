import { plausibleNumber } from '../../../domain/values/plausible'
import { unitOf } from '../../../schema/kinds/numbers'
import { ValueView } from '../../../kit/figure/figure-view'
import { lazyPart } from '../../../kit/parts/lazy-part'
import { number } from '../number/index'
import type { CellProps, FieldView } from '../types'
import { withPart } from '../with-part'

/** Scaled and cut for the eye; the raw value is at hand (specification 9). */
function Plain({ value, field }: CellProps) {
  return <ValueView value={plausibleNumber(value)} unit={unitOf(field) ?? 'none'} />
}

const Accompanied = withPart(
  lazyPart(() => import('./accompanied').then((part) => part.Accompanied)),
  Plain,
)

function Cell(props: CellProps) {
  const { field } = props
  return 'bar' in field || 'against' in field || 'direction' in field || 'signs' in field ? (
    <Accompanied {...props} />
  ) : (
    <Plain {...props} />
  )
}

/** Numbers with a unit: it stands at the end of input and filter. */
export const quantity: FieldView = { ...number, Cell }
