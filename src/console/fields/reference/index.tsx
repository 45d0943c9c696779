import { Link } from 'react-router'
import { lazyPart } from '../../../kit/parts/lazy-part'
import { recordAddress } from '../../record/address'
import { useCurrentPlant } from '../../data/use-current-plant'
import { useGranted } from '../../access/use-granted'
import { useSignedInServices } from '../../services/signed-in-context'
import type { CellProps, FieldView } from '../types'
import { useTitle } from '../use-title'

/** Title of another record; until it is loaded, the title that this record carries, or nothing. */
export function Known(props: { to: string; id: string | number; fallback: unknown }) {
  const { plans } = useSignedInServices()
  const { state } = useCurrentPlant()
  const known = useTitle(props.to, props.id)
  const fallback = typeof props.fallback === 'string' ? props.fallback : null
  const title = known === undefined ? (fallback ?? '') : (known ?? fallback ?? String(props.id))
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
  const { plans } = useSignedInServices()
  const readable = useGranted(to, ['read']).has('read') || plans.get(to).name === 'plants'
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const fallback = record[`${name}Title`]
  if (readable) return <Known to={to} id={value} fallback={fallback} />
  // Who may not read the other record still reads what this one says of it, and no id in its place.
  return <span className="hg-cell-text">{typeof fallback === 'string' ? fallback : '--'}</span>
}

export const reference: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.ReferenceInput)),
  Filter: lazyPart(() => import('./filter').then((part) => part.ReferenceFilter)),
}
