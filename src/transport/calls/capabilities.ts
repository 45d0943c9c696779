import { CAPABILITIES, type Capability } from '../../domain/people/capability'
import type { Call } from '../call'
import { record, trimmedEnum } from '../wire'

/**
 * What the server offers beyond the vendor's interface. Public, because a vendor's gateway may answer an
 * unknown address with 401, and that must not end the session.
 */
export function capabilities(): Call<ReadonlySet<Capability>> {
  return {
    method: 'GET',
    path: '/maintain-s/capabilities',
    public: true,
    silent: true,
    kept: 'offline',
    read(raw) {
      const { capabilities: listed } = record(raw, 'capabilities')
      const known = Array.isArray(listed) ? listed : []
      return new Set(known.flatMap((one: unknown) => trimmedEnum(one, CAPABILITIES) ?? []))
    },
  }
}
