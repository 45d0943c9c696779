import { createContext, type ReactNode, useContext } from 'react'
import type { TemperatureUnit } from '../../domain/values/temperature'
import type { EpochSeconds } from '../../domain/plants/reading'

/** What building blocks need to know of the product around them. */
export interface Environment {
  /** The server's time. */
  now(): EpochSeconds
  /** Unit that the account wants temperatures in. */
  temperatureUnit(): TemperatureUnit
  onTemperatureUnit(listener: () => void): () => void
}

const EnvironmentContext = createContext<Environment>({
  now: () => Math.floor(Date.now() / 1000),
  temperatureUnit: () => 'C',
  onTemperatureUnit: () => () => undefined,
})

export function EnvironmentProvider(props: { value: Environment; children: ReactNode }) {
  return <EnvironmentContext.Provider value={props.value}>{props.children}</EnvironmentContext.Provider>
}

export const useEnvironment = (): Environment => useContext(EnvironmentContext)
