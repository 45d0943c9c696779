import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { stepOf } from './step'

const ALONG: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
  Home: 'Home',
  End: 'End',
}

interface Toolbar {
  readonly bar: RefObject<HTMLDivElement | null>
  onFocus(event: FocusEvent<HTMLElement>): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

/** Buttons in a row as one stop of Tab; arrows, Home and End walk them. Which button is the stop, the bar remembers. */
export function useToolbar(): Toolbar {
  const bar = useRef<HTMLDivElement>(null)
  const last = useRef<Element | null>(null)
  const buttons = () => [...(bar.current?.querySelectorAll('button') ?? [])]
  const mark = () => {
    const all = buttons()
    const stop = all.find((one) => one === last.current) ?? all[0]
    for (const one of all) one.tabIndex = one === stop ? 0 : -1
  }
  // Buttons come and go with what can be done.
  useEffect(mark)
  return {
    bar,
    onFocus({ target }) {
      if (target === bar.current) return
      last.current = target
      mark()
    },
    onKeyDown(event) {
      const key = Object.hasOwn(ALONG, event.key) ? ALONG[event.key] : undefined
      if (key === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const all = buttons()
      const active = all.findIndex((one) => one === document.activeElement)
      const next = stepOf(key, { active, last: all.length - 1, page: 1 })
      if (next === null) return
      event.preventDefault()
      all[next]?.focus()
    },
  }
}
