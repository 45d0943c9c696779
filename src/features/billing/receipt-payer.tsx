import { useSyncExternalStore } from 'react'
import { MISSING } from '../../domain/values/quantity'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import css from './billing.module.css'

/** Whom a purchase is billed to, and the button that puts the page on paper. */
export function ReceiptPayer() {
  const words = useText('words')
  const paper = useText('communication')
  const { session } = useServices()
  const { identity } = useSyncExternalStore(session.subscribe, session.getState)
  if (identity === null) return null
  const { user, organisation } = identity
  const facts = [
    [words('fields.name'), user.name ?? user.username],
    [words('fields.email'), user.email],
    ...(organisation === null ? [] : [[words('fields.organisation'), organisation.name] as const]),
  ] as const
  return (
    <div className={css['payer']}>
      <dl className={css['figures']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? MISSING}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="hg-button" onClick={() => window.print()}>
        {paper('share.print')}
      </button>
    </div>
  )
}
