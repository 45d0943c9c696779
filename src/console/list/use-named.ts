import { useMemo } from 'react'
import { isOrderedHere, isWhole } from '../../schema/apply-list-state'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import type { ListState } from '../../schema/list-state'
import { referredBy, targetOf, withTitles } from '../../schema/references'
import { useTitles } from '../fields/titles'

const NONE: readonly string[] = []

/** Records with the titles that an order or a search made here goes by: what is referred to is found by its name. */
export function useNamed(
  plan: Plan,
  state: ListState,
  records: readonly RecordValues[],
): readonly RecordValues[] {
  const by = (state.sort ?? plan.order).field
  const whole = isWhole(plan)
  const ordered = whole || isOrderedHere(plan, state)
  const searched = whole && state.search.trim() !== ''
  const names = useMemo(() => {
    const used = [...new Set([...(ordered ? [by] : []), ...(searched ? plan.columns : [])])]
    const titled = used.filter((name) => targetOf(plan.fields[name]) !== null)
    return titled.length === 0 ? NONE : titled
  }, [plan, ordered, searched, by])
  const referred = useMemo(() => referredBy(plan.fields, names, records), [plan, names, records])
  const titles = useTitles(referred)
  return useMemo(() => withTitles(plan.fields, names, records, titles), [plan, names, records, titles])
}
