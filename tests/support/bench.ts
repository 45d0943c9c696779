import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { type Configuration, DEFAULT_CONFIGURATION } from '../../src/domain/brand/configuration'
import { createServices, type ServicesDeps } from '../../src/providers/services'
import { createSignedInServices } from '../../src/providers/signed-in-services'
import { compile, type Plans } from '../../src/schema/compile'
import { createStorage } from '../../src/transport/storage'
import { type Answer, fakeFetch, json } from './fake-fetch'
import { memoryWindow } from './memory-window'
import { token } from './token'

export const NOW = 1_768_292_700
export const ACCESS = token({ exp: NOW + 86_399 })

/** A personal user with one code. */
export const USER = {
  user: { id: 900001, name: 'Ada Muster', email: 'ada@example.org' },
  org: null,
  role: { id: -1, name: 'personal' },
  roleCodes: ['user'],
  timezoneList: [],
}

/** Replies of a session that works; a test overrides what it is about. */
const ANSWERS: Record<string, Answer> = {
  '/oauth2-s/oauth/token': () => json({ access_token: ACCESS, refresh_token: 'r1' }),
  '/oauth2-s/oauth/logout': () => json({}),
  '/user-s/acc/org/login-user': () => json(USER),
}

interface BenchOptions {
  answers?: Record<string, Answer>
  configuration?: Partial<Configuration>
  deps?: Partial<ServicesDeps>
  /** Those of the console unless given. */
  plans?: Plans
}

/** All services over a fake cloud and a window in memory. `time.now` is epoch milliseconds. */
export function bench({ answers = {}, configuration = {}, deps = {}, plans }: BenchOptions = {}) {
  const window = memoryWindow()
  const cloud = fakeFetch({
    ...answers,
    ...Object.fromEntries(Object.entries(ANSWERS).filter(([path]) => !(path in answers))),
  })
  const time = { now: NOW * 1000 }
  const services = createServices({
    configuration: { ...DEFAULT_CONFIGURATION, ...configuration },
    storage: createStorage(window),
    fetch: cloud.fetch,
    now: () => time.now,
    host: 'portal.example.org',
    loadLocale: () => Promise.resolve({}),
    language: 'en',
    ...deps,
  })
  const signedInServices = createSignedInServices(services, plans ?? compile(resources, access))
  const signedIn = async () => {
    await services.session.login({ account: 'ada@example.org', password: 'Harbour-Sun-58' })
    return services
  }
  return { ...services, ...signedInServices, services, cloud, window, time, signedIn }
}
