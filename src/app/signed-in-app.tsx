import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { Refine } from '@refinedev/core'
import { QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, Route, Routes, useLocation, useNavigate } from 'react-router'
import { isPlaceOffered } from '../domain/brand/function-places'
import { isWithin } from '../domain/brand/path-within'
import { AlarmWatch } from '../features/alarms/alarm-watch'
import { noteScreen } from '../console/data/last-screen'
import { Keys } from '../console/keys/keys'
import { VIEWS } from './views'
import {
  newRoute,
  planRoutes,
  plansAt,
  recordRoutes,
  ResourceList,
  screenRoutes,
} from '../console/routes/routes'
import { useServices } from '../console/services/services-context'
import { ViewsContext } from '../console/views/views-context'
import { useSignedInServices, SignedInProvider } from '../console/services/signed-in-context'
import { NotFound } from '../pages/not-found/not-found'
import { NotOffered } from '../pages/not-offered/not-offered'
import type { Services } from '../providers/services'
import { forgetWork } from '../providers/store'
import { createSignedInServices, type SignedInServices } from '../providers/signed-in-services'
import { compile } from '../schema/compile'
import { Boundary } from '../kit/parts/boundary'
import { useBrandView } from './brand-context'
import { IdentityNotice } from './identity-notice'
import { KeepAlive } from './keep-alive'
import { Commands } from './layout/commands'
import { Shell } from './layout/shell'
import { keepingQueries } from './seen/keep-queries'
import { PageLoading } from './page-loading'
import { PartLoading } from './part-loading'
import { Landing } from './landing'
import { PreferenceState } from './preference-state'
import { RecordTools } from './record-tools'
import { useLeftBehind } from './use-left-behind'
import { useRecovery } from './recovery'
import { refineRouter } from './refine-router'
import { refineResources } from './refine-resources'
import {
  AccountArea,
  AccountFrame,
  ApplicationHome,
  CommunicationReport,
  DataPage,
  DeviceDetailPage,
  DevicePage,
  ExportPage,
  LargeScreen,
  LayoutPage,
  PlantScreen,
  ProfilePage,
  readNext,
  RelatePage,
} from './screens'
import { useFreshPermissions } from './use-fresh-permissions'
import { useSpokenLanguage } from './use-spoken-language'
import { PLANT_TABS, REDIRECTS } from './routes'
import { Redirect } from '../kit/redirect'
import { OwnRecords } from './own-records'

/** A parent address leads on and takes its query along. */
function Onward(props: { to: string }) {
  const { search, hash } = useLocation()
  return <Redirect to={props.to + search + hash} />
}

/** A tab that breaks, is on its way or does not arrive leaves the plant's frame alive. */
function InPlant() {
  const { pathname } = useLocation()
  return (
    <Boundary level={2} resetKey={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </Boundary>
  )
}

/** Frame of everything but the large screen; the account area stays alive beside the other routes. */
function Framed() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const offered = isPlaceOffered(pathname, useBrandView().offers)
  useEffect(() => noteScreen(pathname), [pathname])
  useEffect(() => readNext(pathname), [pathname])
  const { plans } = useSignedInServices()
  const declared = plansAt(plans, 'account', []).some(({ route }) => isWithin(pathname, route))
  const inAccount = offered && !declared && /^\/account\/settings\/./.test(pathname)
  return (
    <Shell onSignedOut={(reason) => void navigate('/login', { replace: true, state: { reason } })}>
      <KeepAlive shown={inAccount}>
        <Suspense fallback={<PartLoading />}>
          <AccountArea />
        </Suspense>
      </KeepAlive>
      {!offered && <NotOffered back="/plant" />}
      {offered && !inAccount && <Outlet />}
    </Shell>
  )
}

const MADE_TABS = PLANT_TABS.map((tab) => `/plant/infos/${tab}`)

const PARENTS = Object.entries(REDIRECTS).filter(([from]) => from !== '/' && from !== '/plant/infos')

const servicesOf = new WeakMap<Services, SignedInServices>()

/** One for as long as the console runs, however often somebody signs in. */
function signedInServicesOf(services: Services): SignedInServices {
  const known = servicesOf.get(services)
  if (known) return known
  // Every screen behind sign-in has figures and words of the trade; these come while the screen does.
  void services.i18n.instance.loadNamespaces(['units', 'words'])
  const plans = compile(resources, access)
  const signedInServices = createSignedInServices(services, plans)
  servicesOf.set(services, signedInServices)
  return signedInServices
}

/**
 * Everything behind sign-in, made anew for each identity, answers and all: refine inside the router (pitfall
 * P12), and the routes of specification 2.
 */
export function SignedInApp() {
  const services = useServices()
  const { auth, i18n, notices, queryDefaults } = services
  const signedInServices = signedInServicesOf(services)
  const { data, dictionary, plans } = signedInServices
  const [client] = useState(() => {
    const queries = { ...queryDefaults.queries, ...keepingQueries(services, plans) }
    return new QueryClient({ defaultOptions: { ...queryDefaults, queries } })
  })
  useFreshPermissions(client, plans)
  useRecovery(client)
  useSpokenLanguage(client)
  useLeftBehind()
  useEffect(() => forgetWork, [])
  const largeScreen = isPlaceOffered('/largescreen', useBrandView().offers)

  return (
    <Refine
      routerProvider={refineRouter}
      dataProvider={{ default: data, dictionary }}
      authProvider={auth}
      accessControlProvider={signedInServices.access}
      i18nProvider={i18n.provider}
      notificationProvider={notices.provider}
      resources={refineResources(plans)}
      options={{
        disableTelemetry: true,
        syncWithLocation: false,
        reactQuery: { clientConfig: client },
      }}
    >
      <SignedInProvider signedInServices={signedInServices}>
        <ViewsContext value={VIEWS}>
          <RecordTools>
            <PreferenceState />
            <Keys />
            <AlarmWatch />
            <Commands />
            <IdentityNotice />
            <OwnRecords>
              <Routes>
                <Route
                  path="/largescreen"
                  element={
                    <main>
                      {largeScreen ? (
                        <Boundary resetKey="largescreen">
                          <Suspense fallback={null}>
                            <LargeScreen />
                          </Suspense>
                        </Boundary>
                      ) : (
                        <NotOffered back="/plant" />
                      )}
                    </main>
                  }
                />
                <Route element={<Framed />}>
                  <Route path="/" element={<Landing />} />
                  {PARENTS.map(([from, to]) => (
                    <Route key={from} path={from} element={<Onward to={to} />} />
                  ))}
                  <Route path="/plant/infos" element={<PlantScreen />}>
                    <Route index element={<Onward to={REDIRECTS['/plant/infos']} />} />
                    <Route element={<InPlant />}>
                      <Route path="data" element={<DataPage />} />
                      <Route path="device">
                        <Route index element={<DevicePage />} />
                        {newRoute(plans.get('devices'))}
                      </Route>
                      <Route
                        path="alert"
                        element={<ResourceList plan={plans.get('plant-alerts')} level={2} />}
                      />
                      <Route path="detail">
                        <Route index element={<ProfilePage />} />
                        {recordRoutes(plans.get('plant-documents'))}
                      </Route>
                      <Route path="exportdata" element={<ExportPage />} />
                      <Route path="relate">
                        <Route index element={<RelatePage />} />
                        {recordRoutes(plans.get('businesses'))}
                      </Route>
                      <Route path="component-layout" element={<LayoutPage />} />
                      {screenRoutes(plansAt(plans, 'plant', MADE_TABS), 2)}
                    </Route>
                  </Route>
                  <Route path="/device-detail" element={<DeviceDetailPage />} />
                  <Route path="/communicationReport" element={<CommunicationReport />} />
                  <Route path="/application/home" element={<ApplicationHome />} />
                  {planRoutes(plans)}
                  <Route element={<AccountFrame />}>{screenRoutes(plansAt(plans, 'account', []))}</Route>
                  <Route path="/account/settings/*" element={null} />
                  <Route path="*" element={<NotFound signedIn />} />
                </Route>
              </Routes>
            </OwnRecords>
          </RecordTools>
        </ViewsContext>
      </SignedInProvider>
    </Refine>
  )
}
