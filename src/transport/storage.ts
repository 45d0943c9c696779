import {
  type Region,
  regionOfSelection,
  regionOfText,
  type RegionSelection,
  selectionOf,
} from '../domain/place/region'
import { LANGUAGE, TOKEN } from './cookie-names'
import { jsonText, text } from './wire'

/** The parts of a window that keep things. */
export interface KeepingWindow {
  readonly document: { cookie: string }
  readonly localStorage: Storage
  readonly sessionStorage: Storage
  readonly location: { readonly protocol: string }
  addEventListener?(type: 'storage', listener: (event: StorageEvent) => void): void
  addEventListener?(type: 'pageshow', listener: (event: PageTransitionEvent) => void): void
}

/** `ended`: signed out elsewhere, whatever the cookie still says here. `refused`: the cloud ended it, elsewhere as well. */
export type SessionChange = 'ended' | 'refused' | 'changed'

export interface Tokens {
  access: string
  refresh: string | null
}

/** The only toucher of cookies and browser storage. Nothing here throws when the browser refuses. */
export interface ConsoleStorage {
  /** Null without a session and for the value `clear`. */
  token(): string | null
  /** The stored value as it is; `clear` included (specification 4: it is sent as empty). */
  rawToken(): string | null
  refreshToken(): string | null
  /** `lasting` false keeps the cookie for the browser session only, for tokens from the address. */
  saveSession(tokens: Tokens, options?: { lasting?: boolean }): void
  /** Other tabs hear whether the person went or the cloud refused the session. */
  clearSession(options?: { refused?: boolean }): void
  /** Another tab signed in, rotated, signed out or was refused. */
  onSessionChange(listener: (change: SessionChange) => void): void
  region(): Region
  regionChoice(): RegionSelection | null
  /** Mainland China is kept as `CN`, under whatever name it came (specification 3). */
  chooseRegion(choice: RegionSelection): void
  language(): string | null
  saveLanguage(code: string): void
  clientStyle(): string | null
  saveClientStyle(style: string): void
  theme(): 'dark' | 'light' | null
  saveTheme(theme: 'dark' | 'light'): void
  paneWidth(): number | null
  savePaneWidth(pixels: number): void
  recall(key: string): string | null
  /** Null forgets. */
  remember(key: string, value: string | null): void
  /** Names that begin like this, of whatever is remembered. */
  remembered(prefix: string): readonly string[]
  /** Another tab remembers or forgets something under such a name. Returns what ends it. */
  onRemembered(prefix: string, listener: () => void): () => void
}

/** Under this name lies what a person chose for this browser; index.html reads it before anything is painted. */
export const CHOICES = 'preferences'

/** Under this name lies the language once more: of a cookie that changes other tabs hear nothing. */
export const LANGUAGE_HEARD = 'language'

/** Under names that begin like this lies what waits for a network. */
export const QUEUE = 'queued.'

const SESSION = 'session'
/** Why the last session ended, written before its end: events of a storage come in the order of what was written. */
const END = 'heliograph.session-end'
const REFUSED = 'refused'
const REGION = 'region'
const STYLE = 'clientStyle'
const OURS = 'heliograph.'

const DAY = 86_400
const TOKEN_LIFE = 15 * DAY
const LANGUAGE_LIFE = 365 * DAY

/** How long a new cookie of another tab is waited for: two seconds. */
const LOOK_AGAIN = 100
const LOOKS = 20

export function createStorage(window: KeepingWindow): ConsoleStorage {
  const cookies = cookieJar(window)
  const local = box(() => window.localStorage)
  const tab = box(() => window.sessionStorage)
  const rawToken = () => cookies.get(TOKEN)
  /** The token that this tab knows of. */
  let known = rawToken()
  /** Why the last session ended: as another tab wrote it, and as this one did. */
  let end: string | null = null
  let own: string | null = null
  const heard = new Set<(key: string | null) => void>()
  window.addEventListener?.('storage', ({ key }) => {
    for (const hear of [...heard]) hear(key)
  })
  const regionChoice = () => {
    const code = text(jsonText(local.get(REGION))['code'])
    return code === null ? null : { code }
  }
  return {
    rawToken,
    token: () => (rawToken() === 'clear' ? null : rawToken()),
    refreshToken: () => text(jsonText(local.get(SESSION))['refresh']),
    saveSession(tokens, options) {
      const lasting = options?.lasting ?? true
      known = tokens.access
      end = own = null
      cookies.set(TOKEN, tokens.access, lasting ? TOKEN_LIFE : null)
      local.set(END, null)
      local.set(SESSION, JSON.stringify({ refresh: tokens.refresh }))
    },
    clearSession(options) {
      own = options?.refused ? REFUSED : 'left'
      cookies.set(TOKEN, '', 0)
      local.set(END, own)
      local.set(SESSION, null)
    },
    onSessionChange(listener) {
      const notify = (change: SessionChange) => {
        if (change === 'changed') known = rawToken()
        listener(change)
      }
      // Cookies travel between tabs on a way of their own, often later than this event.
      const notifyWhenSeen = (looks: number) => {
        const token = rawToken()
        if (looks === 0 || (token !== null && token !== known)) notify('changed')
        else setTimeout(() => notifyWhenSeen(looks - 1), LOOK_AGAIN)
      }
      window.addEventListener?.('storage', (event) => {
        // What the other tab wrote, not what stands there by now: this one may have been refused meanwhile.
        if (event.key === END) {
          end = event.newValue
          own = null
        }
        if (event.key !== SESSION && event.key !== null) return
        // A tab that is refused in the same breath writes the same, and of that there is no event.
        const why = end ?? own
        if (event.newValue === null) notify(event.key === SESSION && why === REFUSED ? 'refused' : 'ended')
        else notifyWhenSeen(LOOKS)
      })
      // A page that comes back from the browser's memory has heard of nothing meanwhile.
      window.addEventListener?.('pageshow', (event) => {
        if (event.persisted && rawToken() !== known) notify('changed')
      })
    },
    region: () => regionOfSelection(regionChoice()),
    regionChoice,
    chooseRegion({ code }) {
      local.set(REGION, JSON.stringify(regionOfText(code) === 'CHINA' ? selectionOf('CHINA') : { code }))
    },
    language: () => cookies.get(LANGUAGE),
    saveLanguage(code) {
      cookies.set(LANGUAGE, code, LANGUAGE_LIFE)
      local.set(OURS + LANGUAGE_HEARD, code)
    },
    clientStyle: () => tab.get(STYLE),
    saveClientStyle: (style) => tab.set(STYLE, style),
    theme() {
      const kept = local.get(`${OURS}theme`)
      return kept === 'dark' || kept === 'light' ? kept : null
    },
    saveTheme: (theme) => local.set(`${OURS}theme`, theme),
    paneWidth() {
      const width = Number(local.get(`${OURS}pane`) ?? Number.NaN)
      return Number.isFinite(width) && width > 0 ? width : null
    },
    savePaneWidth: (pixels) => local.set(`${OURS}pane`, String(Math.round(pixels))),
    recall: (key) => local.get(OURS + key),
    remember: (key, value) => local.set(OURS + key, value),
    remembered: (prefix) =>
      local.keys().flatMap((key) => (key.startsWith(OURS + prefix) ? [key.slice(OURS.length)] : [])),
    onRemembered(prefix, listener) {
      const hear = (key: string | null) => {
        if (key === null || key.startsWith(OURS + prefix)) listener()
      }
      heard.add(hear)
      return () => void heard.delete(hear)
    },
  }
}

/** `seconds` null is a cookie of the browser session. */
function cookieJar(window: KeepingWindow) {
  return {
    get(name: string): string | null {
      const found = window.document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
      const value = found?.slice(name.length + 1)
      if (value === undefined || value === '') return null
      try {
        return decodeURIComponent(value)
      } catch {
        return value
      }
    },
    set(name: string, value: string, seconds: number | null): void {
      const life = seconds === null ? '' : `; Max-Age=${seconds}`
      const secure = window.location.protocol === 'https:' ? '; Secure' : ''
      window.document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${life}${secure}`
    },
  }
}

/** A browser may refuse storage (private mode, quota, policy): then this tab remembers by itself. */
function box(open: () => Storage) {
  const own = new Map<string, string>()
  return {
    get(key: string): string | null {
      try {
        return own.get(key) ?? open().getItem(key)
      } catch {
        return own.get(key) ?? null
      }
    },
    keys(): readonly string[] {
      try {
        const kept = open()
        const names = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '')
        return [...new Set([...own.keys(), ...names])]
      } catch {
        return [...own.keys()]
      }
    },
    set(key: string, value: string | null): void {
      own.delete(key)
      try {
        if (value === null) open().removeItem(key)
        else open().setItem(key, value)
      } catch {
        if (value !== null) own.set(key, value)
      }
    },
  }
}
