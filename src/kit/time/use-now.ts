import { useSyncExternalStore } from 'react'
import type { EpochSeconds } from '../../domain/plants/reading'
import { useEnvironment } from '../environment/environment'

/** One timer a page, however many ages stand on it. */
const STEP = 30_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const one of [...listeners]) one()
  }, STEP)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0 && timer !== null) {
      clearInterval(timer)
      timer = null
    }
  }
}

/** The server's time, anew every half minute. */
export function useNow(): EpochSeconds {
  const { now } = useEnvironment()
  // In whole steps, so that two readings within one rendering agree.
  return useSyncExternalStore(subscribe, () => Math.floor(now() / 30) * 30)
}
