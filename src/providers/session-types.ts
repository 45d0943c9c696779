import type { Fault } from '../domain/faults/fault'
import type { Region } from '../domain/place/region'
import type { Call, Send } from '../transport/call'
import type { ConsoleStorage, Tokens } from '../transport/storage'
import type { Identity, Preview } from './identity'

export interface SessionState {
  /**
   * `waiting`: a token is there, its owner is not known yet. `unknown`: the cloud could not say.
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
  /** Another tab has taken on another identity while work here is not saved: the person decides, calls wait. */
  elsewhere: boolean
  /** This identity was taken on in another tab. */
  followed: boolean
}

export interface SessionDeps {
  send: Send
  storage: ConsoleStorage
  language(): string
  /** Brand on the wire, `SOLARMAN` unless configured. */
  system: string
  /** Who the stored token speaks for, if not as {@link readIdentity} asks. */
  identify?: () => Promise<Identity>
  /** Whether this tab has work that would be lost with its screens. */
  hasUnsavedWork?: (() => boolean) | undefined
  /** `navigator.locks` where there is one. */
  locks?: Pick<LockManager, 'request'> | undefined
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
  /** What another tab took on is not taken on here: all tabs get this one's identity. Rejects with a FaultError. */
  stay(): Promise<void>
  /** What another tab took on is taken on here as well; screens and forms of the former identity go. */
  follow(): void
  /** While the person decides between {@link stay} and {@link follow}; rejects when the identity is another. */
  decided(): Promise<void> | null
  /** Forgets the session at once; the cloud hears of it in passing. */
  logout(): Promise<void>
  /** The session behind `token` was refused. Later calls for the same token do nothing. */
  end(token: string | null, fault: Fault): void
  /** `?token=T` of the address: T becomes the session token, `clear` ends the session. */
  adopt(token: string): void
  /** What the cloud has just said about the person signed in; rights and screens stay as they are. */
  amend(change: Partial<Pick<Identity, 'user' | 'weakPassword'>>): void
  /** Asks again what the person may do; nothing changes when there is no answer, or the same one. */
  recheck(): Promise<void>
  /** Sees as a role until `null`; who is signed in stays the same. */
  seeAs(preview: Preview | null): void
}
