import type { Configuration } from '../domain/brand/configuration'
import { prefixOf, type Region } from '../domain/place/region'

/** Empty values are left out, a list repeats its name (D3). */
export type Query = Readonly<Record<string, string | number | readonly string[] | null | undefined>>

/** What of a call decides its address. */
export interface Addressed {
  path: string
  query?: Query
  /** Data centre that overrules the stored region. */
  mdc?: Region
  /** A prefix of the call's own; '' is none at all. */
  prefix?: string
}

/** Where the person chose to be: the data centre, and the area code within it. */
export interface Place {
  region: Region
  area: string | null
}

type Settings = Pick<Configuration, 'isOem' | 'server' | 'prefix'>

/** Specification 7: they are the same in both data centres. */
const EXEMPT: ReadonlySet<string> = new Set([
  '/backyard-api-s/oem/project/basic-info',
  '/backyard-api-s/config/gee-test/enable',
  '/backyard-api-s/announcement/content',
])

/**
 * The URL of a call: base by region (each environment has a configuration of its own), prefix, path,
 * query without its empty values. The prefix is the call's own, else the configured one, else none
 * for the exempt and in OEM mode, else that of `mdc`, else that of the stored region (specification 7).
 */
export function address(call: Addressed, settings: Settings, place: Place): string {
  return baseUrl(call, settings, place) + prefix(call, settings, place) + call.path + search(call.query)
}

/** '' is the page's own origin. */
function baseUrl(call: Addressed, { server }: Settings, place: Place): string {
  const region = call.mdc ?? place.region
  const india = place.area === 'IN' && server.india !== ''
  const base = region === 'CHINA' ? server.china : india ? server.india : server.foreign
  return base.replace(/\/+$/, '')
}

function prefix(call: Addressed, settings: Settings, place: Place): string {
  const explicit = call.prefix ?? (settings.prefix === '' ? undefined : settings.prefix)
  if (explicit !== undefined) return rooted(explicit)
  if (EXEMPT.has(call.path) || settings.isOem) return ''
  return prefixOf(call.mdc ?? place.region)
}

/** `mdc-cn`, `/mdc-cn` and `/mdc-cn/` are the same prefix. */
function rooted(prefix: string): string {
  const name = prefix.replace(/^\/+|\/+$/g, '')
  return name === '' ? '' : `/${name}`
}

function search(query: Addressed['query']): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined
      ? []
      : typeof value === 'object'
        ? value.map((one): [string, string] => [name, one])
        : [[name, String(value)]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}
