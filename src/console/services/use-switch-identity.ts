import { useNavigate } from 'react-router'
import { focusPage, isFocusLost } from '../../kit/browser/use-focus-return'
import { afterAsking } from '../../kit/unsaved/works'
import { useServices } from './services-context'

/** What was pressed has gone with the former identity: the first screen of the next one has the focus, once it is there. */
function focusNext(): void {
  const take = () => {
    if (isFocusLost()) focusPage()
    if (!isFocusLost()) changes.disconnect()
  }
  const changes = new MutationObserver(take)
  changes.observe(document.body, { childList: true, subtree: true })
  take()
}

/**
 * Takes on another identity, 0 the personal one: asks about what is not saved, then goes away from what only the former
 * one may see, then takes its token.
 */
export function useSwitchIdentity(): (organisationId: number) => void {
  const { session, auth } = useServices()
  const navigate = useNavigate()
  return (organisationId) =>
    afterAsking(() => {
      void navigate('/plant')
      session.switchTo(organisationId).then(focusNext, (error: unknown) => void auth.onError(error))
    })
}
