import { Icon } from '../../../kit/icon/icon'
import { lazyPart } from '../../../kit/parts/lazy-part'
import { useResourceText } from '../../text/use-resource-text'
import type { CellProps, FieldView } from '../types'

function Cell({ plan, name, value }: CellProps) {
  const on = value === true
  return (
    <span className="hg-cell-line hg-tone" data-tone={on ? undefined : 'quiet'}>
      <Icon name={on ? 'check' : 'minus'} size={14} />
      {useResourceText(plan).choice(name, on ? 'yes' : 'no')}
    </span>
  )
}

export const flag: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.FlagInput)),
  Filter: lazyPart(() => import('../choice/filter').then((part) => part.FlagFilter)),
}
