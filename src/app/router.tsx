import { type ReactNode, Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { useServices } from '../console/services/services-context'
import { isPlaceOffered } from '../domain/brand/function-places'
import { NotFound } from '../pages/not-found/not-found'
import { NotOffered } from '../pages/not-offered/not-offered'
import { Boundary } from '../kit/parts/boundary'
import { useBrandView } from './brand-context'
import { guardAddress, withClientStyle } from './guard'
import { lazyPart } from '../kit/parts/lazy-part'
import { PartLoading } from './part-loading'
import { routeKind } from './routes'
import { useSession } from './use-identity'
import { Redirect, useRedirect } from '../kit/redirect'

const loadAuthenticated = () => import('./behind-sign-in').then((part) => part.loadBehindSignIn())
const SignedInApp = lazyPart(loadAuthenticated)
/** Reads the code of everything behind sign-in, before it is drawn. */
export const readConsole = () => SignedInApp.preload()
const LoginRoute = lazyPart(() => import('./login-route').then((part) => part.LoginRoute))
const loadSignUp = () => import('./sign-up-routes')
const RegisterRoute = lazyPart(() => loadSignUp().then((part) => part.RegisterRoute))
const ForgetPasswordRoute = lazyPart(() => loadSignUp().then((part) => part.ForgetPasswordRoute))
const ThirdPartyRoute = lazyPart(() => loadSignUp().then((part) => part.ThirdPartyRoute))
const LinkedScreen = lazyPart(() => import('./linked-screen').then((part) => part.LinkedScreen))
const UnknownRoute = lazyPart(() => import('./unknown-route').then((part) => part.UnknownRoute))
const Version = lazyPart(() => import('../pages/version/version').then((part) => part.Version))

/** The guard on each navigation: what the address brings is kept and taken out of it, clientStyle stays in. */
function useGuard(): void {
  const { storage, session } = useServices()
  const redirect = useRedirect()
  const { pathname, search, hash, state } = useLocation()
  useEffect(() => {
    const address = pathname + search + hash
    const taken = guardAddress(new URL(window.location.origin + address), storage, session)
    if (taken.token && taken.token !== 'clear') void session.restore()
    const next = withClientStyle(taken.rest, storage.clientStyle()) ?? taken.rest
    if (next !== address) redirect(next, { state: state as unknown })
  }, [pathname, search, hash, state, storage, session, redirect])
}

function Page(props: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Boundary resetKey={pathname}>
      <Suspense fallback={<PartLoading />}>{props.children}</Suspense>
    </Boundary>
  )
}

/** What the platform does not offer, to somebody without a session. */
const Closed = () => (
  <main>
    <Page>
      <NotOffered back="/login" />
    </Page>
  </main>
)

const LARGE_SCREEN = '/largescreen'

/**
 * Every route that is not public: without a session it leads to sign-in and remembers what was asked. A wall display
 * that brings its own key needs none.
 */
function Guarded() {
  const { offers } = useBrandView()
  const { pathname, search, hash } = useLocation()
  const { status, fault, epoch, turn } = useSession()
  // What else the link says is read by its own part.
  const linked = pathname === LARGE_SCREEN && /[#&]link=/.test(hash)
  if (linked && offers('largeScreen')) return <LinkedScreen key={hash} hash={hash} />
  if (linked) return <Closed />
  if (status === 'switching') return <PartLoading />
  // Another identity begins with nothing: no screen, no form and no answer of the one before.
  if (status !== 'out') return <SignedInApp key={turn} />
  const from = pathname + search + hash
  // A session was there and left without a fault: it was signed out, here or in another tab.
  const reason = fault ? { reason: 'ended' } : epoch > 0 ? { reason: 'out' } : {}
  const toSignIn = <Redirect to="/login" state={{ from, ...reason }} />
  if (routeKind(pathname) !== 'unknown') return toSignIn
  const lost = (
    <main>
      <NotFound signedIn={false} />
    </main>
  )
  return <UnknownRoute path={pathname} known={toSignIn} unknown={lost} />
}

export function AppRoutes() {
  useGuard()
  const { offers } = useBrandView()
  const { pathname } = useLocation()
  if (routeKind(pathname) === 'public' && !isPlaceOffered(pathname, offers)) {
    return <Closed />
  }
  return (
    <Page>
      <Routes>
        <Route path="/login" element={<LoginRoute preload={() => void loadAuthenticated()} />} />
        <Route path="/version" element={<Version />} />
        <Route path="/tencentLogin" element={<ThirdPartyRoute />} />
        <Route path="/register" element={<RegisterRoute />} />
        <Route path="/forgetPassword" element={<ForgetPasswordRoute />} />
        <Route path="*" element={<Guarded />} />
      </Routes>
    </Page>
  )
}
