import { createWorkStore } from '../../providers/store'

/** What may be taken back, for ten seconds. */
export interface Undoable {
  /** What was done, in words: "12 alerts acknowledged". */
  readonly text: string
  /** Takes it back. Reports its own failure; with false nothing was decided, so that it can be tried again. */
  run(): Promise<unknown>
}

export const UNDO_SECONDS = 10

interface State {
  readonly offered: Undoable | null
  /** What was done last is on its way to the server. */
  readonly awaited: boolean
  readonly serial: number
}

const store = createWorkStore<State>({ offered: null, awaited: false, serial: 0 })
let last = 0
/** Serial of what is to be taken back as soon as it is done. */
let wanted = 0

export const undoStore = { getState: store.getState, subscribe: store.subscribe }

const next = (offered: Undoable | null, awaited: boolean): number => {
  last += 1
  store.setState({ offered, awaited, serial: last })
  return last
}

/** One undo at a time: the offer before this one is gone. */
export function offerUndo(undoable: Undoable): void {
  next(undoable, false)
}

/**
 * Something that may be taken back begins: from now on it is the last thing done, and no undo reaches what was before.
 * Call what comes back with the way to take it back, or with null if nothing came of it.
 */
export function beginUndo(): (undoable: Undoable | null) => void {
  const { offered } = store.getState()
  const serial = next(null, true)
  return (undoable) => {
    if (store.getState().serial !== serial) return
    if (undoable !== null && wanted === serial) {
      store.setState({ awaited: false })
      void carryOut(undoable)
    } else next(undoable ?? offered, false)
  }
}

/** One that came to nothing stands again, unless something else was done in the meantime. */
async function carryOut(undoable: Undoable): Promise<void> {
  const { serial } = store.getState()
  const taken = await undoable.run()
  if (taken === false && store.getState().serial === serial) offerUndo(undoable)
}

export function dropUndo(): void {
  if (store.getState().offered !== null) store.setState({ offered: null })
}

/** Takes back what was done last, at the latest when it is done; a second call does nothing. */
export async function takeBack(): Promise<void> {
  const { offered, awaited, serial } = store.getState()
  if (awaited) wanted = serial
  if (offered === null) return
  dropUndo()
  await carryOut(offered)
}
