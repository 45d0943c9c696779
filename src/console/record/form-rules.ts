import type { CalendarDate } from '../../domain/plants/reading'
import { holds, type RecordValues, validateValue } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import type { Field } from '../../schema/field'
import type { Refused as RefusedByServer } from '../../schema/field-refusals'
import { isBroken, isSame } from '../../schema/form-rules'
import type { FormRule } from '../../schema/resource'
import { ruleOf } from '../../schema/kinds/index'
import type { Invalid } from '../../schema/kinds/rule'
import { writeDate } from '../../domain/time/reader-date'
import { printed } from '../../domain/values/quantity'
import { isMissing } from '../../domain/values/given'

export type Mode = 'create' | 'update'

/** Whether this person may see a part that asks for codes: a field by its name. */
export type MaySee = (field: string) => boolean

/** Why a field of a form is refused: by its kind, by the server, or by a rule over several fields. */
export type Refused = (RefusedByServer & { readonly rule?: undefined }) | { readonly rule: FormRule }

interface Shown {
  readonly key: string
  readonly fields: readonly string[]
}

/** Whether a form asks for a field at all, whatever the values. */
function asked(field: Field | undefined, mode: Mode): field is Field {
  return field !== undefined && !field.readonly && (field.only === undefined || field.only === mode)
}

/** What a form shows with these values: groups with at least one field, in the order of the declaration. */
export function shownGroups(
  plan: Pick<Plan, 'fields' | 'groups'>,
  mode: Mode,
  values: RecordValues,
  may: MaySee,
): readonly Shown[] {
  return plan.groups
    .filter((group) => holds(group.when, values))
    .map((group) => ({
      key: group.key,
      fields: group.fields.filter((name) => {
        const field = plan.fields[name]
        return asked(field, mode) && holds(field.when, values) && may(name)
      }),
    }))
    .filter(({ fields }) => fields.length > 0)
}

/** What a new record begins with. */
export function initialValues(plan: Pick<Plan, 'fields'>, given: RecordValues = {}): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(plan.fields)) {
    if (field.initial !== undefined) values[name] = field.initial
  }
  return { ...values, ...given }
}

/** Names of the fields whose value is another than before. */
export function changedFields(
  before: RecordValues,
  after: RecordValues,
  names: readonly string[],
): readonly string[] {
  return names.filter(
    (name) =>
      !isSame(isMissing(before[name]) ? null : before[name], isMissing(after[name]) ? null : after[name]),
  )
}

/**
 * What is sent: the fields that the form shows. Of an update that is everything shown, because a vendor's call takes
 * whole records; a secret that nobody wrote is left as it is.
 */
export function valuesToSend(
  plan: Pick<Plan, 'fields'>,
  shown: readonly Shown[],
  values: RecordValues,
): Record<string, unknown> {
  const sent: Record<string, unknown> = {}
  for (const name of shown.flatMap(({ fields }) => fields)) {
    const value = values[name]
    if (plan.fields[name]?.kind === 'secret' && isMissing(value)) continue
    sent[name] = typeof value === 'string' ? value.trim() || null : (value ?? null)
  }
  return sent
}

/** Where the sentence of a rule stands: at the first of its fields that is missing, else at its last. */
function ruleField(rule: FormRule, shown: ReadonlySet<string>, values: RecordValues): string | undefined {
  const fields = rule.fields.filter((name) => shown.has(name))
  return rule.rule === 'together' ? fields.find((name) => isMissing(values[name])) : fields.at(-1)
}

/** Every refusal of a form before it is sent, by field. A field's own comes before that of a rule. */
export function refusedFields(
  plan: Pick<Plan, 'fields' | 'rules'>,
  shown: readonly Shown[],
  values: RecordValues,
  today: CalendarDate | null = null,
): ReadonlyMap<string, Refused> {
  const refused = new Map<string, Refused>()
  const names = shown.flatMap(({ fields }) => fields)
  for (const name of names) {
    const field = plan.fields[name]
    const invalid = field && validateValue(field, values[name], today, values)
    if (invalid) refused.set(name, invalid)
  }
  const there = new Set(names)
  for (const rule of plan.rules) {
    // Errors of fields that this form does not have are not shown by it.
    if (!rule.fields.every((name) => there.has(name)) || !isBroken(rule, plan.fields, values)) continue
    const name = ruleField(rule, there, values)
    if (name !== undefined && !refused.has(name)) refused.set(name, { rule })
  }
  return refused
}

type Translate = (key: string, values?: Record<string, string | number>) => string

interface Wording {
  /** Looks in `engine`. */
  readonly t: Translate
  readonly language: string
  /** How the reader writes a date. */
  readonly datePattern: string
}

/** A kind's refusal in words; limits stand as the reader writes dates and the language numbers, with their unit. */
export function invalidWords(
  { key, values = {}, unit = '' }: Invalid,
  { t, language, datePattern }: Wording,
): string {
  const said = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'number') return [name, writeDate(value, datePattern)] as const
    const isPlain = Number.isInteger(value) && Math.abs(value) < 1000 && unit === ''
    return [name, isPlain ? value : limit(value, unit, language)] as const
  })
  return t(`invalid.${key}`, Object.fromEntries(said))
}

const limit = (value: number, unit: string, language: string): string =>
  printed({ digits: value.toLocaleString(language, { maximumFractionDigits: 20 }), unit })

/** Days and times are not above each other, but later. */
const isInTime = (field: Field | undefined): boolean =>
  field !== undefined && (field.kind === 'date' || ruleOf(field).time === true)

/** A refusal in words; `label` names fields. */
export function sentence(
  refused: Refused,
  wording: Wording,
  { fields: known }: Pick<Plan, 'fields'>,
  label: (field: string) => string,
): string {
  const { t } = wording
  if (refused.rule) {
    const { rule, fault, fields } = refused.rule
    if (fault !== undefined) return t(`faults:${fault}`)
    const inTime = fields.every((name) => isInTime(known[name]))
    return t(`rules.${rule === 'order' && inTime ? 'later' : rule}`, {
      first: label(fields[0] ?? ''),
      second: label(fields[1] ?? ''),
    })
  }
  return refused.fault === undefined ? invalidWords(refused, wording) : t(`faults:${refused.fault}`)
}
