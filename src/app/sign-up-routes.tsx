import { Navigate } from 'react-router'
import { ForgetPassword } from '../pages/login/forget/forget-password'
import { Register } from '../pages/login/register/register'
import { ThirdParty } from '../pages/login/third/third-party'
import { useBrand } from './brand-context'
import { useLoginBrand } from './login-brand'
import { useIdentity, useSession } from './use-identity'

/** Not for people who are signed in; a function that is off has no page. */
export function RegisterRoute() {
  const brand = useLoginBrand()
  const { languages } = useBrand()
  const { status } = useSession()
  if (status !== 'out') return <Navigate replace to="/plant" />
  return brand.register ? <Register brand={brand} languages={languages} /> : <Navigate replace to="/login" />
}

export function ForgetPasswordRoute() {
  const brand = useLoginBrand()
  const { languages } = useBrand()
  return brand.forgot ? (
    <ForgetPassword brand={brand} languages={languages} />
  ) : (
    <Navigate replace to="/login" />
  )
}

export function ThirdPartyRoute() {
  const brand = useLoginBrand()
  const { languages } = useBrand()
  const identity = useIdentity()
  return <ThirdParty brand={brand} languages={languages} signedInAs={identity?.name ?? null} />
}
