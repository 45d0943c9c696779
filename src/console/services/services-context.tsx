import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import { type Environment, EnvironmentProvider } from '../../kit/environment/environment'
import type { Services } from '../../providers/services'

const ServicesContext = createContext<Services | null>(null)

const environmentOf = ({ clock, session }: Services): Environment => ({
  now: clock.now,
  temperatureUnit: () => session.getState().identity?.user.temperatureUnit ?? 'C',
  onTemperatureUnit: session.subscribe,
})

export function ServicesProvider(props: { services: Services; children: ReactNode }) {
  const { services, children } = props
  const environment = useMemo(() => environmentOf(services), [services])
  return (
    <ServicesContext.Provider value={services}>
      <I18nextProvider i18n={services.i18n.instance}>
        <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>
      </I18nextProvider>
    </ServicesContext.Provider>
  )
}

/** Everything below the console, wired once at boot. Throws outside of a {@link ServicesProvider}. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('useServices needs a ServicesProvider above it')
  return services
}
