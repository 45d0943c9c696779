import { comesWhole, filterOperators, whyNotAsked } from './filter-operators'
import { checkGrammar } from './check-grammar'
import { checkActionCall, checkAnswers } from './checks-answers'
import { checkAddresses } from './checks-addresses'
import { checkCodes, checkCondition, checkField, checkInput, checkName, known, once } from './checks-fields'
import { checkWords } from './checks-words'
import { checkPaged, checkRelatedFilter, checkTranslated, checkViewFilters } from './checks-filters'
import type { AccessDeclaration } from './access-declaration'
import { DeclarationError } from './declaration-error'
import { ruleOf } from './kinds/index'
import { meant } from './nearest'
import type { Action, Resource } from './resource'

/** Everything that types cannot see. Each refusal names the resource and the part at fault. */
export function check(resources: readonly Resource[], access: AccessDeclaration): void {
  checkAccess(access)
  for (const resource of resources) checkGrammar(resource)
  const names = new Set<string>()
  for (const resource of resources) {
    if (names.has(resource.name)) throw new DeclarationError(resource.name, 'name', 'is declared twice')
    names.add(resource.name)
    checkResource(resource, access, resources)
  }
}

function checkResource(resource: Resource, access: AccessDeclaration, all: readonly Resource[]): void {
  const { name, fields } = resource
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new DeclarationError(name, 'name', 'must be in kebab case')
  if (Object.hasOwn(access.areas, name)) throw new DeclarationError(name, 'name', 'is an area already')
  checkAddresses(resource, all)
  const ids = Object.values(fields).filter(({ kind }) => kind === 'id')
  if (ids.length !== 1) throw new DeclarationError(name, 'fields', `need one id, ${ids.length} are declared`)
  for (const [fieldName, field] of Object.entries(fields)) checkField(resource, fieldName, field, access, all)
  checkAnswers(resource)
  checkList(resource)
  checkForm(resource, access)
  checkActions(name, resource.actions, access, resource, all)
  checkRelated(resource, all)
  for (const other of resource.invalidates ?? []) checkName(resource, 'invalidates', other, all)
  checkWords(resource)
}

function checkAccess(access: AccessDeclaration): void {
  for (const [area, actions] of Object.entries(access.areas)) checkActions(area, actions, access, null, [])
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
  known(
    resource,
    [...(list.clientSort?.fields ?? []), ...(list.clientSort?.ties ?? []).map(({ field }) => field)],
    'list.clientSort',
  )
  const served = list.clientSort?.served
  known(resource, served === undefined ? [] : [served.field], 'list.clientSort.served')
  known(resource, resource.export?.columns ?? [], 'export.columns')
  known(resource, [list.order.field], 'list.order')
  if (list.tabs !== undefined) known(resource, [list.tabs], 'list.tabs')
  const views = (list.views ?? []).map(({ key }) => key)
  if (list.usual !== undefined && !views.includes(list.usual))
    throw new DeclarationError(name, 'list.usual', `is no view${meant(list.usual, views)}`)
  once(name, [...list.columns, ...(list.more ?? [])], 'list.columns')
  once(name, views, 'list.views')
  const secret = [...list.columns, ...(list.more ?? [])].find((column) => fields[column]?.kind === 'secret')
  if (secret !== undefined)
    throw new DeclarationError(name, 'list.columns', `would show ${secret}, which is a secret`)
  for (const filter of list.filters ?? []) {
    const field = fields[filter]
    if (field && ruleOf(field).operators.length === 0)
      throw new DeclarationError(name, 'list.filters', `cannot filter by ${filter}`)
    if (field && filterOperators(resource, filter).operators.length === 0)
      throw new DeclarationError(
        name,
        'list.filters',
        `offers ${filter}, which ${whyNotAsked(resource, filter)}`,
      )
  }
  checkPaged(resource)
  checkTranslated(resource)
  checkTabs(resource, list)
  for (const view of list.views ?? []) checkView(resource, view)
}

/** Tabs count the words of a list that is there as a whole. */
function checkTabs(resource: Resource, list: Listing): void {
  const { name, fields } = resource
  const field = list.tabs === undefined ? undefined : fields[list.tabs]
  if (list.tabs === undefined || field === undefined) return
  if (!('of' in field))
    throw new DeclarationError(name, 'list.tabs', `go by ${list.tabs}, which has no words`)
  if (!comesWhole(resource)) throw new DeclarationError(name, 'list.tabs', 'need a list that comes whole')
}

type Listing = NonNullable<Resource['list']>
type View = NonNullable<Listing['views']>[number]

function checkView(resource: Resource, { key, filters, sort }: View): void {
  const where = `list.views.${key}`
  known(resource, [...(filters ?? []).map(({ field }) => field), ...(sort ? [sort.field] : [])], where)
  checkViewFilters(resource, where, filters ?? [])
}

/** One's own record: nothing to list, to make or to take away. */
function checkSingle({ name, list, actions, calls }: Resource): void {
  if (list !== undefined) throw new DeclarationError(name, 'list', 'is declared for a single record')
  if (calls === undefined) throw new DeclarationError(name, 'calls', 'are needed for a single record')
  const stray = Object.keys(actions).find((action) => ['create', 'delete', 'export'].includes(action))
  if (stray !== undefined)
    throw new DeclarationError(name, `actions.${stray}`, 'cannot be done to a single record')
}

function checkForm(resource: Resource, access: AccessDeclaration): void {
  const { name, form, show, fields } = resource
  for (const { key, fields: names, when, codes } of show?.sections ?? []) {
    known(resource, names, `show.sections.${key}`)
    checkCondition(resource, when, `show.sections.${key}`)
    checkCodes(name, `show.sections.${key}`, codes, access)
  }
  for (const { key, fields: names, when, codes } of form?.groups ?? []) {
    known(resource, names, `form.groups.${key}`)
    checkCondition(resource, when, `form.groups.${key}`)
    checkCodes(name, `form.groups.${key}`, codes, access)
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
  all: readonly Resource[],
): void {
  for (const [action, one] of Object.entries(actions)) {
    const where = `actions.${action}`
    if (one.codes.length === 0) throw new DeclarationError(name, where, 'needs at least one code')
    checkCodes(name, where, one.codes, access)
    if (resource) checkActionCall(resource, action, one)
    if (one.undo !== undefined && !Object.hasOwn(actions, one.undo))
      throw new DeclarationError(
        name,
        where,
        `is undone by ${one.undo}, which is no action${meant(one.undo, Object.keys(actions))}`,
      )
    if (one.queued && (one.endpoint !== undefined || resource?.calls === undefined))
      throw new DeclarationError(
        name,
        where,
        'is queued, but only calls made by hand carry the key that makes it happen once',
      )
    if (resource) {
      checkInput(resource, where, one, access, all)
      checkCondition(resource, one.when, where)
    }
    if (resource && one.affects !== undefined) known(resource, [one.affects], `${where}.affects`)
    if (one.scope === 'record' && !Object.values(resource?.fields ?? {}).some(({ kind }) => kind === 'codes'))
      throw new DeclarationError(name, where, 'asks each record for its codes, but none has any')
  }
  const keys = Object.values(actions).flatMap(({ key }) => key ?? [])
  once(name, keys, 'actions')
}

function checkRelated(resource: Resource, all: readonly Resource[]): void {
  for (const { resource: other, by } of resource.show?.related ?? []) {
    checkName(resource, 'show.related', other, all)
    const target = all.find((one) => one.name === other)
    const fields = Object.keys(target?.fields ?? {})
    if (!fields.includes(by))
      throw new DeclarationError(
        resource.name,
        'show.related',
        `goes by ${by}, which is no field of ${other}${meant(by, fields)}`,
      )
    if (target !== undefined) checkRelatedFilter(resource, target, by)
  }
}
