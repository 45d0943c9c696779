import { type FocusEvent, useMemo, useRef } from 'react'

export type FocusWithin = ReturnType<typeof useFocusWithin>

/** Whether the focus is in a part of the screen; a dialog over it borrows the focus and gives it back. */
export function useFocusWithin() {
  const inside = useRef(false)
  return useMemo(() => {
    const enter = () => {
      inside.current = true
    }
    const leave = () => {
      inside.current = false
    }
    const handlers = {
      onFocus: enter,
      onBlur: ({ relatedTarget: to, currentTarget }: FocusEvent) => {
        if (to instanceof Element && to.closest('[role="dialog"], [role="alertdialog"]') === null)
          inside.current = currentTarget.contains(to)
      },
    }
    return { isInside: () => inside.current, enter, leave, handlers }
  }, [])
}
