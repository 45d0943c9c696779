import { SEARCH_ORDER } from '../../domain/devices/search-order'
import { createStore, type Store } from '../../providers/store'
import { faultOf } from '../../transport/fault-error'

/** Calls under way: a search must not shut out the rest of the console. */
const AT_ONCE = 4

export interface SerialSearch<T> {
  /** Types that were asked, and those among them that the server refused to search. */
  readonly progress: Store<{ readonly searched: number; readonly refused: number }>
  /** The first hit, which ends the search; null where no type has it. After a failure it goes on where it was. */
  run(signal: AbortSignal): Promise<T | null>
}

/** Looks for one thing in type after type. What stops one type alone is counted, what stops the line ends the run. */
export function createSerialSearch<T>(
  ask: (type: string, signal: AbortSignal) => Promise<T | null>,
): SerialSearch<T> {
  const progress = createStore({ searched: 0, refused: 0 })
  const left = new Set<string>()

  const done = (type: string, refused: number) => {
    left.delete(type)
    const before = progress.getState()
    progress.setState({ searched: before.searched + 1, refused: before.refused + refused })
  }

  async function run(signal: AbortSignal): Promise<T | null> {
    if (left.size === 0) {
      for (const type of SEARCH_ORDER) left.add(type)
      progress.setState({ searched: 0, refused: 0 })
    }
    const stop = new AbortController()
    signal.addEventListener('abort', () => stop.abort())
    const types = [...left]
    let found: T | null = null
    let failure: unknown = null

    const search = async (type: string) => {
      try {
        const hit = await ask(type, stop.signal)
        done(type, 0)
        if (hit === null) return
        found ??= hit
        left.clear()
        stop.abort()
      } catch (error) {
        if (stop.signal.aborted) return
        if (faultOf(error).kind === 'rejected') done(type, 1)
        else failure = error
        if (progress.getState().refused === SEARCH_ORDER.length) failure = error
      }
    }
    const lane = async () => {
      while (failure === null && !stop.signal.aborted) {
        const type = types.shift()
        if (type === undefined) return
        await search(type)
      }
    }

    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    if (found !== null) return found
    signal.throwIfAborted()
    if (failure !== null) throw failure
    return null
  }

  return { progress, run }
}
