import { createCloud } from '../../mocks/cloud/index'
import { collectionsOf } from '../../mocks/collections'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { type Configuration, DEFAULT_CONFIGURATION } from '../../src/domain/brand/configuration'
import { createServices } from '../../src/providers/services'
import { createSignedInServices } from '../../src/providers/signed-in-services'
import { compile } from '../../src/schema/compile'
import type { Resource } from '../../src/schema/resource'
import { createStorage } from '../../src/transport/storage'
import { memoryWindow } from './memory-window'

/** Noon of a summer day in Germany. */
export const NOON = Date.UTC(2026, 5, 17, 11, 2, 0)
const ORIGIN = 'http://portal.example.org'

export type Damage = (request: Request, response: Response) => Response | Promise<Response>

/** Services whose fetch is the simulated cloud. `damage` may spoil a reply, `tamper` a request; `time.now` moves both clocks. */
export function cloudBench(
  plants = 45,
  configuration: Partial<Configuration> = {},
  /** Declarations beside those of the console. */
  more: readonly Resource[] = [],
) {
  const all = [...resources, ...more]
  const time = { now: NOON }
  const cloud = createCloud({
    seed: 'contract',
    now: () => time.now,
    plants,
    sleep: () => Promise.resolve(),
    control: true,
    collections: collectionsOf(all),
  })
  const window = memoryWindow()
  const requests: string[] = []
  const wire: Request[] = []
  const hooks: { damage: Damage | null; tamper: ((request: Request) => Promise<Request>) | null } = {
    damage: null,
    tamper: null,
  }
  const services = createServices({
    configuration: { ...DEFAULT_CONFIGURATION, ...configuration },
    storage: createStorage(window),
    now: () => time.now,
    host: 'portal.example.org',
    loadLocale: () => Promise.resolve({}),
    language: 'en',
    async fetch(path, init) {
      const request = new Request(ORIGIN + path, init)
      requests.push(`${request.method} ${path}`)
      wire.push(request.clone())
      const sent = hooks.tamper ? await hooks.tamper(request.clone()) : request.clone()
      const response = await cloud.handle(sent)
      if (response === undefined) throw new Error(`the cloud does not serve ${path}`)
      return hooks.damage ? hooks.damage(request, response) : response
    },
  })
  const signedInServices = createSignedInServices(services, compile(all, access))
  const signIn = (account: string, region?: 'CHINA' | 'FOREIGN_1') =>
    services.session.login({
      account: account.startsWith('+') ? account : `${account}@heliograph.example`,
      password: 'Harbour-Sun-58',
      ...(region ? { region } : {}),
    })
  return { ...services, ...signedInServices, cloud, time, requests, wire, hooks, signIn, window }
}
