import { useEffect, useRef, useState } from 'react'

/**
 * What only helps: asked once for each key, null while it is on its way and when it fails. `key` null
 * asks nothing.
 */
export function useHelp<T>(key: string | null, ask: (signal: AbortSignal) => Promise<T>): T | null {
  const [answer, setAnswer] = useState<{ key: string; value: T } | null>(null)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  // The key says what is asked.
  useEffect(() => {
    if (key === null) return
    const leaving = new AbortController()
    latest.current(leaving.signal).then(
      (value) => {
        if (!leaving.signal.aborted) setAnswer({ key, value })
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [key])
  return answer !== null && answer.key === key ? answer.value : null
}
