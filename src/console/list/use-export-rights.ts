import { useMemo, useSyncExternalStore } from 'react'
import type { RecordValues } from '../../schema/codec'
import { grantedAt } from '../../schema/applies-to'
import { useServices } from '../services/services-context'
import { useAnswers } from '../access/use-granted'
import type { ListControl } from './control'

export interface ExportRights {
  /** Whether a file can be made of any of the rows. */
  readonly offered: boolean
  /** Whether a record may stand in it. */
  allows(record: RecordValues): boolean
}

const EVERY = () => true

/**
 * Who may make a file of a list (decision 3). In one over many plants each row carries the codes held there; the
 * unrestricted need none, nobody passes a feature that the platform has switched off, and a role that is tried on
 * grants no more than it grants its holders.
 */
export function useExportRights({ plan, data, actionsFor }: ListControl): ExportRights {
  const { session } = useServices()
  const { preview } = useSyncExternalStore(session.subscribe, session.getState)
  const action = plan.exports === null ? undefined : plan.actions['export']
  const byRow = action !== undefined && action.rights !== null && action.scope === 'plant'
  const feature = byRow ? action.feature : undefined
  const [everywhere, open = 'granted'] = useAnswers([
    ...(byRow ? [{ resource: plan.name, action: 'export', plant: null }] : []),
    ...(feature === undefined ? [] : [{ resource: 'feature', action: feature }]),
  ])
  const { rows } = data
  return useMemo(() => {
    if (action === undefined) return { offered: false, allows: EVERY }
    if (!byRow)
      return { offered: actionsFor('list', []).some(({ name }) => name === action.name), allows: EVERY }
    const tried = preview === null || action.codes.some((code) => preview.codes.includes(code))
    const allows = (record: RecordValues) =>
      everywhere === 'granted' || (open === 'granted' && tried && grantedAt(action, record))
    return { offered: rows.some(({ record }) => allows(record)), allows }
  }, [action, byRow, actionsFor, preview, everywhere, open, rows])
}
