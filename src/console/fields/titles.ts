import { type DataProvider, useKeys } from '@refinedev/core'
import { useQueries } from '@tanstack/react-query'
import type { Plans } from '../../schema/compile'
import type { ReferenceId, Referred, Titles } from '../../schema/references'
import { faultOf } from '../../transport/fault-error'
import { useCurrentPlant } from '../data/use-current-plant'
import { useSignedInServices } from '../services/signed-in-context'
import { batched } from './batch'
import { type PlantMeta, plantMetaOf } from './use-plant-meta'

type Ask = (id: ReferenceId) => Promise<string | null>

const asking = new WeakMap<DataProvider, Map<string, Ask>>()
/** Rows of one rendering and the next ask together. */
const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 20))

/** Asks for titles of records; questions of one moment are one call. */
export function askFor(data: DataProvider, resource: string, title: string, meta: PlantMeta): Ask {
  const known = asking.get(data) ?? new Map<string, Ask>()
  asking.set(data, known)
  const key = `${resource} ${String(meta.plantId ?? '')}`
  const found = known.get(key)
  if (found) return found
  const ask = batched(async (ids) => {
    const rows = data.getMany
      ? (await data.getMany({ resource, ids: [...ids], meta })).data
      : (await Promise.all(ids.map((id) => data.getOne({ resource, id, meta })))).map((reply) => reply.data)
    return new Map(
      rows.flatMap((row): [string, string][] => {
        const name: unknown = row[title]
        return row.id !== undefined && (typeof name === 'string' || typeof name === 'number')
          ? [[String(row.id), String(name)]]
          : []
      }),
    )
  }, moment)
  known.set(key, ask)
  return ask
}

type Found = readonly (readonly [key: string, title: string])[]
const keyOf = (to: string, id: ReferenceId) => `${to} ${id}`

/** Titles of records; none of those that this person may not read. Rejects where they could not be had. */
async function found(
  { data, plans }: { data: DataProvider; plans: Plans },
  { to, ids }: Referred,
  plantId: number | null,
): Promise<Found> {
  const plan = plans.get(to)
  const { meta, known } = plantMetaOf(plan, plantId)
  if (!known) return []
  const ask = askFor(data, to, plan.title, meta)
  try {
    const titles = await Promise.all(
      ids.map(async (id) => [keyOf(to, id), await ask(id)] as [string, string | null]),
    )
    return titles.flatMap(([key, title]) => (title === null ? [] : [[key, title] as const]))
  } catch (error) {
    if (faultOf(error).kind === 'permission') return []
    throw error
  }
}

function titlesIn(all: Found): Titles {
  const known = new Map(all)
  return { of: (to, id) => known.get(keyOf(to, id)) ?? null }
}

/** Titles of all that is referred to, for a file. */
export async function loadTitles(
  services: { data: DataProvider; plans: Plans },
  referred: readonly Referred[],
  plantId: number | null,
): Promise<Titles> {
  return titlesIn((await Promise.all(referred.map((one) => found(services, one, plantId)))).flat())
}

/** The same while something is shown; what is not there yet, or not to be had, has no title. */
export function useTitles(referred: readonly Referred[]): Titles {
  const services = useSignedInServices()
  const { keys } = useKeys()
  const { state } = useCurrentPlant()
  const plantId = state.plant?.id ?? null
  return useQueries({
    queries: referred.map((one) => ({
      // Under refine's own key, so that a change of the other resource is seen here.
      queryKey: keys()
        .data('default')
        .resource(one.to)
        .action('many')
        .ids(...one.ids)
        .params({ titles: true, plantId })
        .get(),
      queryFn: () => found(services, one, plantId),
      enabled: one.ids.length > 0,
      staleTime: 300_000,
    })),
    combine: collected,
  })
}

const collected = (replies: readonly { data: Found | undefined }[]): Titles =>
  titlesIn(replies.flatMap(({ data = [] }) => data))
