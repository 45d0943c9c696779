import type { Query } from '@tanstack/react-query'
import type { Plans } from '../../schema/compile'
import { hangsOnPlant } from '../../schema/policy'

/**
 * Whether a query of `['access']` may be answered otherwise at another plant. What is not, stays: a menu that asked
 * again with each plant would come and go. Keys are refine's, `useAnswers`' and those of its single questions.
 */
export const isOfPlant =
  (plans: Plans) =>
  ({ queryKey }: Pick<Query, 'queryKey'>): boolean => {
    const [, resource, ...rest] = queryKey
    const actions = rest.flat().filter((word) => typeof word === 'string')
    if (typeof resource !== 'string' || actions.length === 0) return true
    return actions.some((action) => hangsOnPlant(plans, resource, action))
  }
