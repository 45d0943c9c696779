import { useRef, useState } from 'react'
import type { Fault } from '../../domain/faults/fault'
import { useServices } from '../../console/services/services-context'
import { type Applicant, sendCode } from '../../transport/calls/credentials'
import { faultOf } from '../../transport/fault-error'

/** Refusals after which the code that was sent is worth nothing: its time is over, too many wrong ones were typed. */
const SPENT = new Set(['faults:8', 'faults:44'])

export interface Sent {
  to: string
  /** For how long the code is good, s; null when the cloud did not say, and when it is good no longer. */
  seconds: number | null
  /** Another one for each code that was sent. */
  serial: number
}

/** Has a verification code sent, and knows for how long the last one is good. */
export function useVerification(scene: 'REGISTER' | 'FORGET' | 'BIND' | 'REVOKE') {
  const { send } = useServices()
  const [sent, setSent] = useState<Sent | null>(null)
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  return {
    sent,
    sending,
    /** What the cloud said to a code, as the key of its text. */
    heard(key: string) {
      if (SPENT.has(key)) setSent((before) => before && { ...before, seconds: null })
    },
    /** Null when it was sent, and when one is on its way: an hour has three codes. */
    async request(who: Applicant): Promise<Fault | null> {
      if (busy.current) return null
      busy.current = true
      setSending(true)
      try {
        const seconds = await send(sendCode(who, scene))
        setSent((before) => ({ to: who.account, seconds, serial: (before?.serial ?? 0) + 1 }))
        return null
      } catch (error) {
        return faultOf(error)
      } finally {
        busy.current = false
        setSending(false)
      }
    },
  }
}
