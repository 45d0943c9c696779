import { codesFromFunctions, isUnrestricted } from '../domain/permission'
import type { Fault } from '../domain/fault'
import { type Region, selectionOf } from '../domain/region'
import { role, roleFunctions } from '../transport/calls/auth'
import { logout, passwordGrant } from '../transport/calls/oauth'
import {
  type LoginUser,
  loginUser,
  type Organisation,
  type TimezoneEntry,
  type User,
} from '../transport/calls/user'
import { FaultError, faultOf } from '../transport/fault-error'
import { readToken } from '../transport/jwt'
import type { Send } from '../transport/send'
import type { ConsoleStorage } from '../transport/storage'
import { createStore } from './store'

/** Who is signed in, as what, and with which codes. */
interface Identity {
  user: User
  /** Null in a personal session. */
  organisation: Organisation | null
  role: { id: number | null; name: string | null } | null
  /** Role codes and enabled functions together (specification 6). */
  codes: readonly string[]
  /** No role codes at all: nothing is restricted. */
  unrestricted: boolean
  timezones: ReadonlyMap<string, TimezoneEntry>
  /** The server wants a better password. */
  weakPassword: boolean
}

export interface SessionState {
  /** `waiting`: a token is there, its owner is not known yet. `unknown`: the cloud could not tell. */
  status: 'out' | 'waiting' | 'in' | 'unknown'
  identity: Identity | null
  /** Why the identity is not known, or why the session ended. */
  fault: Fault | null
  /** Grows with every change of identity; codes of an earlier epoch are void. */
  epoch: number
  /** What the person behind the session tries on; nothing can be changed meanwhile. */
  preview: Preview | null
}

/** A role as somebody else sees the console with it. */
export interface Preview {
  role: { id: number; name: string | null }
  /** What the role grants, for the person and for every plant. */
  codes: readonly string[]
}

export interface SessionDeps {
  send: Send
  storage: ConsoleStorage
  language(): string
  /** Brand on the wire, `SOLARMAN` unless configured. */
  system: string
}

export interface Session {
  getState(): SessionState
  subscribe(listener: () => void): () => void
  /** A token is stored, whatever it is worth. */
  isSignedIn(): boolean
  /** Rejects with a FaultError: wrong pair, locked, migrated, no network. */
  login(who: { account: string; password: string; region?: Region }): Promise<void>
  /** Asks who the stored token belongs to. Only a refused token signs out; a network fault does not. */
  restore(): Promise<void>
  /** Forgets the session at once; the cloud is told in passing. */
  logout(): Promise<void>
  /** The session behind `token` was refused. Later calls for the same token do nothing. */
  end(token: string | null, fault: Fault): void
  /** `?token=T` of the address: T becomes the session token, `clear` ends the session. */
  adopt(token: string): void
  /** Sees as a role until `null`; who is signed in stays the same. */
  seeAs(preview: Preview | null): void
}

const OUT = { status: 'out', identity: null, preview: null } as const

export function createSession(deps: SessionDeps): Session {
  const { send, storage } = deps
  const store = createStore<SessionState>({
    status: storage.token() === null ? 'out' : 'waiting',
    identity: null,
    fault: null,
    epoch: 0,
    preview: null,
  })
  /** Who is signed in indeed, while another role is tried on. */
  let behind: Identity | null = null
  const nextEpoch = () => store.getState().epoch + 1

  function forget(fault: Fault | null): void {
    storage.clearSession()
    store.setState({ ...OUT, fault, epoch: nextEpoch() })
  }

  /** Every start of a session makes the answers of earlier ones void. */
  async function identify(): Promise<void> {
    const epoch = nextEpoch()
    store.setState({ status: 'waiting', identity: null, preview: null, fault: null, epoch })
    try {
      const identity = await readIdentity(send, storage)
      if (store.getState().epoch === epoch) store.setState({ status: 'in', identity, epoch: epoch + 1 })
    } catch (error) {
      // The session itself is ended by the transport; all else leaves the token where it is.
      const fault = faultOf(error)
      if (store.getState().epoch === epoch && fault.kind !== 'session')
        store.setState({ status: 'unknown', fault })
    }
  }

  storage.onSessionChange(() => {
    const { status, identity } = store.getState()
    const token = storage.token()
    if (token === null) {
      if (status !== 'out') store.setState({ ...OUT, fault: null, epoch: nextEpoch() })
    } else if (status === 'out' || identity?.user.id !== readToken(token).userId) void identify()
  })

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    isSignedIn: () => storage.token() !== null,
    async login({ account, password, region }) {
      // A session lives in one data centre: later calls must go where it was made.
      if (region !== undefined && region !== storage.region()) storage.chooseRegion(selectionOf(region))
      const tokens = await send(
        passwordGrant({
          account,
          password,
          region: storage.region(),
          language: deps.language(),
          area: storage.regionChoice()?.code,
          system: deps.system,
        }),
      ).catch((error: unknown) => {
        throw namedRefusal(error)
      })
      storage.saveSession(tokens)
      await identify()
      const { status, fault } = store.getState()
      if (status === 'out') throw new FaultError(fault ?? { kind: 'session' })
    },
    async restore() {
      if (storage.token() === null) return
      await identify()
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
      if (stored !== null && stored !== token) return
      if (store.getState().status === 'out' && stored === null) return
      forget(fault)
    },
    adopt(token) {
      if (token === '') return
      if (token === 'clear') return forget(null)
      // Not lasting: whoever handed the token over decides how long it is good for.
      storage.saveSession({ access: token, refresh: null }, { lasting: false })
      store.setState({ status: 'waiting', identity: null, preview: null, fault: null, epoch: nextEpoch() })
    },
    seeAs(preview) {
      const { identity, preview: held } = store.getState()
      if (identity === null) return
      if (held === null) behind = identity
      const own = behind ?? identity
      const { role, codes } = preview ?? { role: own.role, codes: own.codes }
      const unrestricted = preview === null && own.unrestricted
      store.setState({ identity: { ...own, role, codes, unrestricted }, preview, epoch: nextEpoch() })
    },
  }
}

/** OAuth servers name a wrong pair in several ways; the form knows one. */
function namedRefusal(error: unknown): unknown {
  const fault = faultOf(error)
  if (fault.kind !== 'rejected' || !['invalid_grant', 'Invalid token', '401'].includes(fault.code))
    return error
  return new FaultError({ ...fault, code: 'AUTH_INVALID_USERNAME_OR_PASSWORD' })
}

async function readIdentity(send: Send, storage: ConsoleStorage): Promise<Identity> {
  const who = await send(loginUser())
  const claims = readToken(storage.token() ?? '')
  const asked = who.organisation === null ? null : (who.role?.id ?? claims.roleId)
  const granted = asked === null ? null : await readRole(send, asked)
  const roleCodes = who.roleCodes ?? []
  return {
    user: who.user,
    organisation: who.organisation,
    role: roleOf(who, granted?.role ?? null),
    codes: [...new Set([...roleCodes, ...(granted?.codes ?? [])])],
    unrestricted: isUnrestricted(who.roleCodes),
    timezones: who.timezones,
    weakPassword: claims.modifyPassword,
  }
}

/** C5 and C6 of an organisation session. If they fail, nothing is granted by functions. */
async function readRole(send: Send, roleId: number) {
  const [named, functions] = await Promise.allSettled([send(role(roleId)), send(roleFunctions(roleId))])
  for (const part of [named, functions]) {
    if (part.status === 'rejected' && faultOf(part.reason).kind === 'session') throw part.reason
  }
  return {
    role: named.status === 'fulfilled' ? named.value : null,
    codes: functions.status === 'fulfilled' ? codesFromFunctions(functions.value) : [],
  }
}

function roleOf(
  who: LoginUser,
  granted: { id: number | null; name: string | null } | null,
): Identity['role'] {
  if (granted === null) return who.role
  return { id: granted.id ?? who.role?.id ?? null, name: granted.name ?? who.role?.name ?? null }
}
