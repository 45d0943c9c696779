import { type DataProvider, useKeys } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { useSignedInServices } from '../services/signed-in-context'
import { batched } from './batch'
import { type PlantMeta, usePlantMeta } from './use-plant-meta'

type Ask = (id: string | number) => Promise<string | null>

const asking = new WeakMap<DataProvider, Map<string, Ask>>()
/** Rows of one rendering and the next ask together. */
const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 20))

function askFor(data: DataProvider, resource: string, title: string, meta: PlantMeta): Ask {
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

/** Title of a record of another resource; undefined while it is asked for, null where it is not to be had. */
export function useTitle(resource: string, id: string | number): string | null | undefined {
  const { data, plans } = useSignedInServices()
  const { keys } = useKeys()
  const plan = plans.get(resource)
  const { meta, known } = usePlantMeta(plan)
  const { data: title, isLoading } = useQuery({
    // Under refine's own key, so that a change of the other resource is seen here.
    queryKey: keys()
      .data('default')
      .resource(resource)
      .action('many')
      .ids(id)
      .params({ title: true, ...meta })
      .get(),
    queryFn: () => askFor(data, resource, plan.title, meta)(id),
    enabled: known,
    staleTime: 300_000,
    retry: false,
  })
  return isLoading ? undefined : (title ?? null)
}
