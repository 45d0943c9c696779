import type { QuickStore } from '../store/quick-store'
import type { Derive } from './kept-password'

/** Deriving takes half of a pool of four threads at most: the other half reads files for everybody else. */
const AT_ONCE = 2

/** A key that the call in its turn needs and does not have yet. */
class KeyAsked extends Error {
  constructor(
    readonly password: string,
    readonly salt: string,
  ) {
    super('a key is asked for')
  }
}

interface KeyTurns {
  /** Answers with what was derived for the call whose turn it is, or ends its turn. */
  derive: Derive
  /** A call as one transaction. It may begin several times; what it did before it asked for a key is taken back. */
  wholly<T>(work: () => Promise<T>): Promise<T>
}

const nameOf = (password: string, salt: string) => JSON.stringify([password, salt])

/**
 * Keys of passwords are derived between the turns of the store: only the caller who sent the password waits for them.
 * Those of one salt come one after another, and each call asks for its locks again before its turn to derive, so that
 * a thousand guesses at once cost as many derivations as a thousand in a row.
 */
export function createKeyTurns(derive: Derive, store: Pick<QuickStore, 'transaction'>): KeyTurns {
  let mine = new Map<string, string>()
  let running = 0
  const queue: (() => void)[] = []
  const bySalt = new Map<string, Promise<unknown>>()

  async function derived({ password, salt }: KeyAsked): Promise<string> {
    if (running >= AT_ONCE) await new Promise<void>((begin) => queue.push(begin))
    else running += 1
    try {
      return await derive(password, salt)
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  async function wholly<T>(work: () => Promise<T>): Promise<T> {
    const keys = new Map<string, string>()
    const attempt = () =>
      store.transaction(() => {
        mine = keys
        return work()
      })

    async function withKey(asked: KeyAsked): Promise<T> {
      keys.set(nameOf(asked.password, asked.salt), await derived(asked))
      return attempt().catch(goOn)
    }
    const goOn = (error: unknown) => {
      if (error instanceof KeyAsked) return withKey(error)
      throw error
    }

    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof KeyAsked)) throw error
      const before = bySalt.get(error.salt)
      const own = before ? before.then(() => attempt().catch(goOn)) : withKey(error)
      const end = own.catch(() => undefined)
      bySalt.set(error.salt, end)
      void end.then(() => {
        if (bySalt.get(error.salt) === end) bySalt.delete(error.salt)
      })
      return await own
    }
  }

  return {
    wholly,
    derive: (password, salt) => {
      const known = mine.get(nameOf(password, salt))
      return known === undefined ? Promise.reject(new KeyAsked(password, salt)) : Promise.resolve(known)
    },
  }
}
