import { useCan } from '@refinedev/core'
import type { ReactNode } from 'react'
import type { Plant } from '../../domain/plants/reading'

/** Whether an action is granted. Pending, failed and refused are all false (house rule 8). */
export function useMay(resource: string, action: string, plant?: Pick<Plant, 'id'> | null): boolean {
  const { data } = useCan({ resource, action, params: plant ? { plant: plant.id } : {} })
  return data?.can === true
}

/**
 * Shows its children only when the action is granted. Operations are hidden, so `otherwise` is
 * for what may be read but not used.
 */
export function Gate(props: {
  resource: string
  action: string
  plant?: Pick<Plant, 'id'> | null
  otherwise?: ReactNode
  children: ReactNode
}) {
  const may = useMay(props.resource, props.action, props.plant)
  return <>{may ? props.children : (props.otherwise ?? null)}</>
}
