import { useCall } from '../../../console/data/use-call'
import { isMeasured, LAYOUT_TYPES, moduleTiles } from '../../../domain/modules/module-tiles'
import type { PlantLayout } from '../../../domain/plants/plant-records'
import type { CallState } from '../../../kit/states/call-state'
import { plantLayout } from '../../../transport/calls/plant-extras'

const EVERY = { every: 300, held: true } as const

/** The drawing of a plant: of modules that measure themselves where there are any, else of plain ones (C51). */
export function useLayout(plant: number, may: boolean): CallState<PlantLayout> {
  const [first, second, third] = LAYOUT_TYPES
  const ask = (type: string, wanted: boolean) => (wanted ? plantLayout(plant, type) : null)
  const isBlank = ({ data }: CallState<PlantLayout>) => data?.arrays.length === 0
  const optimizers = useCall(['layout', plant, first], ask(first, may), EVERY)
  const micros = useCall(['layout', plant, second], ask(second, may && isBlank(optimizers)), EVERY)
  const plain = useCall(['layout', plant, third], ask(third, may && isBlank(micros)), EVERY)
  return !isBlank(optimizers) ? optimizers : !isBlank(micros) ? micros : plain
}

/** The type of a drawing whose modules measure themselves; null for another, and before there is one. */
export const measuredType = (layout: PlantLayout | undefined): string | null =>
  layout && isMeasured(moduleTiles(layout)) ? layout.type : null
