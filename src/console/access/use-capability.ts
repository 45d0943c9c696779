import { useEffect, useSyncExternalStore } from 'react'
import type { Capability } from '../../domain/people/capability'
import { useServices } from '../services/services-context'

/**
 * Whether the server offers something beyond the vendor's interface; null while it is asked or cannot be
 * reached. False wants the text `console:notOnServer`, null hides. Asked once per session, at first use.
 */
export function useCapability(capability: Capability): boolean | null {
  const { capabilities } = useServices()
  const { status, held } = useSyncExternalStore(capabilities.subscribe, capabilities.getState)
  const idle = status === 'idle'
  useEffect(() => {
    if (idle) void capabilities.ask()
  }, [idle, capabilities])
  // A screen that opens later tries again; one that is open does not hammer a server that is away.
  useEffect(() => {
    if (capabilities.getState().status === 'failed') void capabilities.ask()
  }, [capabilities])
  return status === 'known' ? held.has(capability) : null
}

/** Whether the server has said what it offers, or could not be reached: then `useCapability` stays as it is. */
export function useCapabilitiesAsked(): boolean {
  const { capabilities } = useServices()
  const { status } = useSyncExternalStore(capabilities.subscribe, capabilities.getState)
  return status === 'known' || status === 'failed'
}
