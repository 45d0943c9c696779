import { Suspense, useState } from 'react'
import { useMay } from '../../console/access/gate'
import { Icon } from '../../kit/icon/icon'
import { MenuButton } from '../../kit/menu/menu-button'
import { afterAsking } from '../../kit/unsaved/works'
import { useServices } from '../../console/services/services-context'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useText } from '../../kit/text/use-text'
import { ACCOUNT_ENTRIES, isOffered } from '../account-entries'
import { AccountLink } from '../account-link'
import { useBrand } from '../brand-context'
import { queuedRecords } from '../../providers/queued-writes'
import { lazyPart } from '../../kit/parts/lazy-part'
import { useConsent } from '../notices/consent-state'
import { mayOpenAccount, useIdentity, useSession } from '../use-identity'
import { IdentityChoices } from './identity-menu'

const WhyHidden = lazyPart(() => import('../../console/access/why-hidden').then((part) => part.WhyHidden))
const DiscardQueue = lazyPart(() => import('./discard-queue').then((part) => part.DiscardQueue))
const SeeAs = lazyPart(() => import('../../features/people/see-as').then((part) => part.SeeAs))

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
  const { queue } = useSignedInServices()
  const [dialog, setDialog] = useState<'why' | 'seeAs' | 'leave' | null>(null)
  const shut = () => setDialog(null)

  const logOut = async () => {
    await auth.logout({})
    props.onSignedOut()
  }

  return (
    <>
      <MenuButton
        // What is seen comes first: it is what one says to speech input (WCAG 2.5.3).
        label={identity?.name ? `${name}, ${t('menu.accountMenu')}` : t('menu.accountMenu')}
        face={
          <>
            <span
              className="hg-center text-caption font-semibold w-7 h-7 rounded-full bg-primary-wash text-primary-ink"
              aria-hidden="true"
            >
              {[...name][0]?.toUpperCase()}
            </span>
            <span className="truncate max-w-[16ch] max-[1101px]:hidden">{name}</span>
          </>
        }
      >
        {(close) => (
          <>
            {identity && (
              <p className="text-ink-soft text-caption grid py-2 px-3">
                <strong className="text-ink text-body">{name}</strong>
                <span>{identity.words}</span>
              </p>
            )}
            <UnsealedLine />
            <div className="shell-identities-narrow hidden">
              <IdentityChoices close={close} />
            </div>

            {entries.length > 0 && (
              <ul>
                {entries.map((entry) => (
                  <li key={entry.name}>
                    <AccountLink name={entry.name} onClick={close}>
                      <Icon name={entry.icon} />
                      {t(`menu.${entry.label}`)}
                    </AccountLink>
                  </li>
                ))}
              </ul>
            )}
            <AccessEntries
              open={(which) => {
                close()
                setDialog(which)
              }}
            />
            <ul>
              <PrivacyEntry close={close} />
              <li>
                <button
                  type="button"
                  onClick={() => {
                    close()
                    if (queue.getState().writes.length === 0) afterAsking(() => void logOut())
                    else setDialog('leave')
                  }}
                >
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
        {dialog === 'leave' && (
          <DiscardQueue
            count={queuedRecords(queue.getState().writes)}
            button={t('menu.logout')}
            onDone={() => void logOut()}
            onClose={shut}
          />
        )}
      </Suspense>
    </>
  )
}

/** What is hidden and why; and, for people who may change roles, the console as others see it. */
function AccessEntries({ open }: { open(which: 'why' | 'seeAs'): void }) {
  const t = useText('console')
  const mayPreview = useMay('roles', 'seeAs')
  return (
    <ul>
      {mayPreview && (
        <li>
          <button type="button" onClick={() => open('seeAs')}>
            <Icon name="eye" />
            {t('menu.seeAs')}
          </button>
        </li>
      )}
      <li>
        <button type="button" onClick={() => open('why')}>
          <Icon name="eyeOff" />
          {t('menu.why')}
        </button>
      </li>
    </ul>
  )
}

/** Where sealing is wanted and cannot be had, this says so for as long as it is so. */
function UnsealedLine() {
  const t = useText('platform')
  const { sealing, sealLack } = useServices()
  const text = t(sealLack === 'key' ? 'unsealed.noKey' : 'unsealed.text')
  return (
    sealing === 'unavailable' && (
      <p className="text-ink-soft text-caption max-w-75 py-2 px-3 border-b border-b-line">{text}</p>
    )
  )
}

/** Leads back to the question about the provider's counting of visits. */
function PrivacyEntry(props: { close: () => void }) {
  const t = useText('platform')
  const { host, ask } = useConsent()
  if (host === null) return null
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          props.close()
          ask()
        }}
      >
        <Icon name="shield" />
        {t('consent.choices')}
      </button>
    </li>
  )
}
