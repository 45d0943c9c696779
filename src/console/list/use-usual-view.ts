import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Plan } from '../../schema/compile'
import { isBare, type ListState } from '../../schema/list-state'
import { stateOfDeclared, stateOfView } from '../../schema/saved-views'
import type { ListAddress } from './use-list-state'
import type { SavedViews } from './use-saved-views'

function stateOf(plan: Plan, saved: SavedViews): ListState | null {
  const own = saved.views.find(({ key }) => key === saved.usual)
  if (own !== undefined) return stateOfView(plan, own)
  const key = saved.usual ?? (saved.settled ? plan.usual : null)
  const declared = plan.views.find((view) => view.key === key)
  return declared === undefined ? null : stateOfDeclared(plan, declared)
}

/** Time for the account to say which view it is, ms: the declared one does not wait longer. */
const PATIENCE = 1_000

/**
 * A list that is opened without any state in its address begins with the view that the person begins with, else with the
 * declared one. Where one is declared, rows wait for it; otherwise nobody waits, and when the account answers later, it
 * holds only while nothing was touched. Answers whether the list may be asked for.
 */
export function useUsualView(plan: Plan, address: ListAddress, saved: SavedViews): boolean {
  const [query] = useSearchParams()
  const [begun, setBegun] = useState(false)
  const [late, setLate] = useState(false)
  const { change } = address
  const bare = isBare(query)
  const settled = saved.settled || late
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  const state = begun || !bare ? null : stateOf(plan, { ...saved, settled })
  if (!begun && (!bare || (settled && state === null))) setBegun(true)
  const begins = useEffectEvent(() => {
    if (state !== null) change({ ...state, open: null }, { replace: true })
  })
  const waits = state !== null
  useEffect(() => {
    if (waits) begins()
  }, [waits])
  return begun || !bare || plan.usual === null
}
