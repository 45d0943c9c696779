import { useQueryClient } from '@tanstack/react-query'
import type { Fault } from '../../../domain/faults/fault'
import { faultOf } from '../../../transport/fault-error'

const MAX = 3

const wordOf = (fault: Fault) => ('code' in fault ? `${fault.kind} ${fault.code}` : fault.kind)

/** What this tab asked for and did not get, the newest first: kinds and codes, no contents. */
export function useLastErrors(): string {
  const client = useQueryClient()
  return client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.error !== null })
    .sort((one, other) => other.state.errorUpdatedAt - one.state.errorUpdatedAt)
    .slice(0, MAX)
    .map(({ queryKey, state }) => `${String(queryKey[1])}: ${wordOf(faultOf(state.error))}`)
    .join('; ')
}
