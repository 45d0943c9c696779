import { plausibleNumber } from '../../../domain/plausible'
import { unitOf } from '../../../schema/kinds/numbers'
import { ValueView } from '../../figure-view'
import { number } from '../number/index'
import type { CellProps, FieldView } from '../types'

/** Scaled and cut for the eye; the raw value is at hand (specification 9). */
function Cell({ value, field }: CellProps) {
  return <ValueView value={plausibleNumber(value)} unit={unitOf(field) ?? 'none'} />
}

/** Numbers with a unit: it stands at the end of input and filter. */
export const quantity: FieldView = { ...number, Cell }
