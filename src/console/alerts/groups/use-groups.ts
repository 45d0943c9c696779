import { useKeys } from '@refinedev/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Fault } from '../../../domain/fault'
import { faultOf } from '../../../transport/fault-error'
import type { ListControl } from '../../list/control'
import { gather } from '../../list/gather'
import { rowsOf } from '../../list/list-rows'
import { questionOf } from '../../list/question'
import { useDesk } from '../../use-desk'
import { usePace } from '../../use-preferences'
import { useWorkbench } from '../../workbench-context'
import { type ShownGroup, shownGroups } from './lines'

/** Alarms of a call, and as many as are grouped at all: they come the most urgent first. */
const SIZE = 500
const MOST = 1000

export interface Groups {
  readonly groups: readonly ShownGroup[]
  readonly asleep: number
  /** Alarms that were grouped. */
  readonly done: number
  readonly loading: boolean
  readonly stale: boolean
  readonly fault: Fault | null
  retry(): void
}

/** The alarms that search and filters of the list leave, by their likely cause. */
export function useGroups({ plan, address, data: list }: ListControl): Groups {
  const { data } = useWorkbench()
  const { keys } = useKeys()
  const { state: desk } = useDesk()
  const plantId = plan.plantScoped ? (desk.plant?.id ?? null) : null
  const asked = useMemo(() => questionOf(plan, address.state), [plan, address.state])
  const query = useQuery({
    // Below the key of the resource's lists, so that an action makes the groups stale together with them.
    queryKey: keys().data().resource(plan.name).action('list').params({ groups: asked, plantId }).get(),
    queryFn: ({ signal }) =>
      gather(data, {
        plan,
        asked,
        meta: plan.plantScoped ? { plantId } : {},
        signal,
        size: SIZE,
        most: MOST,
      }),
    // The list says when it may ask.
    enabled: list.total !== null && list.total > 0,
    refetchInterval: usePace(plan.refresh),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const records = query.data
  const grouped = useMemo(() => shownGroups(rowsOf(plan.idField, records ?? [])), [plan.idField, records])
  return {
    ...grouped,
    done: records?.length ?? 0,
    loading: list.loading || (records === undefined && query.error === null && list.total !== 0),
    stale: query.isPlaceholderData,
    fault: query.error === null ? list.fault : faultOf(query.error),
    retry: () => (query.error === null ? list.retry() : void query.refetch()),
  }
}
