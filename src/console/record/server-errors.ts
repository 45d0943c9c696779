import { catalogueNumber, type Fault } from '../../domain/fault'
import type { Plan } from '../../schema/compile'
import type { Refused } from './form-rules'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One refusal as a server may put it: a key of ours with values, a sentence, or several sentences. */
function refusalOf(given: unknown): Refused | null {
  if (typeof given === 'string') return given.trim() === '' ? null : { said: given.trim() }
  if (Array.isArray(given)) return refusalOf(given[0])
  if (!isObject(given)) return null
  const { key, values, message, msg } = given
  if (typeof key === 'string' && /^[a-zA-Z]+$/.test(key)) {
    const known = Object.entries(isObject(values) ? values : {}).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    )
    return { key, values: Object.fromEntries(known) }
  }
  return refusalOf(message ?? msg)
}

/** The field that a server means: by our name or by the name on the wire, objects by their first part. */
function fieldOf(plan: Pick<Plan, 'fields'>, given: string): string | null {
  if (Object.hasOwn(plan.fields, given)) return given
  const found = Object.entries(plan.fields).find(
    ([name, { wire }]) => wire === given || given.startsWith(`${wire ?? name}.`),
  )
  return found?.[0] ?? null
}

/**
 * What a refused save says of single fields: `errors` of the body, as an object by field or as a list of entries that
 * name one, and the codes that a rule of the form declares. Empty when it says nothing about a field.
 */
export function serverErrors(
  plan: Pick<Plan, 'fields' | 'rules'>,
  fault: Fault,
): ReadonlyMap<string, Refused> {
  const refused = new Map<string, Refused>()
  if (fault.kind !== 'rejected') return refused
  const put = (given: string, why: unknown) => {
    const [name, refusal] = [fieldOf(plan, given), refusalOf(why)]
    if (name !== null && refusal !== null) refused.set(name, refusal)
  }
  const errors = isObject(fault.body) ? (fault.body['errors'] ?? fault.body['fields']) : null
  if (Array.isArray(errors)) {
    for (const entry of errors) {
      if (isObject(entry) && typeof entry['field'] === 'string') put(entry['field'], entry)
    }
  } else if (isObject(errors)) {
    for (const [name, why] of Object.entries(errors)) put(name, why)
  }
  const number = catalogueNumber(fault.code)
  const rule = plan.rules.find(({ fault: code }) => code !== undefined && code === number)
  const last = rule?.fields.at(-1)
  if (rule && last !== undefined && !refused.has(last)) refused.set(last, { rule })
  return refused
}

/** Whether a refusal says that somebody else has changed the record meanwhile. */
export function isConflict(fault: Fault): boolean {
  return fault.kind === 'rejected' && (fault.status === 409 || fault.status === 412)
}
