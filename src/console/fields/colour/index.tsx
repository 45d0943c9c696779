import { lazyPart } from '../../../kit/parts/lazy-part'
import { text } from '../text/index'
import type { CellProps, FieldView } from '../types'

function Cell(props: CellProps) {
  const code = String(props.value)
  return (
    <span className="hg-cell-line">
      <span
        className="w-4 h-4 border border-line-strong rounded-[4px]"
        style={{ background: code }}
        aria-hidden="true"
      />
      <code>{code}</code>
    </span>
  )
}

export const colour: FieldView = {
  ...text,
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.ColourInput)),
}
