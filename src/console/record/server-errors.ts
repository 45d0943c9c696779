import type { Fault } from '../../domain/faults/fault'
import type { Plan } from '../../schema/compile'
import { fieldRefusals } from '../../schema/field-refusals'
import type { Refused } from './form-rules'

/** What a refused save says of single fields; empty when it says nothing about a field of this form. */
export function serverErrors(
  plan: Pick<Plan, 'fields' | 'rules'>,
  fault: Fault,
  shown: readonly string[],
): ReadonlyMap<string, Refused> {
  return new Map(Object.entries(fieldRefusals(plan, fault)).filter(([name]) => shown.includes(name)))
}
