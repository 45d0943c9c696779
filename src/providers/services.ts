import type { AuthProvider } from '@refinedev/core'
import { isLanguage } from '../domain/brand/language'
import { type Configuration, FUNCTION_CODES } from '../domain/brand/configuration'
import { type Ahead, askingAhead } from '../transport/ahead'
import { createServerClock, type ServerClock } from '../transport/clock'
import { type Sealing, createSealing } from '../transport/envelope'
import { type SendDeps, createSend } from '../transport/send'
import type { Send } from '../transport/call'
import { type ConsoleStorage, LANGUAGE_HEARD } from '../transport/storage'
import { createAuth } from './auth'
import { type Capabilities, createCapabilities } from './capabilities'
import { createI18n, type I18n, type LoadLocale } from './i18n'
import { readIdentity } from './identity'
import { createLendingSend, IDENTITY, lend } from './lending-send'
import { createNotices, type Notices } from './notices'
import { createCurrentPlant, type CurrentPlant } from './current-plant'
import { type Machine, SEEN_DATA, seenOn } from './seen-on'
import type { SeenDoor } from './seen-door'
import { createSession } from './session'
import type { Session } from './session-types'

/** Everything that the page around the console provides. */
export interface ServicesDeps {
  configuration: Configuration
  storage: ConsoleStorage
  fetch: SendDeps['fetch']
  /** Epoch milliseconds of this machine. */
  now(): number
  /** Domain that was visited, for the brand. */
  host: string
  loadLocale: LoadLocale
  /** Language to begin with. */
  language: string
  /** Namespaces to load before anything is shown. */
  namespaces?: readonly string[]
  /** Feature codes that the brand has switched off (specification 6). */
  blocked?: readonly string[]
  /** Where what was seen may lie, if anywhere. */
  machine?: Machine | undefined
  /** `navigator.locks` where there is one. */
  locks?: SendDeps['locks']
  /** Whether this tab has work that would be lost with its screens. */
  hasUnsavedWork?(): boolean
}

/** Defaults of the query client: a failed call is not repeated behind the user's back. */
interface QueryDefaults {
  queries: {
    retry: false
    refetchOnWindowFocus: false
    refetchOnReconnect: (query: { state: { status: string } }) => 'always' | false
    networkMode: 'always'
    staleTime: number
  }
  mutations: { retry: false; networkMode: 'always' }
}

/** What changed: all that permissions follow from, or the plant that one looks at. */
export type PermissionsOf = 'all' | 'plant'

export interface Services {
  configuration: Configuration
  host: string
  send: Send
  /** Asks what the first screen will ask, before its code is there. */
  ahead: Ahead['ask']
  /** The sealed mode: had, not wanted, wanted but not to be had in this browser, or required and not to be had. */
  sealing: Sealing['state']
  /** What is missing where it is wanted and not to be had. */
  sealLack: Sealing['missing']
  storage: ConsoleStorage
  clock: ServerClock
  session: Session
  currentPlant: CurrentPlant
  /** What the server offers beyond the vendor's interface. */
  capabilities: Capabilities
  notices: Notices
  i18n: I18n
  auth: AuthProvider
  /** The way to what was seen on this machine; null where nothing can be kept. */
  seen: SeenDoor | null
  /** `navigator.locks` where there is one. */
  locks: SendDeps['locks']
  queryDefaults: QueryDefaults
  /** Notifies of every change after which permissions must be asked again, and of which. */
  onPermissionsChange(listener: (of: PermissionsOf) => void): () => void
  /** Feature codes that platform and configuration have switched off. */
  blocked(): readonly string[]
  /** The brand arrived after boot: what it blocks is gone from now on. */
  block(features: readonly string[]): void
}

const QUERY_DEFAULTS: QueryDefaults = {
  queries: {
    retry: false,
    refetchOnWindowFocus: false,
    // Back on the network, what failed is asked again; what is shown stays.
    refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
    // Without a network a call must fail and say so, not wait in silence.
    networkMode: 'always',
    staleTime: 30_000,
  },
  mutations: { retry: false, networkMode: 'always' },
}

/** The one wiring of what the whole console needs, before sign-in as well. Sends nothing by itself. */
export function createServices(deps: ServicesDeps): Services {
  const { configuration, storage } = deps
  const clock = createServerClock(deps.now)
  const notices = createNotices(deps.now)
  const i18n = createI18n({
    language: deps.language,
    load: deps.loadLocale,
    ...(deps.namespaces ? { namespaces: deps.namespaces } : {}),
    onChange: (language) => storage.saveLanguage(language),
  })
  storage.onRemembered(LANGUAGE_HEARD, () => {
    const chosen = storage.recall(LANGUAGE_HEARD)
    if (isLanguage(chosen)) void i18n.change(chosen)
  })
  const language = () => i18n.language()
  const straight = createSend({
    fetch: deps.fetch,
    configuration,
    storage,
    clock,
    language,
    locks: deps.locks,
    onSessionEnd: (token) => session.end(token, { kind: 'session' }),
    readOnly: () => session.getState().preview !== null,
    held: () => session.decided(),
  })
  const { send: plain, ask: ahead } = askingAhead(straight, { storage, now: deps.now })
  const seen = deps.machine
    ? seenOn(deps.machine, {
        storage,
        now: deps.now,
        session: () => session.getState(),
        switchedOff: () => blocked,
      })
    : null
  const send = seen === null ? plain : createLendingSend(plain, seen, () => navigator.onLine)
  const session: Session = createSession({
    send: plain,
    storage,
    language,
    system: configuration.source,
    hasUnsavedWork: deps.hasUnsavedWork,
    locks: deps.locks,
    ...(seen === null ? {} : { identify: () => lend(seen, IDENTITY, () => readIdentity(plain, storage)) }),
  })
  const currentPlant = createCurrentPlant({ send, language })
  const capabilities = createCapabilities({ send })

  const off = [
    ...FUNCTION_CODES.filter((code) => !configuration.functions[code]),
    ...(configuration.deviceControl ? [] : ['deviceControl']),
    ...(configuration.seenData ? [] : [SEEN_DATA]),
  ]
  let blocked: readonly string[] = [...off, ...(deps.blocked ?? [])]
  const listeners = new Set<(of: PermissionsOf) => void>()
  const changed = (of: PermissionsOf) => {
    for (const listener of [...listeners]) listener(of)
  }
  let known = session.getState().epoch
  session.subscribe(() => {
    const { epoch, identity } = session.getState()
    if (epoch === known) return
    known = epoch
    // A plant of the former identity must not outlive it.
    if (identity === null) currentPlant.select(null)
    // The next session may live in another data centre, on another server.
    if (identity === null && capabilities.getState().status !== 'idle') capabilities.forget()
    changed('all')
  })
  let held = currentPlant.getState().epoch
  currentPlant.subscribe(() => {
    const { epoch } = currentPlant.getState()
    if (epoch === held) return
    held = epoch
    changed('plant')
  })

  const sealing = createSealing(configuration, crypto)
  return {
    configuration,
    host: deps.host,
    send,
    ahead,
    sealing: sealing.state,
    sealLack: sealing.missing,
    storage,
    clock,
    session,
    currentPlant,
    capabilities,
    notices,
    i18n,
    auth: createAuth(session, notices, () => {
      void session.recheck()
      currentPlant.recheck()
    }),
    seen,
    locks: deps.locks,
    queryDefaults: QUERY_DEFAULTS,
    onPermissionsChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    blocked: () => blocked,
    block(features) {
      blocked = [...off, ...features]
      if (blocked.includes(SEEN_DATA)) void seen?.forget()
      changed('all')
    },
  }
}
