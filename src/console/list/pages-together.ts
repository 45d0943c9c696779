import type { RecordValues } from '../../schema/codec'

/** A page of a list that grows by pages, as it was answered last. */
export interface ListPage<R = RecordValues> {
  readonly data: readonly R[]
  readonly total: number
  /** Rows that new ones pushed over its end; where they are now, the page after it says. */
  readonly pushed?: readonly R[]
}

/** With the time of its answer, epoch ms. */
interface DatedPage<R> {
  readonly page: ListPage<R>
  readonly came: number
}

/** Rows at the end of a page that its newer answer lacks, at most as many as came into it from no known page. */
export function pushedOut<R>(
  before: readonly R[],
  now: readonly R[],
  { known, idOf }: { known: ReadonlySet<string>; idOf: (record: R) => string },
): readonly R[] {
  const here = new Set(now.map(idOf))
  const entered = [...here].filter((id) => !known.has(id)).length
  return entered === 0 ? [] : before.slice(-entered).filter((record) => !here.has(idOf(record)))
}

/**
 * Pages that were answered at different times as one list: each row once, as the newest answer has it, and none lost
 * between two pages. `ask` are the numbers, from 1, of pages that know where pushed rows went.
 */
export function pagesTogether<R>(
  dated: readonly DatedPage<R>[],
  idOf: (record: R) => string,
): { readonly pages: readonly ListPage<R>[]; readonly ask: readonly number[] } {
  const holder = new Map<string, number>()
  dated.forEach(({ page, came }, index) => {
    for (const record of page.data) {
      const id = idOf(record)
      if (came >= (dated[holder.get(id) ?? -1]?.came ?? -1)) holder.set(id, index)
    }
  })
  const ask: number[] = []
  const pages = dated.map(({ page, came }, index): ListPage<R> => {
    const own = page.data.filter((record) => holder.get(idOf(record)) === index)
    const next = dated[index + 1]
    const settled = next !== undefined && next.came > came
    const carried = settled ? [] : (page.pushed ?? []).filter((record) => !holder.has(idOf(record)))
    if (carried.length > 0 && next !== undefined) ask.push(index + 2)
    return carried.length === 0 && own.length === page.data.length
      ? page
      : { ...page, data: [...own, ...carried] }
  })
  return { pages, ask }
}
