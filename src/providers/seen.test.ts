import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryWindow } from '../../tests/support/memory-window'
import { token } from '../../tests/support/token'
import { FaultError } from '../transport/fault-error'
import { createSeenStore } from '../transport/seen-store'
import { createStorage } from '../transport/storage'
import type { Identity } from './identity'
import { IDENTITY, lend } from './lending-send'
import { createSeen } from './seen'
import { createSeenDoor } from './seen-door'
import { seenOn } from './seen-on'
import type { SessionState } from './session-types'

interface Who {
  person: number
  organisation: number
  centre: 'CHINA' | 'FOREIGN_1'
  /** Serial of the token: another sign-in of the same person is another one. */
  turn: number
}

const tokenOf = ({ person, organisation, turn }: Who) =>
  token({ userId: person, organizationId: organisation, jti: String(turn) })

/** A tab of the console over one machine; `status` and the rest of the session are set as a test wants them. */
function tab(factory = new IDBFactory(), window = memoryWindow(), build = 'one') {
  const storage = createStorage(window)
  const state = { status: 'out', identity: null, preview: null } as unknown as SessionState
  const switched = { off: false }
  const door = createSeenDoor({
    storage,
    session: () => state,
    allowed: () => !switched.off,
    load: (door) =>
      Promise.resolve(
        createSeen({ store: createSeenStore(factory), storage, door, now: () => Date.now(), build }),
      ),
  })
  const signIn = (who: Who) => {
    storage.saveSession({ access: tokenOf(who), refresh: null })
    storage.chooseRegion({ code: who.centre === 'CHINA' ? 'CN' : 'EU' })
    const organisation = who.organisation === 0 ? null : { id: who.organisation }
    Object.assign(state, {
      status: 'in',
      identity: { user: { id: who.person }, organisation } as unknown as Identity,
    })
  }
  const write = async (name: string, value: unknown) => {
    const holder = door.holder()
    if (holder !== null) await (await door.open())?.keep(holder, name, value)
  }
  const read = async (name: string) => {
    const holder = door.holder()
    return holder === null ? undefined : (await door.open())?.recall(holder, name)
  }
  return { factory, window, storage, state, switched, door, signIn, write, read }
}

const ADA: Who = { person: 1, organisation: 0, centre: 'FOREIGN_1', turn: 1 }
const WHO: fc.Arbitrary<Who> = fc.record({
  person: fc.integer({ min: 1, max: 3 }),
  organisation: fc.integer({ min: 0, max: 2 }),
  centre: fc.constantFrom('CHINA', 'FOREIGN_1'),
  turn: fc.integer({ min: 1, max: 2 }),
})

describe('what was seen on a machine', () => {
  it('is given to nobody but the person, in the organisation and centre, to whom the cloud gave it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(WHO, { minLength: 2, maxLength: 12 }), async (visitors) => {
        const { signIn, read, write } = tab()
        for (const who of visitors) {
          signIn(who)
          const whose = ({ person, organisation, centre }: Who) => `${person}.${organisation}.${centre}`
          const found = await read('figures')
          // Without having been answered, not even the same person's next token opens anything.
          if (found !== undefined) expect(found).toEqual({ of: whose(who), by: tokenOf(who) })
          await write('figures', { of: whose(who), by: tokenOf(who) })
          expect(await read('figures')).toEqual({ of: whose(who), by: tokenOf(who) })
        }
      }),
      { numRuns: 60 },
    )
  })

  it('opens to no token that only claims to be the person', async () => {
    const { signIn, read, write, storage } = tab()
    signIn(ADA)
    await write('figures', 1)
    storage.saveSession({ access: tokenOf({ ...ADA, turn: 9 }), refresh: null })
    expect(await read('figures')).toBeUndefined()
    storage.saveSession({ access: tokenOf(ADA), refresh: null })
    expect(await read('figures')).toBe(1)
  })

  it('is shown to nobody after the session ended', async () => {
    const { signIn, read, write, storage, state } = tab()
    signIn(ADA)
    await write('figures', 1)
    storage.clearSession()
    Object.assign(state, { status: 'out', identity: null })
    expect(await read('figures')).toBeUndefined()
  })

  it.each([
    ['nobody has said who it is', { status: 'waiting', identity: null }],
    ['an identity is being switched', { status: 'switching', identity: null }],
    ['it is unknown who it is', { status: 'unknown', identity: null }],
    ['a role is tried on', { preview: { role: { id: 1, name: null }, codes: [] } }],
    ['the token is another person’s', { identity: { user: { id: 2 }, organisation: null } }],
    ['the token is another organisation’s', { identity: { user: { id: 1 }, organisation: { id: 7 } } }],
  ])('takes nothing while %s', async (_, change) => {
    const { signIn, read, write, state } = tab()
    signIn(ADA)
    Object.assign(state, change)
    await write('figures', 1)
    signIn(ADA)
    Object.assign(state, { preview: null })
    expect(await read('figures')).toBeUndefined()
  })

  it('a tab that still holds another identity neither reads nor writes for it', async () => {
    const factory = new IDBFactory()
    const window = memoryWindow()
    const [first, second] = [tab(factory, window), tab(factory, window)]
    first.signIn(ADA)
    const holder = first.door.holder() ?? ''
    second.signIn({ ...ADA, person: 2 })
    // What the first tab asked for as Ada comes back after the second tab signed in as somebody else.
    await (await first.door.open())?.keep(holder, 'figures', 'of Ada')
    expect(await second.read('figures')).toBeUndefined()
    expect(await first.read('figures')).toBeUndefined()
    first.signIn(ADA)
    expect(await first.read('figures')).toBeUndefined()
  })

  it('another build, fifteen days and the choice to keep nothing each hide it', async () => {
    const { factory, window, signIn, read, write, switched } = tab()
    signIn(ADA)
    await write('figures', 1)
    const updated = tab(factory, window, 'two')
    updated.signIn(ADA)
    expect(await updated.read('figures')).toBeUndefined()
    switched.off = true
    expect(await read('figures')).toBeUndefined()
    switched.off = false
    vi.useFakeTimers({ now: Date.now() + 16 * 86_400_000, toFake: ['Date'] })
    expect(await read('figures')).toBeUndefined()
    vi.useRealTimers()
    expect(await read('figures')).toBe(1)
  })

  it('of other people nothing is left when somebody signs in, of the same person everything', async () => {
    const { signIn, read, write, door } = tab()
    const [work, other] = [
      { ...ADA, organisation: 5 },
      { ...ADA, person: 12 },
    ]
    for (const who of [ADA, work, other]) {
      signIn(who)
      await write('figures', who)
    }
    signIn(ADA)
    await (await door.open())?.forgetOthers(1)
    expect(await read('figures')).toEqual(ADA)
    signIn(work)
    expect(await read('figures')).toEqual(work)
    signIn(other)
    expect(await read('figures')).toBeUndefined()
  })
})

describe('an answer lent from it', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  const network = () => Promise.reject(new FaultError({ kind: 'network' }))
  const broken = () => Promise.reject(new FaultError({ kind: 'rejected', code: '', status: 500, body: null }))

  /** Ada has been here, and her identity was written down. */
  async function visited() {
    const one = tab()
    one.signIn(ADA)
    await lend(one.door, IDENTITY, () => Promise.resolve('Ada'))
    await vi.advanceTimersByTimeAsync(2000)
    vi.useRealTimers()
    await vi.waitFor(async () => expect(await one.read(IDENTITY)).toBe('Ada'))
    return one
  }

  it('stands in while the cloud cannot be reached, and is named as lent until it answers', async () => {
    const { door } = await visited()
    expect(await lend(door, IDENTITY, network)).toBe('Ada')
    expect([...door.lent]).toEqual([IDENTITY])
    await lend(door, IDENTITY, () => Promise.resolve('Ada'))
    expect([...door.lent]).toEqual([])
  })

  it('does not stand in for a refusal, nor where it may not', async () => {
    const { door } = await visited()
    await expect(lend(door, IDENTITY, broken)).rejects.toThrow()
    await expect(lend(door, IDENTITY, network, () => false)).rejects.toThrow()
    await expect(lend(door, 'another', network)).rejects.toThrow()
  })

  it('signing out leaves nothing even where the code of the store does not arrive', async () => {
    const { factory, storage, state } = await visited()
    const machine = { indexedDB: factory, build: 'one' }
    const door = seenOn(machine, {
      storage,
      now: () => Date.now(),
      session: () => state,
      switchedOff: () => [],
    })
    vi.spyOn(door, 'open').mockResolvedValue(null)
    await door.forget()
    await expect.poll(async () => (await factory.databases()).length).toBe(0)
  })

  it('what cannot be written keeps nobody from the next', async () => {
    const one = tab()
    one.signIn(ADA)
    one.door.later('a', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    one.door.later('b', () => one.write('figures', 2))
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await expect.poll(() => one.read('figures')).toBe(2)
  })

  it('signing out leaves nothing, not even what waits to be written', async () => {
    const one = tab()
    one.signIn(ADA)
    await one.write('figures', 1)
    await lend(one.door, IDENTITY, () => Promise.resolve('Ada'))
    await one.door.forget()
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect([await one.read('figures'), await one.read(IDENTITY)]).toEqual([undefined, undefined])
  })
})
