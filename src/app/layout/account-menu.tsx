import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../console/gate'
import { Icon } from '../../console/icon'
import { MenuButton } from '../../console/menu-button'
import { useServices } from '../../console/services-context'
import { useText } from '../../console/use-text'
import { ACCOUNT_ENTRIES, isOffered } from '../account-entries'
import { useBrand } from '../brand-context'
import { lazyPart } from '../lazy-part'
import { mayOpenAccount, useIdentity, useSession } from '../use-identity'

const WhyHidden = lazyPart(() => import('../../console/access/why-hidden').then((part) => part.WhyHidden))
const SeeAs = lazyPart(() => import('../../console/access/see-as').then((part) => part.SeeAs))

/** The entries of specification 2 under the account's name; what a switch turns off is not there. */
export function AccountMenu(props: { onSignedOut: () => void }) {
  const t = useText('console')
  const { auth } = useServices()
  const { offers } = useBrand()
  const identity = useIdentity()
  const entries = mayOpenAccount(useSession())
    ? ACCOUNT_ENTRIES.filter((entry) => entry.menu && isOffered(entry, offers))
    : []
  const name = identity?.name ?? t('menu.account')
  const mayPreview = useMay('roles', 'seeAs')
  const [dialog, setDialog] = useState<'why' | 'seeAs' | null>(null)
  const shut = () => setDialog(null)

  const logOut = async () => {
    await auth.logout({})
    props.onSignedOut()
  }

  return (
    <>
      <MenuButton
        label={`${t('menu.accountMenu')}: ${name}`}
        face={
          <>
            <span className="shell-avatar" aria-hidden="true">
              {[...name][0]?.toUpperCase()}
            </span>
            <span className="shell-face-text">{name}</span>
          </>
        }
      >
        {(close) => (
          <>
            {identity && (
              <p className="shell-menu-title">
                <strong>{name}</strong>
                <span>{identity.words}</span>
              </p>
            )}
            {entries.length > 0 && (
              <ul>
                {entries.map((entry) => (
                  <li key={entry.name}>
                    <Link to={`/account/settings/${entry.name}`} onClick={close}>
                      <Icon name={entry.icon} />
                      {t(`menu.${entry.label}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <ul>
              {mayPreview && (
                <li>
                  <button
                    type="button"
                    onClick={() => {
                      close()
                      setDialog('seeAs')
                    }}
                  >
                    <Icon name="eye" />
                    {t('menu.seeAs')}
                  </button>
                </li>
              )}
              <li>
                <button
                  type="button"
                  onClick={() => {
                    close()
                    setDialog('why')
                  }}
                >
                  <Icon name="eyeOff" />
                  {t('menu.why')}
                </button>
              </li>
            </ul>
            <ul>
              <li>
                <button type="button" onClick={() => void logOut()}>
                  <Icon name="logout" />
                  {t('menu.logout')}
                </button>
              </li>
            </ul>
          </>
        )}
      </MenuButton>
      <Suspense>
        {dialog === 'why' && <WhyHidden onClose={shut} />}
        {dialog === 'seeAs' && <SeeAs onClose={shut} />}
      </Suspense>
    </>
  )
}
