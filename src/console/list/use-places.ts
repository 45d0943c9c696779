import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import type { Services } from '../../providers/services'
import { useServices } from '../services/services-context'

const placesOf = new WeakMap<Services, Map<string, unknown>>()

/**
 * Where one was on the screen that an entry of the history stands for. The back button leads there again; a link to the
 * same screen, or a page that is loaded anew, begins at its top.
 */
export function usePlaces<T>(name: string): { readonly left: T | null; remember(place: T): void } {
  const services = useServices()
  const entry = `${useLocation().key} ${name}`
  const [places] = useState(() => placesOf.get(services) ?? new Map<string, unknown>())
  placesOf.set(services, places)
  const [left] = useState(() => (places.get(entry) ?? null) as T | null)
  const remember = useCallback((place: T) => void places.set(entry, place), [places, entry])
  return { left, remember }
}
