import { useKeys } from '@refinedev/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TriageSummary } from '../../domain/alarms/triage-records'
import { searchAlarms } from '../../transport/calls/alarm-triage'
import { fleetAlerts } from '../../transport/calls/alerts'
import type { Send } from '../../transport/call'
import { useIdle } from '../../kit/browser/use-idle'
import { useServices } from '../../console/services/services-context'
import { useCapability } from '../../console/access/use-capability'
import { usePace } from '../../console/data/use-preferences'
import { whileShown } from '../../console/data/while-shown'
import { useLanguage } from '../../kit/text/use-text'

/** Seconds between two looks. */
const EVERY = 60

export interface AlarmFigures {
  /** Alarms that last and that nobody has acknowledged. */
  readonly open: number | null
  /** The current plant's figures; null on a server without one. */
  readonly summary: TriageSummary | null
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
    const { summary } = await send(searchAlarms(question), { signal })
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
  const capable = useCapability('alarmTriage')
  const pace = usePace(EVERY)
  const list = plantId === null ? 'alerts' : 'plant-alerts'
  const key = useFiguresKey()
  const { data } = useQuery({
    // Below the list's own key, so that what an action makes stale is asked for again together.
    queryKey: key(list, plantId),
    queryFn: ({ signal }) => ask(send, capable === true, language, plantId, signal),
    enabled: wanted && (capable === true || (capable === false && plantId === null)),
    refetchInterval: whileShown(pace),
    staleTime: EVERY * 1000,
  })
  return data
}

/** How many alarms are open, beside what a screen begins with: menu and title wait for a quiet moment. */
export const useOpenAlarms = (): number => useAlarmFigures(null, useIdle())?.open ?? 0

function useFiguresKey() {
  const { keys } = useKeys()
  return (list: string, plantId: number | null) =>
    keys().data().resource(list).action('list').params({ figures: plantId }).get()
}

/** What a reply carries beside its rows. */
interface ListData {
  readonly extra?: unknown
  readonly pages?: readonly ListData[]
}
const toldBy = (data: unknown): unknown => {
  const { extra, pages } = (data ?? {}) as ListData
  return extra ?? pages?.at(-1)?.extra
}
const isSummary = (extra: unknown): extra is TriageSummary =>
  typeof extra === 'object' && extra !== null && 'openByLevel' in extra

/** Where a list of alarms stands below the figures, both are of the same answer. */
export function useFiguresOfRows(list: string, plantId: number | null): void {
  const client = useQueryClient()
  const { keys } = useKeys()
  useEffect(() => {
    const part: readonly unknown[] = keys().data().resource(list).get()
    const own = keys().data().resource(list).action('list').params({ figures: plantId }).get()
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      if (!part.every((word, index) => event.query.queryKey[index] === word)) return
      const summary = toldBy(event.query.state.data)
      if (isSummary(summary)) client.setQueryData<AlarmFigures>(own, { open: summary.states.OPEN, summary })
    })
  }, [client, keys, list, plantId])
}
