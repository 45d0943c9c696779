import * as React from 'react'

/** What React keeps of itself; it counts there for how many elements it wrote down where they were made. */
const KEPT = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * Where each element was made is written down for ten thousand of them a second, for the sake of warnings; that takes a
 * fourteenth of a journey. React writes down nothing once it believes to have done so.
 */
export function renderQuickly(): void {
  const kept = (React as unknown as Record<string, object | undefined>)[KEPT]
  if (kept === undefined || !('recentlyCreatedOwnerStacks' in kept)) return
  Object.defineProperty(kept, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
    configurable: true,
  })
}
