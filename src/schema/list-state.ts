import { acceptedFilter } from './accepted-filters'
import type { Filter } from './codec'
import type { Plan } from './compile'
import type { Operator } from './kinds/rule'

export interface Sort {
  readonly field: string
  readonly direction: 'ASC' | 'DESC'
}

/** Everything about a list that a reload, the back button and a shared link must bring back. */
export interface ListState {
  readonly search: string
  readonly filters: readonly Filter[]
  /** Filters of the address that this list cannot ask, as they stand there: they are named, not passed over. */
  readonly refused: readonly string[]
  /** Null is the order of the declaration. */
  readonly sort: Sort | null
  /** From 1. */
  readonly page: number
  /** Columns in their order; null is the choice of the declaration. */
  readonly columns: readonly string[] | null
  readonly density: 'usual' | 'compact'
  /** Word of the tab; null is all. */
  readonly tab: string | null
  /** Id of the record that is open beside the list. */
  readonly open: string | null
  /** Key of the saved view that this began as. */
  readonly view: string | null
  /** Whether the named view stands in place of the table; null is as chosen last, or as declared. */
  readonly named: boolean | null
}

export const FIRST_STATE: ListState = {
  search: '',
  filters: [],
  refused: [],
  sort: null,
  page: 1,
  columns: null,
  density: 'usual',
  tab: null,
  open: null,
  view: null,
  named: null,
}

/** Our keys of the query, short because people send these addresses around. All others are left alone. */
const KEYS = {
  search: 'q',
  filters: 'f',
  sort: 'o',
  page: 'p',
  columns: 'c',
  density: 'd',
  tab: 't',
  open: 'r',
  view: 'v',
  named: 'm',
} as const

const LETTERS: Readonly<Record<Operator, string>> = {
  contains: 'has',
  is: 'is',
  in: 'in',
  notIn: 'not',
  from: 'ge',
  to: 'le',
  between: 'bt',
  missing: 'no',
  present: 'yes',
}
const OPERATOR_OF = new Map(Object.entries(LETTERS).map(([operator, code]) => [code, operator as Operator]))

/** Half a character of UTF-16 alone: an address would replace it. */
const BROKEN = /\p{Surrogate}/u

/** Texts stand as they are; what would read as something else is quoted as JSON does it. */
function written(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'null'
  const ambiguous = value === '' || /^["*[{]/.test(value) || BROKEN.test(value) || parsed(value) !== undefined
  return ambiguous ? JSON.stringify(value) : value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function readScalar(text: string): unknown {
  const value = parsed(text)
  return value === undefined || (typeof value === 'object' && value !== null) ? text : value
}

/** Lists begin with a star and put one before each element: `*online*offline`. A star inside is written `\*`. */
function writtenValue(value: unknown): string {
  if (!Array.isArray(value)) return written(value)
  if (value.length === 0) return '*'
  return value.map((one) => `*${written(one).replace(/[\\*]/g, '\\$&')}`).join('')
}

function readValue(text: string): unknown {
  if (!text.startsWith('*')) return readScalar(text)
  if (text === '*') return []
  const elements: string[] = []
  for (const [part] of text.matchAll(/\\[^]|[^]/g)) {
    if (part === '*') elements.push('')
    else elements.push((elements.pop() ?? '') + part.replace(/^\\(?=[^])/, ''))
  }
  return elements.map(readScalar)
}

const writtenFilter = ({ field, operator, value }: Filter): string =>
  operator === 'missing' || operator === 'present'
    ? `${field}.${LETTERS[operator]}`
    : `${field}.${LETTERS[operator]}.${writtenValue(value)}`

function readFilter(text: string): Filter | null {
  const [, name = '', code = '', rest] = /^(\w+)\.([a-z]+)(?:\.([^]*))?$/.exec(text) ?? []
  const operator = OPERATOR_OF.get(code)
  if (operator === undefined) return null
  return { field: name, operator, value: rest === undefined ? null : readValue(rest) }
}

/** Filters of a query; `refused` are those that this list cannot ask, as they were written. */
function readFilters(plan: Plan, texts: readonly string[]): Pick<ListState, 'filters' | 'refused'> {
  const [filters, refused]: [Filter[], string[]] = [[], []]
  for (const text of texts) {
    const read = readFilter(text)
    const accepted = read && acceptedFilter(plan, read, filters)
    if (accepted !== null) filters.push(accepted)
    else if (text !== '') refused.push(text)
  }
  return { filters, refused }
}

/** Search text: a quotation mark in front says that the rest is JSON. */
const writtenText = (text: string): string =>
  text.startsWith('"') || BROKEN.test(text) ? JSON.stringify(text) : text

function readText(text: string | null): string {
  if (text === null) return ''
  const value = text.startsWith('"') ? parsed(text) : undefined
  return typeof value === 'string' ? value : text
}

function readSort(plan: Plan, text: string | null): Sort | null {
  if (text === null) return null
  const field = text.replace(/^-/, '')
  return plan.sorts.includes(field) ? { field, direction: text.startsWith('-') ? 'DESC' : 'ASC' } : null
}

function readColumns(plan: Plan, text: string | null): readonly string[] | null {
  if (text === null) return null
  const offered = [...plan.columns, ...plan.moreColumns]
  const columns = [...new Set(text.split('.'))].filter((name) => offered.includes(name))
  return columns.length === 0 ? null : columns
}

const readNamed = (text: string | null): boolean | null => (text === '1' ? true : text === '0' ? false : null)

function readPage(text: string | null): number {
  const page = text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
  return page
}

/** Whether an address says nothing about the list. */
export const isBare = (query: URLSearchParams): boolean => Object.values(KEYS).every((key) => !query.has(key))

/** A query to the state of a list. Whatever is unknown or broken in it is passed over; never throws. */
export function readListState(plan: Plan, query: URLSearchParams): ListState {
  return {
    search: plan.search ? readText(query.get(KEYS.search)) : '',
    ...readFilters(plan, query.getAll(KEYS.filters)),
    sort: readSort(plan, query.get(KEYS.sort)),
    page: readPage(query.get(KEYS.page)),
    columns: readColumns(plan, query.get(KEYS.columns)),
    density: query.get(KEYS.density) === 'c' ? 'compact' : 'usual',
    tab: plan.tabs === null ? null : readText(query.get(KEYS.tab)) || null,
    open: readText(query.get(KEYS.open)) || null,
    view: readText(query.get(KEYS.view)) || null,
    named: plan.listView === null ? null : readNamed(query.get(KEYS.named)),
  }
}

/** The query with this state in it. What is as declared is left out, and other keys stay as they are. */
export function writeListState(state: ListState, before: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(before)
  for (const key of Object.values(KEYS)) query.delete(key)
  const put = (key: string, text: string | null | undefined) => {
    if (text) query.append(key, text)
  }
  put(KEYS.view, state.view && writtenText(state.view))
  put(KEYS.tab, state.tab && writtenText(state.tab))
  put(KEYS.search, state.search && writtenText(state.search))
  for (const filter of state.filters) put(KEYS.filters, writtenFilter(filter))
  for (const text of state.refused) put(KEYS.filters, text)
  put(KEYS.sort, state.sort && `${state.sort.direction === 'DESC' ? '-' : ''}${state.sort.field}`)
  put(KEYS.page, state.page > 1 ? String(state.page) : null)
  put(KEYS.columns, state.columns?.join('.'))
  put(KEYS.density, state.density === 'compact' ? 'c' : null)
  put(KEYS.named, state.named === null ? null : state.named ? '1' : '0')
  put(KEYS.open, state.open && writtenText(state.open))
  return query
}

/** Whether anything takes rows away. */
export const isNarrowed = ({ search, filters, tab }: ListState): boolean =>
  search.trim() !== '' || filters.length > 0 || tab !== null

/** The query with no record open; null where none is. */
export function closed(query: URLSearchParams): URLSearchParams | null {
  if (!query.has(KEYS.open)) return null
  const next = new URLSearchParams(query)
  next.delete(KEYS.open)
  return next
}
