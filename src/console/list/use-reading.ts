import { useQuery } from '@tanstack/react-query'
import type { Plan } from '../../schema/compile'
import { useDesk } from '../use-desk'
import { useWorkbench } from '../workbench-context'

/**
 * Whether this person may read the resource. While a plant's codes are under way nobody knows, and a refusal would
 * be shown for a moment to those who may.
 */
export function useReading(plan: Plan): 'granted' | 'refused' | 'pending' {
  const { access } = useWorkbench()
  const { state } = useDesk()
  const { data } = useQuery({
    queryKey: ['access', plan.name, 'read', { plant: null }],
    queryFn: () => access.can({ resource: plan.name, action: 'read', params: {} }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
  if (plan.actions['read'] === undefined || data?.can === true) return 'granted'
  const waiting = plan.plantScoped && (state.detail === 'loading' || state.detail === 'idle')
  return data === undefined || waiting ? 'pending' : 'refused'
}
