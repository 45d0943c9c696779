/** Longest wait for a quiet moment, and the wait of browsers without an idle callback, ms. */
const LIMIT = 3000
const PAUSE = 400

/** Runs something once the page has nothing better to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: LIMIT })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, PAUSE)
  return () => clearTimeout(timer)
}
