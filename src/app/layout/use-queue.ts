import { useEffect } from 'react'
import { useAskAgain } from '../../console/data/use-ask-again'
import { showQueued } from '../../console/record/pending'
import { useServices } from '../../console/services/services-context'
import { useSignedInServices } from '../../console/services/signed-in-context'

/** Time between two tries to send what waits, ms. */
const EVERY = 30_000

/** Sends what waits as soon as it can be, shows records as they will be, and asks again for what was changed. */
export function useQueue(): void {
  const { session } = useServices()
  const { queue, plans } = useSignedInServices()
  const askAgain = useAskAgain()

  useEffect(() => {
    const show = () => {
      const waiting = queue.getState().writes.map(({ resource, ahead }) => ({
        resources: [resource, ...(plans.find(resource)?.invalidates ?? [])],
        ahead: new Map(ahead),
      }))
      showQueued(waiting)
    }
    const send = () => void queue.send()
    const leave = [
      queue.subscribe(show),
      session.subscribe(send),
      queue.onSent((names) => {
        for (const name of names) void askAgain(name, 'all')
      }),
    ]
    const timer = setInterval(() => {
      if (queue.getState().writes.length > 0) send()
    }, EVERY)
    window.addEventListener('online', send)
    queue.refresh()
    send()
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
      for (const one of leave) one()
    }
    // What asks again is no other while the console runs.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [queue, plans, session])
}
