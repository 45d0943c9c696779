import { useCallback, useEffect, useState } from 'react'

/** What was typed, once the fingers rest for so many ms, and what takes it at once. An emptied field does not wait. */
export function useSettled(text: string, pause: number): readonly [settled: string, settle: () => void] {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return [settled, useCallback(() => setSettled(text), [text])]
}
