import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a list whose lines and buttons come and go: what had it was pressed and is no longer there. It
 * goes to the line in that place, or to the last one; where none is left, to the section around the list.
 */
export function useLineFocus<T extends HTMLElement>() {
  const root = useRef<T>(null)
  const line = useRef(-1)
  const section = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (line.current < 0 || document.activeElement !== document.body) return
    const lines = root.current?.children ?? []
    const next = lines[Math.min(line.current, lines.length - 1)]?.querySelector<HTMLElement>('a, button')
    if (!next) section.current?.setAttribute('tabindex', '-1')
    ;(next ?? section.current)?.focus()
  })
  return {
    ref: root,
    onFocus({ target, currentTarget }: FocusEvent<T>) {
      line.current = [...currentTarget.children].findIndex((one) => one.contains(target))
      section.current = currentTarget.closest('section')
    },
    // What leaves the page loses the focus without a word; whoever goes on by themselves says so.
    onBlur({ relatedTarget, currentTarget }: FocusEvent<T>) {
      if (!currentTarget.contains(relatedTarget)) line.current = -1
    },
  }
}
