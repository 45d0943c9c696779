import { Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { regionOfSelection } from '../../domain/place/region'
import { offersThirdLogin } from '../../domain/people/third-party'
import { lazyPart } from '../../kit/parts/lazy-part'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import { AppDownload } from './app-download'
import { LoginForm } from './login-form'
import { type LoginBrand, LoginFrame } from './login-frame'
import { markRead, PrivacyNotice } from './privacy-notice'
import { useRegionView } from './region/use-region-view'
import { useLoginRegion } from './use-login-region'

const RegionChoice = lazyPart(() => import('./region/region-choice').then((part) => part.RegionChoice))
const ThirdButtons = lazyPart(() => import('./third/third-buttons').then((part) => part.ThirdButtons))

/** Why somebody was sent here; kept in the history entry, so that a reload still says it. */
const REASONS = {
  ended: 'login.ended',
  out: 'login.out',
  switched: 'login.switched',
  registered: 'sign-in:done.registered',
  reset: 'sign-in:done.reset',
} as const
export type LoginReason = keyof typeof REASONS

function heldIn(state: unknown): { reason: LoginReason | null; account: string | undefined } {
  const held = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>
  const reason = (Object.keys(REASONS) as LoginReason[]).find((one) => one === held['reason'])
  return {
    reason: reason ?? null,
    account: typeof held['account'] === 'string' ? held['account'] : undefined,
  }
}

/** The sign-in page, and the region screen as a view of it. */
export function Login(props: {
  brand: LoginBrand
  languages: readonly string[]
  /** The first key is pressed: time to fetch what comes after sign-in. */
  onTyping: () => void
}) {
  const t = useText('console')
  const { configuration, storage } = useServices()
  const { state } = useLocation()
  const { reason, account } = heldIn(state)
  const { brand } = props
  const here = regionOfSelection(storage.regionChoice())
  const where = useLoginRegion()
  const view = useRegionView()
  const [typed, setTyped] = useState(account ?? '')

  useEffect(() => {
    if (view.open) return
    document.getElementById(account === undefined ? 'login-account' : 'login-password')?.focus()
    // Only when the form appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [view.open])

  return (
    <LoginFrame brand={brand} languages={props.languages}>
      {view.open && (
        <Suspense fallback={null}>
          <RegionChoice
            chosen={where.code}
            onBack={view.leave}
            onChoose={(code) => {
              where.choose(code)
              view.leave()
            }}
          />
        </Suspense>
      )}
      {/* What was typed outlives a look at the region screen. */}
      <div className="hg-stack gap-5 [&[hidden]]:hidden" hidden={view.open}>
        <h1>{t('login.title')}</h1>
        {reason && (
          <p className="hg-card py-3 px-4" role="status">
            {t(REASONS[reason], {
              region: t(here === 'CHINA' ? 'region.china' : 'region.international'),
            })}
          </p>
        )}
        <LoginForm
          phone={brand.phone}
          account={account}
          where={where}
          onTyping={props.onTyping}
          onAccount={setTyped}
          onSignedIn={() => markRead(storage)}
        />
        {offersThirdLogin(configuration) && (
          <Suspense fallback={<div className="min-h-19" />}>
            <ThirdButtons />
          </Suspense>
        )}
        <nav className="hg-wrap justify-between gap-x-5 gap-y-1" aria-label={t('login.links')}>
          {brand.register && <Link to="/register">{t('login.register')}</Link>}
          {brand.forgot && (
            <Link to="/forgetPassword" state={{ account: typed.trim() }}>
              {t('login.forgot')}
            </Link>
          )}
        </nav>
        {brand.notice && <PrivacyNotice />}
        {brand.app && <AppDownload app={brand.app} />}
      </div>
    </LoginFrame>
  )
}
