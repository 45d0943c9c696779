import { vi } from 'vitest'

/** Fake timers, and time limits of requests that end by them: the platform's own run by the real clock. */
export function useFakeTimeouts(): void {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const over = new AbortController()
    setTimeout(() => over.abort(new DOMException('The limit is over.', 'TimeoutError')), limit)
    return over.signal
  })
}

export function useRealTimeouts(): void {
  vi.restoreAllMocks()
  vi.useRealTimers()
}
