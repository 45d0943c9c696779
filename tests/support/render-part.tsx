import { Refine } from '@refinedev/core'
import { QueryClient } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { ServicesProvider } from '../../src/console/services/services-context'
import { VIEWS } from '../../src/app/views'
import { ViewsContext } from '../../src/console/views/views-context'
import { SignedInProvider } from '../../src/console/services/signed-in-context'
import { readConfiguration } from '../../src/domain/brand/configuration'
import { createServices, type Services } from '../../src/providers/services'
import { createSignedInServices } from '../../src/providers/signed-in-services'
import { compile } from '../../src/schema/compile'
import { createStorage } from '../../src/transport/storage'
import { type Answer, fakeFetch } from './fake-fetch'
import { listensUntilEnd } from './listens-until-end'

const FILES = import.meta.glob<Record<string, unknown>>('/resources/locales/*/*.json', { import: 'default' })

export interface RenderedPart extends RenderResult {
  services: Services
  fetch: ReturnType<typeof fakeFetch>
}

/** A part of the console over answers by path, with real services, texts and refine around it. */
export async function renderPart(
  part: ReactNode,
  given: {
    answers?: Record<string, Answer>
    /** In place of answers: a cloud. */
    cloud?: (path: string, init: RequestInit) => Promise<Response>
    /** Demo account to sign in as. */
    as?: string
    language?: string
    now?: number
  } = {},
): Promise<RenderedPart> {
  const fetch = fakeFetch(given.answers ?? {})
  const services = await listensUntilEnd(async () => {
    const made = createServices({
      configuration: readConfiguration(null),
      storage: createStorage(window),
      fetch: given.cloud ?? fetch.fetch,
      now: () => given.now ?? Date.parse('2026-06-20T11:00:00Z'),
      host: 'localhost',
      loadLocale: (language, namespace) =>
        FILES[`/resources/locales/${language}/${namespace}.json`]?.() ?? Promise.resolve({}),
      language: given.language ?? 'en',
      namespaces: ['console', 'faults', 'units'],
    })
    await made.i18n.ready
    if (given.as)
      await made.session.login({ account: `${given.as}@heliograph.example`, password: 'Harbour-Sun-58' })
    return made
  })
  const signedInServices = createSignedInServices(services, compile(resources, access))
  const client = new QueryClient({ defaultOptions: services.queryDefaults })
  const shown = render(
    <ServicesProvider services={services}>
      <Refine
        dataProvider={{ default: signedInServices.data, dictionary: signedInServices.dictionary }}
        authProvider={services.auth}
        accessControlProvider={signedInServices.access}
        i18nProvider={services.i18n.provider}
        notificationProvider={services.notices.provider}
        resources={[{ name: 'plants' }]}
        options={{ disableTelemetry: true, reactQuery: { clientConfig: client } }}
      >
        <SignedInProvider signedInServices={signedInServices}>
          <ViewsContext value={VIEWS}>{part}</ViewsContext>
        </SignedInProvider>
      </Refine>
    </ServicesProvider>,
  )
  return { ...shown, services, fetch }
}
