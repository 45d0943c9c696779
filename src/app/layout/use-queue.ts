import { useInvalidate, useKeys } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showQueued } from '../../console/record/pending'
import { useServices } from '../../console/services/services-context'
import { useSignedInServices } from '../../console/services/signed-in-context'

/** Time between two tries to send what waits, ms. */
const EVERY = 30_000

/** Sends what waits as soon as it can be, shows records as they will be, and asks again for what was changed. */
export function useQueue(): void {
  const { session } = useServices()
  const { queue, plans } = useSignedInServices()
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const { keys } = useKeys()

  useEffect(() => {
    const show = () => {
      const waiting = queue.getState().writes.map(({ resource, ahead }) => ({
        resources: [resource, ...(plans.all.find(({ name }) => name === resource)?.invalidates ?? [])],
        ahead: new Map(ahead),
      }))
      showQueued(waiting)
    }
    const send = () => void queue.send()
    const leave = [
      queue.subscribe(show),
      session.subscribe(send),
      queue.onSent((names) => {
        for (const name of names) {
          void invalidate({ resource: name, invalidates: ['resourceAll'] })
          void client.invalidateQueries({ queryKey: keys().data().resource(name).action('infinite').get() })
        }
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
    // Neither refine's functions nor the client are others while the console runs.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [queue, plans, session])
}
