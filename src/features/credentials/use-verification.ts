import { useRef, useState } from 'react'
import type { Fault } from '../../domain/faults/fault'
import { useServices } from '../../console/services/services-context'
import { type Applicant, sendCode } from '../../transport/calls/credentials'
import { faultOf } from '../../transport/fault-error'

export interface Sent {
  to: string
  /** For how long the code is good, s; null when the cloud did not say. */
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
