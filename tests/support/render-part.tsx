import { Refine } from '@refinedev/core'
import { QueryClient } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { ServicesProvider } from '../../src/console/services-context'
import { VIEWS } from '../../src/console/registry'
import { ViewsContext } from '../../src/console/views-context'
import { WorkbenchProvider } from '../../src/console/workbench-context'
import { readConfiguration } from '../../src/domain/configuration'
import { createServices, type Services } from '../../src/providers/services'
import { createWorkbench } from '../../src/providers/workbench'
import { compile } from '../../src/schema/compile'
import { createStorage } from '../../src/transport/storage'
import { type Answer, fakeFetch } from './fake-fetch'

const FILES = import.meta.glob<Record<string, unknown>>('/resources/locales/*/*.json', { import: 'default' })

export interface RenderedPart extends RenderResult {
  services: Services
  fetch: ReturnType<typeof fakeFetch>
}

/** A part of the console over answers by path, with real services, texts and refine around it. */
export async function renderPart(
  part: ReactNode,
  given: { answers?: Record<string, Answer>; language?: string; now?: number } = {},
): Promise<RenderedPart> {
  const fetch = fakeFetch(given.answers ?? {})
  const services = createServices({
    configuration: readConfiguration(null),
    storage: createStorage(window),
    fetch: fetch.fetch,
    now: () => given.now ?? Date.parse('2026-06-20T11:00:00Z'),
    host: 'localhost',
    loadLocale: (language, namespace) =>
      FILES[`/resources/locales/${language}/${namespace}.json`]?.() ?? Promise.resolve({}),
    language: given.language ?? 'en',
    namespaces: ['console', 'faults', 'units'],
  })
  await services.i18n.ready
  const workbench = createWorkbench(services, compile(resources, access))
  const client = new QueryClient({ defaultOptions: services.queryDefaults })
  const shown = render(
    <ServicesProvider services={services}>
      <Refine
        dataProvider={workbench.data}
        authProvider={services.auth}
        accessControlProvider={workbench.access}
        i18nProvider={services.i18n.provider}
        notificationProvider={services.notices.provider}
        resources={[{ name: 'plants' }]}
        options={{ disableTelemetry: true, reactQuery: { clientConfig: client } }}
      >
        <WorkbenchProvider workbench={workbench}>
          <ViewsContext value={VIEWS}>{part}</ViewsContext>
        </WorkbenchProvider>
      </Refine>
    </ServicesProvider>,
  )
  return { ...shown, services, fetch }
}
