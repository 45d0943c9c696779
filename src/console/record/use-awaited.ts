import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { OnItsWay } from '../fields/values-on-way'

interface Awaited {
  /** Fields whose value is on its way. */
  readonly fields: readonly string[]
  /** Somebody wants it saved. */
  readonly wanted: boolean
}
type Change = 'pressed' | 'saved' | { readonly name: string; readonly state: OnItsWay }

function after({ fields, wanted }: Awaited, change: Change): Awaited {
  if (typeof change === 'string') return { fields, wanted: change === 'pressed' }
  const { name, state } = change
  const others = fields.filter((one) => one !== name)
  return { fields: state === 'begun' ? [...others, name] : others, wanted: wanted && state !== 'failed' }
}

/**
 * Saves as soon as the values that are on their way are there. One that fails says so at its field, and is looked at first.
 * A press may come before the screen has followed the last value: then it is saved once that is drawn.
 */
export function useAwaited(save: () => void) {
  const [awaited, change] = useReducer(after, { fields: [], wanted: false })
  const latest = useRef(save)
  /** Nothing is on its way, and all that came is drawn. */
  const settled = useRef(true)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    settled.current = awaited.fields.length === 0
    if (!awaited.wanted || !settled.current) return
    change('saved')
    latest.current()
  }, [awaited])

  return {
    report: useCallback((name: string, state: OnItsWay) => {
      settled.current = false
      change({ name, state })
    }, []),
    /** Somebody wants it saved, and something is still on its way. */
    asked: awaited.wanted && awaited.fields.length > 0,
    save: () => (settled.current ? save() : change('pressed')),
  }
}
