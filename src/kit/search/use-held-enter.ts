import { useEffect, useEffectEvent, useRef } from 'react'

/** Enter that is pressed before the answer: what it is for is done once that is there, unless somebody types on. */
export function useHeldEnter(answered: boolean, run: () => void): { hold(): void; drop(): void } {
  const held = useRef(false)
  const release = useEffectEvent(() => {
    if (held.current) run()
    held.current = false
  })
  useEffect(() => {
    if (answered) release()
  }, [answered])
  return {
    hold: () => {
      held.current = !answered
    },
    drop: () => {
      held.current = false
    },
  }
}
