import { useCallback, useEffect, useRef, useState } from 'react'
import type { Fault } from '../../domain/faults/fault'
import { orderedHere } from '../../schema/apply-list-state'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import type { ListState } from '../../schema/list-state'
import { referredBy, type Titles } from '../../schema/references'
import { faultOf } from '../../transport/fault-error'
import { useSignedInServices } from '../services/signed-in-context'
import { loadTitles } from '../fields/titles'
import { gather } from './gather'
import { questionOf } from './question'
import { loadDerive } from './use-derived-fields'

export interface Gatherer {
  /** Null while nothing is fetched. */
  readonly progress: { readonly done: number; readonly total: number } | null
  readonly fault: Fault | null
  /** All records that match, or null when that was called off or failed. */
  all(): Promise<readonly RecordValues[] | null>
  /** Titles of what these fields of records refer to, or null when that failed. */
  titles(names: readonly string[], records: readonly RecordValues[]): Promise<Titles | null>
  cancel(): void
}

/** Everything that matches, whether it is on the screen or not. `held` is what is known to be everything. */
export function useGather(
  plan: Plan,
  state: ListState,
  plantId: number | null,
  held: readonly RecordValues[] | null,
): Gatherer {
  const services = useSignedInServices()
  const { data } = services
  const [progress, setProgress] = useState<Gatherer['progress']>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const cancel = useCallback(() => running.current?.abort(), [])
  const all = useCallback(async () => {
    if (held !== null) return held
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setFault(null)
    setProgress({ done: 0, total: 0 })
    try {
      const found = await gather(data, {
        plan,
        asked: questionOf(plan, state),
        meta: plan.plantScoped ? { plantId } : {},
        signal: mine.signal,
        onProgress: (done, total) => setProgress({ done, total }),
      })
      return orderedHere(plan, (await loadDerive(plan))(plan, found), state)
    } catch (error) {
      if (!mine.signal.aborted) setFault(faultOf(error))
      return null
    } finally {
      if (running.current === mine) setProgress(null)
    }
  }, [data, plan, state, plantId, held])
  const titles = useCallback(
    async (names: readonly string[], records: readonly RecordValues[]) => {
      setFault(null)
      try {
        return await loadTitles(services, referredBy(plan.fields, names, records), plantId)
      } catch (error) {
        setFault(faultOf(error))
        return null
      }
    },
    [services, plan, plantId],
  )
  return { progress, fault, all, titles, cancel }
}
