import type { Plan } from '../../schema/compile'
import { useCurrentPlant } from '../data/use-current-plant'
import { type Answer, useAnswers } from '../access/use-granted'

/**
 * Whether this person may read the resource. While a plant's codes are under way nobody knows, and a refusal would
 * be shown for a moment to those who may.
 */
export function useReadAccess(plan: Plan): Answer {
  const { state } = useCurrentPlant()
  const [answer = 'pending'] = useAnswers([{ resource: plan.name, action: 'read' }])
  const read = plan.actions['read']
  // Rights on single plants are no rights on a list over all of them: it holds those that the account may see.
  if (read === undefined || (read.scope === 'plant' && !plan.plantScoped)) return 'granted'
  if (answer === 'granted') return answer
  const waiting = plan.plantScoped && (state.detail === 'loading' || state.detail === 'idle')
  return waiting ? 'pending' : answer
}
