import type { Fault } from '../domain/faults/fault'
import { selectionOf } from '../domain/place/region'
import { logout, organisationGrant, passwordGrant } from '../transport/calls/oauth'
import { FaultError, faultOf } from '../transport/fault-error'
import { alone } from '../transport/renewal'
import type { Call } from '../transport/call'
import type { Tokens } from '../transport/storage'
import { belongsTo, type Identity, isSamePerson, readIdentity, seenAs } from './identity'
import { namedRefusal } from './named-refusal'
import type { Session, SessionDeps, SessionState } from './session-types'
import { createStore } from './store'
import { createDecision } from './tab-decision'

const NOBODY = { identity: null, preview: null } as const
/** What an account is called at sign-in. */
const nameOf = ({ user: { email, phone, username } }: Identity) => email ?? phone ?? username ?? ''

const OUT = { status: 'out', ...NOBODY, followed: false } as const

export function createSession(deps: SessionDeps): Session {
  const { send, storage } = deps
  const ask = deps.identify ?? (() => readIdentity(send, storage))
  const store = createStore<SessionState>({
    status: storage.token() === null ? 'out' : 'waiting',
    ...NOBODY,
    fault: null,
    epoch: 0,
    turn: 0,
    elsewhere: false,
    followed: false,
  })
  let own: Identity | null = null // who is signed in, while a role is tried on
  let leaving: string | null = null // being exchanged: the cloud refuses it from then on, which ends nothing
  const nextEpoch = () => store.getState().epoch + 1
  const nextTurn = () => store.getState().turn + 1

  const decision = createDecision((elsewhere) => store.setState({ elsewhere }))

  function forget(fault: Fault | null): void {
    decision.end('follow')
    storage.clearSession({ refused: fault !== null })
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

  function follow(): void {
    decision.end('follow')
    store.setState({ turn: nextTurn(), followed: store.getState().identity !== null })
    void identify()
  }

  /** What was answered between the other tab's change and this one's hearing of it is void. */
  function stayed(): void {
    if (decision.pending() === null) return
    decision.end('stay')
    store.setState({ epoch: nextEpoch() })
  }

  storage.onSessionChange((change) => {
    const { status, identity } = store.getState()
    const token = storage.token()
    if (change !== 'changed' || token === null) {
      decision.end('follow')
      const fault: Fault | null = change === 'refused' ? { kind: 'session' } : null
      if (status !== 'out') store.setState({ ...OUT, fault, epoch: nextEpoch(), turn: nextTurn() })
      // Refused here, and then the person went: what was kept for them goes as well.
      else if (fault === null) store.setState({ fault })
    } else if (status !== 'out' && belongsTo(token, identity)) {
      stayed()
    } else if (status === 'in' && isSamePerson(token, identity) && deps.hasUnsavedWork?.()) {
      decision.begin()
    } else {
      follow()
    }
  })

  /** The former token is refused before the next one is stored: what is refused in other tabs meanwhile waits. */
  const exchange = (organisationId: number, token: string, account: string, turn: number): Promise<void> =>
    alone(deps.locks, async () => {
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
    })

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
      const taken = { fault: null, epoch: nextEpoch(), turn: nextTurn(), followed: false }
      leaving = token
      store.setState({ status: 'switching', ...NOBODY, ...taken })
      try {
        await exchange(organisationId, token, nameOf(identity), taken.turn)
      } catch (error) {
        if (store.getState().turn === taken.turn)
          store.setState({ status: 'in', identity, epoch: nextEpoch() })
        throw error
      } finally {
        leaving = null
      }
      if (store.getState().turn === taken.turn && storage.token() !== null) await identify()
    },
    async stay() {
      const { identity, turn } = store.getState()
      const token = storage.token()
      if (identity === null || token === null) return
      leaving = token
      try {
        await exchange(identity.organisation?.id ?? 0, token, nameOf(identity), turn)
      } finally {
        leaving = null
      }
      // A third tab may have been quicker.
      if (belongsTo(storage.token() ?? '', identity)) stayed()
    },
    follow,
    decided: decision.pending,
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
      decision.end('follow')
      // For this browser session only: the source of the token decides how long it is valid.
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
