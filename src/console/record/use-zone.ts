import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { useCurrentPlant } from '../data/use-current-plant'

/** A zone that the record itself carries; null where it has none. */
export function ownZoneOf(plan: Pick<Plan, 'fields'>, record: RecordValues): string | null {
  const name = Object.keys(plan.fields).find((field) => plan.fields[field]?.kind === 'timezone')
  const zone = name === undefined ? null : record[name]
  return typeof zone === 'string' ? zone : null
}

/** Zone in which a record's times are shown: its own, or that of the plant it belongs to. */
export function useZone(plan: Plan, record: RecordValues): string | null {
  const { state } = useCurrentPlant()
  return ownZoneOf(plan, record) ?? (plan.plantScoped ? (state.plant?.zone ?? null) : null)
}
