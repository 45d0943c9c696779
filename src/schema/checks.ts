import { askable } from './askable'
import { checkActionCall, checkAnswers } from './checks-answers'
import { validateValue } from './codec'
import type { AccessDeclaration } from './compile'
import { DeclarationError } from './declaration-error'
import type { Condition, Field, Fields } from './field'
import { ruleOf } from './kinds/index'
import type { Action, Resource } from './resource'

/** Filter under which the search text travels; calls may name it beside their fields. */
const SEARCH = 'keyword'

/** Everything that types cannot see. Each refusal names the resource and the part at fault. */
export function checkResource(resource: Resource, access: AccessDeclaration, all: readonly Resource[]): void {
  const { name, fields } = resource
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new DeclarationError(name, 'name', 'must be in kebab case')
  if (Object.hasOwn(access.areas, name)) throw new DeclarationError(name, 'name', 'is an area already')
  if (!resource.route.startsWith('/')) throw new DeclarationError(name, 'route', 'must begin with /')
  const ids = Object.values(fields).filter(({ kind }) => kind === 'id')
  if (ids.length !== 1) throw new DeclarationError(name, 'fields', `need one id, ${ids.length} are declared`)
  for (const [fieldName, field] of Object.entries(fields)) checkField(resource, fieldName, field, access, all)
  checkAnswers(resource)
  checkList(resource)
  checkForm(resource)
  checkActions(name, resource.actions, access, resource)
  checkRelated(resource, all)
  const stray = resource.kin?.find((kin) => !all.some((one) => one.name === kin))
  if (stray !== undefined) throw new DeclarationError(name, 'kin', `names ${stray}, which is no resource`)
}

export function checkAccess(access: AccessDeclaration): void {
  for (const [area, actions] of Object.entries(access.areas)) checkActions(area, actions, access, null)
}

function known(resource: Resource, names: readonly string[], where: string): void {
  for (const name of names) {
    if (!Object.hasOwn(resource.fields, name))
      throw new DeclarationError(resource.name, where, `names ${name}, which is no field`)
  }
}

function once(resource: string, names: readonly string[], where: string): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new DeclarationError(resource, where, `has ${twice} twice`)
}

function checkCodes(
  resource: string,
  where: string,
  codes: readonly string[] | undefined,
  access: AccessDeclaration,
) {
  const stray = codes?.find((code) => !access.codes.includes(code))
  if (stray !== undefined) throw new DeclarationError(resource, where, `asks for the unknown code ${stray}`)
}

function checkField(
  { name: resource, fields }: Resource,
  name: string,
  field: Field,
  access: AccessDeclaration,
  all: readonly Resource[],
): void {
  const refuse = (sentence: string): never => {
    throw new DeclarationError(resource, name, sentence)
  }
  if (name === SEARCH) refuse('has the name under which the text of the search field travels')
  if (field.required && field.readonly) refuse('is both required and readonly')
  if ('of' in field && field.of.length === 0) refuse('offers no choice')
  if ('of' in field) once(resource, field.of, name)
  if (field.kind === 'money' && !Object.hasOwn(fields, field.currency))
    refuse(`takes its currency from ${field.currency}, which is no field`)
  for (const other of alsoRead(field)) {
    if (!Object.hasOwn(fields, other)) refuse(`is shown with ${other}, which is no field`)
  }
  if (field.kind === 'reference' && !all.some((other) => other.name === field.to))
    refuse(`refers to ${field.to}, which is no resource`)
  if (field.initial !== undefined && validateValue(field, field.initial) !== null)
    refuse('begins with a value that it would refuse')
  if ('min' in field && 'max' in field && Number(field.min) > Number(field.max))
    refuse('has its least above its most')
  checkCodes(resource, name, field.codes, access)
  checkCondition(resource, fields, field.when, name)
}

/** Fields beside which or by which this one is shown. */
function alsoRead(field: Field): readonly string[] {
  if (field.kind === 'percent' && field.peers !== undefined) {
    const { of, at, among } = field.peers
    return [of, ...at, among.field]
  }
  if (field.kind !== 'quantity' && field.kind !== 'power' && field.kind !== 'energy') return []
  return [field.bar, field.against, field.way].filter((name) => name !== undefined)
}

function checkCondition(resource: string, fields: Fields, when: Condition | undefined, where: string): void {
  if (when !== undefined && !Object.hasOwn(fields, when.field))
    throw new DeclarationError(resource, where, `depends on ${when.field}, which is no field`)
}

function checkList(resource: Resource): void {
  const { name, list, fields } = resource
  known(resource, [resource.title], 'title')
  if (fields[resource.title]?.kind === 'secret')
    throw new DeclarationError(name, 'title', 'would show a secret')
  if (resource.single) checkSingle(resource)
  if (list === undefined) {
    if (resource.single) return
    throw new DeclarationError(name, 'list', 'is needed unless the record is single')
  }
  if (!(Number.isInteger(list.size) && list.size > 0))
    throw new DeclarationError(name, 'list.size', 'must be a positive number')
  known(resource, list.columns, 'list.columns')
  known(resource, list.more ?? [], 'list.more')
  known(resource, list.filters ?? [], 'list.filters')
  known(resource, list.card ?? [], 'list.card')
  known(resource, [list.order.field], 'list.order')
  if (list.tabs !== undefined) known(resource, [list.tabs], 'list.tabs')
  once(name, [...list.columns, ...(list.more ?? [])], 'list.columns')
  once(
    name,
    (list.views ?? []).map(({ key }) => key),
    'list.views',
  )
  const secret = [...list.columns, ...(list.more ?? [])].find((column) => fields[column]?.kind === 'secret')
  if (secret !== undefined)
    throw new DeclarationError(name, 'list.columns', `would show ${secret}, which is a secret`)
  for (const filter of list.filters ?? []) {
    const field = fields[filter]
    if (field && ruleOf(field).operators.length === 0)
      throw new DeclarationError(name, 'list.filters', `cannot filter by ${filter}`)
    if (field && askable(resource, filter, field).operators.length === 0)
      throw new DeclarationError(name, 'list.filters', `offers ${filter}, which the call does not take`)
  }
  checkTabs(resource, list)
  for (const view of list.views ?? []) checkView(resource, view)
}

/** Tabs count the words of a list that is there as a whole. */
function checkTabs({ name, fields, rest, endpoints }: Resource, list: Listing): void {
  const field = list.tabs === undefined ? undefined : fields[list.tabs]
  if (list.tabs === undefined || field === undefined) return
  if (!('of' in field))
    throw new DeclarationError(name, 'list.tabs', `go by ${list.tabs}, which has no words`)
  const call = endpoints?.list
  if (rest !== undefined || (call !== undefined && call.page !== 'none'))
    throw new DeclarationError(name, 'list.tabs', 'need a list that comes whole')
}

type Listing = NonNullable<Resource['list']>
type View = NonNullable<Listing['views']>[number]

function checkView(resource: Resource, { key, filters, sort }: View): void {
  const { name, fields } = resource
  const where = `list.views.${key}`
  known(resource, [...(filters ?? []).map(({ field }) => field), ...(sort ? [sort.field] : [])], where)
  for (const { field: filter, operator } of filters ?? []) {
    const field = fields[filter]
    if (field && !askable(resource, filter, field).operators.some((one) => one === operator))
      throw new DeclarationError(name, where, `asks ${filter} for ${operator}, which nobody answers`)
  }
}

/** One's own record: nothing to list, to make or to take away. */
function checkSingle({ name, list, actions, calls }: Resource): void {
  if (list !== undefined) throw new DeclarationError(name, 'list', 'is declared for a single record')
  if (calls === undefined) throw new DeclarationError(name, 'calls', 'are needed for a single record')
  const stray = Object.keys(actions).find((action) => ['create', 'delete', 'export'].includes(action))
  if (stray !== undefined)
    throw new DeclarationError(name, `actions.${stray}`, 'cannot be done to a single record')
}

function checkForm(resource: Resource): void {
  const { name, form, show, fields } = resource
  for (const { key, fields: names, when } of show?.sections ?? []) {
    known(resource, names, `show.sections.${key}`)
    checkCondition(name, fields, when, `show.sections.${key}`)
  }
  for (const { key, fields: names, when } of form?.groups ?? []) {
    known(resource, names, `form.groups.${key}`)
    checkCondition(name, fields, when, `form.groups.${key}`)
    const fixed = names.find((field) => fields[field]?.readonly || fields[field]?.kind === 'id')
    if (fixed !== undefined)
      throw new DeclarationError(name, `form.groups.${key}`, `asks for ${fixed}, which is readonly`)
  }
  once(
    name,
    (form?.groups ?? []).flatMap((group) => group.fields),
    'form.groups',
  )
  for (const rule of form?.rules ?? []) known(resource, rule.fields, `form.rules.${rule.rule}`)
  if (form?.changed !== undefined) known(resource, [form.changed], 'form.changed')
}

function checkActions(
  name: string,
  actions: Readonly<Record<string, Action>>,
  access: AccessDeclaration,
  resource: Resource | null,
): void {
  for (const [action, one] of Object.entries(actions)) {
    const where = `actions.${action}`
    if (one.codes.length === 0) throw new DeclarationError(name, where, 'needs at least one code')
    checkCodes(name, where, one.codes, access)
    if (resource) checkActionCall(resource, action, one)
    if (one.undo !== undefined && !Object.hasOwn(actions, one.undo))
      throw new DeclarationError(name, where, `is undone by ${one.undo}, which is no action`)
    if (resource) checkCondition(name, resource.fields, one.when, where)
    if (resource && one.affects !== undefined) known(resource, [one.affects], `${where}.affects`)
    if (one.scope === 'record' && !Object.values(resource?.fields ?? {}).some(({ kind }) => kind === 'codes'))
      throw new DeclarationError(name, where, 'asks each record for its codes, but none tells any')
  }
  const keys = Object.values(actions).flatMap(({ key }) => key ?? [])
  once(name, keys, 'actions')
}

function checkRelated(resource: Resource, all: readonly Resource[]): void {
  for (const { resource: other, by } of resource.show?.related ?? []) {
    const target = all.find((one) => one.name === other)
    if (target === undefined)
      throw new DeclarationError(resource.name, 'show.related', `names ${other}, which is no resource`)
    if (!Object.hasOwn(target.fields, by))
      throw new DeclarationError(
        resource.name,
        'show.related',
        `goes by ${by}, which is no field of ${other}`,
      )
  }
}
