import { useMay } from '../../console/access/gate'
import { useCall } from '../../console/data/use-call'
import type { CallState } from '../../kit/states/call-state'
import { useLanguage } from '../../kit/text/use-text'
import type { Alert, Page, Plant } from '../../domain/plants/reading'
import { alertSearch } from '../../transport/calls/operating'

/**
 * Latest alarms of a plant (C68), newest first, with their number; shared by header and panel.
 * Null for people who may not read the plant's alarms: then nothing is asked and nothing is shown.
 */
export function useOpenAlerts(plant: Plant): CallState<Page<Alert>> | null {
  const language = useLanguage()
  const may = useMay('plant-alerts', 'read', plant)
  const state = useCall(
    ['alerts', plant.id, language],
    may ? alertSearch({ plantId: plant.id, language, page: 1, size: 5 }) : null,
    {
      every: 300,
    },
  )
  return may ? state : null
}
