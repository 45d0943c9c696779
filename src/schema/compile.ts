import type { Capability } from '../domain/people/capability'
import { comesWhole } from './filter-operators'
import type { AccessDeclaration } from './access-declaration'
import { check } from './checks'
import { DeclarationError } from './declaration-error'
import type { Endpoint } from './endpoint'
import type { Fields } from './field'
import type { CallName, RecordName, ViewName } from './names'
import type { Action, ActionPlace, DeclaredTexts, EndpointName, FormRule, Resource } from './resource'

type Listing = NonNullable<Resource['list']>
type Sections = NonNullable<Resource['show']>['sections']

export interface PlannedAction extends Action {
  readonly name: string
  /**
   * Field with the codes held where a record belongs, for an action that asks there, and for a file over many
   * plants; otherwise null.
   */
  readonly rights: string | null
  readonly at: readonly ActionPlace[]
}

/** A declaration that has been checked and completed: nothing in it is left to guess. */
export interface Plan {
  readonly name: string
  readonly route: string
  /** Address of one record with `{id}` in it. */
  readonly address: string
  readonly menu: Resource['menu'] | null
  readonly plantScoped: boolean
  /** One record and no list. */
  readonly single: boolean
  readonly title: string
  readonly record: RecordName | null
  readonly fields: Fields
  readonly idField: string
  readonly endpoints: Readonly<Partial<Record<EndpointName, Endpoint>>>
  /** Path of a plain REST collection, or null. */
  readonly rest: string | null
  /** Name of calls made by hand, or null. */
  readonly calls: CallName | null
  /** What these calls can ask for, where they bring a page; null where they bring the whole list. */
  readonly paged: NonNullable<Resource['paged']> | null
  readonly capability: Capability | null
  /** Names of the resources that an action here concerns as well. */
  readonly invalidates: readonly string[]
  readonly columns: readonly string[]
  /** Columns that may be shown beside them. */
  readonly moreColumns: readonly string[]
  readonly size: number
  readonly order: Listing['order']
  readonly filters: readonly string[]
  /** Fields that the list can be ordered by. */
  readonly sorts: readonly string[]
  /** Those of them that the call cannot order by, and what decides between equals. */
  readonly clientSort: NonNullable<Listing['clientSort']>
  readonly search: boolean
  readonly mode: 'scroll' | 'pages'
  readonly refresh: number | null
  /** Whether rows keep their places while newer answers come. */
  readonly steady: boolean
  readonly tabs: string | null
  readonly card: readonly string[]
  readonly open: 'drawer' | 'page' | 'none'
  /** Whether a drawer stands beside the list where there is room. */
  readonly beside: boolean
  readonly views: NonNullable<Listing['views']>
  /** Key of the view that the list begins with; null is no view. */
  readonly usual: string | null
  readonly listView: ViewName | null
  /** Whether the list begins with it. */
  readonly listViewFirst: boolean
  /** Named view above the list, or null. */
  readonly listHead: ViewName | null
  readonly sections: Sections
  readonly related: readonly { readonly resource: string; readonly by: string }[]
  readonly groups: Sections
  readonly rules: readonly FormRule[]
  readonly changed: string | null
  readonly actions: Readonly<Record<string, PlannedAction>>
  readonly exports: {
    readonly columns: readonly string[] | null
    readonly formats: readonly ('csv' | 'xlsx')[]
  } | null
  readonly texts: Readonly<Record<string, DeclaredTexts>>
}

export interface Plans {
  /** In the order of the menu. */
  readonly all: readonly Plan[]
  readonly access: AccessDeclaration
  find(name: string): Plan | undefined
  /** Throws for a name that is not declared. */
  get(name: string): Plan
}

/**
 * Declarations to plans, once at boot. Throws a {@link DeclarationError} that names resource and
 * part for every contradiction that types cannot see; a build has refused those already (vite.config.ts),
 * so that no visitor loads and waits for the checks.
 */
export function compile(resources: readonly Resource[], access: AccessDeclaration): Plans {
  if (typeof __CHECKED__ === 'undefined' || !__CHECKED__) check(resources, access)
  const byName = new Map(resources.map((resource) => [resource.name, planOf(resource)]))
  return {
    all: [...byName.values()],
    access,
    find: (name) => byName.get(name),
    get(name) {
      const plan = byName.get(name)
      if (plan === undefined) throw new DeclarationError(name, 'resource', 'is not declared')
      return plan
    },
  }
}

/** Kinds that no table and no form shows unasked. */
const HIDDEN = new Set(['id', 'codes', 'secret', 'json'])

/** Id of a single record. */
export const OWN = 'own'

/** The list of a single record, which nobody is shown. */
const listingOf = ({ list, title }: Resource): Listing =>
  list ?? { columns: [title], size: 1, order: { field: title, direction: 'ASC' } }

function planOf(resource: Resource): Plan {
  const { fields, show, form } = resource
  const list = listingOf(resource)
  const names = Object.keys(fields)
  const shown = names.filter((name) => !HIDDEN.has(fields[name]?.kind ?? 'id'))
  const written = names.filter((name) => {
    const field = fields[name]
    return field !== undefined && field.kind !== 'id' && field.kind !== 'codes' && !field.readonly
  })
  return {
    name: resource.name,
    route: resource.route,
    address: resource.address ?? `${resource.route}/{id}`,
    menu: resource.menu ?? null,
    plantScoped: resource.scope === 'plant',
    single: resource.single ?? false,
    title: resource.title,
    record: resource.record ?? null,
    fields,
    idField: names.find((name) => fields[name]?.kind === 'id') ?? 'id',
    endpoints: resource.endpoints ?? {},
    rest: resource.rest ?? null,
    calls: resource.calls ?? null,
    paged: resource.paged ?? null,
    capability: resource.capability ?? null,
    invalidates: resource.invalidates ?? [],
    columns: list.columns,
    moreColumns: list.more ?? [],
    size: list.size,
    order: list.order,
    filters: list.filters ?? [],
    sorts: [...new Set([...sortsOf(resource), ...(list.clientSort?.fields ?? [])])],
    clientSort: list.clientSort ?? NOTHING_HERE,
    search: list.search ?? false,
    mode: list.mode ?? 'scroll',
    refresh: list.refresh ?? null,
    steady: list.steady ?? false,
    tabs: list.tabs ?? null,
    card: list.card ?? list.columns.filter((name) => name !== resource.title).slice(0, 4),
    open: list.open ?? 'drawer',
    beside: list.beside ?? false,
    views: list.views ?? [],
    usual: list.usual ?? null,
    listView: list.view ?? null,
    listViewFirst: list.viewFirst ?? false,
    listHead: list.head ?? null,
    sections: show?.sections ?? [{ key: 'basic', fields: shown }],
    related: show?.related ?? [],
    groups: form?.groups ?? [{ key: 'basic', fields: written }],
    rules: form?.rules ?? [],
    changed: form?.changed ?? null,
    actions: plannedActions(resource),
    exports: resource.export
      ? { columns: resource.export.columns ?? null, formats: resource.export.formats }
      : null,
    texts: resource.texts ?? {},
  }
}

const NOTHING_HERE: Plan['clientSort'] = { fields: [] }

/** What a person may order by: what the endpoint says, or everything where the list is whole or plain REST. */
function sortsOf(resource: Resource): readonly string[] {
  const { endpoints, paged, rest, fields } = resource
  const sorts = paged?.sorts ?? endpoints?.list?.sorts
  if (sorts) return sorts
  if (rest !== undefined || comesWhole(resource))
    return Object.keys(fields).filter((name) => !HIDDEN.has(fields[name]?.kind ?? 'id'))
  // The call is asked for the declared order; whether it can do any other, or that one backwards, nobody has said.
  return []
}

const PLACES: Readonly<Record<string, readonly ActionPlace[]>> = {
  read: [],
  create: ['list'],
  update: ['row', 'detail'],
  delete: ['row', 'bulk', 'detail'],
  export: ['list'],
}

/** A file over many plants: what the reply says of each row decides, for only the current plant's codes are known. */
const isByRow = ({ scope }: Resource, name: string, action: Action): boolean =>
  name === 'export' && action.scope === 'plant' && scope !== 'plant'

function plannedActions(resource: Resource): Plan['actions'] {
  const codes = Object.keys(resource.fields).find((name) => resource.fields[name]?.kind === 'codes') ?? null
  return Object.fromEntries(
    Object.entries(resource.actions).map(([name, action]) => [
      name,
      {
        ...action,
        name,
        at: action.at ?? PLACES[name] ?? [],
        rights: action.scope === 'record' || isByRow(resource, name, action) ? codes : null,
      },
    ]),
  )
}
