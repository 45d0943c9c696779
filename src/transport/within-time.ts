import { FaultError } from './fault-error'

/**
 * Runs a task that is stopped after `limit` ms (timeout fault) or by the caller's signal (aborted fault); whatever else
 * it throws is a network fault. It ends in time even if the task ignores its signal.
 */
export async function withinTime<T>(
  limit: number,
  caller: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const time = AbortSignal.timeout(limit)
  const signal = caller ? AbortSignal.any([caller, time]) : time
  try {
    signal.throwIfAborted()
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })
    return await Promise.race([task(signal), stopped])
  } catch (error) {
    if (error instanceof FaultError) throw error
    throw new FaultError({ kind: caller?.aborted ? 'aborted' : time.aborted ? 'timeout' : 'network' })
  }
}
