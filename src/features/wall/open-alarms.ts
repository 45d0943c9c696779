import { useCapability } from '../../console/access/use-capability'
import { useCall } from '../../console/data/use-call'
import { TICKER_ALARMS } from '../../domain/fleet/wall'
import { useLanguage } from '../../kit/text/use-text'
import { searchAlarms } from '../../transport/calls/alarm-triage'

/** Seconds until open alarms are asked for again. */
export const ALARMS_EVERY = 60

/** The newest open alarms and how many there are; asked once, whoever shows them. `can` is null until it is known. */
export function useOpenAlarms() {
  const language = useLanguage()
  const can = useCapability('alarmTriage')
  const call = searchAlarms({ language, states: ['OPEN'], order: 'started', size: TICKER_ALARMS })
  return { can, ...useCall(['wall-alarms', language], can === true ? call : null, { every: ALARMS_EVERY }) }
}

export type OpenAlarms = ReturnType<typeof useOpenAlarms>
