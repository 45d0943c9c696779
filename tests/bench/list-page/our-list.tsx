import { type AccessControlProvider, type DataProvider, Refine } from '@refinedev/core'
import { QueryClient } from '@tanstack/react-query'
import { type ComponentType, Suspense, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { access } from '../../../resources/access'
import { resources } from '../../../resources/index'
import { ResourceList } from '../../../src/console/list/resource-list'
import { ServicesProvider } from '../../../src/console/services/services-context'
import { SignedInProvider } from '../../../src/console/services/signed-in-context'
import type { ViewProps } from '../../../src/console/views/view-props'
import { ViewsContext } from '../../../src/console/views/views-context'
import { readConfiguration } from '../../../src/domain/brand/configuration'
import { createServices, type Services } from '../../../src/providers/services'
import { createSignedInServices, type SignedInServices } from '../../../src/providers/signed-in-services'
import type { RecordValues } from '../../../src/schema/codec'
import { compile, type Plan } from '../../../src/schema/compile'
import { createStorage } from '../../../src/transport/storage'
import { sites } from './rows'

const FILES = import.meta.glob<Record<string, unknown>>('../../../resources/locales/en/*.json', {
  import: 'default',
})

/** What a test counts or answers in its own way. */
export interface Given {
  readonly rows: readonly RecordValues[]
  onList?(): void
  can?: AccessControlProvider['can']
  /** Stands in place of the table. */
  view?: ComponentType<ViewProps>
}

function stageOf(given: Given): { services: Services; signedInServices: SignedInServices; plan: Plan } {
  const services = createServices({
    configuration: readConfiguration(null),
    storage: createStorage(window),
    fetch: () => Promise.reject(new Error('nothing is asked of a server here')),
    now: () => Date.parse('2026-06-20T11:00:00Z'),
    host: 'localhost',
    loadLocale: (_language, namespace) =>
      FILES[`../../../resources/locales/en/${namespace}.json`]?.() ?? Promise.resolve({}),
    language: 'en',
    namespaces: ['console', 'faults', 'units', 'engine', 'words'],
  })
  const made = createSignedInServices(services, compile([...resources, sites], access))
  const declared = made.plans.all.find(({ name }) => name === sites.name)
  if (declared === undefined) throw new Error('the list is not declared')
  // The whole list in one piece, as a set of calls delivers it.
  const plan: Plan = {
    ...declared,
    ...{ rest: null, calls: 'plants', endpoints: {} },
    ...(given.view && { listView: 'alertGroups', listViewFirst: true }),
  }
  const data = {
    ...made.data,
    getList: () => {
      given.onList?.()
      return Promise.resolve({ data: [...given.rows], total: given.rows.length })
    },
  } as unknown as DataProvider
  const can = given.can ?? (() => Promise.resolve({ can: true }))
  return { services, plan, signedInServices: { ...made, data, access: { can } } }
}

/** Our list over rows that are there already, with everything around it that it has in the console. */
export function OurList(props: { given: Given }) {
  const [{ services, signedInServices, plan }] = useState(() => stageOf(props.given))
  const [client] = useState(() => new QueryClient({ defaultOptions: services.queryDefaults }))
  return (
    <ServicesProvider services={services}>
      <MemoryRouter>
        <Refine
          dataProvider={signedInServices.data}
          accessControlProvider={signedInServices.access}
          i18nProvider={services.i18n.provider}
          notificationProvider={services.notices.provider}
          resources={[{ name: 'sites' }]}
          options={{ disableTelemetry: true, reactQuery: { clientConfig: client } }}
        >
          <SignedInProvider signedInServices={signedInServices}>
            {/* Below the state: without a boundary here, waiting for texts would make all of it anew. */}
            <Suspense fallback={null}>
              <ViewsContext value={props.given.view === undefined ? {} : { alertGroups: props.given.view }}>
                <ResourceList plan={plan} />
              </ViewsContext>
            </Suspense>
          </SignedInProvider>
        </Refine>
      </MemoryRouter>
    </ServicesProvider>
  )
}
