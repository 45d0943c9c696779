import { acceptedFilters } from './accepted-filters'
import type { Plan } from './compile'
import type { Operator } from './kinds/rule'
import { FIRST_STATE, type ListState, readListState, writeListState } from './list-state'

/** A way of looking at a list that somebody named. Its state is kept as the query of its address. */
export interface SavedView {
  readonly key: string
  readonly name: string
  readonly query: string
}

/** A view of one's own account or of this device, or one that the organisation shares. */
export interface KeptView extends SavedView {
  /** Id in the cloud; null on this device. */
  readonly id: string | null
  readonly own: boolean
  /** Everybody of the organisation sees it. */
  readonly shared: boolean
  /** Who shares it, where it is somebody else's. */
  readonly owner: string | null
}

/** As many views of one list are kept on a device. */
export const MAX_VIEWS = 50
/** Says in an address that the list is as declared, although another view is the usual one. */
export const STANDARD_VIEW = '-'

/** Views from storage; whatever is broken in them is left out. */
export function readViews(text: string | null): readonly SavedView[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(entries)) return []
    return entries.slice(0, MAX_VIEWS).flatMap((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null) return []
      const { key, name, query } = entry as Record<string, unknown>
      return typeof key === 'string' && typeof name === 'string' && typeof query === 'string'
        ? [{ key, name, query }]
        : []
    })
  } catch {
    return []
  }
}

/** State of a list as a view keeps it: neither the page nor the record that was open. */
export const queryOfView = (state: ListState): string =>
  writeListState({ ...state, open: null, page: 1, view: null }, new URLSearchParams()).toString()

/** With this view last; one of the same name is replaced. */
export function withView(views: readonly SavedView[], name: string, state: ListState): readonly SavedView[] {
  const key = `own:${name}`
  return [...views.filter((view) => view.key !== key), { key, name, query: queryOfView(state) }]
}

/** What a view in the cloud holds: how the list looks, or which view is the usual one. */
export type ViewContent = { readonly query: string } | { readonly usual: string }

interface CloudView {
  readonly id: string
  readonly name: string | null
  readonly content: Readonly<Record<string, unknown>>
  readonly shared: boolean | null
  readonly own: boolean | null
  readonly owner: string | null
  readonly changed: number | null
}

/** Views as the cloud keeps them; whatever is broken in them is left out. */
export function readCloudViews(rows: readonly CloudView[]): readonly KeptView[] {
  return rows.flatMap(({ id, name, content, shared, own, owner }) =>
    typeof content['query'] === 'string' && name !== null
      ? [
          {
            key: `at:${id}`,
            id,
            name,
            query: content['query'],
            own: own === true,
            shared: shared === true,
            owner: own === true ? null : owner,
          },
        ]
      : [],
  )
}

/** Which view somebody begins with, and where the cloud keeps that; two browsers may have written it at once. */
export function readUsual(rows: readonly CloudView[]): { readonly id: string; readonly key: string } | null {
  const [newest] = rows
    .filter(({ own, content }) => own === true && typeof content['usual'] === 'string')
    .sort((one, two) => (two.changed ?? 0) - (one.changed ?? 0))
  return newest === undefined ? null : { id: newest.id, key: String(newest.content['usual']) }
}

/** Whether a list shows something else than the view does. Columns count only where the view names them. */
export function differs(view: ListState, state: ListState): boolean {
  const columns = view.columns === null ? null : state.columns
  return queryOfView({ ...view, density: 'usual' }) !== queryOfView({ ...state, columns, density: 'usual' })
}

/** State of a list under a view of one's own. */
export const stateOfView = (plan: Plan, view: SavedView): ListState => ({
  ...readListState(plan, new URLSearchParams(view.query)),
  page: 1,
  open: null,
  view: view.key,
})

/** State of a list under a view that its declaration brings along. */
export function stateOfDeclared(plan: Plan, view: Plan['views'][number]): ListState {
  const wanted = (view.filters ?? []).map(({ field, operator, value }) => ({
    field,
    operator: operator as Operator,
    value,
  }))
  const filters = acceptedFilters(plan, wanted)
  return { ...FIRST_STATE, filters, sort: view.sort ?? null, view: view.key }
}
