import { type Fault } from '../domain/faults/fault'
import { FaultError } from './fault-error'

/**
 * Runs a task that is stopped after `limit` ms (timeout fault) or by the caller's signal (aborted
 * fault); whatever else it throws is a network fault. It ends in time even if the task ignores its
 * signal.
 */
export async function withinTime<T>(
  limit: number,
  outer: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  let stopped: Fault | null = null
  let release: (error: FaultError) => void = () => undefined
  const end = new Promise<never>((_, reject) => {
    release = reject
  })
  const stop = (fault: Fault) => {
    stopped ??= fault
    controller.abort()
    release(new FaultError(fault))
  }
  const cancel = () => stop({ kind: 'aborted' })
  if (outer?.aborted) throw new FaultError({ kind: 'aborted' })
  outer?.addEventListener('abort', cancel, { once: true })
  const timer = setTimeout(() => stop({ kind: 'timeout' }), limit)
  try {
    return await Promise.race([task(controller.signal), end])
  } catch (error) {
    if (error instanceof FaultError) throw error
    throw new FaultError(stopped ?? { kind: 'network' })
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', cancel)
  }
}
