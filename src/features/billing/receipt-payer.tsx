import { MISSING } from '../../domain/values/quantity'
import { loginUser } from '../../transport/calls/user'
import { useCall } from '../../console/data/use-call'
import { SkeletonBlock } from '../../kit/panel/panel'
import { ErrorState } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import css from './billing.module.css'

/** Whom a purchase is billed to, and the button that puts the page on paper. */
export function ReceiptPayer() {
  const words = useText('words')
  const paper = useText('communication')
  const who = useCall(['receipt-payer', 'own'], loginUser())
  if (who.data === undefined)
    return who.fault ? <ErrorState fault={who.fault} retry={who.retry} /> : <SkeletonBlock height={56} />
  const { user, organisation } = who.data
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
