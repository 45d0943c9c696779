import { DeclarationError } from './declaration-error'

/** Values that fill `{placeholders}` of paths and queries. */
export type Fillings = Readonly<Record<string, string | number | null | undefined>>

interface EndpointOptions {
  /** Fixed query; a value such as `{language}` is filled in. */
  readonly query?: Readonly<Record<string, string>>
  /** Where page and size go. */
  readonly page?: 'query' | 'body'
  /** Filter name to the key of the body that carries it. */
  readonly filters?: Readonly<Record<string, string>>
}

/** One call of a resource: exactly one method, as data. */
export type Endpoint = EndpointOptions &
  (
    | { readonly get: string; readonly post?: never; readonly delete?: never }
    | { readonly post: string; readonly get?: never; readonly delete?: never }
    | { readonly delete: string; readonly get?: never; readonly post?: never }
  )

export function target(endpoint: Endpoint): { method: 'GET' | 'POST' | 'DELETE'; path: string } {
  if (endpoint.get !== undefined) return { method: 'GET', path: endpoint.get }
  if (endpoint.post !== undefined) return { method: 'POST', path: endpoint.post }
  return { method: 'DELETE', path: endpoint.delete }
}

/** Names in braces, in order. */
export function placeholders(template: string): readonly string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}

/**
 * `fill('/station/{id}', { id: 7 })`. Values are escaped for a path; a missing one is the
 * programmer's mistake and throws.
 */
export function fill(template: string, values: Fillings, escape = encodeURIComponent): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === null || value === '') {
      throw new DeclarationError(template, name, 'is needed to fill the path')
    }
    return escape(String(value))
  })
}
