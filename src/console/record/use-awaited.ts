import { useCallback, useEffect, useRef, useState } from 'react'
import type { OnItsWay } from '../fields/values-on-way'

/** Saves as soon as the values that are on their way are there. One that fails says so at its field, and is looked at first. */
export function useAwaited(save: () => void) {
  const [awaited, setAwaited] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState(false)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!asked || awaited.size > 0) return
    setAsked(false)
    latest.current()
  }, [asked, awaited])

  const report = useCallback((name: string, state: OnItsWay) => {
    if (state === 'failed') setAsked(false)
    setAwaited((before) =>
      state === 'begun' ? new Set([...before, name]) : new Set([...before].filter((one) => one !== name)),
    )
  }, [])
  return {
    report,
    /** Somebody wants it saved, and something is still on its way. */
    asked,
    save: () => (awaited.size > 0 ? setAsked(true) : save()),
    drop: () => setAsked(false),
  }
}
