import { sha256Hex } from '../transport/digest'
import type { SeenStore } from '../transport/seen-store'
import type { ConsoleStorage } from '../transport/storage'

/** What was seen by one holder: a person, as what, in which data centre. */
export interface Seen {
  /** Undefined for what is not there, too old, of another build, or of another person than the holder of the session. */
  recall(holder: string, name: string): Promise<unknown>
  keep(holder: string, name: string, value: unknown): Promise<void>
  /** Everything of everybody. */
  forget(): Promise<void>
  /** Everything of other people, and of other builds. */
  forgetOthers(person: number): Promise<void>
}

export interface SeenDeps {
  store: SeenStore
  storage: Pick<ConsoleStorage, 'token'>
  /** Whose answers come now, and whether one may be written down now. */
  door: { holder(): string | null; mayKeep(holder: string): boolean }
  /** Epoch ms. */
  now(): number
  /** What another build keeps may have another shape. */
  build: string
}

/** As long as a session lives (specification 4). */
const MAX_AGE = 15 * 86_400_000
/** Under this name stands which token the answers were given to. */
const BOUND = '#'

interface Kept {
  readonly at: number
  readonly value: unknown
}

export function createSeen({ store, storage, door, now, build }: SeenDeps): Seen {
  const keyOf = (holder: string, name: string) => `${build} ${holder}|${name}`
  /** A token says whose it is, and this machine cannot verify it: only the one that the cloud answered opens. */
  const bindingOf = (token: string | null) => (token === null ? null : sha256Hex(token))
  let bound: string | null = null

  const put = (holder: string, name: string, value: unknown) => {
    const entry: Kept = { at: now(), value }
    const bytes = 2 * (JSON.stringify(value) ?? '').length + 200
    return store.put({ key: keyOf(holder, name), at: entry.at, bytes, value: entry }, () =>
      door.mayKeep(holder),
    )
  }

  return {
    async recall(holder, name) {
      const token = storage.token()
      const binding = (await store.get(keyOf(holder, BOUND))) as Kept | undefined
      if (binding === undefined || binding.value !== bindingOf(token)) return undefined
      const kept = (await store.get(keyOf(holder, name))) as Kept | undefined
      if (kept === undefined || now() - kept.at > MAX_AGE) return undefined
      // Somebody else may have taken over while the store was read.
      return door.holder() === holder && storage.token() === token ? kept.value : undefined
    },
    async keep(holder, name, value) {
      if (!door.mayKeep(holder)) return
      const binding = bindingOf(storage.token())
      if (bound !== binding + holder) await put(holder, BOUND, binding)
      bound = binding + holder
      await put(holder, name, value)
    },
    async forget() {
      bound = null
      await store.forget()
    },
    forgetOthers: (person) => store.forget((key) => key.startsWith(`${build} ${String(person)}.`)),
  }
}
