import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  isKept,
  type LeavingDraft,
  type LeavingReason,
  type LeavingStep,
  neighbour,
  refusedRequest,
} from '../../../domain/people/leaving'
import { useWrite } from '../../../console/record/use-write'
import { useServices } from '../../../console/services/services-context'
import { saveLeavingDraft } from '../../../transport/calls/leaving'

/** The way through the steps: each is kept before the next one opens. */
export function useLeaving(props: {
  begun: LeavingDraft
  keeps: boolean
  /** It was asked for already, here or elsewhere. */
  onRequested(): void
}) {
  const { begun, keeps, onRequested } = props
  const { send } = useServices()
  const write = useWrite()
  const client = useQueryClient()
  const [at, setAt] = useState<LeavingStep>(begun.step)
  /** False until the first move: opening the page leaves the focus where it is. */
  const [moved, setMoved] = useState(false)
  const [reason, setReason] = useState(begun.reason)

  const go = async (from: LeavingStep, by: 1 | -1) => {
    const next = neighbour(from, by)
    if (keeps && isKept(next)) {
      const done = await write.run(
        () => send(saveLeavingDraft(next, reason)),
        (fault) => {
          const requested = refusedRequest(fault) === 'requested'
          if (requested) onRequested()
          return requested
        },
      )
      if (!done) return
      void client.invalidateQueries({ queryKey: ['call', 'leaving-draft'] })
    }
    setAt(next)
    setMoved(true)
  }
  return { at, moved, reason, setReason: (one: LeavingReason) => setReason(one), go, write, keeps }
}

export type Way = Omit<ReturnType<typeof useLeaving>, 'at'> & { readonly step: LeavingStep }
