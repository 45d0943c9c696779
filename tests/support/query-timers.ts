import { timeoutManager } from '@tanstack/react-query'

type Timer = ReturnType<typeof setTimeout>

const timers = new Set<Timer>()

const noted = (id: Timer) => {
  timers.add(id)
  return id
}

const forget = (id: Timer | undefined) => {
  if (id === undefined) return
  timers.delete(id)
  clearTimeout(id)
}

// Once for all files of a process: another provider after the first timers is warned of.
timeoutManager.setTimeoutProvider<Timer>({
  setTimeout(work, ms) {
    const id = setTimeout(() => {
      timers.delete(id)
      work()
    }, ms)
    return noted(id)
  },
  clearTimeout: forget,
  setInterval: (work, ms) => noted(setInterval(work, ms)),
  clearInterval: forget,
})

/**
 * What was read is kept for five minutes after its console has gone, and by it the console, its cloud and its page:
 * gigabytes in a process of many tests. A test that ends ends the timers of its queries.
 */
export function endQueryTimers(): void {
  for (const id of timers) clearTimeout(id)
  timers.clear()
}
