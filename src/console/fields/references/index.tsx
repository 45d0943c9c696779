import { lazyPart } from '../../../kit/parts/lazy-part'
import { idsIn, targetOf, toldTitle } from '../../../schema/references'
import { useSignedInServices } from '../../services/signed-in-context'
import { useGranted } from '../../access/use-granted'
import { Known, reference } from '../reference/index'
import type { CellProps, FieldView } from '../types'

/** The titles of the others, each a way to it; who may not read them reads what the record itself says. */
function Cell({ field, name, value, record }: CellProps) {
  const to = targetOf(field) ?? ''
  const { plans } = useSignedInServices()
  const readable = useGranted(to, ['read']).has('read') || plans.get(to).name === 'plants'
  if (!readable) return <span className="hg-cell-text">{toldTitle(record, name) ?? '--'}</span>
  return (
    <span className="hg-wrap gap-x-2 gap-y-0 min-w-0">
      {idsIn(value).map((id) => (
        <Known key={id} to={to} id={id} fallback={null} />
      ))}
    </span>
  )
}

export const references: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.ReferencesInput)),
  Filter: reference.Filter,
}
