import { DeclarationError } from './declaration-error'
import { type Endpoint, placeholders, target, templateNames } from './endpoint'
import { meant } from './nearest'
import type { Action, Resource } from './resource'

/** Exactly one way to answer, and every call one that can be made. */
export function checkAnswers(resource: Resource): void {
  const { name, endpoints, rest, calls, fields } = resource
  if (rest !== undefined && (endpoints !== undefined || calls !== undefined))
    throw new DeclarationError(name, 'rest', 'is one way to answer, and another is declared beside it')
  if (rest === undefined && calls === undefined && endpoints?.list === undefined)
    throw new DeclarationError(name, 'endpoints.list', 'is needed, or `rest`, or `calls`')
  if (rest !== undefined && !/^(\/[a-z0-9-]+)+$/.test(rest))
    throw new DeclarationError(name, 'rest', `has the path ${rest}, which is no plain path`)
  for (const [which, endpoint] of Object.entries(endpoints ?? {})) {
    checkEndpoint(resource, `endpoints.${which}`, endpoint, fillable(which, []))
    const filtered = [...Object.keys(endpoint.filters ?? {}), ...(endpoint.sorts ?? [])]
    const stray = filtered.find((field) => !Object.hasOwn(fields, field))
    if (stray !== undefined)
      throw new DeclarationError(
        name,
        `endpoints.${which}`,
        `names ${stray}, which is no field${meant(stray, Object.keys(fields))}`,
      )
  }
  checkFaultWords(resource)
  const removal = endpoints?.delete
  if (removal !== undefined && !namesOf(removal).some((one) => one === 'id' || one === 'ids'))
    throw new DeclarationError(name, 'endpoints.delete', 'does not say which record')
  const ofPlant = Object.values(fields).some((field) => field.kind === 'reference' && field.to === 'plants')
  if (rest !== undefined && resource.scope === 'plant' && !ofPlant)
    throw new DeclarationError(
      name,
      'scope',
      'needs a reference to plants, or nobody knows whose records they are',
    )
}

/** By these an answer says that it is a failure (`judge`), so that a record with one of them would be taken for one. */
const FAULT_WORDS = ['code', 'error', 'success']

function checkFaultWords({ name, rest, endpoints, fields }: Resource): void {
  if (rest === undefined && endpoints?.one === undefined) return
  for (const [field, { wire = field }] of Object.entries(fields)) {
    if (FAULT_WORDS.includes(wire))
      throw new DeclarationError(
        name,
        field,
        `is ${wire} on the wire, the word of a failure: say another as wire`,
      )
  }
}

const ALWAYS = ['plantId', 'language', 'zone']

/** What the caller can fill in. */
function fillable(which: string, inputs: readonly string[]): ReadonlySet<string> {
  const own = { list: [], create: ['record'], update: ['id', 'record'], delete: ['id', 'ids'], one: ['id'] }[
    which
  ]
  return new Set([
    ...ALWAYS,
    ...(own ?? ['id', 'ids', 'record']),
    ...inputs.map((input) => `input.${input}`),
    'input',
  ])
}

/** All names in braces of a call. */
function namesOf(endpoint: Endpoint): readonly string[] {
  const texts = [target(endpoint).path, ...Object.values(endpoint.query ?? {})].flatMap(placeholders)
  return [...texts, ...templateNames(endpoint.body ?? null)]
}

function checkEndpoint(
  { name: resource, scope }: Resource,
  where: string,
  endpoint: Endpoint,
  known: ReadonlySet<string>,
): void {
  const { path } = target(endpoint)
  if (!path.startsWith('/'))
    throw new DeclarationError(resource, where, `has the path ${path}, which does not begin with /`)
  const wanted = namesOf(endpoint)
  const stray = wanted.find((placeholder) => !known.has(placeholder))
  if (stray !== undefined)
    throw new DeclarationError(resource, where, `cannot fill {${stray}}${meant(stray, [...known])}`)
  if (wanted.includes('plantId') && scope !== 'plant')
    throw new DeclarationError(resource, where, 'cannot fill {plantId}: its records belong to no plant')
}

/** Actions that endpoints and collections answer by themselves. */
const ANSWERED = new Set(['read', 'create', 'update', 'delete', 'export'])

/** What an action of one's own could be done by. */
const callOf = ({ rest }: Resource) =>
  rest === undefined ? 'give it an endpoint' : `give it endpoint { patch: '/collection-s${rest}/{id}', body }`

/** An action that is offered must do something: a call of its own, one made by hand, or a named view. */
export function checkActionCall(resource: Resource, action: string, one: Action): void {
  const where = `actions.${action}`
  if (one.endpoint)
    checkEndpoint(resource, where, one.endpoint, fillable(action, Object.keys(one.input ?? {})))
  if (one.at === undefined && !ANSWERED.has(action))
    throw new DeclarationError(
      resource.name,
      where,
      `does not say \`at\` which places it is offered, [] for none${meant(action, [...ANSWERED])}`,
    )
  const offered = (one.at ?? []).length > 0 && !ANSWERED.has(action)
  if (offered && !one.endpoint && !one.view && resource.calls === undefined)
    throw new DeclarationError(resource.name, where, `is offered but has no call: ${callOf(resource)}`)
}
