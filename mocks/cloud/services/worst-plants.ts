import { plantStatus } from '../../../src/domain/plants/plant-status'
import { byWorry, type Worry } from '../../../src/domain/plants/worst-first'
import { isGridType } from '../../../src/domain/energy/grid-type'
import { lossOf } from '../alarms/alarm-loss'
import { isSafety } from '../alarms/alert-actions'
import { horizon } from '../energy/readings'
import type { Fields } from '../energy/figures'
import type { SimPlant } from '../plants/plant'
import type { Call } from '../wire/call'
import { orderOf } from '../wire/call'
import { lastingAlarms } from './listed-plant'
import { networkWord } from './operating'
import { filtered, listed } from './stations'

/* Plants, what worries most first, over all that are asked for; ours, not the vendor's. */

const STATUSES = {
  NORMAL: 'online',
  PARTIAL_OFFLINE: 'partlyOffline',
  ALL_OFFLINE: 'offline',
  NO_DEVICE: 'noDevice',
} as const

function worryOf(call: Call, plant: SimPlant): Worry {
  const word = networkWord(plant, call.now).trim()
  const lastUpdate = horizon(plant, call.now)
  const gridType = plant.quirks.gridWord ?? plant.gridType
  const lasting = lastingAlarms(call, plant) ?? []
  return {
    status: plantStatus(
      {
        networkStatus: STATUSES[word as keyof typeof STATUSES] ?? null,
        lastUpdate,
        latitude: plant.latitude,
        longitude: plant.longitude,
        gridType: isGridType(gridType) ? gridType : null,
      },
      call.now,
    ),
    safety: lasting.some(isSafety),
    lossPerDay: lasting.reduce(
      (sum, life) => sum + (lossOf(call.world.engine.seed, life, call.now).perDay ?? 0),
      0,
    ),
    lastUpdate,
  }
}

/** As C29, in an order of its own: `DESC` is the worst first. */
export function worst(call: Call): { total: number; data: Fields[] } {
  const plants = filtered(call).flatMap((id) => call.world.plant(id, call.centre) ?? [])
  const worries = new Map(plants.map((plant) => [plant.id, worryOf(call, plant)]))
  const way = orderOf(call).descending ? 1 : -1
  const order = [...worries].sort(([a, one], [b, other]) => (byWorry(one, other) || b - a) * way)
  return listed(
    call,
    order.map(([id]) => id),
  )
}
