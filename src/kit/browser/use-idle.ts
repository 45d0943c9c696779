import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle'

/** Whether the page has had a quiet moment since this stands: what nobody looks at first waits for it. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
