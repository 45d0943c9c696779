import { useCan } from '@refinedev/core'
import type { ReactNode } from 'react'
import type { Plant } from '../../domain/plants/reading'

interface Asked {
  resource: string
  action: string
  plant?: Pick<Plant, 'id'> | null | undefined
}

const useJudged = ({ resource, action, plant }: Asked) =>
  useCan({ resource, action, params: plant ? { plant: plant.id } : {} })

/** Whether an action is granted. Pending, failed and refused are all false (house rule 8). */
export function useMay(resource: string, action: string, plant?: Pick<Plant, 'id'> | null): boolean {
  return useJudged({ resource, action, plant }).data?.can === true
}

/**
 * Shows its children only when the action is granted. Operations are hidden, so `otherwise` is
 * for what may be read but not used, and `meanwhile` for what holds its place, unseen, while that is asked.
 */
export function Gate(props: {
  resource: string
  action: string
  plant?: Pick<Plant, 'id'> | null
  otherwise?: ReactNode
  meanwhile?: ReactNode
  children: ReactNode
}) {
  const { data, isError } = useJudged(props)
  if (data?.can === true) return <>{props.children}</>
  return (
    <>{data === undefined && !isError && props.meanwhile ? props.meanwhile : (props.otherwise ?? null)}</>
  )
}
