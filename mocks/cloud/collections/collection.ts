import { encodeRecord, holds, validateValue } from '../../../src/schema/codec'
import { isBroken } from '../../../src/schema/form-rules'
import type { Field, Fields } from '../../../src/schema/field'
import type { FormRule } from '../../../src/schema/resource'
import { idsIn, targetOf } from '../../../src/schema/references'
import { ruleOf } from '../../../src/schema/kinds/index'
import { Refusal } from '../wire/refusal'
import { record } from '../wire/call-values'
import { isMissing as isEmpty } from '../../../src/domain/values/given'

/** A plain collection as its declaration describes it (decision 10). */
export interface Collection {
  /** Below `/collection-s`. */
  readonly path: string
  readonly fields: Fields
  /** Field that names a record. */
  readonly title: string
  /** Field that holds the instant of the last change. */
  readonly changed: string | null
  /** Rules over several fields, as the form keeps them. */
  readonly rules: readonly FormRule[]
  /** Codes of which one is needed, by action; one that is not declared is refused, reading excepted. */
  readonly actions: Readonly<
    Record<
      string,
      { readonly codes: readonly string[]; readonly scope?: 'plant' | 'record' | 'organisation' }
    >
  >
}

/** Values by the fields' names, as they are kept. */
export type Kept = Readonly<Record<string, unknown>>

/** A text of white space says nothing. */
const isMissing = (value: unknown) => isEmpty(typeof value === 'string' ? value.trim() : value)

/** What stands under a field's name on the wire; undefined if it was not sent. */
export function sent(body: unknown, name: string, field: Field): unknown {
  return (field.wire ?? name).split('.').reduce<unknown>((here, step) => record(here)[step], body)
}

/** Characters of JSON that a field may hold, whatever its kind. */
const LONGEST_JSON = 20_000

const refused = (name: string, field: Field, key: string, values: object = {}, code?: number) =>
  new Refusal(400, code === undefined ? 'PARAM_ERROR' : String(code), `${field.wire ?? name}: ${key}`, {
    field: field.wire ?? name,
    key,
    values,
  })

/**
 * Values of a body over those that are kept, by the declaration's own rules. Throws a refusal that names the field on
 * the wire. What is readonly or of the other occasion is not taken from a body.
 */
export function taken({ fields, rules }: Collection, body: unknown, before: Kept | null): Kept {
  const occasion = before === null ? 'create' : 'update'
  const values: Record<string, unknown> = { ...before }
  const open = Object.entries(fields).filter(
    ([, field]) =>
      field.kind !== 'id' && !field.readonly && (field.only === undefined || field.only === occasion),
  )
  for (const [name, field] of open) {
    const raw = sent(body, name, field)
    if (raw === undefined && before !== null) continue
    const given = raw === undefined ? field.initial : raw
    const invalid = isMissing(given) ? null : validateValue(field, given)
    if (invalid) throw refused(name, field, invalid.key, invalid.values)
    if (JSON.stringify(given ?? null).length > LONGEST_JSON)
      throw refused(name, field, 'tooLong', { max: LONGEST_JSON })
    const rule = ruleOf(field)
    const value = isMissing(given) ? null : rule.decode(rule.encode(given, field), field)
    if (value === null && !isMissing(given) && field.kind !== 'secret') throw refused(name, field, field.kind)
    values[name] = value
  }
  for (const [name, field] of open) {
    const asked = field.required && field.kind !== 'secret' && holds(field.when, values)
    if (asked && isMissing(values[name])) throw refused(name, field, 'required')
  }
  for (const rule of rules) {
    const name = rule.fields.at(-1) ?? ''
    const field = fields[name]
    if (field && isBroken(rule, fields, values)) throw refused(name, field, rule.rule, {}, rule.fault)
  }
  return values
}

/** A record for the wire, with its id and everything that is readonly; secrets are never sent. */
export function wireOf({ fields }: Collection, id: number, values: Kept): Record<string, unknown> {
  const visible = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Field][] =>
      field.kind === 'secret' ? [] : [[name, { ...field, readonly: false } as Field]],
    ),
  )
  const all = Object.fromEntries(Object.keys(visible).map((name) => [name, values[name] ?? null]))
  const own = Object.entries(fields).find(([, { kind }]) => kind === 'id')
  return { [own?.[1].wire ?? own?.[0] ?? 'id']: id, ...encodeRecord(visible, all) }
}

/** Instants that the cloud itself writes: of the last change, and `created` of the first. Epoch s. */
export function stamped(
  { fields, changed }: Collection,
  values: Kept,
  before: Kept | null,
  now: number,
): Kept {
  const last = Number(changed === null ? 0 : (before?.[changed] ?? 0))
  const created = fields['created']
  return {
    ...values,
    // Two changes within one second get different times.
    ...(changed === null ? {} : { [changed]: Math.max(now, last + 1) }),
    ...(before === null && created?.kind === 'instant' && created.readonly ? { created: now } : {}),
  }
}

/** Names of the fields that refer to a resource. */
export function references({ fields }: Collection): readonly { name: string; field: Field; to: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const to = targetOf(field)
    return to === null ? [] : [{ name, field, to }]
  })
}

/** Ids of the records that a field refers to. */
export const idsUnder = (values: Kept, name: string): readonly number[] => idsIn(values[name]).map(Number)
