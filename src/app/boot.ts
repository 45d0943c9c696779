import { type Brand, brandStatus, readBrand } from '../domain/brand/branding'
import { type Configuration, readConfiguration } from '../domain/brand/configuration'
import { chooseLanguage } from '../domain/brand/language'
import { hasUnsavedWork } from '../kit/unsaved/works'
import type { LoadLocale } from '../providers/i18n'
import { createServices, type Services, type ServicesDeps } from '../providers/services'
import { brandCall } from '../transport/calls/branding'
import { createSealing } from '../transport/envelope'
import { createStorage } from '../transport/storage'
import { type RowsAhead, rowsAhead } from './first-rows/rows-ahead'
import { guardAddress } from './guard'
import { loadLocale } from './locales'

export interface Booted {
  services: Services
  brand: Brand | null
  suspended: boolean
  /** A brand that was not there in time; resolves when it is. Null when none is awaited. */
  late: Promise<Brand | null> | null
  /** Rows that can be drawn before the console is there; null where the address has none. */
  rows: RowsAhead | null
}

/** What the page lends; tests lend their own. */
export interface BootPage {
  window: Window
  fetch: ServicesDeps['fetch']
  /** Epoch milliseconds of this machine. */
  now(): number
  locks?: ServicesDeps['locks']
  machine?: ServicesDeps['machine']
  /** For the administrator of this installation. */
  warn?(sentence: string): void
}

/** Waiting longer for a brand would keep everybody from their plants, ms. */
const BRAND_LIMIT = 3000
/** Texts of the shell; a screen's own come with the screen. */
const NAMESPACES = ['console', 'faults', 'platform']

/** The client configuration beside the page; absent, slow or unreadable gives the delivered values. */
async function loadConfiguration({ window, fetch }: BootPage): Promise<Configuration> {
  const ask = () => fetch('/config.json', { signal: AbortSignal.timeout(BRAND_LIMIT), cache: 'no-cache' })
  try {
    const reply = await (window.configurationAsked ?? ask())
    return readConfiguration(reply.ok ? await reply.json() : null)
  } catch {
    return readConfiguration(null)
  }
}

/** In development `?lan=test` shows every text in brackets; a build for people has nothing of it. */
async function textsOf(address: URL): Promise<LoadLocale> {
  if (!import.meta.env.DEV || address.searchParams.get('lan') !== 'test') return loadLocale
  const { bracketedLocale } = await import('./test-language')
  return bracketedLocale
}

function limited<T>(waiting: Promise<T>): Promise<T | 'late'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('late'), BRAND_LIMIT)
    void waiting.then((value) => {
      clearTimeout(timer)
      resolve(value)
    })
  })
}

/**
 * Everything before the first paint (specification 2 and 4), in this order: what the address brings
 * (first, so that a token stands in it as briefly as can be), configuration, and then side by side brand, language
 * and session. No failure on the way keeps the console from starting.
 */
export async function boot(page: BootPage): Promise<Booted> {
  const { window } = page
  const storage = createStorage(window)
  const here = new URL(window.arrivedAt ?? window.location.href)
  delete window.arrivedAt
  const taken = guardAddress(here, storage)
  const { pathname, search, hash } = window.location
  if (taken.rest !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', taken.rest)
  }

  const configuration = await loadConfiguration(page)
  const { lack } = createSealing(configuration, crypto)
  if (lack !== null) page.warn?.(lack)
  const question = { cookie: storage.language(), browser: window.navigator.languages }
  const services = createServices({
    configuration,
    storage,
    fetch: page.fetch,
    now: page.now,
    host: window.location.host,
    loadLocale: await textsOf(here),
    // The texts load while the brand is asked; its list of languages may still change the choice.
    language: chooseLanguage({ ...question, supported: configuration.supportLans }),
    namespaces: NAMESPACES,
    locks: page.locks,
    hasUnsavedWork,
    machine: page.machine,
  })

  if (taken.token === 'clear') void services.seen?.forget()

  // Side by side with the brand, which may be suspended: that decides what is shown, not what is asked.
  if (!configuration.serviceOut && services.sealing !== 'refused') void services.session.restore()
  const rows = rowsAhead(services, window)
  const asked = services
    .send(brandCall(window.location.hostname, storage.clientStyle()))
    .then(readBrand, () => null)
  const answer = await limited(asked)
  const brand = answer === 'late' ? null : answer
  if (brand) services.block(brand.blocked)

  const language = chooseLanguage({ ...question, supported: brand?.languages ?? configuration.supportLans })
  await services.i18n.ready
  await services.i18n.change(language)
  if (storage.language() !== language) storage.saveLanguage(language)

  const suspended = configuration.serviceOut || brandStatus(brand) === 'suspended'
  return { services, brand, suspended, late: answer === 'late' ? asked : null, rows }
}
