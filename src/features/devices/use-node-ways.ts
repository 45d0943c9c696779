import { useSignedInServices } from '../../console/services/signed-in-context'
import { recordAddress } from '../../console/record/address'
import { flowDevices } from '../../domain/devices/flow-devices'
import type { FlowKey } from '../../domain/energy/energy-flow'
import type { Plant } from '../../domain/plants/reading'
import { useText } from '../../kit/text/use-text'
import { FIRST_STATE, writeListState } from '../../schema/list-state'
import { useDevices } from './use-devices'

export interface NodeWay {
  to: string
  /** What opens there, for ears. */
  name: string
}

/** From a node of the energy flow to its device, or to the list of them where there are several. */
export function useNodeWays(plant: Plant): (node: FlowKey) => NodeWay | null {
  const t = useText('plant')
  const { plans } = useSignedInServices()
  const { data: devices = [] } = useDevices(plant).state
  const plan = plans.get('devices')
  return (key) => {
    const { found, types } = flowDevices(key, devices)
    const [only, second] = found
    if (only === undefined) return null
    const node = t(`flow.node.${key}`)
    if (second === undefined) {
      const to = recordAddress(plan, only.id ?? '', plant.id)
      if (to === null) return null
      return { to, name: t('flow.device', { node, name: only.name ?? only.serial ?? '' }) }
    }
    const [tab = null, ...others] = types
    const narrowed =
      others.length === 0 ? { tab } : { filters: [{ field: 'type', operator: 'in' as const, value: types }] }
    const query = writeListState(
      { ...FIRST_STATE, ...narrowed },
      new URLSearchParams({ plant: String(plant.id) }),
    )
    return { to: `${plan.route}?${query.toString()}`, name: t('flow.devices', { node, count: found.length }) }
  }
}
