/** An answer that is no success, in the shape of wire contract 1.4. */
export class Refusal extends Error {
  /** What the call changed before it was refused stays: a count of failures. */
  counts = false

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly param: unknown = null,
  ) {
    super(message)
  }
}

/** A refusal that leaves a trace: the next one may be another. */
export function counted(one: Refusal): Refusal {
  one.counts = true
  return one
}

export const unknownId = () => new Refusal(400, '18', 'no information')
export const readDenied = () => new Refusal(403, '22', 'no read permission')
/** What a caller may see but not do, on a plant and in general (ours: 24 and 21). */
export const operationDenied = () => new Refusal(403, '24', 'no operation permission')
export const permissionDenied = () => new Refusal(403, '21', 'permission denied')
export const emptyParameter = (what: string) =>
  new Refusal(400, '17', `empty parameter: ${what}`, { field: what })
/** A number of the catalogue (specification 8) as body code. */
export const refusal = (code: number, message: string, param: unknown = null) =>
  new Refusal(400, String(code), message, param)
/** `param` names the field, so that a form can show the error at that field. */
export const badParameter = (what: string) => new Refusal(400, 'PARAM_ERROR', what, { field: what })
export const invalidToken = () => new Refusal(401, 'Invalid token', 'invalid_token')
