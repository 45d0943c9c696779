import { useKeys } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { useSignedInServices } from '../services/signed-in-context'
import { askFor } from './titles'
import { usePlantMeta } from './use-plant-meta'

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
  })
  return isLoading ? undefined : (title ?? null)
}
