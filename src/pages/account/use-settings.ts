import { type ThemeChoice, useAppearance } from '../../kit/brand/appearance'
import { offerUndo } from '../../console/record/undo'
import { useAnnounceFailure } from '../../console/record/use-write'
import { useServices } from '../../console/services/services-context'
import { useGranted } from '../../console/access/use-granted'
import { usePlatform } from '../../console/services/platform'
import { usePreferences } from '../../console/data/use-preferences'
import { useResourceText } from '../../console/text/use-resource-text'
import { useTemperatureUnit } from '../../kit/figure/use-temperature-unit'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { type PreferenceName, PREFERENCE_NAMES, type Preferences } from '../../domain/people/preferences'
import type { TemperatureUnit } from '../../domain/values/quantity'
import { faultOf } from '../../transport/fault-error'
import { preferencesOf } from '../../providers/preferences'

/** Name of the declaration behind `/account/settings/common`. */
export const COMMON = 'account-common'

/** Saves a choice in the account, `what` is its name; when that is refused, the old value is back. */
export function useKeeping() {
  const announce = useAnnounceFailure()
  const { data } = useSignedInServices()
  return async (what: string, values: object, back: () => void): Promise<void> => {
    try {
      await data.update({ resource: COMMON, id: 'own', variables: values })
    } catch (error) {
      back()
      announce(faultOf(error), what)
    }
  }
}

const isPreference = (name: string): name is PreferenceName =>
  (PREFERENCE_NAMES as readonly string[]).includes(name)

/** Values of the declared choices, and what choosing one does: some are the account's, most are this browser's. */
export function useSettings() {
  const { session, storage } = useServices()
  const { plans } = useSignedInServices()
  const { choice: theme, choose: chooseTheme } = useAppearance()
  const { offers } = usePlatform()
  const text = useResourceText({ name: COMMON })
  const preferences = usePreferences()
  const unit = useTemperatureUnit()
  const keep = useKeeping()
  const mayAlerts = useGranted('alerts', ['read'], null).has('read')
  const { fields } = plans.get(COMMON)

  const putUnit = (next: TemperatureUnit, former: TemperatureUnit) => {
    const show = (one: TemperatureUnit) => {
      const user = session.getState().identity?.user
      if (user) session.amend({ user: { ...user, temperatureUnit: one } })
    }
    show(next)
    return keep(text.field('temperatureUnit'), { temperatureUnit: next }, () => show(former))
  }
  const valueOf = (name: string): string | null => {
    if (name === 'theme') return theme
    if (name === 'temperatureUnit') return unit
    return isPreference(name) ? preferences[name] : null
  }
  const put = async (name: string, next: string, former: string) => {
    if (name === 'theme') chooseTheme(next as ThemeChoice)
    else if (name === 'temperatureUnit') await putUnit(next as TemperatureUnit, former as TemperatureUnit)
    else preferencesOf(storage).choose({ [name]: next } as Partial<Preferences>)
  }
  /** Nobody begins at a place that is not theirs. */
  const isOpen = (name: string, word: string) =>
    name !== 'landing' ||
    (word === 'alerts' ? mayAlerts : word !== 'applications' || offers('applications')) ||
    preferences.landing === word

  const offer = (what: string, value: string, run: () => Promise<void>) =>
    offerUndo({ text: `${what}: ${value}`, run })
  return {
    offer,
    /** Null for a field that is no choice. */
    of(name: string): { value: string; words: readonly string[] } | null {
      const value = valueOf(name)
      const field = fields[name]
      if (value === null || field?.kind !== 'choice') return null
      return { value, words: field.of.filter((word) => isOpen(name, word)) }
    },
    choose(name: string, next: string) {
      const former = valueOf(name)
      if (former === null || former === next) return
      offer(text.field(name), text.choice(name, next), () => put(name, former, next))
      void put(name, next, former)
    },
  }
}
