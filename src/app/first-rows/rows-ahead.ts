import { layoutVariant } from '../../domain/plants/layout-version'
import type { Brand } from '../../domain/brand/branding'
import { NARROW } from '../../kit/browser/media'
import type { Services } from '../../providers/services'
import { FIRST_PAGE } from './first-page'

/** Choices of the table of plants that are kept here; with one of them its first page may be another. */
const KEPT = ['columns', 'widths', 'density', 'usual'].map((choice) => `list.plants.${choice}`)

/** Whether an address may show plants in a place that is known before its screen is there. */
export const mayHaveFirstRows = (pathname: string) =>
  pathname === '/plants' || /^\/plant\/infos(\/|$)/.test(pathname)

function showsPlants({ storage, configuration }: Services, window: Window): boolean {
  const { location } = window
  if (window.matchMedia?.(NARROW).matches || layoutVariant(configuration.layoutVersion) === 'original')
    return false
  if (location.pathname === '/plants')
    return location.search === '' && KEPT.every((choice) => storage.recall(choice) === null)
  return mayHaveFirstRows(location.pathname) && storage.recall('list.closed') !== '1'
}

/** Draws rows in the colours of a brand before the console is there, and ends when a curve stands beside them. */
export type DrawRows = (brand: Brand | null) => Promise<void>

/** Null when there are no rows to be drawn, for whatever reason. */
export type RowsAhead = Promise<DrawRows | null>

/** Asks for the rows that the address will show, beside everything else that a start asks; null where it shows none. */
export function rowsAhead(services: Services, window: Window): RowsAhead | null {
  const { configuration, session, sealing } = services
  if (configuration.serviceOut || sealing === 'refused' || !session.isSignedIn()) return null
  if (!showsPlants(services, window)) return null
  const asked = services.ahead(FIRST_PAGE)
  // Whatever fails here, the list itself asks again and says why.
  asked.catch(() => undefined)
  return import('./first-rows').then(({ firstRows }) => firstRows(services, asked)).catch(() => null)
}
