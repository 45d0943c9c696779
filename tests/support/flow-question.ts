import { flowPicture, type FlowQuestion } from '../../src/domain/energy/energy-flow'
import type { BatteryDirection, GridDirection, PowerSample } from '../../src/domain/plants/reading'
import { sampleOf } from './power-sample'

export interface FlowOver extends Partial<FlowQuestion> {
  grid?: GridDirection
  battery?: BatteryDirection
}

/** The flow of a plant with storage in which nothing was measured but what is given. */
export const flowOf = (now: Partial<PowerSample>, over: FlowOver = {}) =>
  flowPicture({
    live: { now: sampleOf(now), grid: over.grid ?? null, battery: over.battery ?? null },
    gridType: over.gridType === undefined ? 'BATTERY_BACKUP' : over.gridType,
    arms: over.arms ?? [],
  })
