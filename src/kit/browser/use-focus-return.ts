import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'

export const isFocusLost = () => (document.activeElement ?? document.body) === document.body

/** Where keys go on from when nothing nearer is left. */
export const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true })

/**
 * For a part that comes and goes by itself, such as a bar with a button: when it goes with the focus, the focus goes back
 * to where it came from, or to the page where that is gone as well.
 */
export function useFocusReturn(part: RefObject<HTMLElement | null>) {
  const before = useRef<EventTarget | null>(null)
  const had = useRef(false)
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      had.current = element?.contains(document.activeElement) ?? false
    }
  }, [part])
  useEffect(
    () => () => {
      if (!had.current || !isFocusLost()) return
      const { current: from } = before
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true })
      else focusPage()
    },
    [],
  )
  return useMemo(
    () => ({
      onFocus: ({ relatedTarget: from, currentTarget }: FocusEvent) => {
        if (!currentTarget.contains(from)) before.current = from
      },
    }),
    [],
  )
}
