import { lazyPart } from '../../../kit/parts/lazy-part'
import { useResourceText } from '../../text/use-resource-text'
import type { CellProps, FieldView } from '../types'

function Cell({ plan, name, value }: CellProps) {
  const label = useResourceText(plan).choice(name, String(value))
  return (
    <span className="hg-cell-text" title={label}>
      {label}
    </span>
  )
}

export const choice: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.ChoiceInput)),
  Filter: lazyPart(() => import('./filter').then((part) => part.ChoiceFilter)),
}
