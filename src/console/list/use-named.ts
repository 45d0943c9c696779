import { useMemo } from 'react'
import { isOrderedHere, isWhole } from '../../schema/apply-list-state'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import type { ListState } from '../../schema/list-state'
import { referredBy, targetOf, withTitles } from '../../schema/references'
import { useTitles } from '../fields/titles'

const NONE: readonly string[] = []

/** Records with the titles that an order made here goes by: what is referred to is sorted by its name. */
export function useNamed(
  plan: Plan,
  state: ListState,
  records: readonly RecordValues[],
): readonly RecordValues[] {
  const by = (state.sort ?? plan.order).field
  const here = isWhole(plan) || isOrderedHere(plan, state)
  const titled = here && targetOf(plan.fields[by]) !== null
  const names = useMemo(() => (titled ? [by] : NONE), [titled, by])
  const referred = useMemo(() => referredBy(plan.fields, names, records), [plan, names, records])
  const titles = useTitles(referred)
  return useMemo(() => withTitles(plan.fields, names, records, titles), [plan, names, records, titles])
}
