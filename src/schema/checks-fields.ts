import { validateValue } from './codec'
import type { AccessDeclaration } from './access-declaration'
import { DeclarationError } from './declaration-error'
import type { Condition, Field } from './field'
import { targetOf } from './references'
import { meant } from './nearest'
import type { Action, Resource } from './resource'

/** Filter under which the search text travels; calls may name it beside their fields. */
const SEARCH = 'keyword'

export function known(resource: Resource, names: readonly string[], where: string): void {
  for (const name of names) {
    if (!Object.hasOwn(resource.fields, name))
      throw new DeclarationError(
        resource.name,
        where,
        `names ${name}, which is no field${meant(name, Object.keys(resource.fields))}`,
      )
  }
}

export function once(resource: string, names: readonly string[], where: string): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new DeclarationError(resource, where, `has ${twice} twice`)
}

export function checkCodes(
  resource: string,
  where: string,
  codes: readonly string[] | undefined,
  access: AccessDeclaration,
) {
  const stray = codes?.find((code) => !access.codes.includes(code))
  if (stray !== undefined)
    throw new DeclarationError(
      resource,
      where,
      `asks for the unknown code ${stray}${meant(stray, access.codes)}`,
    )
}

/** One field of a record, or of what an action asks for. */
export function checkField(
  resource: Pick<Resource, 'name' | 'fields'>,
  name: string,
  field: Field,
  access: AccessDeclaration,
  all: readonly Resource[],
): void {
  const { fields } = resource
  const names = Object.keys(fields)
  const refuse = (sentence: string): never => {
    throw new DeclarationError(resource.name, name, sentence)
  }
  if (name === SEARCH) refuse('has the name under which the text of the search field travels')
  if (field.required && field.readonly) refuse('is both required and readonly')
  if ('of' in field && field.of.length === 0) refuse('offers no choice')
  if ('of' in field) once(resource.name, field.of, name)
  if (field.kind === 'range' && field.over === 'date' && field.unit) refuse('has a unit, but is of dates')
  if (field.kind === 'money' && !Object.hasOwn(fields, field.currency))
    refuse(`takes its currency from ${field.currency}, which is no field${meant(field.currency, names)}`)
  for (const other of alsoRead(field)) {
    if (!Object.hasOwn(fields, other))
      refuse(`is shown with ${other}, which is no field${meant(other, names)}`)
  }
  const to = targetOf(field) ?? (field.kind === 'tags' ? (field.from ?? null) : null)
  if (to !== null) checkName(resource, name, to, all)
  if (field.initial !== undefined && validateValue(field, field.initial) !== null)
    refuse('begins with a value that it would refuse')
  if ('min' in field && 'max' in field && Number(field.min) > Number(field.max))
    refuse('has a minimum above its maximum')
  checkCodes(resource.name, name, field.codes, access)
  checkCondition(resource, field.when, name)
}

/** Fields beside which or by which this one is shown. */
function alsoRead(field: Field): readonly string[] {
  if (field.kind === 'percent' && field.peers !== undefined) {
    const { of, at, among } = field.peers
    return [of, ...at, among.field]
  }
  if (field.kind !== 'quantity' && field.kind !== 'power' && field.kind !== 'energy') return []
  return [field.bar, field.against, field.direction].filter((name) => name !== undefined)
}

/** Names of other resources. */
export function checkName(
  { name }: Pick<Resource, 'name'>,
  where: string,
  other: string,
  all: readonly Resource[],
): void {
  const names = all.map((one) => one.name)
  if (!names.includes(other))
    throw new DeclarationError(name, where, `names ${other}, which is no resource${meant(other, names)}`)
}

export function checkCondition(
  { name, fields }: Pick<Resource, 'name' | 'fields'>,
  when: Condition | undefined,
  where: string,
): void {
  if (when !== undefined && !Object.hasOwn(fields, when.field))
    throw new DeclarationError(
      name,
      where,
      `depends on ${when.field}, which is no field${meant(when.field, Object.keys(fields))}`,
    )
}

/** What an action asks for is judged as the fields of a record are. */
export function checkInput(
  { name }: Resource,
  where: string,
  { input = {} }: Action,
  access: AccessDeclaration,
  all: readonly Resource[],
): void {
  const asked = { name, fields: input }
  for (const [field, one] of Object.entries(input))
    checkField(asked, `${where}.input.${field}`, one, access, all)
}
