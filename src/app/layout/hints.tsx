import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../console/icon'
import { useText } from '../../console/use-text'
import { useIdentity } from '../use-identity'

const WHERE = { mail: '/account/settings/base', weak: '/account/settings/security' } as const
type Hint = keyof typeof WHERE

/** Quiet banners about the account: no e-mail linked, weak password (specification 1). */
export function Hints() {
  const t = useText('console')
  const identity = useIdentity()
  const [hidden, setHidden] = useState<readonly Hint[]>([])
  const due: Hint[] = identity
    ? [...(identity.weak ? (['weak'] as const) : []), ...(identity.noMail ? (['mail'] as const) : [])]
    : []
  return due
    .filter((hint) => !hidden.includes(hint))
    .map((hint) => (
      <aside key={hint} className="shell-hint" aria-label={t(`hint.${hint}Action`)}>
        <Icon name="warning" size={18} />
        <p>
          {t(`hint.${hint}`)} <Link to={WHERE[hint]}>{t(`hint.${hint}Action`)}</Link>
        </p>
        <button
          type="button"
          aria-label={t('hint.dismiss')}
          title={t('hint.dismiss')}
          onClick={() => setHidden([...hidden, hint])}
        >
          <Icon name="close" size={18} />
        </button>
      </aside>
    ))
}
