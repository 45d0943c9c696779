import { useEffect, useState } from 'react'

/**
 * Whole seconds left until `seconds` from the first render have passed, down to 0.
 * Give the component a key to start anew.
 */
export function useCountdown(seconds: number): number {
  const [deadline] = useState(() => performance.now() + seconds * 1000)
  const [left, setLeft] = useState(Math.ceil(seconds))
  useEffect(() => {
    if (seconds <= 0) return
    // Counted against a deadline: a hidden tab lets timers sleep.
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((deadline - performance.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [deadline, seconds])
  return left
}
