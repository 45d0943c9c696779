import { useEffect, useMemo, useState } from 'react'
import { type Brand, brandStatus } from '../domain/brand/branding'
import { PlatformProvider } from '../console/services/platform'
import { ScreenNameState } from '../kit/parts/screen-name'
import { SealingRequired } from '../pages/sealing-required/sealing-required'
import { ServicesProvider } from '../console/services/services-context'
import { Suspended } from '../pages/suspended/suspended'
import { AppearanceState } from './appearance-state'
import type { Booted } from './boot'
import { Boundary } from '../kit/parts/boundary'
import { BrandProvider } from './brand-context'
import { brandView } from './brand-view'
import { DocumentState } from './document-state'
import { AnnouncementState } from './notices/announcement-state'
import { ConsentState } from './notices/consent-state'
import { AppRoutes } from './router'
import { Toaster } from './toaster'

/** Brand and look around the routes; or the suspended view instead of all of them (specification 2). */
export function App(props: { booted: Booted }) {
  const { services, late } = props.booted
  const { configuration, storage } = services
  const [brand, setBrand] = useState<Brand | null>(props.booted.brand)
  const closed = services.sealing === 'refused'
  const suspended = props.booted.suspended || brandStatus(brand) === 'suspended'
  const view = useMemo(() => brandView(brand, configuration), [brand, configuration])
  const platform = useMemo(
    () => ({
      offers: view.offers,
      maps: view.maps,
      languages: view.languages,
      origin: originOf(view.domain),
    }),
    [view],
  )

  useEffect(() => {
    void late?.then((arrived) => {
      if (arrived === null) return
      services.block(arrived.blocked)
      setBrand(arrived)
    })
  }, [late, services])

  useEffect(() => {
    // What a provider has closed is not to be seen from memory either.
    if (suspended || closed) void services.seen?.forget()
  }, [suspended, closed, services])

  return (
    <ServicesProvider services={services}>
      <BrandProvider brand={view}>
        <PlatformProvider value={platform}>
          <AppearanceState storage={storage} initial={configuration.theme} colours={view.colours}>
            <ScreenNameState>
              <DocumentState />
              <AnnouncementState suspended={suspended || closed}>
                <ConsentState>
                  <Boundary>
                    {closed ? (
                      <SealingRequired lack={services.sealLack} />
                    ) : suspended ? (
                      <Suspended />
                    ) : (
                      <AppRoutes />
                    )}
                  </Boundary>
                </ConsentState>
              </AnnouncementState>
            </ScreenNameState>
            <Toaster />
          </AppearanceState>
        </PlatformProvider>
      </BrandProvider>
    </ServicesProvider>
  )
}

/** The provider's domain as an origin; its own scheme when it names one. */
function originOf(domain: string | null): string {
  if (domain === null) return window.location.origin
  try {
    return new URL(/^https?:\/\//i.test(domain) ? domain : `https://${domain}`).origin
  } catch {
    return window.location.origin
  }
}
