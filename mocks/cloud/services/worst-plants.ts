import { countedOnce } from '../../../src/domain/alarms/counted-once'
import { byWorry, type Worry } from '../../../src/domain/plants/worst-first'
import { lossOf } from '../alarms/alarm-loss'
import type { Life } from '../alarms/alert-life'
import { isSafety } from '../alarms/alert-actions'
import { horizon } from '../energy/readings'
import type { Fields } from '../energy/figures'
import type { SimPlant } from '../plants/plant'
import { statusOf } from '../plants/plant-state'
import { type Call, orderOf } from '../wire/call'
import { rootId } from './alarm-triage'
import { deviceOf } from './alerts'
import { lastingAlarms } from './listed-plant'
import { filtered, listed } from './stations'

/* Plants, what worries most first, over all that are asked for; ours, not the vendor's. */

/** kWh per day of alarms that last. */
function lossPerDay(call: Call, plant: SimPlant, lasting: readonly Life[]): number {
  const losses = lasting.flatMap((life) => {
    const perDay = lossOf(call.world.engine.seed, life, call.now).perDay ?? 0
    if (perDay === 0) return []
    const device = deviceOf(call, plant, life.last.alarm)?.id ?? null
    return [{ id: rootId(life), plant: plant.id, device, started: life.first.alarm.at, ended: null, perDay }]
  })
  return countedOnce(losses, ({ perDay }) => perDay).reduce((sum, { perDay }) => sum + perDay, 0)
}

function worryOf(call: Call, plant: SimPlant): Worry {
  const lastUpdate = horizon(plant, call.now)
  const lasting = lastingAlarms(call, plant) ?? []
  return {
    status: statusOf(plant, call.now),
    safety: lasting.some(isSafety),
    lossPerDay: lossPerDay(call, plant, lasting),
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
