import { useEffect, useRef } from 'react'
import { type Work, works } from './works'

/** Names work of a screen, for as long as the screen is there. */
export function useUnsavedWork(work: Work): void {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => {
    const named: Work = { isUnsaved: () => latest.current.isUnsaved() }
    if (latest.current.ask) named.ask = (go) => latest.current.ask?.(go)
    works.add(named)
    return () => void works.delete(named)
  }, [])
}

const FIELD = 'form input, form textarea'

/** Makes the fields of forms that somebody typed in to work; the handler takes their input events. */
export function useTypedWork(): (event: { target: EventTarget }) => void {
  const typed = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>())
  useUnsavedWork({
    isUnsaved: () => [...typed.current].some((field) => field.isConnected && field.value !== ''),
  })
  return ({ target }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isField && target.matches(FIELD)) typed.current.add(target)
  }
}
