import { DeclarationError } from './declaration-error'
import { type Endpoint, placeholders, target } from './endpoint'
import type { Action, EndpointName, Resource } from './resource'
import type { Field } from './field'

/** Vocabulary of permission codes and the model that judges them. */
export interface AccessDeclaration {
  readonly model: string
  readonly codes: readonly string[]
  /** Parts of the console that ask for a code and are no declared resource. */
  readonly areas: Readonly<Record<string, Readonly<Record<string, Action>>>>
}

/** A declaration that has been checked and completed. */
export interface Plan {
  readonly name: string
  readonly route: string
  readonly title: string
  readonly record: string | null
  readonly fields: Readonly<Record<string, Field>>
  readonly idField: string
  readonly endpoints: Readonly<Partial<Record<EndpointName, Endpoint>>>
  readonly columns: readonly string[]
  readonly size: number
  readonly order: { readonly field: string; readonly direction: 'ASC' | 'DESC' }
  readonly actions: Readonly<Record<string, Action>>
}

export interface Plans {
  /** In the order of the menu. */
  readonly all: readonly Plan[]
  readonly access: AccessDeclaration
  /** Throws for a name that is not declared. */
  get(name: string): Plan
}

/**
 * Declarations to plans, once at boot. Throws a {@link DeclarationError} that names resource and
 * part for every contradiction that types cannot see.
 */
export function compile(resources: readonly Resource[], access: AccessDeclaration): Plans {
  const byName = new Map<string, Plan>()
  for (const [area, actions] of Object.entries(access.areas)) checkActions(area, actions, access)
  for (const resource of resources) {
    if (Object.hasOwn(access.areas, resource.name))
      throw new DeclarationError(resource.name, 'name', 'is an area already')
    if (byName.has(resource.name)) throw new DeclarationError(resource.name, 'name', 'is declared twice')
    byName.set(resource.name, planOf(resource, access))
  }
  return {
    all: [...byName.values()],
    access,
    get(name) {
      const plan = byName.get(name)
      if (plan === undefined) throw new DeclarationError(name, 'resource', 'is not declared')
      return plan
    },
  }
}

function planOf(resource: Resource, access: AccessDeclaration): Plan {
  const { name, fields } = resource
  const known = (field: string, where: string) => {
    if (!Object.hasOwn(fields, field))
      throw new DeclarationError(name, where, `names ${field}, which is no field`)
    return field
  }
  const ids = Object.entries(fields).filter(([, field]) => field.kind === 'id')
  const idField = ids[0]?.[0]
  if (idField === undefined || ids.length > 1) {
    throw new DeclarationError(name, 'fields', `need one id, ${ids.length} are declared`)
  }
  if (!(Number.isInteger(resource.list.size) && resource.list.size > 0)) {
    throw new DeclarationError(name, 'list.size', 'must be a positive number')
  }
  for (const [fieldName, field] of Object.entries(fields)) checkField(name, fieldName, field, fields)
  for (const [endpointName, endpoint] of Object.entries(resource.endpoints)) {
    checkEndpoint(name, endpointName as EndpointName, endpoint)
  }
  checkActions(name, resource.actions, access)
  return {
    name,
    route: resource.route,
    title: known(resource.title, 'title'),
    record: resource.record ?? null,
    fields,
    idField,
    endpoints: resource.endpoints,
    columns: resource.list.columns.map((column) => known(column, 'list.columns')),
    size: resource.list.size,
    order: {
      field: known(resource.list.order.field, 'list.order'),
      direction: resource.list.order.direction,
    },
    actions: resource.actions,
  }
}

function checkActions(name: string, actions: Resource['actions'], access: AccessDeclaration): void {
  for (const [action, { codes }] of Object.entries(actions)) {
    if (codes.length === 0) throw new DeclarationError(name, `actions.${action}`, 'needs at least one code')
    const stray = codes.find((code) => !access.codes.includes(code))
    if (stray !== undefined)
      throw new DeclarationError(name, `actions.${action}`, `asks for the unknown code ${stray}`)
  }
}

function checkField(resource: string, name: string, field: Field, fields: Resource['fields']): void {
  if (field.required && field.readonly)
    throw new DeclarationError(resource, name, 'is both required and readonly')
  if (field.kind === 'choice' && field.of.length === 0)
    throw new DeclarationError(resource, name, 'offers no choice')
  if (field.kind === 'money' && !Object.hasOwn(fields, field.currency)) {
    throw new DeclarationError(resource, name, `takes its currency from ${field.currency}, which is no field`)
  }
}

/** What the caller can fill in: the record's id, and the language for translated texts. */
const FILLABLE: ReadonlySet<string> = new Set(['id', 'language', 'plantId'])

function checkEndpoint(resource: string, name: EndpointName, endpoint: Endpoint): void {
  const { path } = target(endpoint)
  const where = `endpoints.${name}`
  if (!path.startsWith('/'))
    throw new DeclarationError(resource, where, `has the path ${path}, which does not begin with /`)
  const wanted = [path, ...Object.values(endpoint.query ?? {})].flatMap(placeholders)
  const stray = wanted.find((placeholder) => !FILLABLE.has(placeholder))
  if (stray !== undefined) throw new DeclarationError(resource, where, `cannot fill {${stray}}`)
  if (name === 'list' && wanted.includes('id'))
    throw new DeclarationError(resource, where, 'is a list and has no id')
}
