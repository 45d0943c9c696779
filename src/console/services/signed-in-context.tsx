import { createContext, type ReactNode, useContext } from 'react'
import type { SignedInServices } from '../../providers/signed-in-services'

const SignedInContext = createContext<SignedInServices | null>(null)

export function SignedInProvider(props: { signedInServices: SignedInServices; children: ReactNode }) {
  return <SignedInContext.Provider value={props.signedInServices}>{props.children}</SignedInContext.Provider>
}

/** Plans, data and permissions, for people who are signed in. Throws outside of a {@link SignedInProvider}. */
export function useSignedInServices(): SignedInServices {
  const signedInServices = useContext(SignedInContext)
  if (signedInServices === null) throw new Error('useSignedInServices needs a SignedInProvider above it')
  return signedInServices
}
