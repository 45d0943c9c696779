import { useCallback, useMemo, useState } from 'react'
import type { Plan } from '../../schema/compile'
import type { ListState } from '../../schema/list-state'
import { readViews, type SavedView, withView } from '../../schema/saved-views'
import { useServices } from '../services-context'

export interface SavedViews {
  readonly views: readonly SavedView[]
  save(name: string, state: ListState): void
  remove(key: string): void
}

/** Views of this person for one list, kept on this device. */
export function useSavedViews(plan: Plan): SavedViews {
  const { storage, session } = useServices()
  const user = session.getState().identity?.user.id ?? 0
  const key = `views.${plan.name}.${user}`
  const [revision, setRevision] = useState(0)
  // The revision tells that storage holds something newer.
  const views = useMemo(() => readViews(storage.recall(key)), [storage, key, revision])
  const keep = useCallback(
    (next: readonly SavedView[]) => {
      storage.remember(key, next.length === 0 ? null : JSON.stringify(next))
      setRevision((before) => before + 1)
    },
    [storage, key],
  )
  return useMemo(
    () => ({
      views,
      save: (name, state) => keep(withView(views, name, state)),
      remove: (gone) => keep(views.filter((view) => view.key !== gone)),
    }),
    [views, keep],
  )
}
