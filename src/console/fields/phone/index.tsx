import { identifierOf } from '../../../domain/people/identity'
import { lazyPart } from '../../../kit/parts/lazy-part'
import { text } from '../text/index'
import type { CellProps, FieldView } from '../types'

function Cell(props: CellProps) {
  const shown = String(props.value)
  return (
    <a className="tabular-nums" href={`tel:${identifierOf(shown)}`}>
      {shown}
    </a>
  )
}

export const phone: FieldView = {
  ...text,
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.PhoneInput)),
}
