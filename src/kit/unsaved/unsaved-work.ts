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

/** What is typed by hand and would be missed: no search, no secret, no tick. */
const WORDS =
  'textarea, input:is([type=text], [type=email], [type=tel], [type=url], [type=number], :not([type]))'

/**
 * Makes the fields of forms that somebody typed in to work, unless it is `kept` by now; `note` takes their input events.
 * More than a line is `long`: who loses it is asked before.
 */
export function useTypedWork(kept: boolean) {
  const typed = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>())
  const filled = () =>
    kept ? [] : [...typed.current].filter((field) => field.isConnected && field.value !== '')
  useUnsavedWork({ isUnsaved: () => filled().length > 0 })
  return {
    note({ target }: { target: EventTarget }) {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (isField && target.matches(FIELD)) typed.current.add(target)
    },
    isLong() {
      const words = filled().filter((field) => field.matches(WORDS) && field.role !== 'combobox')
      return words.length > 1 || words.some((field) => field instanceof HTMLTextAreaElement)
    },
  }
}
