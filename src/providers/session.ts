import type { Fault } from '../domain/faults/fault'
import { type Region, selectionOf } from '../domain/place/region'
import { logout, organisationGrant, passwordGrant } from '../transport/calls/oauth'
import { FaultError, faultOf } from '../transport/fault-error'
import type { Call, Send } from '../transport/call'
import type { ConsoleStorage, Tokens } from '../transport/storage'
import { belongsTo, type Identity, type Preview, readIdentity, seenAs } from './identity'
import { namedRefusal } from './named-refusal'
import { createStore } from './store'

export interface SessionState {
  /**
   * `waiting`: a token is there, its owner is not known yet. `unknown`: the cloud could not tell.
   * `switching`: another identity is being taken on; nothing may be shown or asked meanwhile.
   */
  status: 'out' | 'waiting' | 'in' | 'unknown' | 'switching'
  identity: Identity | null
  /** Why the identity is not known, or why the session ended. */
  fault: Fault | null
  /** Grows with every change of identity; codes of an earlier epoch are void. */
  epoch: number
  /** Grows when somebody else takes over: screens and answers of an earlier turn are thrown away. */
  turn: number
  /** The role that is tried on; nothing can be changed meanwhile. */
  preview: Preview | null
}

export interface SessionDeps {
  send: Send
  storage: ConsoleStorage
  language(): string
  /** Brand on the wire, `SOLARMAN` unless configured. */
  system: string
  /** Who the stored token speaks for, if not as {@link readIdentity} asks. */
  identify?: () => Promise<Identity>
}

export interface Session {
  getState(): SessionState
  subscribe(listener: () => void): () => void
  /** A token is stored, whatever it is worth. */
  isSignedIn(): boolean
  /** Rejects with a FaultError: wrong pair, locked, migrated, no network. */
  login(who: {
    account: string
    password: string
    region?: Region
    proof?: string | undefined
    code?: string | undefined
    ticket?: string | undefined
  }): Promise<void>
  /** Signs in by another grant than the password, and rejects as {@link login} does. */
  enter(grant: Call<Tokens>): Promise<void>
  /** Asks who the stored token belongs to. Only a refused token signs out; a network fault does not. */
  restore(): Promise<void>
  /**
   * Takes on another identity of the same person, 0 being the personal one (wire contract 1.2). Of the
   * former identity nothing is left when this returns. Rejects with a FaultError, the former one back.
   */
  switchTo(organisationId: number): Promise<void>
  /** Forgets the session at once; the cloud hears of it in passing. */
  logout(): Promise<void>
  /** The session behind `token` was refused. Later calls for the same token do nothing. */
  end(token: string | null, fault: Fault): void
  /** `?token=T` of the address: T becomes the session token, `clear` ends the session. */
  adopt(token: string): void
  /** What the cloud has just said about the person signed in; rights and screens stay as they are. */
  amend(change: Partial<Pick<Identity, 'user' | 'weakPassword'>>): void
  /** Asks again what the person may do; nothing changes when it cannot be told, or is as it was. */
  recheck(): Promise<void>
  /** Sees as a role until `null`; who is signed in stays the same. */
  seeAs(preview: Preview | null): void
}

const NOBODY = { identity: null, preview: null } as const
const OUT = { status: 'out', ...NOBODY } as const

export function createSession(deps: SessionDeps): Session {
  const { send, storage } = deps
  const ask = deps.identify ?? (() => readIdentity(send, storage))
  const store = createStore<SessionState>({
    status: storage.token() === null ? 'out' : 'waiting',
    ...NOBODY,
    fault: null,
    epoch: 0,
    turn: 0,
  })
  let own: Identity | null = null // who is signed in, while a role is tried on
  let leaving: string | null = null // being exchanged: the cloud refuses it from then on, which ends nothing
  const nextEpoch = () => store.getState().epoch + 1
  const nextTurn = () => store.getState().turn + 1

  function forget(fault: Fault | null): void {
    storage.clearSession()
    store.setState({ ...OUT, fault, epoch: nextEpoch(), turn: nextTurn() })
  }

  /** Every start of a session makes the answers of earlier ones void. */
  async function identify(): Promise<void> {
    const epoch = nextEpoch()
    store.setState({ status: 'waiting', ...NOBODY, fault: null, epoch })
    try {
      const identity = await ask()
      if (store.getState().epoch === epoch) store.setState({ status: 'in', identity, epoch: epoch + 1 })
    } catch (error) {
      // The session itself is ended by the transport; all else leaves the token where it is.
      const fault = faultOf(error)
      if (store.getState().epoch === epoch && fault.kind !== 'session')
        store.setState({ status: 'unknown', fault })
    }
  }

  async function open(grant: Call<Tokens>): Promise<void> {
    storage.saveSession(await send(grant))
    await identify()
    const { status, fault } = store.getState()
    if (status === 'out') throw new FaultError(fault ?? { kind: 'session' })
  }

  storage.onSessionChange((change) => {
    const { status, identity } = store.getState()
    const token = storage.token()
    if (change === 'ended' || token === null) {
      if (status !== 'out') store.setState({ ...OUT, fault: null, epoch: nextEpoch(), turn: nextTurn() })
    } else if (status === 'out' || !belongsTo(token, identity)) {
      store.setState({ turn: nextTurn() })
      void identify()
    }
  })

  async function exchange(
    organisationId: number,
    token: string,
    account: string,
    turn: number,
  ): Promise<void> {
    const tokens = await send(
      organisationGrant({
        account,
        accessToken: token,
        organisationId,
        region: storage.region(),
        language: deps.language(),
        area: storage.regionChoice()?.code,
        system: deps.system,
      }),
    )
    // Signed out or somebody else meanwhile: the answer is nobody's.
    if (store.getState().turn === turn && storage.token() === token) storage.saveSession(tokens)
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    isSignedIn: () => storage.token() !== null,
    enter: open,
    async login({ account, password, region, proof, code, ticket }) {
      // A session lives in one data centre: later calls must go where it was made.
      if (region !== undefined && region !== storage.region()) storage.chooseRegion(selectionOf(region))
      await open(
        passwordGrant({
          account,
          password,
          region: storage.region(),
          language: deps.language(),
          area: storage.regionChoice()?.code,
          system: deps.system,
          proof,
          code,
          ticket,
        }),
      ).catch((error: unknown) => {
        throw namedRefusal(error)
      })
    },
    async restore() {
      if (storage.token() === null) return
      await identify()
    },
    async switchTo(organisationId) {
      const { identity: shown, preview } = store.getState()
      const identity = preview ? own : shown
      const token = storage.token()
      if (identity === null || token === null) return
      const { email, phone, username } = identity.user
      const taken = { fault: null, epoch: nextEpoch(), turn: nextTurn() }
      leaving = token
      store.setState({ status: 'switching', ...NOBODY, ...taken })
      try {
        await exchange(organisationId, token, email ?? phone ?? username ?? '', taken.turn)
      } catch (error) {
        if (store.getState().turn === taken.turn)
          store.setState({ status: 'in', identity, epoch: nextEpoch() })
        throw error
      } finally {
        leaving = null
      }
      if (store.getState().turn === taken.turn && storage.token() !== null) await identify()
    },
    logout() {
      // The way out is open, whatever is tried on.
      store.setState({ preview: null })
      const farewell = storage.token() === null ? null : send(logout())
      forget(null)
      farewell?.catch(() => undefined)
      return Promise.resolve()
    },
    end(token, fault) {
      const stored = storage.rawToken()
      if (stored !== null && (stored !== token || token === leaving)) return
      if (store.getState().status === 'out' && stored === null) return
      forget(fault)
    },
    adopt(token) {
      if (token === '') return
      if (token === 'clear') return forget(null)
      // Not lasting: whoever handed the token over decides how long it is good for.
      storage.saveSession({ access: token, refresh: null }, { lasting: false })
      store.setState({
        status: 'waiting',
        ...NOBODY,
        fault: null,
        epoch: nextEpoch(),
        turn: nextTurn(),
      })
    },
    async recheck() {
      const { epoch, status, preview } = store.getState()
      if (status !== 'in' || preview !== null) return
      const identity = await ask().catch(() => null)
      const now = store.getState()
      if (identity === null || now.epoch !== epoch || now.identity === null) return
      const rights = ({ codes, unrestricted }: Identity) => JSON.stringify([[...codes].sort(), unrestricted])
      if (rights(identity) !== rights(now.identity)) store.setState({ identity, epoch: epoch + 1 })
    },
    amend(change) {
      const { identity } = store.getState()
      if (identity === null) return
      store.setState({ identity: { ...identity, ...change } })
      if (own !== null) own = { ...own, ...change }
    },
    seeAs(preview) {
      const { identity, preview: held } = store.getState()
      if (identity === null) return
      if (held === null) own = identity
      store.setState({ identity: seenAs(own ?? identity, preview), preview, epoch: nextEpoch() })
    },
  }
}
