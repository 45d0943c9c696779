import { readToken } from '../transport/jwt'
import { type ConsoleStorage, QUEUE } from '../transport/storage'
import { belongsTo } from './identity'
import type { Seen } from './seen'
import type { SessionState } from './session-types'

/**
 * The way to what was seen. It is light, because every start has it; the store behind it is loaded when there is
 * something to keep and the screen stands, or when the cloud cannot be reached.
 */
export interface SeenDoor {
  /** Whose answers come now, by the token that is held; null where nothing may be kept or shown. */
  holder(): string | null
  /** Whether an answer that was asked for by this holder may be written down now. */
  mayKeep(holder: string): boolean
  /** The store; null where there is none. */
  open(): Promise<Seen | null>
  /** Writes something down when there is time; the last one of a name counts. */
  later(name: string, write: () => Promise<void>): void
  /** Forgets everything, also what waits to be written and what waits for a network. */
  forget(): Promise<void>
  /** Names of calls whose answer came from the store, and not yet from the cloud. */
  readonly lent: Set<string>
}

export interface SeenDoorDeps {
  storage: Pick<ConsoleStorage, 'token' | 'region' | 'remember' | 'remembered'>
  session(): Pick<SessionState, 'status' | 'identity' | 'preview'>
  /** Whether installation and person want anything to be kept. */
  allowed(): boolean
  load(door: SeenDoor): Promise<Seen>
  /** Throws the whole store away, where its code cannot be loaded. */
  drop?(): void
}

/** Time between an answer and its way to the store, ms: the screen comes first. */
const PAUSE = 2000

export function createSeenDoor({ storage, session, allowed, load, drop }: SeenDoorDeps): SeenDoor {
  const waiting = new Map<string, () => Promise<void>>()
  let opened: Promise<Seen | null> | null = null
  let timer: ReturnType<typeof setTimeout> | null = null

  function arm(): void {
    timer ??= setTimeout(() => {
      timer = null
      // Who it was for is not known yet.
      if (session().status === 'waiting') arm()
      else void write()
    }, PAUSE)
  }
  async function write(): Promise<void> {
    const all = [...waiting.values()]
    waiting.clear()
    // One that cannot be written, its script not there without a network, keeps nobody from the next.
    for (const one of all) await one().catch(() => undefined)
  }

  const door: SeenDoor = {
    lent: new Set(),
    holder() {
      const token = storage.token()
      if (token === null || !allowed() || session().preview !== null) return null
      const { userId, organizationId } = readToken(token)
      if (userId === null || organizationId === null) return null
      return `${userId}.${organizationId}.${storage.region()}`
    },
    mayKeep(holder) {
      const { status, identity } = session()
      const token = storage.token()
      return status === 'in' && token !== null && door.holder() === holder && belongsTo(token, identity)
    },
    open() {
      // A script that did not arrive may arrive later.
      opened ??= load(door).catch(() => (opened = null))
      return opened
    },
    later(name, task) {
      waiting.set(name, task)
      arm()
    },
    async forget() {
      waiting.clear()
      door.lent.clear()
      for (const name of storage.remembered(QUEUE)) storage.remember(name, null)
      const seen = await door.open()
      if (seen === null) drop?.()
      else await seen.forget()
    },
  }
  return door
}
