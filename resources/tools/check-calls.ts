import { type Endpoint, target, type Template } from '../../src/schema/endpoint'
import type { Field } from '../../src/schema/field'
import { meant } from '../../src/schema/nearest'
import { COLLECTIONS, isServed, likelyCall } from './likely-call'
import type { Resource } from '../../src/schema/resource'
import type { Given, Lack } from './lack'

const REST_CALLS = [
  ['GET', ''],
  ['POST', ''],
  ['GET', '/1'],
  ['PATCH', '/1'],
  ['DELETE', '/1'],
] as const

const servedOf = ({ list }: Resource): readonly [where: string, endpoint: Endpoint][] => {
  const served = list?.clientSort?.served
  return served === undefined ? [] : [['list.clientSort.served', { post: served.post }]]
}

const endpointsOf = ({ endpoints, actions }: Resource): readonly [where: string, endpoint: Endpoint][] => [
  ...Object.entries(endpoints ?? {}).map(([which, one]): [string, Endpoint] => [`endpoints.${which}`, one]),
  ...Object.entries(actions).flatMap(([which, { endpoint }]): [string, Endpoint][] =>
    endpoint === undefined ? [] : [[`actions.${which}`, endpoint]],
  ),
]

/** Calls that the simulated cloud does not serve. */
export async function pathLacks(resource: Resource, given: Given): Promise<Lack[]> {
  const { name, rest } = resource
  const calls = [
    ...[...endpointsOf(resource), ...servedOf(resource)].map(([where, endpoint]) => ({
      where,
      ...target(endpoint),
    })),
    ...(rest === undefined
      ? []
      : REST_CALLS.map(([method, tail]) => ({ where: 'rest', method, path: COLLECTIONS + rest + tail }))),
  ]
  const lacks: Lack[] = []
  for (const { where, method, path } of calls) {
    if (await isServed(method, path, given)) continue
    const likely = await likelyCall(method, path, given)
    lacks.push({ resource: name, what: `${where}: ${method} ${path} is not served${likely}`, weight: 'lack' })
  }
  return lacks
}

/** Keys and words of a body that are the call's own; what is filled in is not. */
function wordsIn(body: Template | undefined): readonly string[] {
  if (typeof body === 'string') return /^\w+$/.test(body) ? [body] : []
  if (typeof body !== 'object' || body === null) return []
  if (Array.isArray(body)) return (body as readonly Template[]).flatMap(wordsIn)
  return Object.entries(body).flatMap(([key, value]) => [key, ...wordsIn(value as Template)])
}

/** Names under which an endpoint takes something, and its words, as far as it is ours to choose them. */
function keysOf(endpoint: Endpoint): readonly string[] {
  const filters = Object.values(endpoint.filters ?? {}).flatMap((filter) =>
    typeof filter === 'string'
      ? [filter]
      : 'from' in filter
        ? [filter.from, filter.to]
        : [filter.key, ...Object.values(filter.words ?? {})],
  )
  const search = endpoint.search === undefined ? [] : [endpoint.search]
  return [...filters, ...search, ...keysIn(endpoint.query), ...wordsIn(endpoint.body)]
}

const keysIn = (value: object | undefined): readonly string[] => Object.keys(value ?? {})

/** Names on the wire that neither the calls nor the simulated cloud ever say. Plain collections choose their own. */
export function wireLacks(resource: Resource, { words }: Given): Lack[] {
  if (resource.rest !== undefined) return []
  // Calls made by hand and readers of records give the fields their names.
  const given = resource.calls !== undefined || resource.record !== undefined
  const namesOf = (name: string, { wire = name }: Field) => (given ? [name, wire] : [wire])
  const known = [...words]
  const strange = (where: string, name: string): Lack[] =>
    name.split('.').every((step) => words.has(step))
      ? []
      : [
          {
            resource: resource.name,
            what: `${where}: ${name} stands in no call${meant(name, known)}`,
            weight: 'lack',
          },
        ]
  return [
    ...Object.entries(resource.fields).flatMap(([name, field]) =>
      // What is compared with the neighbours comes with no reply.
      'peers' in field ? [] : namesOf(name, field).flatMap((one) => strange(name, one)),
    ),
    ...endpointsOf(resource).flatMap(([where, one]) => keysOf(one).flatMap((key) => strange(where, key))),
  ]
}
