import { type Preferences, readPreferences } from '../domain/people/preferences'
import { CHOICES, type ConsoleStorage } from '../transport/storage'
import { jsonText } from '../transport/wire'
import { createStore } from './store'

/** What was chosen for this browser. A change takes effect at once, wherever it is read, in other tabs as well. */
export interface PreferenceStore {
  getState(): Preferences
  subscribe(listener: () => void): () => void
  choose(change: Partial<Preferences>): void
}

const stores = new WeakMap<ConsoleStorage, PreferenceStore>()

/** One for each storage, made when it is first asked for: nobody before sign-in needs it. */
export function preferencesOf(storage: ConsoleStorage): PreferenceStore {
  const known = stores.get(storage)
  if (known) return known
  const kept = () => readPreferences(jsonText(storage.recall(CHOICES)))
  const { getState, setState, subscribe } = createStore(kept())
  storage.onRemembered(CHOICES, () => setState(kept()))
  const store: PreferenceStore = {
    getState,
    subscribe,
    choose(change) {
      setState(change)
      storage.remember(CHOICES, JSON.stringify(getState()))
    },
  }
  stores.set(storage, store)
  return store
}
