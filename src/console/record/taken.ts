import { useInvalidate } from '@refinedev/core'
import { useEffect, useEffectEvent } from 'react'
import { createWorkStore } from '../../providers/store'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'

/** What somebody else has saved of a record, and was taken in one of its forms last. */
const store = createWorkStore<{ key: string; record: RecordValues; by: string }>({
  key: '',
  record: {},
  by: '',
})
const keyOf = (plan: Plan, id: string | number | null) => `${plan.name} ${id}`

/**
 * Theirs, once taken in one form, is what everything else shows: lists and details ask again, and the other forms of
 * the record that are open get it.
 */
export function useTaken(
  plan: Plan,
  id: string | number | null,
  form: string,
  onTaken: (record: RecordValues) => void,
): (record: RecordValues) => void {
  const invalidate = useInvalidate()
  const notify = useEffectEvent(onTaken)
  useEffect(
    () =>
      store.subscribe(() => {
        const taken = store.getState()
        if (taken.key === keyOf(plan, id) && taken.by !== form) notify(taken.record)
      }),
    [plan, id, form],
  )
  return (record) => {
    store.setState({ key: keyOf(plan, id), record, by: form })
    for (const resource of [plan.name, ...plan.invalidates])
      void invalidate({ resource, invalidates: ['resourceAll'] })
  }
}
