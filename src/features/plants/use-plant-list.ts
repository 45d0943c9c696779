import type { BaseRecord } from '@refinedev/core'
import { useCallback, useMemo, useState } from 'react'
import { withDetail } from '../../domain/plants/named-plant'
import type { Plant } from '../../domain/plants/reading'
import { faultOf } from '../../transport/fault-error'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { usePace } from '../../console/data/use-preferences'
import { questionOf } from '../../console/list/question'
import type { ListData } from '../../console/list/use-list'
import { useScrolledList } from '../../console/list/use-scrolled-list'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { withLive } from '../../domain/plants/with-live'
import { FIRST_STATE } from '../../schema/list-state'
import { useSettled } from '../../kit/search/use-settled'
import { useLive } from './use-live'

type Shared = 'total' | 'hasMore' | 'loading' | 'loadingMore' | 'fault' | 'look' | 'loadMore' | 'retry'

export interface PlantList extends Pick<ListData, Shared> {
  rows: readonly Plant[]
  /** What the person typed; the list follows after a short pause. */
  search: string
  setSearch(text: string): void
  /** Asks for what was typed without the pause. */
  searchNow(): void
  /** The text that the rows shown answer to. */
  searched: string
}

const PAUSE = 300
/** Seconds after which the figures of a row in sight are asked for again: the pace of the loggers. */
const EVERY = 300
/** Somebody may wait at an empty list for a plant that is made or shared elsewhere, ms. */
const SOON = 30_000

const NONE: readonly Plant[] = []
const NO_META = {}

/** What changes by the minute; the rest the detail call knows better. */
const LIVELY: ReadonlySet<string> = new Set([
  ...['networkStatus', 'warningStatus', 'production', 'consumption', 'feedIn', 'purchase'],
  ...['stateOfCharge', 'productionToday', 'lastUpdate'],
])

/** Plants this account may see, as declared; the current plant carries its merged detail. */
export function usePlantList(): PlantList {
  const [search, setSearch] = useState('')
  const [searched, searchNow] = useSettled(search.trim(), PAUSE)
  const plan = useSignedInServices().plans.get('plants')
  const question = useMemo(() => {
    const state = { ...FIRST_STATE, search: searched }
    return { plan, state, asked: questionOf(plan, state), meta: NO_META, enabled: true, soon: SOON }
  }, [plan, searched])
  const source = useScrolledList<Plant & BaseRecord>({ ...question, every: usePace(EVERY) })
  const { hasMore, loadingMore, loadMore, retry, look } = source
  const answered = source.known && !source.former
  const records = answered ? source.records : NONE

  const current = useCurrentPlant().state.plant
  // The header of the plant asks the same: list and header agree.
  const live = useLive(current).data ?? null
  const rows = useMemo(
    () =>
      [...new Map(records.map((entry) => [entry.id, entry])).values()].map((entry) =>
        entry.id === current?.id ? withLive(withDetail(entry, current, LIVELY), live) : entry,
      ),
    [records, current, live],
  )
  return {
    ...{ rows, search, setSearch, searchNow, searched, hasMore, loadingMore, loadMore, retry },
    total: answered ? source.total : null,
    loading: !answered && source.error === null,
    fault: source.error === null ? null : faultOf(source.error),
    look: useCallback((first, last) => look(rows, first, last), [look, rows]),
  }
}
