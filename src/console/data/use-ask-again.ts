import { useInvalidate, useKeys } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'

/** Asks again for what of a resource is on a screen: its lists, or its records too. */
export function useAskAgain(): (resource: string, what: 'lists' | 'all') => Promise<void> {
  const invalidate = useInvalidate()
  const client = useQueryClient()
  const { keys } = useKeys()

  return async (resource, what) => {
    await invalidate({ resource, invalidates: what === 'lists' ? ['list', 'many'] : ['resourceAll'] })
    // Lists that append pages are none of refine's `list`.
    await client.invalidateQueries({ queryKey: keys().data().resource(resource).action('infinite').get() })
  }
}
