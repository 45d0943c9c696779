import { SEEN_DATABASE } from '../transport/seen-database'
import { CHOICES, type ConsoleStorage } from '../transport/storage'
import { jsonText } from '../transport/wire'
import { createSeenDoor, type SeenDoor, type SeenDoorDeps } from './seen-door'

/** Where what was seen may lie. */
export interface Machine {
  indexedDB: IDBFactory
  /** Names this build: what another one keeps may have another shape. */
  build: string
}

/** A function that configuration and brand may switch off like any other. */
export const SEEN_DATA = 'seenData'

interface Given {
  storage: ConsoleStorage
  /** Epoch ms of this machine. */
  now(): number
  session: SeenDoorDeps['session']
  switchedOff(): readonly string[]
}

/** Read each time from where all tabs have it: what one of them switches off, none keeps. */
const wanted = (storage: ConsoleStorage) => jsonText(storage.recall(CHOICES))['seenData'] !== 'nothing'

/** The way to what was seen on a machine; nothing of it is opened yet. */
export function seenOn(machine: Machine, { storage, now, session, switchedOff }: Given): SeenDoor {
  return createSeenDoor({
    storage,
    session,
    allowed: () => wanted(storage) && !switchedOff().includes(SEEN_DATA),
    drop() {
      try {
        machine.indexedDB.deleteDatabase(SEEN_DATABASE)
      } catch {
        // A browser that refuses keeps nothing either.
      }
    },
    async load(door) {
      const [{ createSeen }, { createSeenStore }] = await Promise.all([
        import('./seen'),
        import('../transport/seen-store'),
      ])
      const store = createSeenStore(machine.indexedDB)
      return createSeen({ store, storage, door, now, build: machine.build })
    },
  })
}
