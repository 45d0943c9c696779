import type { Capability } from '../domain/people/capability'
import { type Fault, isBusy } from '../domain/faults/fault'
import { capabilities } from '../transport/calls/capabilities'
import { faultOf } from '../transport/fault-error'
import { CUT } from '../transport/judge'
import type { Send } from '../transport/call'
import { createStore } from './store'

export interface CapabilityState {
  /** `failed`: the server could not be reached, the next question asks it again. */
  status: 'idle' | 'asking' | 'known' | 'failed'
  held: ReadonlySet<Capability>
  /** Why it could not be reached. */
  fault: Fault | null
}

export interface Capabilities {
  getState(): CapabilityState
  subscribe(listener: () => void): () => void
  /** Asks the server unless it has answered in this session. Never rejects, never announces. */
  ask(): Promise<void>
  /** Another session, perhaps another server: nothing is known. */
  forget(): void
}

const NOTHING: CapabilityState = { status: 'idle', held: new Set(), fault: null }

/** Faults that pass: they say nothing about what the server can do. */
function passes(fault: Fault): boolean {
  if (fault.kind === 'rejected') return fault.status >= 500 || isBusy(fault)
  // A page comes from a server that does not know the question; half an answer from one that does.
  if (fault.kind === 'malformed') return fault.detail === CUT
  return isBusy(fault) || ['network', 'timeout', 'aborted'].includes(fault.kind)
}

/** What the server can do beyond the vendor's interface; any other server has none of it. */
export function createCapabilities({ send }: { send: Send }): Capabilities {
  const store = createStore(NOTHING)
  let round = 0

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    async ask() {
      const { status } = store.getState()
      if (status === 'asking' || status === 'known') return
      const mine = ++round
      store.setState({ status: 'asking', fault: null })
      const answer = await send(capabilities()).then(
        (held): CapabilityState => ({ ...NOTHING, status: 'known', held }),
        (error: unknown): CapabilityState => {
          const fault = faultOf(error)
          return passes(fault) ? { ...NOTHING, status: 'failed', fault } : { ...NOTHING, status: 'known' }
        },
      )
      if (mine === round) store.setState(answer)
    },
    forget() {
      round++
      store.setState(NOTHING)
    },
  }
}
