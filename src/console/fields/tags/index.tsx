import { lazyPart } from '../../../kit/parts/lazy-part'
import { Chips } from '../chips'
import type { CellProps, FieldView } from '../types'

function Cell({ value }: CellProps) {
  return <Chips words={Array.isArray(value) ? value.map(String) : []} />
}

export const tags: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.TagsInput)),
  Filter: lazyPart(() => import('../text/filter').then((part) => part.WordsFilter)),
}
