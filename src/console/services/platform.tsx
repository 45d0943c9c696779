import { createContext, type ReactNode, useContext } from 'react'
import { type Language, LANGUAGE_CODES } from '../../domain/brand/language'
import type { FunctionCode } from '../../domain/brand/configuration'
import type { Maps } from '../../transport/maps-address'

/** What screens ask of the provider's platform; the app answers from brand and configuration. */
export interface Platform {
  /** A function is on in the configuration and not blocked by the provider. */
  offers(feature: FunctionCode): boolean
  maps: Maps
  /** Languages that the provider offers, in its order. */
  languages: readonly Language[]
  /** Origin of links that leave this browser: the provider's domain, else the one visited. */
  origin: string
}

const PlatformContext = createContext<Platform>({
  offers: () => true,
  maps: { amapKey: '', gmapKey: '', mapsProxy: '' },
  languages: LANGUAGE_CODES,
  origin: '',
})

export function PlatformProvider(props: { value: Platform; children: ReactNode }) {
  return <PlatformContext.Provider value={props.value}>{props.children}</PlatformContext.Provider>
}

export function usePlatform(): Platform {
  return useContext(PlatformContext)
}
