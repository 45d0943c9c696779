import { useCallback, useEffect, useRef, useState } from 'react'

/** Pause after the last key before the address and the server hear of it, ms. */
const PAUSE = 250

interface SearchText {
  /** What stands in the field. */
  text: string
  type(text: string): void
  /** Takes what was typed without the pause. */
  settle(): void
}

/**
 * What is typed into a search field whose text is kept elsewhere, in the address: shown at once, and settled when the
 * fingers rest; an emptied field does not wait. `value` is what is kept. One that comes from outside (the back button, a
 * view) replaces what was typed; one that was settled here does not, for letters may have been typed since.
 */
export function useSearchText(value: string, onSettle: (text: string) => void): SearchText {
  const [text, setText] = useState(value)
  const [settled, setSettled] = useState(value)
  // On their way into the address, oldest first.
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  if (value !== settled) {
    const at = underWay.indexOf(value)
    setSettled(value)
    setUnderWay(at < 0 ? [] : underWay.slice(at + 1))
    if (at < 0) setText(value)
  }
  const latest = useRef(onSettle)
  useEffect(() => {
    latest.current = onSettle
  })
  const settle = useCallback(() => {
    setUnderWay((before) => [...before, text])
    latest.current(text)
  }, [text])
  useEffect(() => {
    if (text === settled) return
    const timer = setTimeout(settle, text === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [text, settled, settle])
  return { text, type: setText, settle }
}
