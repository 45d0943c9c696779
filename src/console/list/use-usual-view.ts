import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Plan } from '../../schema/compile'
import { isBare, type ListState } from '../../schema/list-state'
import { stateOfDeclared, stateOfView } from '../../schema/saved-views'
import type { ListAddress } from './use-list-state'
import type { SavedViews } from './use-saved-views'

function stateOf(plan: Plan, saved: SavedViews): ListState | null {
  const own = saved.views.find(({ key }) => key === saved.usual)
  if (own !== undefined) return stateOfView(plan, own)
  const declared = plan.views.find(({ key }) => key === saved.usual)
  return declared === undefined ? null : stateOfDeclared(plan, declared)
}

/**
 * A list that is opened without any state in its address begins with the view that the person begins with. It waits
 * for nobody: when the account answers later, that holds only while nothing was touched.
 */
export function useUsualView(plan: Plan, address: ListAddress, saved: SavedViews): void {
  const [query] = useSearchParams()
  const waiting = useRef(true)
  const { change } = address
  useEffect(() => {
    if (!waiting.current) return
    if (!isBare(query)) {
      waiting.current = false
      return
    }
    const state = stateOf(plan, saved)
    if (state === null && !saved.settled) return
    waiting.current = false
    if (state !== null) change({ ...state, open: null }, { replace: true })
  }, [plan, query, change, saved])
}
