import { useState } from 'react'
import { useServices } from '../../../console/services/services-context'
import { geeTest, slideVerification } from '../../../transport/calls/backyard'
import { useHelp } from '../../../kit/form/use-help'

export interface Slide {
  wanted: boolean
  proof: string | null
  /** Another puzzle for each attempt to sign in: a proof works once. */
  round: number
  solved(proof: string): void
  /** The proof was used, or the server asks for one after all. */
  again(demanded: boolean): void
}

const MEMORY = 'slide'

/** Whether the server wants the slide verification (C24, or C27), and the proof of it. */
export function useSlide(): Slide {
  const { send, storage } = useServices()
  // Asked for last time: the room for it is there from the first frame on.
  const [expected] = useState(() => storage.recall(MEMORY) !== null)
  const [demanded, setDemanded] = useState(false)
  const [state, setState] = useState<{ proof: string | null; round: number }>({ proof: null, round: 0 })
  const asked = useHelp('slide', async (signal) => {
    const answers = await Promise.all(
      [slideVerification(), geeTest()].map((call) => send(call, { signal }).catch(() => false)),
    )
    const wanted = answers.includes(true)
    storage.remember(MEMORY, wanted ? 'asked' : null)
    return wanted
  })
  return {
    wanted: demanded || (asked ?? expected),
    proof: state.proof,
    round: state.round,
    solved: (proof) => setState(({ round }) => ({ proof, round })),
    again(wanted) {
      if (wanted) setDemanded(true)
      setState(({ round }) => ({ proof: null, round: round + 1 }))
    },
  }
}
