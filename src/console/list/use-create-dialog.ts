import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { makingOf } from '../record/making'
import type { ListControl } from './control'
import { useRedirect } from '../../kit/redirect'

/** Opens the create dialog for the address of a new record, once creating is allowed. */
export function useCreateDialog({ plan, actionsFor, run }: ListControl): void {
  const { state, pathname, search } = useLocation()
  const redirect = useRedirect()
  const wanted = (state as { making?: unknown } | null)?.making === plan.name
  const name = wanted ? makingOf(plan)?.name : undefined
  const action = name === undefined ? undefined : actionsFor('list', []).find((one) => one.name === name)
  const opened = useRef(false)
  useEffect(() => {
    if (action === undefined || opened.current) return
    opened.current = true
    // Said once: the back button and a reload show the list alone.
    redirect(pathname + search, { state: null })
    run(action, [])
  }, [action, redirect, pathname, search, run])
}
