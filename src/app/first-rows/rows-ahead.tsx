import { type ReactNode, useEffect, useState } from 'react'
import { NARROW } from '../../kit/browser/use-media'
import { layoutVariant } from '../../domain/plants/layout-version'
import type { Services } from '../../providers/services'
import { useSession } from '../use-identity'

/** Choices of the table of plants that are kept here; with one of them its first page may be another. */
const KEPT = ['columns', 'widths', 'density', 'usual'].map((choice) => `list.plants.${choice}`)

/** Whether the address shows plants in a place that is known before its screen is there. */
function showsPlants({ storage, configuration }: Services, window: Window): boolean {
  const { location } = window
  if (window.matchMedia?.(NARROW).matches || layoutVariant(configuration.layoutVersion) === 'original')
    return false
  if (location.pathname === '/plants')
    return location.search === '' && KEPT.every((choice) => storage.recall(choice) === null)
  return /^\/plant\/infos(\/|$)/.test(location.pathname) && storage.recall('list.closed') !== '1'
}

/** Rows to show before the console is there; null when there are none, for whatever reason. */
export type Shown = Promise<(() => ReactNode) | null>

/** Asks for the rows that the address will show, beside everything else that a start asks; null where it shows none. */
export function rowsAhead(services: Services, window: Window): Shown | null {
  const { configuration, session, sealing } = services
  if (configuration.serviceOut || sealing === 'refused' || !session.isSignedIn()) return null
  if (!showsPlants(services, window)) return null
  // Whatever fails here, the list itself asks again and says why.
  return import('./first-rows').then(({ firstRows }) => firstRows(services)).catch(() => null)
}

/** The rows, for the session that they were asked for. */
export function RowsAhead({ shown }: { shown: Shown }) {
  const { status, turn } = useSession()
  const [view, setView] = useState<Awaited<Shown>>(null)
  useEffect(() => {
    // No `use`: React holds back for 300 ms what comes out of a fallback.
    void shown.then((found) => setView(() => found))
  }, [shown])
  if (view === null || turn > 0 || status === 'out' || status === 'switching') return null
  return view()
}
