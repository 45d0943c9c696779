import '../../kit/dialog/dialog-fields.css'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { useCurrentPlant } from '../data/use-current-plant'

/** Plants that are named; of more it is enough that they are several. */
const NAMED = 3

/** Place of the records of a dialog: the current plant for resources of a plant, else the place in the record. */
function usePlantNames(plan: Plan, records: readonly RecordValues[]): string {
  const { state } = useCurrentPlant()
  if (plan.plantScoped) return state.plant?.name ?? ''
  const names = new Set(records.map((record) => record['plant']).filter((name) => typeof name === 'string'))
  return [...names].slice(0, NAMED).join(', ') + (names.size > NAMED ? ' …' : '')
}

/** What a dialog is about, and at which plant that is. */
export function DialogObject(props: { plan: Plan; records: readonly RecordValues[]; names?: string }) {
  const plants = usePlantNames(props.plan, props.records)
  const said = [props.names ?? '', plants].filter((part) => part !== '')
  return said.length === 0 ? null : <p className="mb-2 font-semibold wrap-anywhere">{said.join(' · ')}</p>
}
