import { DeclarationError } from './declaration-error'

/** Values that fill `{placeholders}` of paths and queries. */
export type Fillings = Readonly<Record<string, string | number | null | undefined>>

/** JSON of a body in which texts such as `{id}` stand for values. */
export type Template =
  | string
  | number
  | boolean
  | null
  | readonly Template[]
  | { readonly [name: string]: Template }

/**
 * Where one filter goes: a key takes one value that is met exactly. `list`: any of several values. `part`: a part of a
 * text. `from` and `to`: the ends of a span. `words` are those of the wire, by ours.
 */
export type FilterTarget =
  | string
  | {
      readonly key: string
      readonly as?: 'list' | 'part'
      readonly words?: Readonly<Record<string, string>>
    }
  | { readonly from: string; readonly to: string }

interface EndpointOptions {
  /** Fixed query; a value such as `{language}` is filled in. */
  readonly query?: Readonly<Record<string, string>>
  /**
   * Body, where it is not simply the record: `{record}` is the encoded record, `{id}` its id, `{ids}` those of a
   * bulk action, `{input.name}` a field of the action's input; `{plantId}`, `{language}` and `{zone}` as in paths.
   */
  readonly body?: Template
  /** Where page, size and order go. `none`: the reply is the whole list, and everything is done here. */
  readonly page?: 'query' | 'body' | 'none'
  /** Filter name to where the call takes it. What is not named here cannot be filtered on. */
  readonly filters?: Readonly<Record<string, FilterTarget>>
  /** Key that takes the text of the search field. */
  readonly search?: string
  /** Fields that the server can order by; all of them for `none`. */
  readonly sorts?: readonly string[]
  /** The reply is a file. */
  readonly as?: 'blob'
}

/** One call of a resource: exactly one method, as data. */
export type Endpoint = EndpointOptions &
  (
    | { readonly get: string; readonly post?: never; readonly patch?: never; readonly delete?: never }
    | { readonly post: string; readonly get?: never; readonly patch?: never; readonly delete?: never }
    | { readonly patch: string; readonly get?: never; readonly post?: never; readonly delete?: never }
    | { readonly delete: string; readonly get?: never; readonly post?: never; readonly patch?: never }
  )

export function target(endpoint: Endpoint): { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string } {
  if (endpoint.get !== undefined) return { method: 'GET', path: endpoint.get }
  if (endpoint.post !== undefined) return { method: 'POST', path: endpoint.post }
  if (endpoint.patch !== undefined) return { method: 'PATCH', path: endpoint.patch }
  return { method: 'DELETE', path: endpoint.delete }
}

/** Names in braces, in order. */
export function placeholders(template: string): readonly string[] {
  return [...template.matchAll(/\{([\w.]+)\}/g)].map((match) => match[1] ?? '')
}

/** All names in braces of a body's template. */
export function templateNames(template: Template): readonly string[] {
  if (typeof template === 'string') return placeholders(template)
  if (typeof template !== 'object' || template === null) return []
  return Object.values(template).flatMap((part: Template) => templateNames(part))
}

/**
 * `fill('/station/{id}', { id: 7 })`. Values are escaped for a path; a missing one is the
 * programmer's mistake and throws.
 */
export function fill(template: string, values: Fillings, escape = encodeURIComponent): string {
  return template.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === null || value === '') {
      throw new DeclarationError(template, name, 'is needed to fill the path')
    }
    return escape(String(value))
  })
}

/**
 * A body from its template. A text that is one placeholder becomes the value itself, whatever its type; what is
 * not known becomes null.
 */
export function fillBody(template: Template, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof template === 'string') {
    const whole = /^\{([\w.]+)\}$/.exec(template)?.[1]
    if (whole !== undefined) return values[whole] ?? null
    return template.replace(/\{([\w.]+)\}/g, (_, name: string) => String(values[name] ?? ''))
  }
  if (typeof template !== 'object' || template === null) return template
  if (Array.isArray(template)) return template.map((part: Template) => fillBody(part, values))
  return Object.fromEntries(
    Object.entries(template).map(([name, part]) => [name, fillBody(part as Template, values)]),
  )
}
