import { detect, type Guess, type Sample } from './detect'
import { printDeclaration } from './print'
import { isRecord } from '../../src/domain/values/given'

/** One call that a person points at. */
export interface Guessed {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: unknown
  /** Where it takes page and size, if it comes in pages; usually the query. */
  readonly paging?: 'query' | 'body'
}

const ONE = { page: 1, size: 1 }

/** A body without what the list itself puts there. */
export function bodyWithoutPage(body: unknown): Row | null {
  if (!isRecord(body)) return null
  const own = Object.entries(body).filter(([key]) => !Object.hasOwn(ONE, key))
  return own.length === 0 ? null : Object.fromEntries(own)
}

type Row = Readonly<Record<string, unknown>>

interface Rows {
  readonly rows: readonly Row[]
  /** How the list comes: in pages with a count, whole, or as one record. */
  readonly shape: 'page' | 'whole' | 'one'
}

/** The records of a reply, wherever it keeps them. */
export function rowsOf(reply: unknown): Rows {
  if (Array.isArray(reply)) return { rows: reply.filter(isRecord), shape: 'whole' }
  if (!isRecord(reply)) return { rows: [], shape: 'one' }
  const counted = 'total' in reply
  // What counts its records may have none yet.
  const isList = (value: unknown) =>
    Array.isArray(value) && (value.some(isRecord) || (counted && value.length === 0))
  const list = Object.values(reply).find(isList) as readonly unknown[] | undefined
  if (list !== undefined && (counted || Object.keys(reply).length <= 2))
    return { rows: list.filter(isRecord), shape: counted ? 'page' : 'whole' }
  return { rows: [reply], shape: 'one' }
}

/** Where a list of several records takes page and size: a page of one tells. The query, where nothing does. */
export async function pagingOf(
  ask: (query: string, body: Row) => Promise<unknown>,
  body: Row,
): Promise<'query' | 'body'> {
  const holds = async (query: string, given: Row) => rowsOf(await ask(query, given)).rows.length === 1
  if (await holds('page=1&size=1', body)) return 'query'
  return (await holds('', { ...body, ...ONE })) ? 'body' : 'query'
}

const isPoint = (value: Row) => 'lat' in value && 'lng' in value
/** Objects inside of records are opened this deep. */
const DEPTH = 3

/** Every value of the records under its name on the wire, `region.timezone` for one inside of an object. */
export function samplesOf(rows: readonly Row[]): ReadonlyMap<string, Sample> {
  const samples = new Map<string, { name: string; values: unknown[] }>()
  const walk = (row: Row, before: string, depth: number) => {
    for (const [key, value] of Object.entries(row)) {
      const path = before + key
      if (isRecord(value) && !isPoint(value) && depth < DEPTH) walk(value, `${path}.`, depth + 1)
      else {
        const sample = samples.get(path) ?? { name: key, values: [] }
        samples.set(path, sample)
        sample.values.push(value)
      }
    }
  }
  for (const row of rows) walk(row, '', 1)
  return samples
}

/** `region.timeZone` as a name of ours: `regionTimeZone`. */
function ownName(wire: string): string {
  const words = wire.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const name = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
  return /^\p{L}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : `field${name}`
}

/** `/maintain-s/operating/station/search` to `station`: the last word that is none of the usual ones. */
export function nameOf(path: string): string {
  const usual = /^(search|list|query|page|v\d+|\d+|\{.*\})$/i
  const words = path.split('/').filter((word) => word !== '' && !usual.test(word))
  const word = words.at(-1) ?? 'things'
  return word
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '-')
}

const SHOWN = 6
const NEVER_COLUMNS = new Set(['id', 'codes', 'longText', 'image', 'secret', 'place'])

interface Found {
  readonly name: string
  readonly wire: string
  readonly guess: Guess
}

function fieldsOf(rows: readonly Row[]): readonly Found[] {
  const taken = new Set<string>()
  const found = [...samplesOf(rows)].flatMap(([wire, sample]): Found[] => {
    const guess = detect(sample)
    const name = ownName(wire)
    if (guess === null || taken.has(name)) return []
    taken.add(name)
    return [{ name, wire, guess }]
  })
  const ids = found.filter(({ guess }) => guess.kind === 'id')
  const own = ids.find(({ wire }) => wire === 'id') ?? ids[0]
  const currency = found.some(({ name }) => name === 'currency')
  return found.map((one): Found => {
    // A record has one id; another's inside of it is a number or a text.
    if (one.guess.kind === 'id' && one !== own) return { ...one, guess: { kind: 'text', options: {} } }
    if (one.guess.kind === 'money' && !currency) return { ...one, guess: { kind: 'number', options: {} } }
    return one
  })
}

/** Names that came without a single value: nothing is known of them. */
function silentOf(rows: readonly Row[]): readonly string[] {
  const empty = (value: unknown) =>
    value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return [...samplesOf(rows)].flatMap(([wire, { values }]) => (values.every(empty) ? [wire] : []))
}

/** A first declaration for the records of a reply, as the text of a file. It is meant to be edited by hand. */
export function guessDeclaration(call: Guessed, reply: unknown, given?: string): string {
  const { rows, shape } = rowsOf(reply)
  const name = given ?? nameOf(call.path)
  const found = fieldsOf(rows)
  const own = found.find(({ guess }) => guess.kind === 'id')
  const fields = [...(own === undefined ? [ID] : []), ...found]
  const shown = found.filter(({ guess }) => !NEVER_COLUMNS.has(guess.kind)).map((one) => one.name)
  const title = shown.find((one) => /name|title|label/i.test(one)) ?? shown[0] ?? 'id'
  const asked = call.path.replace(/\?.*$/, '')
  // A long number in a path is a plant's.
  const path = asked.replace(/\/\d{5,}(?=\/|$)/, '/{plantId}')
  const body = call.method === 'POST' ? bodyWithoutPage(call.body) : null
  const silent = silentOf(rows)
  return printDeclaration({
    about: `Guessed from ${rows.length} ${rows.length === 1 ? 'record' : 'records'} of ${call.method} ${path}.`,
    name,
    scope: path === asked ? null : 'plant',
    title,
    fields: fields.map((one) => ({
      name: one.name,
      kind: one.guess.kind,
      options: { ...(one.wire === one.name ? {} : { wire: one.wire }), ...one.guess.options },
    })),
    note: silent.length === 0 ? null : `Without a value in this reply: ${silent.join(', ')}.`,
    answered: {
      endpoints: {
        list: {
          [call.method.toLowerCase()]: path,
          ...(body === null ? {} : { body }),
          page: shape === 'page' ? (call.paging ?? 'query') : 'none',
        },
      },
    },
    columns: [title, ...shown.filter((one) => one !== title)].slice(0, SHOWN),
    order: own?.name ?? 'id',
    search: shape !== 'page',
    actions: { read: { codes: ['user'] } },
  })
}

const ID: Found = { name: 'id', wire: 'id', guess: { kind: 'id', options: {} } }
