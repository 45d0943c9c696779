import { Navigate, useLocation } from 'react-router'
import { safeAddress } from '../domain/branding'
import { Login } from '../pages/login/login'
import { useBrand } from './brand-context'
import { useSession } from './use-identity'

/** The route that was asked for before sign-in; only an address of the console itself counts. */
function askedFor(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/plant'
}

/** Entries in public records: the kinds of text for the name and the address of each. */
const RECORDS = [
  ['ICP_BEIAN_NAME', 'ICP_BEIAN_URL'],
  ['GONGAN_BEIAN_NAME', 'GONGAN_BEIAN_URL'],
] as const

export function LoginRoute(props: { preload: () => void }) {
  const brand = useBrand()
  const { state } = useLocation()
  const { status } = useSession()
  if (status !== 'out') return <Navigate replace to={askedFor(state)} />
  return (
    <Login
      brand={{
        name: brand.name,
        logo: brand.logo,
        terms: safeAddress(brand.text('SERVICE_TC')),
        privacy: brand.offers('privacyNotice') ? safeAddress(brand.text('PRIVATE_TC')) : null,
        notice: brand.offers('gdprNotice'),
        records: RECORDS.flatMap(([named, at]) => {
          const name = brand.text(named)
          return name === null ? [] : [{ name, address: safeAddress(brand.text(at)) }]
        }),
        register: brand.offers('register'),
        forgot: brand.offers('forgotPassword'),
        phone: brand.offers('phone'),
      }}
      languages={brand.languages}
      onTyping={props.preload}
    />
  )
}
