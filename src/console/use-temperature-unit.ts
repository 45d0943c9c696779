import { useSyncExternalStore } from 'react'
import type { TemperatureUnit } from '../domain/quantity'
import { useServices } from './services-context'

/** °C or °F, as the account has it; the same everywhere at once (specification 3: C unless told otherwise). */
export function useTemperatureUnit(): TemperatureUnit {
  const { session } = useServices()
  return useSyncExternalStore(
    session.subscribe,
    () => session.getState().identity?.user.temperatureUnit ?? 'C',
  )
}
