import type { Capability } from '../domain/people/capability'
import type { Feature } from '../domain/brand/configuration'
import type { Endpoint } from './endpoint'
import type { Exact } from './exact'
import type { Condition, Field, Fields } from './field'
import type { Operator } from './kinds/rule'
import type { CallName, DeclaredIcon, Destination, RecordName, ViewName } from './names'

export type EndpointName = 'list' | 'one' | 'create' | 'update' | 'delete'

/** Where an action is offered. `list` has no record, `bulk` has many. */
export type ActionPlace = 'row' | 'bulk' | 'detail' | 'list'

/** Something a person may do, and the codes of which one is needed (specification 6). */
export interface Action<N extends string = string> {
  readonly codes: readonly string[]
  /**
   * `plant`: the code must be held for the plant in question, not by the person at large. `record`: at large and where
   * the record belongs as well, as its field of kind `codes` says. `organisation`: nobody may in a personal session,
   * the unrestricted included.
   */
  readonly scope?: 'plant' | 'record' | 'organisation'
  /** Platform switch that takes the action away from everybody when it is blocked. */
  readonly feature?: Feature
  /** What the server must be able to do beyond the vendor's API; without it the action is shown as not available. */
  readonly capability?: Capability
  /** `create` stands at the list, `update` and `delete` at row and detail, others where they say. */
  readonly at?: readonly ActionPlace[]
  /** Call of an action that is none of create, update and delete. */
  readonly endpoint?: Endpoint
  /** Asked before the call: fields of the action's own. */
  readonly input?: Fields
  /** By blast radius: `ask` names object and effect, `type` wants the name typed. None does it at once. */
  readonly confirm?: 'ask' | 'type'
  /** Number field with the count of people who lose something by it; their sum goes into the confirmation. */
  readonly affects?: N
  readonly tone?: 'danger'
  /** Name of the action that takes it back; offered for ten seconds. */
  readonly undo?: string
  /** Without a network it waits on this machine and is sent later; its call carries a key, so that it happens once. */
  readonly queued?: true
  /** Leaves as much to do about the record as before: the focus stays on it, and does not go on to the next. */
  readonly stays?: true
  /** One letter, while a list or record has the focus. */
  readonly key?: string
  readonly icon?: DeclaredIcon
  /** Only for records of which this is true. Mixed selections are legal: the others are left as they are. */
  readonly when?: Condition & { readonly field: N }
  /** Where it leads instead of doing anything. */
  readonly to?: Destination
  /** A named view in place of the generated dialog (first escape hatch). */
  readonly view?: ViewName
}

/** A rule over several fields, as data: the sentence is the fault's or `engine:rules.<rule>`. */
export interface FormRule<N extends string = string> {
  /** `differ`: the values must not be equal. `order`: the first must not be above the second. `together`: all or none. */
  readonly rule: 'differ' | 'order' | 'together'
  readonly fields: readonly N[]
  /** Code of specification 8 with the same meaning. */
  readonly fault?: number
}

/** A filter that a declaration brings along; operators are those of the field's kind. */
export interface DeclaredFilter<N extends string = string> {
  readonly field: N
  readonly operator: Operator
  readonly value: unknown
}

/** A saved view that is there from the start. */
export interface DeclaredView<N extends string = string> {
  readonly key: string
  readonly filters?: readonly DeclaredFilter<N>[]
  /** What the server must be able to do beyond the vendor's API; without it the view would be empty and is not offered. */
  readonly capability?: Capability
  readonly sort?: { readonly field: N; readonly direction: 'ASC' | 'DESC' }
}

interface List<N extends string> {
  readonly columns: readonly N[]
  /** Columns that the chooser offers beside them. */
  readonly more?: readonly N[]
  /** Rows a page. */
  readonly size: number
  /** Order of the wire, `{field} DESC` unless a sorter says otherwise. */
  readonly order: { readonly field: N; readonly direction: 'ASC' | 'DESC' }
  /**
   * Orders that the call cannot give: the further pages are fetched in the background and put in order as they come.
   * `ties` decides between records that are alike in the field chosen.
   */
  readonly clientSort?: {
    readonly fields: readonly N[]
    readonly ties?: readonly { readonly field: N; readonly direction: 'ASC' | 'DESC' }[]
    /** A server with this capability gives the order by one of them, at a call like that of the list. */
    readonly served?: { readonly capability: Capability; readonly field: N; readonly post: string }
  }
  readonly filters?: readonly N[]
  /** Whether there is a search field. What it searches is the endpoint's affair, or all texts, and references by name. */
  readonly search?: boolean
  /** `scroll` appends pages while one scrolls, `pages` turns them. */
  readonly mode?: 'scroll' | 'pages'
  /** Seconds after which rows in sight are asked for again. */
  readonly refresh?: number
  /** Whether rows keep their places while newer answers come; what came waits until it is asked for. */
  readonly steady?: boolean
  /** A choice whose words become tabs with counts (whole lists only). */
  readonly tabs?: N
  /** Lines of the card that a row becomes on a phone; the title is the record's. */
  readonly card?: readonly N[]
  /** Where a row leads. `drawer` keeps the list in sight. `none`: rows do not open. */
  readonly open?: 'drawer' | 'page' | 'none'
  /** Whether a drawer stands beside the list, without covering it, where there is room. */
  readonly beside?: boolean
  readonly views?: readonly DeclaredView<N>[]
  /** Key of the view that a list begins with until another is chosen. */
  readonly usual?: string
  /** A named view above the list: figures over all of it, ways to lists beside it. */
  readonly head?: ViewName
  /** A named view in place of the table (first escape hatch), chosen beside it. */
  readonly view?: ViewName
  /** Whether that view is what the list begins with, until somebody chooses the table. */
  readonly viewFirst?: boolean
}

interface Section<N extends string> {
  readonly key: string
  readonly fields: readonly N[]
  readonly codes?: readonly string[]
  readonly when?: Condition
  /** A named view in place of the fields. */
  readonly view?: ViewName
}

/** Words of a resource in one language: those of `resources/locales/<lng>/<name>.json`, for one that brings its own. */
export interface DeclaredTexts {
  readonly one: string
  readonly many: string
  readonly fields?: Readonly<Record<string, string>>
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly actions?: Readonly<
    Record<
      string,
      {
        readonly label: string
        readonly confirm?: string
        readonly affects?: string
        readonly done?: string
        /** Why it cannot be done with a record that is not as `when` wants it. */
        readonly hindered?: string
      }
    >
  >
  readonly sections?: Readonly<Record<string, string>>
  /** Sentences below inputs. */
  readonly help?: Readonly<Record<string, string>>
  readonly views?: Readonly<Record<string, string>>
  /** Headings of the forms, where the usual phrase around `one` does not do. */
  readonly forms?: { readonly create?: string; readonly update?: string }
}

/** A resource as data. `F` are its fields; columns can name nothing else. */
export interface Resource<F extends Fields = Fields> {
  readonly name: string
  /** Address of the list; records live at `<route>/<id>`, a new one at `<route>/new`. */
  readonly route: string
  /** Where one record has a screen of its own, `/plant/infos/data?plant={id}`; otherwise it is `<route>/<id>`. */
  readonly address?: string
  /** Place in the console: a menu entry, or a tab of the plant; none for lists inside of other screens. */
  readonly menu?: {
    readonly place: 'main' | 'plant' | 'account'
    readonly icon: DeclaredIcon
    readonly order?: number
  }
  /** `plant`: records belong to the current plant, and `{plantId}` is filled in calls. */
  readonly scope?: 'plant'
  /** Field that names a record. */
  readonly title: Extract<keyof F, string>
  /** Name of a reader of the transport, where the record has a domain type of its own. */
  readonly record?: RecordName
  readonly fields: F
  /** One of three ways to answer: endpoints of the API, … */
  readonly endpoints?: Readonly<Partial<Record<EndpointName, Endpoint>>>
  /** … a plain REST collection at this path, … */
  readonly rest?: string
  /** … or calls made by hand and registered under this name. Endpoints and actions not found there are those above. */
  readonly calls?: CallName
  /**
   * What these calls can ask the server for, where they bring a list page by page. Without it they bring the whole
   * list, and everything is done here.
   */
  readonly paged?: {
    readonly filters: Readonly<Partial<Record<Extract<keyof F, string>, readonly Operator[]>>>
    readonly sorts: readonly Extract<keyof F, string>[]
  }
  /** What the server must be able to do beyond the vendor's API, or the whole resource is not available. */
  readonly capability?: Capability
  /** Resources that show the same things, or that an action here changes as well: they are asked for again after it. */
  readonly invalidates?: readonly string[]
  /** There is one record, the person's own, with the id `own`: a form and no list. `calls` answer one and update. */
  readonly single?: true
  /** Needed unless the record is single. */
  readonly list?: List<Extract<keyof F, string>>
  readonly show?: {
    readonly sections: readonly Section<Extract<keyof F, string>>[]
    /** Lists of other resources whose `by` field holds this record's id. */
    readonly related?: readonly { readonly resource: string; readonly by: string }[]
  }
  readonly form?: {
    readonly groups: readonly Section<Extract<keyof F, string>>[]
    readonly rules?: readonly FormRule<Extract<keyof F, string>>[]
    /** Instant of the last change: when it moved on meanwhile, saving asks first. */
    readonly changed?: Extract<keyof F, string>
  }
  readonly actions: Readonly<Record<string, Action<Extract<keyof F, string>>>>
  /** Files of what is seen. The action `export` says who may. */
  readonly export?: {
    readonly columns?: readonly Extract<keyof F, string>[]
    readonly formats: readonly ('csv' | 'xlsx')[]
  }
  /** Words, for a resource without files of its own. Missing languages fall back to English. */
  readonly texts?: Readonly<Record<string, DeclaredTexts>>
}

/**
 * A declaration, checked by its types: a column, title or order that is not a field does not compile, nor does a key
 * that the grammar has not. Everything else is refused by `compile` at boot.
 */
export function defineResource<
  const F extends Readonly<Record<string, Field>>,
  const R extends Omit<Resource<F>, 'fields'>,
>(declaration: R & { readonly fields: F } & Exact<R, Resource<F>>): Resource<F> & R {
  return declaration
}
