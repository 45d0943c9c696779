import { useList } from '@refinedev/core'
import { useMemo } from 'react'

/** Names of the plants, for the column, the filter and the form. */
export function usePlantNames(): ReadonlyMap<number, string> {
  const { result } = useList<{ id: number; name: string }>({
    resource: 'plants',
    pagination: { mode: 'off' },
  })
  return useMemo(() => new Map(result.data.map(({ id, name }) => [id, name])), [result.data])
}
