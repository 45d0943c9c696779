import { useCallback, useSyncExternalStore } from 'react'
import { paceOf, type Preferences, weekBegin } from '../../domain/people/preferences'
import type { Zone } from '../../domain/plants/reading'
import { preferencesOf } from '../../providers/preferences'
import { ownZone } from '../fields/own-zone'
import { useMedia } from '../../kit/browser/use-media'
import { useLanguage } from '../../kit/text/use-text'
import { useServices } from '../services/services-context'

/** What was chosen for this browser, always as it is now. */
export function usePreferences(): Preferences {
  const { storage } = useServices()
  const { subscribe, getState } = preferencesOf(storage)
  return useSyncExternalStore(subscribe, getState)
}

/** Zone in which an instant is shown instead of the plant's; null where none is known and none was chosen. */
export function useShownZone(): <Z extends Zone | null | undefined>(zone: Z) => Z | Zone {
  const { timeZone } = usePreferences()
  return useCallback(
    (zone) => (timeZone === 'plant' ? zone : timeZone === 'utc' ? 'UTC' : ownZone()),
    [timeZone],
  )
}

/** Number of the weekday on which a week begins, 0 is Sunday. */
export const useWeekBegin = (): number => weekBegin(usePreferences(), useLanguage())

/** Whether nothing is to move, by the operating system or by choice. */
export function useCalm(): boolean {
  const system = useMedia('(prefers-reduced-motion: reduce)')
  return usePreferences().motion === 'reduced' || system
}

/** Seconds between two askings as query clients want them: milliseconds, or false for never. */
export function usePace(seconds: number | null | undefined): number | false {
  const preferences = usePreferences()
  return seconds ? paceOf(seconds, preferences) * 1000 : false
}
