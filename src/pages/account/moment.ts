import { ownZone } from '../../console/fields/own-zone'
import { useShownZone } from '../../console/data/use-preferences'
import { zonedInstant } from '../../domain/time/instant'
import type { EpochSeconds } from '../../domain/plants/reading'

/** Instants in the person's own zone, or in UTC by choice: what is listed here happened to the account, not to a plant. */
export function useMoment(): (epoch: EpochSeconds | null) => string {
  const zone = useMomentZone()
  return (epoch) => zonedInstant(epoch, zone)
}

/** The zone of {@link useMoment}. */
export const useMomentZone = () => useShownZone()(ownZone())
