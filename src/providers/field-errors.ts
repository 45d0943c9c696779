import { FaultError } from '../transport/fault-error'
import { isRecord } from '../domain/values/given'

function renamed(param: unknown, names: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(param)) return param.map((one) => renamed(one, names))
  const field = isRecord(param) ? param['field'] : null
  if (!isRecord(param) || typeof field !== 'string' || !Object.hasOwn(names, field)) return param
  return { ...param, field: names[field] }
}

/**
 * A save whose refusals name what stands on the wire. Where a body is put together by hand, `names` leads from there
 * to the fields of the form, so that the sentence comes to its place.
 */
export async function fieldErrors<T>(
  saving: Promise<T>,
  names: Readonly<Record<string, string>>,
): Promise<T> {
  try {
    return await saving
  } catch (error) {
    if (!(error instanceof FaultError) || error.fault.kind !== 'rejected') throw error
    const { fault, silent } = error
    const { body } = fault
    if (!isRecord(body) || body['param'] === undefined) throw error
    throw new FaultError({ ...fault, body: { ...body, param: renamed(body['param'], names) } }, { silent })
  }
}
