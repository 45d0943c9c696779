import { useCall } from '../../console/data/use-call'
import type { CallState } from '../../kit/states/call-state'
import type { LivePlant, Plant } from '../../domain/plants/reading'
import { fastSystem } from '../../transport/calls/operating'

/** The live card is asked for again at this pace while the page is seen (screens 2 B), seconds. */
const LIVE_EVERY = 60

/** Live state of a plant (C28); every panel that shows it shares one question. Without a plant nothing is asked. */
export function useLive(plant: Plant | null): CallState<LivePlant> {
  return useCall(['live', plant?.id ?? 0], plant && fastSystem(plant.id), { every: LIVE_EVERY })
}
