import type { AuthProvider } from '@refinedev/core'
import { faultHandling } from '../domain/faults/fault'
import type { Region } from '../domain/place/region'
import { FaultError, faultOf } from '../transport/fault-error'
import type { Notices } from './notices'
import type { Session } from './session-types'

/** What the sign-in form sends. */
interface LoginParams {
  account: string
  password: string
  region?: Region
  /** Of the slide verification. */
  proof?: string
  /** Of the second step, and the ticket that came when it was asked for. */
  code?: string
  ticket?: string
}

const LOGIN = '/login'

/**
 * refine's face of the session. `onError` is the one door for faults: the end of a session is announced
 * once and leads to the sign-in page, others are announced or left to their place: by the catalogue,
 * and for whatever a screen reads, because that screen shows the fault instead. A refused write asks for the rights again.
 */
export function createAuth(
  session: Session,
  notices: Notices,
  recheck: () => void = () => undefined,
): AuthProvider {
  let announced = -1
  return {
    async login(params: LoginParams) {
      try {
        await session.login(params)
        return { success: true, redirectTo: '/' }
      } catch (error) {
        return { success: false, error: error instanceof FaultError ? error : new FaultError(faultOf(error)) }
      }
    },
    async logout() {
      await session.logout()
      return { success: true, redirectTo: LOGIN }
    },
    check() {
      const authenticated = session.isSignedIn()
      return Promise.resolve(authenticated ? { authenticated } : { authenticated, redirectTo: LOGIN })
    },
    getIdentity: () => Promise.resolve(session.getState().identity),
    getPermissions: () => Promise.resolve(session.getState().identity?.codes ?? []),
    onError(error: unknown) {
      const fault = faultOf(error)
      if (fault.kind === 'session') {
        const { epoch, status } = session.getState()
        // Fifty panels may fail at once: one notice, one way to the sign-in page.
        if (announced === epoch || status !== 'out') return Promise.resolve({})
        announced = epoch
        notices.announce(fault)
        return Promise.resolve({ redirectTo: LOGIN })
      }
      const silent = error instanceof FaultError && error.silent
      const withdrawn = fault.kind === 'permission' && (!silent || error.write)
      // A right was withdrawn meanwhile: what it opened must go, and with it the place where the failure stands.
      if (withdrawn) recheck()
      if (silent && !withdrawn) return Promise.resolve({})
      const how = faultHandling(fault)
      // Code 39 in a body is a warning; only the status 401 or 301 ends a session (specification 8).
      const of = error instanceof FaultError ? error.of : undefined
      if (how === 'announce' || how === 'logout') notices.announce(fault, of)
      // The specification hides the text of code 25, not that nothing was saved.
      else if (how === 'silent' && fault.kind === 'rejected' && error instanceof FaultError && error.write)
        notices.announce({ ...fault, code: '' }, of)
      return Promise.resolve({})
    },
  }
}
