import { type BaseRecord, useList } from '@refinedev/core'
import type { RecordValues } from '../../schema/codec'

/** Rules that one account may have (specification 9). */
const MAX = 10

/** The current rules, and how many there may be. */
export function useRules(): { rules: readonly RecordValues[]; max: number } {
  const { result } = useList<BaseRecord>({
    resource: 'alert-rules',
    pagination: { mode: 'server', currentPage: 1, pageSize: 100 },
    errorNotification: false,
  })
  return { rules: result.data, max: MAX }
}
