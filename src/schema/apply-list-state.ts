import { comesWhole } from './filter-operators'
import { ordered, passes, type RecordValues, searching } from './codec'
import type { Plan } from './compile'
import type { ListState, Sort } from './list-state'

type Narrowing = Pick<ListState, 'search' | 'filters' | 'sort' | 'tab'>

/** Whether the server delivers the list in one piece, so that it is searched, filtered and ordered here. */
export const isWhole = (plan: Plan): boolean => comesWhole(plan)

/** Rows that search, filters and tab leave, in the order in which they came. */
export function narrowed(
  plan: Plan,
  records: readonly RecordValues[],
  { search, filters, tab }: Pick<Narrowing, 'search' | 'filters' | 'tab'>,
): RecordValues[] {
  const searched = searching(plan.fields, search)
  const { tabs } = plan
  return records.filter(
    (record) =>
      (tab === null || tabs === null || record[tabs] === tab) &&
      searched(record) &&
      filters.every((filter) => passes(plan.fields, record, filter)),
  )
}

/** The last order of a list: each typed character searches in it again, and comparing words takes long. */
const orders = new WeakMap<readonly RecordValues[], { by: string; rows: readonly RecordValues[] }>()

function inOrder(plan: Plan, records: readonly RecordValues[], { field, direction }: Sort) {
  const declared = plan.fields[field]
  if (declared === undefined) return records
  const by = `${plan.name} ${field} ${direction}`
  const known = orders.get(records)
  if (known?.by === by) return known.rows
  const rows = [...records].sort(ordered(declared, field, direction))
  orders.set(records, { by, rows })
  return rows
}

/** Whether an order is one that the call cannot give. */
export const isOrderedHere = (plan: Plan, { sort }: Pick<ListState, 'sort'>): boolean =>
  sort !== null && plan.clientSort.fields.includes(sort.field)

/** Rows as they came, or in an order that the call could not give. */
export function orderedHere(
  plan: Plan,
  records: readonly RecordValues[],
  state: Pick<ListState, 'sort'>,
): readonly RecordValues[] {
  const { sort } = state
  if (sort === null || !isOrderedHere(plan, state)) return records
  const orders = [sort, ...(plan.clientSort.ties ?? [])].flatMap(({ field, direction }) => {
    const declared = plan.fields[field]
    return declared === undefined ? [] : ordered(declared, field, direction)
  })
  return [...records].sort((one, other) => {
    for (const order of orders) {
      const by = order(one, other)
      if (by !== 0) return by
    }
    return 0
  })
}

/** Rows of a whole list that the search, filters and tab leave, in the order asked for. */
export const applyListState = (
  plan: Plan,
  records: readonly RecordValues[],
  state: Narrowing,
): readonly RecordValues[] => narrowed(plan, inOrder(plan, records, state.sort ?? plan.order), state)

/** How many records of a whole list stand under each word of its tabs, in the order of the vocabulary. */
export function tabCounts(
  plan: Plan,
  records: readonly RecordValues[],
): readonly { readonly word: string; readonly count: number }[] {
  const { tabs } = plan
  const field = tabs === null ? undefined : plan.fields[tabs]
  if (tabs === null || field === undefined) return []
  const counts = new Map<string, number>()
  for (const record of records) {
    const word = record[tabs]
    if (typeof word === 'string') counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const words = 'of' in field ? field.of : []
  const others = [...counts.keys()].filter((word) => !words.includes(word)).sort()
  return [...words, ...others].flatMap((word) => {
    const count = counts.get(word) ?? 0
    return count === 0 ? [] : [{ word, count }]
  })
}
