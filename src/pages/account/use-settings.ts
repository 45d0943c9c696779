import { useState } from 'react'
import type { Fault } from '../../domain/faults/fault'
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
import type { TemperatureUnit } from '../../domain/values/temperature'
import { faultOf } from '../../transport/fault-error'
import { preferencesOf } from '../../providers/preferences'

/** Name of the declaration behind `/account/settings/common`. */
export const COMMON = 'account-common'

/** Saves a choice in the account; when that is refused the old value is back, and why stands beside it until the next try. */
export function useKeeping() {
  const announce = useAnnounceFailure()
  const { data } = useSignedInServices()
  const [failure, setFailure] = useState<Fault | null>(null)
  const keep = async (values: object, back: () => void): Promise<boolean> => {
    setFailure(null)
    try {
      await data.update({ resource: COMMON, id: 'own', variables: values })
      return true
    } catch (error) {
      const fault = faultOf(error)
      back()
      announce(fault, null)
      setFailure(fault.kind === 'session' ? null : fault)
      return false
    }
  }
  return { failure, keep }
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
  const { failure, keep } = useKeeping()
  const mayAlerts = useGranted('alerts', ['read'], null).has('read')
  const { fields } = plans.get(COMMON)

  const putUnit = (next: TemperatureUnit, former: TemperatureUnit) => {
    const show = (one: TemperatureUnit) => {
      const user = session.getState().identity?.user
      if (user) session.amend({ user: { ...user, temperatureUnit: one } })
    }
    show(next)
    return keep({ temperatureUnit: next }, () => show(former))
  }
  const valueOf = (name: string): string | null => {
    if (name === 'theme') return theme
    if (name === 'temperatureUnit') return unit
    return isPreference(name) ? preferences[name] : null
  }
  const put = async (name: string, next: string, former: string): Promise<boolean> => {
    if (name === 'temperatureUnit') return putUnit(next as TemperatureUnit, former as TemperatureUnit)
    if (name === 'theme') chooseTheme(next as ThemeChoice)
    else preferencesOf(storage).choose({ [name]: next } as Partial<Preferences>)
    return true
  }
  /** Nobody begins at a place that is not theirs. */
  const isOpen = (name: string, word: string) =>
    name !== 'landing' ||
    (word === 'alerts' ? mayAlerts : word !== 'applications' || offers('applications')) ||
    preferences.landing === word

  /** What was refused is back already: only what was done can be undone. */
  const offer = async (what: string, value: string, done: Promise<boolean>, undo: () => Promise<unknown>) => {
    if (!(await done)) return
    offerUndo({ text: `${what}: ${value}`, run: undo })
  }
  return {
    offer,
    /** Null for a field that is no choice. */
    of(name: string): { value: string; words: readonly string[]; failure: Fault | null } | null {
      const value = valueOf(name)
      const field = fields[name]
      if (value === null || field?.kind !== 'choice') return null
      const words = field.of.filter((word) => isOpen(name, word))
      return { value, words, failure: name === 'temperatureUnit' ? failure : null }
    },
    choose(name: string, next: string) {
      const former = valueOf(name)
      if (former === null || former === next) return
      const done = put(name, next, former)
      void offer(text.field(name), text.choice(name, next), done, () => put(name, former, next))
    },
  }
}
