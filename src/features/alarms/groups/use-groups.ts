import { useKeys } from '@refinedev/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Fault } from '../../../domain/faults/fault'
import { faultOf } from '../../../transport/fault-error'
import type { RecordValues } from '../../../schema/codec'
import type { ListControl } from '../../../console/list/control'
import { gather } from '../../../console/list/gather'
import { questionOf } from '../../../console/list/question'
import { useAhead } from '../../../console/list/use-list'
import { useSteady } from '../../../console/list/use-steady'
import { usePending } from '../../../console/record/pending'
import { useCurrentPlant } from '../../../console/data/use-current-plant'
import { usePace } from '../../../console/data/use-preferences'
import { whileShown } from '../../../console/data/while-shown'
import { useSignedInServices } from '../../../console/services/signed-in-context'
import { type ShownGroup, shownGroups } from './lines'

/** Alarms of a call, and as many as are grouped at all: they come the most urgent first. */
const SIZE = 500
const MAX = 1000
const NONE: readonly RecordValues[] = []
/** Groups come and go with their alarms; those that stay keep their order. */
const ALL = { has: () => true }

export interface Groups {
  readonly groups: readonly ShownGroup[]
  readonly asleep: number
  /** Alarms that were grouped. */
  readonly done: number
  readonly loading: boolean
  readonly stale: boolean
  /** Alarms that came since and wait, and those that are no longer in the list. */
  readonly fresh: number
  readonly gone: ReadonlySet<string>
  show(): void
  readonly fault: Fault | null
  retry(): void
}

/** The alarms that search and filters of the list leave, by their likely cause. */
export function useGroups({ plan, address, data: list }: ListControl): Groups {
  const { data } = useSignedInServices()
  const { keys } = useKeys()
  const { state: currentPlant } = useCurrentPlant()
  const plantId = plan.plantScoped ? (currentPlant.plant?.id ?? null) : null
  const asked = useMemo(() => questionOf(plan, address.state), [plan, address.state])
  // The list says when groups may be asked for. Where it found nothing, or failed, there are none: rows of the question
  // before would stay for ever.
  const wanted = list.total !== null && list.total > 0
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
        limit: MAX,
      }),
    enabled: wanted,
    refetchInterval: whileShown(usePace(plan.refresh)),
    placeholderData: keepPreviousData,
  })
  const records = wanted ? query.data : undefined
  const error = wanted ? query.error : null
  const newest = useAhead(plan, records ?? NONE, address.state.filters)
  const { own } = usePending(plan.name)
  const question = plan.steady ? JSON.stringify([asked, plantId]) : null
  const settled = records !== undefined && !query.isPlaceholderData
  const { rows, ...standing } = useSteady(newest, {
    question,
    settled,
    own,
    whole: records !== undefined && records.length < MAX,
  })
  const { groups: urgent, asleep } = useMemo(() => shownGroups(rows), [rows])
  const { rows: groups, show } = useSteady(urgent, { question, settled, own: ALL, whole: false })
  return {
    groups,
    asleep,
    ...standing,
    show: () => {
      standing.show()
      show()
    },
    done: records?.length ?? 0,
    // The groups wait for the list; one that failed leaves nothing to wait for.
    loading: list.loading || (records === undefined && query.isFetching),
    stale: wanted && query.isPlaceholderData,
    fault: error === null ? list.fault : faultOf(error),
    retry: () => (error === null ? list.retry() : void query.refetch()),
  }
}
