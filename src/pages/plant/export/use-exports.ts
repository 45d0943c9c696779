import { useSyncExternalStore } from 'react'
import { useServices } from '../../../console/services/services-context'
import { useSignedInServices } from '../../../console/services/signed-in-context'
import type { ExportJob } from '../../../domain/export/jobs'
import { type Exports, exportsOf } from './exports'

/** Files of who is signed in, in the identity that is held. */
export function useExports(): { jobs: readonly ExportJob[]; exports: Exports } {
  const services = useServices()
  const { grantedAt } = useSignedInServices()
  const { identity } = useSyncExternalStore(services.session.subscribe, services.session.getState)
  const owner = `${identity?.user.id ?? 0}.${identity?.organisation?.id ?? 0}`
  const exports = exportsOf(services, owner, grantedAt)
  return { jobs: useSyncExternalStore(exports.subscribe, exports.getState).jobs, exports }
}
