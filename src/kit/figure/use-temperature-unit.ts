import { useSyncExternalStore } from 'react'
import type { TemperatureUnit } from '../../domain/values/temperature'
import { useEnvironment } from '../environment/environment'

/** °C or °F, as the account has it; the same everywhere at once. */
export function useTemperatureUnit(): TemperatureUnit {
  const { temperatureUnit, onTemperatureUnit } = useEnvironment()
  return useSyncExternalStore(onTemperatureUnit, temperatureUnit)
}
