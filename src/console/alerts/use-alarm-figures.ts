import { useKeys } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import type { DeskSummary } from '../../domain/alert-desk-records'
import { deskSearch } from '../../transport/calls/alert-desk'
import { fleetAlerts } from '../../transport/calls/alerts'
import type { Send } from '../../transport/send'
import { useServices } from '../services-context'
import { useCapability } from '../use-capability'
import { usePace } from '../use-preferences'
import { useLanguage } from '../use-text'

/** Seconds between two looks. */
const EVERY = 60

export interface AlarmFigures {
  /** Alarms that last and that nobody has acknowledged. */
  readonly open: number | null
  /** The desk's figures; null on a server without one. */
  readonly summary: DeskSummary | null
}

async function ask(
  send: Send,
  capable: boolean,
  language: string,
  plantId: number | null,
  signal: AbortSignal,
) {
  if (capable) {
    const question = { language, size: 1, ...(plantId === null ? {} : { plantIds: [plantId] }) }
    const { summary } = await send(deskSearch(question), { signal })
    return { open: summary.states.OPEN, summary }
  }
  // A vendor's server counts those that last; nobody could have acknowledged one.
  const { total } = await send(fleetAlerts({ language, zone: 'UTC', status: '0', size: 1 }), { signal })
  return { open: total, summary: null }
}

/**
 * The figures over all open alarms, of one plant or of all: the one source of strip, menu and bell. They follow what is
 * done in a list of alarms at once, and the world every minute. Undefined until known; a vendor's server counts for all
 * plants only.
 */
export function useAlarmFigures(plantId: number | null, wanted: boolean): AlarmFigures | undefined {
  const language = useLanguage()
  const { send } = useServices()
  const { keys } = useKeys()
  const capable = useCapability('alertDesk')
  const pace = usePace(EVERY)
  const list = plantId === null ? 'alerts' : 'plant-alerts'
  const { data } = useQuery({
    // Below the list's own key, so that what an action makes stale is asked for again together.
    queryKey: keys().data().resource(list).action('list').params({ figures: plantId }).get(),
    queryFn: ({ signal }) => ask(send, capable === true, language, plantId, signal),
    enabled: wanted && (capable === true || (capable === false && plantId === null)),
    refetchInterval: pace,
    staleTime: EVERY * 1000,
    retry: false,
  })
  return data
}
