import { createContext, type ReactNode, useContext } from 'react'
import type { Services } from '../providers/services'

const ServicesContext = createContext<Services | null>(null)

export function ServicesProvider(props: { services: Services; children: ReactNode }) {
  return <ServicesContext.Provider value={props.services}>{props.children}</ServicesContext.Provider>
}

/** Everything below the console, wired once at boot. Throws outside of a {@link ServicesProvider}. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('useServices needs a ServicesProvider above it')
  return services
}
