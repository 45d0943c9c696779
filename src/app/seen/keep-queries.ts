import type { Query, QueryPersister, QueryState } from '@tanstack/react-query'
import type { Services } from '../../providers/services'
import type { Plans } from '../../schema/compile'
import { faultOf } from '../../transport/fault-error'
import { isKept, secretFields, without } from './kept-queries'

/** When the answer was given that a query got back from the store, epoch ms. */
const restored = new WeakMap<Query, number>()

/** Whether a query shows what the store gave it, and nothing newer. */
export const isRestored = (query: Query): boolean => restored.get(query) === query.state.dataUpdatedAt

type Found = Pick<QueryState, 'data' | 'dataUpdatedAt'>

/**
 * Keeps what queries were answered, and gives it back where the cloud cannot be reached. Nothing waits for the store:
 * the cloud is asked first, and what it says counts. What comes back keeps its age, and the failure stands beside it.
 */
export function keepingQueries({ seen }: Pick<Services, 'seen'>, plans: Plans): object {
  if (seen === null) return {}
  const secrets = secretFields(plans)
  const clean = (data: unknown) => without(data, secrets)

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

  async function giveBack(holder: string, query: Query): Promise<void> {
    const found = await find(holder, query)
    if (found === null || found.dataUpdatedAt <= query.state.dataUpdatedAt) return
    restored.set(query, found.dataUpdatedAt)
    query.setState({ data: found.data, dataUpdatedAt: found.dataUpdatedAt, status: 'success' })
  }

  const persister: QueryPersister = async (ask, context, query) => {
    const holder = isKept(query.queryKey, plans) ? seen.holder() : null
    if (holder === null) return ask(context)
    try {
      const answer: unknown = await ask(context)
      seen.later(`query ${query.queryHash}`, async () => (await storeOf(holder))?.persistQuery(query))
      return answer
    } catch (error) {
      if (faultOf(error).kind === 'network') await giveBack(holder, query)
      throw error
    }
  }
  return { persister }
}
