import { createStore } from '../../providers/store'

/** What may be taken back, for ten seconds. */
interface Undoable {
  /** What was done, in words: "12 alerts acknowledged". */
  readonly text: string
  /** Takes it back. Tells of its own failure. */
  run(): Promise<void>
}

export const UNDO_SECONDS = 10

const store = createStore<{ offered: Undoable | null; serial: number }>({ offered: null, serial: 0 })

export const undoStore = { getState: store.getState, subscribe: store.subscribe }

/** One undo at a time: the offer before this one is gone. */
export function offerUndo(undoable: Undoable): void {
  store.setState({ offered: undoable, serial: store.getState().serial + 1 })
}

export function dropUndo(): void {
  if (store.getState().offered !== null) store.setState({ offered: null })
}

/** Takes back what was done last; a second call does nothing. */
export async function takeBack(): Promise<void> {
  const { offered } = store.getState()
  if (offered === null) return
  dropUndo()
  await offered.run()
}
