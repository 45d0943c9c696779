import { Link } from 'react-router'
import { lazyPart } from '../../lazy-part'
import { recordAddress } from '../../record/address'
import { useDesk } from '../../use-desk'
import { useGranted } from '../../use-granted'
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

function Cell({ field, name, value, record }: CellProps) {
  const to = field.kind === 'reference' ? field.to : ''
  const { plans } = useWorkbench()
  const readable = useGranted(to, ['read']).has('read') || plans.get(to).name === 'plants'
  if (typeof value !== 'string' && typeof value !== 'number') return null
  if (readable) return <Known to={to} id={value} />
  // Who may not read the other record still reads what this one says of it, and no id in its place.
  const told = record[`${name}Title`]
  return <span className="hg-cell-text">{typeof told === 'string' ? told : '--'}</span>
}

export const reference: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.ReferenceInput)),
  Filter: lazyPart(() => import('./filter').then((part) => part.ReferenceFilter)),
}
