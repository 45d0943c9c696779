import { ordered, passes, type RecordValues } from './codec'
import type { Plan } from './compile'
import { ruleOf } from './kinds/index'
import { folded } from './kinds/rule'
import type { ListState } from './list-state'

type Narrowing = Pick<ListState, 'search' | 'filters' | 'sort' | 'tab'>

/** Whether the server delivers the list in one piece, so that it is searched, filtered and ordered here. */
export const isWhole = (plan: Plan): boolean =>
  plan.endpoints.list === undefined ? plan.calls !== null : plan.endpoints.list.page === 'none'

/** Searched texts of a record, folded once: a keystroke over ten thousand rows must not fold them all again. */
const texts = new WeakMap<RecordValues, string>()

function searchedText(plan: Plan, record: RecordValues): string {
  const known = texts.get(record)
  if (known !== undefined) return known
  const text = Object.entries(plan.fields)
    .flatMap(([name, field]) => {
      const value = record[name]
      if (value === null || value === undefined || !ruleOf(field).searched) return []
      return folded(Array.isArray(value) ? value.join(' ') : String(value))
    })
    .join('\n')
  texts.set(record, text)
  return text
}

/** Rows of a whole list that the search, filters and tab leave, in the order asked for. */
export function arrange(
  plan: Plan,
  records: readonly RecordValues[],
  state: Narrowing,
): readonly RecordValues[] {
  const wanted = folded(state.search.trim())
  const { tabs } = plan
  const rows = records.filter(
    (record) =>
      (state.tab === null || tabs === null || record[tabs] === state.tab) &&
      (wanted === '' || searchedText(plan, record).includes(wanted)) &&
      state.filters.every((filter) => passes(plan.fields, record, filter)),
  )
  const { field, direction } = state.sort ?? plan.order
  const by = plan.fields[field]
  return by === undefined ? rows : rows.sort(ordered(by, field, direction))
}

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
