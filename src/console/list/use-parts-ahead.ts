import { useContext, useEffect } from 'react'
import type { Plan } from '../../schema/compile'
import { preload } from '../../kit/parts/preload'
import { VIEWS } from '../fields/views'
import { ActionInputs } from '../record/action-dialog'
import { AntdBoundaryContext } from '../services/antd-boundary'
import { RecordDrawer, RecordPane, RecordView } from './open-record'

/**
 * Fetches what a record and its `queued` actions are shown with, once the list stands: without a network it would not
 * come any more.
 */
export function usePartsAhead(plan: Plan, listed: boolean): void {
  const scope = useContext(AntdBoundaryContext)
  useEffect(() => {
    if (!listed) return
    const inputs = Object.values(plan.actions).flatMap(({ queued, input }) =>
      queued && input ? Object.values(input) : [],
    )
    for (const part of [RecordPane, RecordView, RecordDrawer]) void preload(part)
    if (inputs.length > 0) for (const part of [ActionInputs, scope]) void preload(part)
    for (const field of inputs) void preload(VIEWS[field.kind].Input)
  }, [plan, scope, listed])
}
