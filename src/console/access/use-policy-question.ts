import { useMemo, useSyncExternalStore } from 'react'
import { codesFromRoleCode } from '../../domain/people/permission'
import type { PolicyQuestion } from '../../schema/policy'
import { useServices } from '../services/services-context'

/** What the authorizer is asked with now: codes of the person, the plant in sight, what the platform blocks. */
export function usePolicyQuestion(): PolicyQuestion {
  const { session, currentPlant, blocked } = useServices()
  const { identity, preview } = useSyncExternalStore(session.subscribe, session.getState)
  const { plant, codes } = useSyncExternalStore(currentPlant.subscribe, currentPlant.getState)
  return useMemo(
    () => ({
      identityCodes: identity?.codes ?? [],
      unrestricted: identity?.unrestricted ?? false,
      organisation: Boolean(identity?.organisation),
      plant:
        plant === null ? null : { id: plant.id, codes: preview ? codesFromRoleCode(preview.codes) : codes },
      blocked: blocked(),
    }),
    [identity, preview, plant, codes, blocked],
  )
}
