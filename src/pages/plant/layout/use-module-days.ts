import { useCall } from '../../../console/data/use-call'
import type { ModuleDays } from '../../../domain/modules/shade'
import type { CallState } from '../../../kit/states/call-state'
import { moduleDays } from '../../../transport/calls/module-days'

/** Days that are looked through, for shade and for the energy of a period. */
export const DAYS = 14

/** The last days of a plant's modules, asked for once whoever looks; null asks nothing. */
export const useModuleDays = (plant: number, type: string | null): CallState<ModuleDays> =>
  useCall(['layout-days', plant, type], type === null ? null : moduleDays(plant, type, DAYS))
