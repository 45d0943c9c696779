import { catalogueNumber, type Fault } from '../domain/faults/fault'
import type { Plan } from './compile'
import type { FormRule } from './resource'
import { ruleOf } from './kinds/index'
import type { Invalid } from './kinds/rule'
import { isRecord } from '../domain/values/given'

/** Why a field was refused by the server; with `fault` the sentence is that of the catalogue, `faults:<number>`. */
export interface Refused extends Invalid {
  readonly fault?: number
  /** A rule over several fields that the server keeps as well; its sentence is shown. */
  readonly rule?: FormRule
}

/** By the field's name. */
export type FieldRefusals = Readonly<Record<string, Refused>>

/** Code of a server that names the field at fault in `param`. */
const NAMES_FIELD = 'PARAM_ERROR'
/** Number of the catalogue for a parameter that is empty. */
const EMPTY = 17

/** `param` of a refusal: one field, or a list of them. */
function named(body: unknown): readonly Record<string, unknown>[] {
  const param = isRecord(body) ? body['param'] : null
  return (Array.isArray(param) ? (param as unknown[]) : [param]).filter(isRecord)
}

function valuesOf(raw: unknown): Pick<Invalid, 'values'> {
  if (!isRecord(raw)) return {}
  const values = Object.entries(raw).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  )
  return { values: Object.fromEntries(values) }
}

/**
 * The server's refusal as refusals of fields. It knows them by their names on the wire; a code that a rule of the
 * form declares as its own is shown at the rule's last field, one about a kind of value at the field of that kind.
 * Nothing of it: the fault is shown for the form as a whole.
 */
export function fieldRefusals(plan: Pick<Plan, 'fields' | 'rules'>, fault: Fault): FieldRefusals {
  if (fault.kind !== 'rejected') return {}
  const byWire = new Map([
    // Calls made by hand may have named the field already.
    ...Object.keys(plan.fields).map((name) => [name, name] as const),
    ...Object.entries(plan.fields).map(([name, field]) => [field.wire ?? name, name] as const),
  ])
  const number = catalogueNumber(fault.code)
  if (fault.code.trim() === NAMES_FIELD || number === EMPTY) {
    const otherwise = number === EMPTY ? 'required' : 'server'
    return Object.fromEntries(
      named(fault.body).flatMap(({ field, key, values }): [string, Refused][] => {
        const name = typeof field === 'string' ? byWire.get(field) : undefined
        if (name === undefined) return []
        const rule = plan.rules.find((one) => one.rule === key && one.fields.at(-1) === name)
        const said = { key: typeof key === 'string' ? key : otherwise, ...valuesOf(values) }
        return [[name, rule ? { ...said, rule } : said]]
      }),
    )
  }
  if (number === null) return {}
  const ruled = plan.rules.find((rule) => rule.fault === number)?.fields.at(-1)
  const about = Object.entries(plan.fields).find(
    ([, field]) => !field.readonly && ruleOf(field).faults?.includes(number),
  )?.[0]
  const name = ruled ?? about
  return name === undefined ? {} : { [name]: { key: 'fault', fault: number } }
}
