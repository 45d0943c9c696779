import { useMemo } from 'react'
import { type BaseRecord, type HttpError, useOne } from '@refinedev/core'
import type { Fault } from '../../domain/faults/fault'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { faultOf } from '../../transport/fault-error'
import { useCurrentPlant } from '../data/use-current-plant'
import { usePace } from '../data/use-preferences'
import { whileShown } from '../data/while-shown'
import { patched, usePending } from './pending'

export interface RecordState {
  readonly record: RecordValues | null
  readonly fault: Fault | null
  /** What is shown is being asked for again. */
  readonly refreshing: boolean
  retry(): void
}

/** One record of a plan. `known` is what a list already holds of it: it is shown until the detail is there. */
export function useRecord(plan: Plan, id: string | number, known?: RecordValues): RecordState {
  const { state } = useCurrentPlant()
  const pace = usePace(plan.refresh)
  const { query, result } = useOne<BaseRecord, HttpError>({
    resource: plan.name,
    id,
    ...(plan.plantScoped ? { meta: { plantId: state.plant?.id ?? null } } : {}),
    queryOptions: {
      ...(known === undefined ? {} : { placeholderData: { data: { ...known } as BaseRecord } }),
      refetchInterval: whileShown(pace),
    },
    errorNotification: false,
  })
  const { patches } = usePending(plan.name)
  const patch = patches.get(String(id))
  const record = useMemo(() => (result === undefined ? null : patched(result, patch)), [result, patch])
  return {
    record,
    fault: query.error === null ? null : faultOf(query.error),
    refreshing: result !== undefined && query.isFetching,
    retry: () => void query.refetch(),
  }
}
