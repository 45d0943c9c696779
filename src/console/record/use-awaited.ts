import { useCallback, useEffect, useRef, useState } from 'react'
import type { OnItsWay } from '../fields/values-on-way'

const NOTHING: ReadonlySet<string> = new Set()

/** Saves as soon as the values that are on their way are there. One that fails says so at its field, and is looked at first. */
export function useAwaited(save: () => void) {
  const [{ awaited, asked }, setState] = useState({ awaited: NOTHING, asked: false })
  const wanted = useRef(false)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!wanted.current || awaited.size > 0) return
    wanted.current = false
    latest.current()
  }, [awaited])

  const report = useCallback((name: string, state: OnItsWay) => {
    if (state === 'failed') wanted.current = false
    setState((before) => {
      const others = [...before.awaited].filter((one) => one !== name)
      const next = new Set(state === 'begun' ? [...others, name] : others)
      return { awaited: next, asked: before.asked && state !== 'failed' && next.size > 0 }
    })
  }, [])
  return {
    report,
    /** Somebody wants it saved, and something is still on its way. */
    asked,
    save() {
      if (awaited.size === 0) return save()
      wanted.current = true
      setState({ awaited, asked: true })
    },
  }
}
