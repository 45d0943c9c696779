import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import './account-area.css'
import { USER_PERMISSION } from '../domain/people/permission'
import { Icon } from '../kit/icon/icon'
import { iconNamed } from '../kit/icon/icon-named'
import type { Plan } from '../schema/compile'
import { Gate } from '../console/access/gate'
import { plansAt } from '../console/routes/routes'
import { useServices } from '../console/services/services-context'
import { useSignedInServices } from '../console/services/signed-in-context'
import { useResourceText } from '../console/text/use-resource-text'
import { ErrorState } from '../kit/states/states'
import { useText } from '../kit/text/use-text'
import { NoPermission } from '../pages/no-permission/no-permission'
import { NotFound } from '../pages/not-found/not-found'
import { ACCOUNT_ENTRIES, isOffered } from './account-entries'
import { AccountLink } from './account-link'
import { useBrand } from './brand-context'
import { lazyPart } from '../kit/parts/lazy-part'
import { PageLoading } from './page-loading'
import { PartLoading } from './part-loading'
import { ACCOUNT_SETTINGS, type AccountSetting } from './routes'
import { mayOpenAccount, useSession } from './use-identity'

/** The settings are forms, and forms are made of the component library. */
const AntdScope = lazyPart(() => import('./antd-scope').then((part) => part.AntdScope))

const BasePage = lazyPart(() => import('../pages/account/base-page').then((part) => part.BasePage))
const CommonPage = lazyPart(() => import('../pages/account/common-page').then((part) => part.CommonPage))
const SecurityPage = lazyPart(() =>
  import('../pages/account/security-page').then((part) => part.SecurityPage),
)
const MessagePage = lazyPart(() => import('../pages/account/message-page').then((part) => part.MessagePage))

const SuggestionPage = lazyPart(() =>
  import('../pages/account/suggestion-page').then((part) => part.SuggestionPage),
)
const OnlineServicePage = lazyPart(() =>
  import('../pages/account/service/online-service-page').then((part) => part.OnlineServicePage),
)
const InstructionsPage = lazyPart(() =>
  import('../pages/account/instructions-page').then((part) => part.InstructionsPage),
)
const ExportPage = lazyPart(() =>
  import('../pages/account/export/export-page').then((part) => part.ExportPage),
)
const RevokePage = lazyPart(() =>
  import('../pages/account/leaving/revoke-page').then((part) => part.RevokePage),
)
const RevokeStepsPage = lazyPart(() =>
  import('../pages/account/leaving/steps-page').then((part) => part.RevokeStepsPage),
)

const CHILD = /^\/account\/settings\/([^/]+)\/?$/

/** The child that the address names; hidden, the area stays at the one it was left at. */
function useSetting(): AccountSetting | null {
  const { pathname } = useLocation()
  const child = CHILD.exec(pathname)?.[1]
  const [last, setLast] = useState(child)
  if (child !== undefined && child !== last) setLast(child)
  return ACCOUNT_SETTINGS.find((name) => name === (child ?? last)) ?? null
}

/** `/account`: needs the permission `user`; a list of settings beside the one that is open. */
export function AccountArea() {
  const name = useSetting()
  return (
    <ForPerson>
      {name === null ? (
        <NotFound signedIn />
      ) : (
        <Settings open={name}>
          <SettingsPage name={name} />
        </Settings>
      )}
    </ForPerson>
  )
}

/** Declared resources whose place is the account, beside the same list. */
export function AccountFrame() {
  const { pathname } = useLocation()
  return (
    <ForPerson>
      <Settings open={pathname}>
        <Outlet />
      </Settings>
    </ForPerson>
  )
}

/** Waits for who is signed in, and asks for the permission. */
function ForPerson({ children }: { children: ReactNode }) {
  const { session } = useServices()
  const state = useSession()
  const { identity, status, fault } = state
  if (identity === null) {
    return status === 'unknown' && fault ? (
      <ErrorState fault={fault} retry={() => void session.restore()} />
    ) : (
      <PartLoading />
    )
  }
  if (!mayOpenAccount(state)) {
    return <NoPermission code={USER_PERMISSION} />
  }
  return children
}

function DeclaredEntry({ plan }: { plan: Plan }) {
  const text = useResourceText(plan)
  return (
    <li>
      <NavLink to={plan.route}>
        <Icon name={iconNamed(plan.menu?.icon, plan.name)} size={18} />
        {text.many}
      </NavLink>
    </li>
  )
}

function Settings(props: { open: string; children: ReactNode }) {
  const t = useText('console')
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the list is a row that is longer than the screen.
    nav.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' })
  }, [props.open])
  const { offers } = useBrand()
  const { plans } = useSignedInServices()
  return (
    <div className="grid h-full grid-cols-[272px_minmax(0,1fr)] max-[801px]:grid-cols-1 max-[801px]:grid-rows-[auto_minmax(0,1fr)]">
      <nav ref={nav} className="account-nav" aria-label={t('menu.settings')}>
        <ul className="hg-stack gap-0.5 max-[801px]:grid-flow-col max-[801px]:justify-start">
          {ACCOUNT_ENTRIES.filter((entry) => isOffered(entry, offers)).map((entry) => (
            <li key={entry.name}>
              <AccountLink name={entry.name}>
                <Icon name={entry.icon} size={18} />
                {t(`menu.${entry.label}`)}
              </AccountLink>
            </li>
          ))}
          {plansAt(plans, 'account', []).map((plan) => (
            <Gate key={plan.name} resource={plan.name} action="read">
              <Suspense>
                <DeclaredEntry plan={plan} />
              </Suspense>
            </Gate>
          ))}
        </ul>
      </nav>
      <div className="relative overflow-y-auto">
        <Suspense fallback={<PageLoading />}>
          <AntdScope>{props.children}</AntdScope>
        </Suspense>
      </div>
    </div>
  )
}

function SettingsPage({ name }: { name: AccountSetting }) {
  const { languages, name: brand } = useBrand()
  switch (name) {
    case 'base':
      return <BasePage />
    case 'common':
      return <CommonPage languages={languages} />
    case 'security':
      return <SecurityPage brand={brand} />
    case 'message':
      return <MessagePage />
    case 'udesk':
      return <OnlineServicePage />
    case 'instructions':
      return <InstructionsPage />
    case 'suggestion':
      return <SuggestionPage />
    case 'exportAccount':
      return <ExportPage />
    case 'accountRevoke':
      return <RevokePage />
    case 'accountRevokeStep':
      return <RevokeStepsPage />
  }
}
