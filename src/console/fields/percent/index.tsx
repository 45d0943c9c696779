import { plausibleNumber } from '../../../domain/values/plausible'
import { ValueView } from '../../../kit/figure/figure-view'
import { number } from '../number/index'
import type { CellProps, FieldView } from '../types'

/** The bar repeats what the number says, so it is silent. */
function Cell({ value }: CellProps) {
  const share = plausibleNumber(value)
  const width = Math.min(100, Math.max(0, share ?? 0))
  return (
    <span className="hg-inline justify-end min-w-0 hg-cell-percent">
      <span className="hg-cell-bar" aria-hidden="true">
        <span className="block h-full rounded-[2px] bg-primary" style={{ width: `${width}%` }} />
      </span>
      <ValueView value={share} unit="%" />
    </span>
  )
}

export const percent: FieldView = { ...number, Cell }
