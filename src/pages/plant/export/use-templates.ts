import { useContext, useMemo } from 'react'
import { useCall } from '../../../console/data/use-call'
import { CapabilityContext } from '../../../console/record/use-actions'
import { useServices } from '../../../console/services/services-context'
import { type ExportTemplate, readTemplates, TEMPLATE_SCOPE } from '../../../domain/export/template'
import type { CallState } from '../../../kit/states/call-state'
import { savedViews } from '../../../transport/calls/saved-views'

export interface Templates {
  readonly state: CallState<unknown>
  readonly list: readonly ExportTemplate[]
}

/** Templates of the account and of its organisation; null where the server keeps none. */
export function useTemplates(): Templates | null {
  const able = useContext(CapabilityContext)('savedViews')
  const { session } = useServices()
  const { identity, epoch } = session.getState()
  const state = useCall(
    ['views', `${identity?.user.id ?? 0} ${epoch}`, TEMPLATE_SCOPE],
    able === true ? savedViews(TEMPLATE_SCOPE) : null,
  )
  const list = useMemo(() => readTemplates(state.data ?? []), [state.data])
  return able === true ? { state, list } : null
}
