import { useContext } from 'react'
import type { Plan } from '../../schema/compile'
import { targetOf } from '../../schema/references'
import { useAnswers } from '../access/use-granted'
import { CapabilityContext } from '../record/use-actions'
import { useSignedInServices } from '../services/signed-in-context'

/**
 * Whether a filter has something to choose from: one that refers to records of the organisation is of no use to
 * somebody who may not read those, nor one whose records this server does not have. Everybody who sees the list may
 * read plants.
 */
export function useReadableReferences(plan: Plan): (field: string) => boolean {
  const { plans } = useSignedInServices()
  const capable = useContext(CapabilityContext)
  const asked = plan.filters.flatMap((name) => {
    const field = plan.fields[name]
    const to = targetOf(field)
    if (to === null) return []
    const scope = plans.get(to).actions['read']?.scope
    return scope === 'organisation' ? [{ name, resource: to, action: 'read' }] : []
  })
  const answers = useAnswers(asked)
  return (field) => {
    const to = targetOf(plan.fields[field])
    const needed = to === null ? null : plans.get(to).capability
    if (needed !== null && capable(needed) !== true) return false
    const at = asked.findIndex(({ name }) => name === field)
    return at < 0 || answers[at] === 'granted'
  }
}
