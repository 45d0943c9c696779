import { useEffect, useSyncExternalStore } from 'react'
import type { Fault } from '../../domain/faults/fault'
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
  useAskedAnew()
  return status === 'known' ? held.has(capability) : null
}

/** Whether the server has said what it offers, or could not be reached: then `useCapability` stays as it is. */
export function useCapabilitiesAsked(): boolean {
  const { capabilities } = useServices()
  const { status } = useSyncExternalStore(capabilities.subscribe, capabilities.getState)
  return status === 'known' || status === 'failed'
}

/** A screen that opens later tries again; one that is open does not hammer a server that is away. */
function useAskedAnew(): void {
  const { capabilities } = useServices()
  useEffect(() => {
    if (capabilities.getState().status === 'failed') void capabilities.ask()
  }, [capabilities])
}

/** Why it is not known what the server offers, and a way to ask again; null while that is asked, and once it is known. */
export function useCapabilityFault(): { readonly fault: Fault; retry(): void } | null {
  const { capabilities } = useServices()
  const { fault } = useSyncExternalStore(capabilities.subscribe, capabilities.getState)
  useAskedAnew()
  return fault === null ? null : { fault, retry: () => void capabilities.ask() }
}

/** From one try to the next where nobody is there to press Retry, ms. */
const LATER = 30_000

/** For a display that nobody operates: what the server offers is asked again until it has answered. */
export function useCapabilityRetries(): void {
  const { capabilities } = useServices()
  const { status } = useSyncExternalStore(capabilities.subscribe, capabilities.getState)
  useEffect(() => {
    if (status !== 'failed') return
    const timer = setTimeout(() => void capabilities.ask(), LATER)
    return () => clearTimeout(timer)
  }, [status, capabilities])
}
