import { useEffect, useState } from 'react'

/**
 * Whole seconds left until `seconds` have passed, down to 0: from the first render, and anew with each other `of`.
 */
export function useCountdown(seconds: number, of: unknown = null): number {
  const [left, setLeft] = useState(Math.ceil(seconds))
  const [counted, setCounted] = useState(of)
  if (counted !== of) {
    setCounted(of)
    setLeft(Math.ceil(seconds))
  }
  useEffect(() => {
    if (seconds <= 0) return
    // Counted against a deadline: a hidden tab lets timers sleep.
    const deadline = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((deadline - performance.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [counted, seconds])
  return left
}
