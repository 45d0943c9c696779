import { createStore } from '../../providers/store'

/** Ids of each list as it was seen last, in its order: a record's own page turns through them. */
const store = createStore<{ rows: ReadonlyMap<string, readonly string[]> }>({ rows: new Map() })

export function rememberRows(resource: string, ids: readonly string[]): void {
  store.setState({ rows: new Map(store.getState().rows).set(resource, ids) })
}

/** The ids before and after one; null at an end, and where no list was seen. */
export function besideOf(
  resource: string,
  id: string,
): { readonly before: string | null; readonly after: string | null } {
  const ids = store.getState().rows.get(resource) ?? []
  const at = ids.indexOf(id)
  return at < 0 ? { before: null, after: null } : { before: ids[at - 1] ?? null, after: ids[at + 1] ?? null }
}
