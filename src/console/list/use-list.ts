import { useCallback, useDeferredValue, useMemo } from 'react'
import type { Fault } from '../../domain/faults/fault'
import { applyListState, isWhole, orderedHere } from '../../schema/apply-list-state'
import { passes, type RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import type { ListState } from '../../schema/list-state'
import { faultOf } from '../../transport/fault-error'
import { useCurrentPlant } from '../data/use-current-plant'
import { usePace } from '../data/use-preferences'
import { patched, usePending } from '../record/pending'
import { type Row, rowsOf } from './list-rows'
import { questionOf } from './question'
import { useDerivedFields } from './use-derived-fields'
import { usePagedList, useWholeList } from './use-flat-list'
import { useNamed } from './use-named'
import { useScrolledList } from './use-scrolled-list'
import { isServed, useServedOrder } from './use-served-order'
import { useSteady } from './use-steady'

export interface ListData {
  readonly rows: readonly Row[]
  /** Records that match; null before the first reply. */
  readonly total: number | null
  /** Every record, where the server delivers the list in one piece; otherwise null. */
  readonly all: readonly RecordValues[] | null
  readonly hasMore: boolean
  /** Nothing to show yet. */
  readonly loading: boolean
  readonly loadingMore: boolean
  /** Rows that are in order already, while the others of the list are on their way; otherwise null. */
  readonly within: number | null
  /** What is shown answers an older question. */
  readonly stale: boolean
  readonly fault: Fault | null
  /** How many rows came since and wait, and which ones are no longer in the list; both stay where they are until `show`. */
  readonly fresh: number
  readonly gone: ReadonlySet<string>
  show(): void
  /** Pages to turn; 1 in a list that scrolls. */
  readonly pages: number
  loadMore(): void
  /** Asks again for what failed. */
  retry(): void
  /** Reports which rows, from 0, are in sight. */
  look(first: number, last: number): void
}

export interface ListQuestion {
  readonly plan: Plan
  readonly state: ListState
  readonly plantId: number | null
  readonly enabled: boolean
}

/** Our face of refine's lists: explicit meta, nothing from the address, and one shape for all three modes. */
export function useList({ plan: declared, state, plantId, enabled }: ListQuestion): ListData {
  const plan = useServedOrder(declared)
  const { state: currentPlant } = useCurrentPlant()
  const counter = plan.plantScoped ? currentPlant.deviceRefresh : 0
  const meta = useMemo(
    () => (plan.plantScoped ? { plantId, refresh: counter } : {}),
    [plan.plantScoped, plantId, counter],
  )
  const asked = useMemo(() => questionOf(plan, state), [plan, state])
  const every = usePace(plan.refresh)
  const ready = enabled && (!plan.plantScoped || plantId !== null)
  const mode = isWhole(plan) ? 'whole' : plan.mode
  const question = (wanted: typeof mode) => ({
    ...{ plan, state, asked, meta, every },
    enabled: ready && mode === wanted,
  })
  const whole = useWholeList(question('whole'))
  const paged = usePagedList(question('pages'))
  const scrolled = useScrolledList(question('scroll'))
  const source = mode === 'whole' ? whole : mode === 'pages' ? paged : scrolled

  const { records, known, former } = source
  const error = source.error ?? source.outdated
  const all = mode === 'whole' && known ? records : null
  const narrowing = useDeferredValue(state)
  const derive = useDerivedFields(plan)
  const named = useNamed(plan, narrowing, records)
  const arranged = useMemo(() => {
    const shown = derive(plan, named)
    return all === null ? orderedHere(plan, shown, narrowing) : applyListState(plan, shown, narrowing)
  }, [named, all, plan, narrowing, derive])
  const newest = useAhead(plan, arranged, narrowing.filters)
  const { own } = usePending(plan.name)
  const { rows, fresh, gone, show } = useSteady(newest, {
    question: plan.steady || isServed(plan, state) ? JSON.stringify([asked, meta, state.page]) : null,
    settled: known && !former && narrowing === state,
    own,
    whole: source.complete,
  })
  const { look } = source
  return {
    ...{ rows, all, fresh, gone, show },
    total: !known ? null : all !== null ? rows.length : (source.total ?? rows.length),
    hasMore: source.hasMore,
    loading: !known && error === null,
    loadingMore: source.loadingMore,
    within: source.gathering && source.hasMore ? rows.length : null,
    stale: former || (all !== null && narrowing !== state),
    fault: error === null ? null : faultOf(error),
    pages: source.turns,
    loadMore: source.loadMore,
    retry: source.retry,
    look: useCallback((first, last) => look(rows, first, last), [look, rows]),
  }
}

/** Rows with what is under way at them; one that the filters will not leave is left out at once. */
export function useAhead(
  plan: Plan,
  records: readonly RecordValues[],
  filters: ListState['filters'],
): readonly Row[] {
  const { patches } = usePending(plan.name)
  return useMemo(() => {
    const rows = rowsOf(plan.idField, records)
    if (patches.size === 0) return rows
    return rows.flatMap((row) => {
      const patch = patches.get(row.id)
      if (patch === undefined) return row
      const record = patched(row.record, patch)
      return filters.every((filter) => passes(plan.fields, record, filter)) ? { id: row.id, record } : []
    })
  }, [plan, records, filters, patches])
}
