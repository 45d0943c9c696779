import { Link } from 'react-router'
import { lazyPart } from '../../lazy-part'
import { recordAddress } from '../../record/address'
import { useDesk } from '../../use-desk'
import { useWorkbench } from '../../workbench-context'
import type { CellProps, FieldView } from '../types'
import { useTitle } from '../use-title'

function Known(props: { to: string; id: string | number }) {
  const { plans } = useWorkbench()
  const { state } = useDesk()
  const title = useTitle(props.to, props.id) ?? String(props.id)
  const address = recordAddress(plans.get(props.to), props.id, state.plant?.id ?? null)
  if (address === null) return <span className="hg-cell-text">{title}</span>
  return (
    <Link className="hg-cell-text" to={address} title={title} onClick={(event) => event.stopPropagation()}>
      {title}
    </Link>
  )
}

function Cell({ field, value }: CellProps) {
  if (field.kind !== 'reference' || (typeof value !== 'string' && typeof value !== 'number')) return null
  return <Known to={field.to} id={value} />
}

export const reference: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.ReferenceInput)),
  Filter: lazyPart(() => import('./filter').then((part) => part.ReferenceFilter)),
}
