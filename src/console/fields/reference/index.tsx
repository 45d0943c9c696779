import { Link } from 'react-router'
import { lazyPart } from '../../../kit/parts/lazy-part'
import { recordAddress } from '../../record/address'
import { useCurrentPlant } from '../../data/use-current-plant'
import { useGranted } from '../../access/use-granted'
import { useSignedInServices } from '../../services/signed-in-context'
import type { CellProps, FieldView } from '../types'
import { useTitle } from '../use-title'

/** What the record itself says of the other stands until that one has told its title, and nothing where it says none. */
export function Known(props: { to: string; id: string | number; told: unknown }) {
  const { plans } = useSignedInServices()
  const { state } = useCurrentPlant()
  const known = useTitle(props.to, props.id)
  const told = typeof props.told === 'string' ? props.told : null
  const title = known === undefined ? (told ?? '') : (known ?? told ?? String(props.id))
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
  const told = record[`${name}Title`]
  if (readable) return <Known to={to} id={value} told={told} />
  // Who may not read the other record still reads what this one says of it, and no id in its place.
  return <span className="hg-cell-text">{typeof told === 'string' ? told : '--'}</span>
}

export const reference: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.ReferenceInput)),
  Filter: lazyPart(() => import('./filter').then((part) => part.ReferenceFilter)),
}
