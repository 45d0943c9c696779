import { type BaseRecord, useList } from '@refinedev/core'
import { useState } from 'react'
import { SEARCH_FIELD } from '../../../providers/dialect'
import { isFoundIn } from '../../../domain/values/folded'
import { faultOf } from '../../../transport/fault-error'
import { useSignedInServices } from '../../services/signed-in-context'
import { useSettled } from '../../../kit/search/use-settled'
import { usePlantMeta } from '../use-plant-meta'

interface Option {
  readonly value: string | number
  readonly label: string
}

const PAUSE = 250
const SIZE = 50

/**
 * Records of another resource to choose from, found by what is typed; asked for when the box is first opened. Until what
 * is typed is answered, those of the answer before that fit it: a choice made meanwhile is never of something else.
 */
export function useOptions(resource: string, wanted: boolean) {
  const { plans } = useSignedInServices()
  const plan = plans.get(resource)
  const { meta, known } = usePlantMeta(plan)
  const [typed, setTyped] = useState('')
  const wish = typed.trim()
  const [searched] = useSettled(wish, PAUSE)
  const { query, result } = useList<BaseRecord>({
    resource,
    pagination: { currentPage: 1, pageSize: SIZE },
    filters: searched === '' ? [] : [{ field: SEARCH_FIELD, operator: 'contains', value: searched }],
    meta,
    queryOptions: {
      enabled: wanted && known,
      meta: { plantId: meta.plantId },
      // Those of another plant are none of this one.
      placeholderData: (former, query) => (query?.meta?.['plantId'] === meta.plantId ? former : undefined),
    },
    errorNotification: false,
  })
  const options = result.data.flatMap((row): Option[] => {
    const title: unknown = row[plan.title]
    return row.id === undefined
      ? []
      : [{ value: row.id, label: typeof title === 'string' ? title : String(row.id) }]
  })
  const answered = searched === wish && !query.isFetching
  return {
    options: answered ? options : options.filter(({ label }) => isFoundIn(label, wish)),
    answered,
    loading: query.isFetching,
    /** Why there are none. */
    fault: query.isError && !query.isFetching ? faultOf(query.error) : null,
    search: setTyped,
    again: () => void query.refetch(),
  }
}
