import { lazyPart } from '../../../kit/parts/lazy-part'
import { useResourceText } from '../../text/use-resource-text'
import { Chips } from '../chips'
import { choice } from '../choice/index'
import type { CellProps, FieldView } from '../types'

function Cell({ plan, name, value }: CellProps) {
  const text = useResourceText(plan)
  const field = plan.fields[name]
  const of = field?.kind === 'multiChoice' && field.counted ? field.of.length : undefined
  const words = Array.isArray(value) ? value.map((word) => text.choice(name, String(word))) : []
  return <Chips words={words} of={of} />
}

export const multiChoice: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.MultiChoiceInput)),
  Filter: choice.Filter,
}
