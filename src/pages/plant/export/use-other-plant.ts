import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../../console/data/use-call'
import { useSignedInServices } from '../../../console/services/signed-in-context'
import type { Answer } from '../../../console/access/use-granted'
import type { Plant } from '../../../domain/plants/reading'
import type { CallState } from '../../../kit/states/call-state'
import { useLanguage } from '../../../kit/text/use-text'
import { stationInformation } from '../../../transport/calls/stations'
import { mayExport } from './other-plant'

/** A plant that is not the current one, and whether files of it may be made; what is not known is not allowed. */
export function useOtherPlant(id: number): { state: CallState<Plant>; right: Answer } {
  const language = useLanguage()
  const { grantedAt } = useSignedInServices()
  const state = useCall(['export-plant', id, language], stationInformation(id, language))
  const { data } = state
  const answer = useQuery({
    // Emptied with all other answers when what is held changes.
    queryKey: ['access', 'export-at', id, data?.externalRoleCode],
    queryFn: () => (data === undefined ? false : mayExport({ ...data, id }, grantedAt)),
    enabled: data !== undefined,
    staleTime: Infinity,
  })
  const right = answer.isError || answer.data === false ? 'refused' : answer.data ? 'granted' : 'pending'
  return { state, right }
}
