import { FaultError, faultOf } from '../transport/fault-error'

/** OAuth servers name a wrong pair in several ways; the form knows one. */
export function namedRefusal(error: unknown): unknown {
  const fault = faultOf(error)
  if (fault.kind !== 'rejected' || !['invalid_grant', 'Invalid token', '401'].includes(fault.code))
    return error
  return new FaultError({ ...fault, code: 'AUTH_INVALID_USERNAME_OR_PASSWORD' })
}
