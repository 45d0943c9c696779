import { useCallback, useEffect, useRef, useState } from 'react'
import { type Fault, faultHandling } from '../../domain/faults/fault'
import { FaultError, faultOf } from '../../transport/fault-error'
import { useServices } from '../services/services-context'

/** What stands beside a write: that it is under way, or why nothing came of the last try. */
export interface WriteState {
  readonly busy: boolean
  readonly failure: Fault | null
}

export interface Write extends WriteState {
  /**
   * Whether it was done; never rejects. Nothing is begun while another is under way, nor without a network. A fault for which `isShownAtField`
   * is true is not shown at the end as well.
   */
  run(work: () => Promise<unknown>, isShownAtField?: (fault: Fault) => boolean): Promise<boolean>
}

/** Nothing was tried yet. */
export const CALM: WriteState = { busy: false, failure: null }

/**
 * Announces that something was not written, by its name, unless with null it is shown beside what was to be written; a
 * session that is over leads to the sign-in page, a right that is gone is asked for again.
 */
export function useAnnounceFailure(): (fault: Fault, of: string | null) => void {
  const { auth, notices } = useServices()
  return useCallback(
    (fault, of) => {
      const how = of === null ? { silent: true } : { of }
      void auth.onError(new FaultError(fault, { write: true, ...how }))
      // What the one door leaves to its place has to be heard as well.
      if (of !== null && faultHandling(fault) === 'hand-over') notices.announce(fault, of)
    },
    [auth, notices],
  )
}

/** A write of a dialog or a switch: the failure stands beside it until the next try. */
export function useWrite(withoutNetwork = false): Write {
  const announce = useAnnounceFailure()
  const [state, setState] = useState(CALM)
  const busy = useRef(false)
  const run = useCallback(
    async (work: () => Promise<unknown>, isShownAtField: (fault: Fault) => boolean = () => false) => {
      // What stands beside it says that it needs a network.
      if (busy.current || (!withoutNetwork && !navigator.onLine)) return false
      busy.current = true
      setState({ busy: true, failure: null })
      try {
        await work()
        setState(CALM)
        return true
      } catch (error) {
        const fault = faultOf(error)
        announce(fault, null)
        setState({ busy: false, failure: fault.kind === 'session' || isShownAtField(fault) ? null : fault })
        return false
      } finally {
        busy.current = false
      }
    },
    [announce, withoutNetwork],
  )
  return { ...state, run }
}

/** An answer within this time needs no word that it is awaited, ms. */
const SOON = 300

/** Whether something is under way for longer than one does not notice. */
export function useLate(busy: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setLate(true), SOON)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [busy])
  return busy && late
}
