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

/** Parts of a screen that can take the focus for what was in them, whether they are named or not. */
const AROUND = 'section, article, aside, main, [role="dialog"], [role="alertdialog"]'

function partsAround(element: Element | null): readonly HTMLElement[] {
  const around = element?.parentElement?.closest<HTMLElement>(AROUND) ?? null
  return around === null ? [] : [around, ...partsAround(around)]
}

/**
 * For a part with a button that does away with it, such as the one that tries again: when it goes with the focus, the
 * part of the screen that it stood in takes it, so that keys and reading go on from there.
 */
export function useFocusAround(part: RefObject<HTMLElement | null>) {
  const around = useRef<readonly HTMLElement[]>([])
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      around.current = element?.contains(document.activeElement) ? partsAround(element) : []
    }
  }, [part])
  useEffect(
    () => () => {
      // Whoever knows a nearer place, such as the next row of a list, has it first.
      requestAnimationFrame(() => {
        const heir = isFocusLost() ? around.current.find(({ isConnected }) => isConnected) : undefined
        if (heir === undefined) return
        if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1
        heir.focus({ preventScroll: true })
      })
    },
    [],
  )
}
