/** The database of a browser; undefined where there is none, and where all data of sites is blocked: naming it throws then. */
export function browserDatabase(scope: { readonly indexedDB?: IDBFactory }): IDBFactory | undefined {
  try {
    return scope.indexedDB
  } catch {
    return undefined
  }
}
