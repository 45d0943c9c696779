import { useCallback, useSyncExternalStore } from 'react'
import type { EpochSeconds } from '../../domain/plants/reading'
import { useEnvironment } from '../environment/environment'

interface Ticker {
  readonly listeners: Set<() => void>
  readonly timer: ReturnType<typeof setInterval>
}

/** One timer a page and step, however many ages stand on it. */
const tickers = new Map<number, Ticker>()

function start(every: number): Ticker {
  const listeners = new Set<() => void>()
  const timer = setInterval(() => {
    // Nobody reads a page that is hidden.
    if (!document.hidden) for (const one of [...listeners]) one()
  }, every * 1000)
  const ticker = { listeners, timer }
  tickers.set(every, ticker)
  return ticker
}

function subscribe(every: number, listener: () => void): () => void {
  const { listeners, timer } = tickers.get(every) ?? start(every)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    tickers.delete(every)
  }
}

/** Two readings within one rendering agree: time goes in whole steps, s. */
const STEP = 30

/** The server's time, which leads to another rendering every so many seconds while the page is shown. */
export function useNow(every = 30): EpochSeconds {
  const { now } = useEnvironment()
  const listen = useCallback((listener: () => void) => subscribe(every, listener), [every])
  const step = Math.min(every, STEP)
  return useSyncExternalStore(listen, () => Math.floor(now() / step) * step)
}
