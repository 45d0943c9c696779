import { useKeys } from '@refinedev/core'
import { useQueries } from '@tanstack/react-query'
import { useWorkbench } from './workbench-context'

/**
 * Which of some actions are granted, asked once for all rows of a table. Pending, failed and refused are left out
 * (house rule 8). `plant` is the plant in question; undefined means the current one.
 */
export function useGranted(
  resource: string,
  actions: readonly string[],
  plant?: number | null,
): ReadonlySet<string> {
  const { access } = useWorkbench()
  const { keys } = useKeys()
  const params = plant === undefined ? {} : { plant }
  return useQueries({
    queries: actions.map((action) => ({
      // The key begins as refine's own does, so that what resets those resets these.
      queryKey: keys().access().resource(resource).action(action).params({ granted: params }).get(),
      queryFn: () => access.can({ resource, action, params }),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false as const,
    })),
    combine: (answers) =>
      new Set(actions.filter((_, index) => answers[index]?.data?.can === true && !answers[index].isError)),
  })
}
