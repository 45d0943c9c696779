import { useLocation } from 'react-router'
import { Login } from '../pages/login/login'
import { useBrand } from './brand-context'
import { useLoginBrand } from './login-brand'
import { PageNotices } from './notices/page-notices'
import { useSession } from './use-identity'
import { Redirect } from '../kit/redirect'

/** The route that was asked for before sign-in; only an address of the console itself counts. */
function askedFor(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/'
}

export function LoginRoute(props: { preload: () => void }) {
  const brand = useLoginBrand()
  const { languages } = useBrand()
  const { state } = useLocation()
  const { status } = useSession()
  if (status !== 'out') return <Redirect to={askedFor(state)} />
  return (
    <>
      <Login brand={brand} languages={languages} onTyping={props.preload} />
      <PageNotices place="corner" />
    </>
  )
}
