import type { InfiniteData, Query, QueryPersister, QueryState } from '@tanstack/react-query'
import { isUndecided } from '../../domain/faults/fault'
import type { Services } from '../../providers/services'
import type { Plans } from '../../schema/compile'
import { faultOf } from '../../transport/fault-error'
import { isKept, isRows, secretFields, without } from './kept-queries'

/** A cloud that answers within this time, ms, is faster than what was seen could be shown and read. */
const SOON = 300

/** When the answer was given that a query got back from the store, epoch ms. */
const restored = new WeakMap<Query, number>()

/** Whether a query shows what the store gave it, and nothing newer. */
export const isRestored = (query: Query): boolean => restored.get(query) === query.state.dataUpdatedAt

type Found = Pick<QueryState, 'data' | 'dataUpdatedAt'>

/** Of rows that go on while one scrolls the first page: the cloud answers no more at first. */
function firstOf(data: unknown): unknown {
  const { pages, pageParams } = (data ?? {}) as Partial<InfiniteData<unknown>>
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data
}

/** Takes back what the store gave a query. */
function takeBack(query: Query): void {
  if (!isRestored(query)) return
  restored.delete(query)
  query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' })
}

/**
 * Keeps what queries were answered, and gives it back where the cloud cannot be reached, and rows where it takes its
 * time. Nothing waits for the store: the cloud is asked first, and what it says counts, a refusal too. What comes back
 * keeps its age, and a failure stands beside it; rows that were shown stay beside each failure that is no refusal.
 */
export function keepingQueries({ seen }: Pick<Services, 'seen'>, plans: Plans): object {
  if (seen === null) return {}
  // The fields of all resources are read when something is kept, which no screen waits for.
  let secrets: ReadonlySet<string> | null = null
  const clean = (data: unknown) => without(data, (secrets ??= secretFields(plans)))

  async function storeOf(holder: string) {
    const [opened, { createQueryStore }] = await Promise.all([seen?.open(), import('./query-store')])
    return opened ? createQueryStore(opened, holder, clean) : null
  }

  async function find(holder: string, query: Query): Promise<Found | null> {
    const store = await storeOf(holder).catch(() => null)
    if (store === null) return null
    return new Promise((resolve) => {
      void store
        .retrieveQuery(query.queryHash, ({ state }) => resolve(state))
        .then((data) => data === undefined && resolve(null))
    })
  }

  /** Shows what was seen, or a part of it, unless there is something newer or it is not wanted any more. */
  async function giveBack(
    holder: string,
    query: Query,
    partOf = (data: unknown) => data,
    isWanted = () => true,
  ): Promise<void> {
    const found = await find(holder, query)
    const isNewest = found !== null && (found.dataUpdatedAt > query.state.dataUpdatedAt || isRestored(query))
    if (!isNewest || !isWanted()) return
    restored.set(query, found.dataUpdatedAt)
    query.setState({
      data: partOf(found.data),
      dataUpdatedAt: found.dataUpdatedAt,
      status: 'success',
    })
  }

  /** Shows the rows that were seen last while the cloud takes its time; answers what ends that. */
  function meanwhile(holder: string, query: Query): () => void {
    let answered = false
    const isWanted = () => !answered && seen?.holder() === holder
    const timer = setTimeout(() => void giveBack(holder, query, firstOf, isWanted), SOON)
    return () => {
      answered = true
      clearTimeout(timer)
    }
  }

  const persister: QueryPersister = async (ask, context, query) => {
    const holder = isKept(query.queryKey, plans) ? seen.holder() : null
    if (holder === null) return ask(context)
    const end =
      isRows(query.queryKey) && query.state.data === undefined ? meanwhile(holder, query) : () => undefined
    try {
      const answer: unknown = await Promise.resolve()
        .then(() => ask(context))
        .finally(end)
      seen.later(`query ${query.queryHash}`, async () => (await storeOf(holder))?.persistQuery(query))
      return answer
    } catch (error) {
      const fault = faultOf(error)
      if (fault.kind === 'network' || fault.kind === 'timeout') await giveBack(holder, query)
      // Where the cloud says nothing about what was asked for, rows that were shown are as good as before.
      else if (!isUndecided(fault)) takeBack(query)
      throw error
    }
  }
  return { persister }
}
