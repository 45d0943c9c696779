/** The smallest store that React can subscribe to. State is replaced, never changed. */
export interface Store<S> {
  getState(): S
  setState(patch: Partial<S>): void
  subscribe(listener: () => void): () => void
}

export function createStore<S extends object>(initial: S): Store<S> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    setState(patch) {
      state = { ...state, ...patch }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const works = new Set<() => void>()

/** A store of what somebody is at in this tab; {@link forgetWork} takes it back to where it began. */
export function createWorkStore<S extends object>(initial: S): Store<S> {
  const store = createStore(initial)
  works.add(() => store.setState(initial))
  return store
}

/** The next person to sign in sees nothing of the work of the one before. */
export function forgetWork(): void {
  for (const forget of works) forget()
}
