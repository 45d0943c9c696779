import { type PointerEventHandler, useEffect, useRef } from 'react'

/**
 * Calls `onOutside` for a press that begins outside of what stands open. The handler belongs on its root: a press
 * inside of what React draws elsewhere for it, such as the days of a date field, is a press inside.
 */
export function usePressOutside(open: boolean, onOutside: () => void): PointerEventHandler {
  const inside = useRef(false)
  const leave = useRef(onOutside)
  useEffect(() => {
    leave.current = onOutside
  })
  useEffect(() => {
    if (!open) return
    inside.current = false
    const pressed = () => {
      if (!inside.current) leave.current()
      inside.current = false
    }
    // React's own listeners stand below the document, and have been heard by then.
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [open])
  return () => {
    inside.current = true
  }
}
