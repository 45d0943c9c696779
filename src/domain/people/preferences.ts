import { type KeyMap, readKeyMap } from './key-map'

/**
 * What a person may choose for the browser they sit at; the first word of each is the delivered one. Nothing of
 * it reaches the server, whose account record has a language and a temperature unit only (wire contract 4.2).
 */
export const PREFERENCES = {
  /** Height of rows. */
  density: ['usual', 'compact'],
  /** `system` follows what the operating system asks for. */
  motion: ['system', 'reduced'],
  /** Zone in which instants of a plant are shown; its days stay its own. */
  timeZone: ['plant', 'own', 'utc'],
  /** `language` is what people who speak it are used to. */
  weekStart: ['language', 'monday', 'sunday', 'saturday'],
  /** Where one is after signing in; `last` is where one was before. */
  landing: ['plants', 'alerts', 'applications', 'last'],
  /** Whether live figures are asked for less often. */
  dataSaver: ['off', 'on'],
  /** Whether answers that were seen lie on this machine, for the time without a network. */
  seenData: ['kept', 'nothing'],
  /** Whether letters and signs are commands; speech input types them by accident (WCAG 2.1.4). */
  letterKeys: ['on', 'off'],
} as const

export type PreferenceName = keyof typeof PREFERENCES
export type Preferences = {
  readonly [Name in PreferenceName]: (typeof PREFERENCES)[Name][number]
} & {
  /** Keys that are not as delivered, by command. */
  readonly keys: KeyMap
}

export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as readonly PreferenceName[]

/** What was kept; unknown names and words fall back to what is delivered. Never throws. */
export function readPreferences(kept: Readonly<Record<string, unknown>>): Preferences {
  const wordOf = (name: PreferenceName) => {
    const words: readonly string[] = PREFERENCES[name]
    return words.find((word) => word === kept[name]) ?? words[0]
  }
  return {
    ...Object.fromEntries(PREFERENCE_NAMES.map((name) => [name, wordOf(name)])),
    keys: readKeyMap(kept['keys']),
  } as unknown as Preferences
}

/** Live figures are asked for this many times less often where data is to be saved. */
const SPARING = 5

/** Seconds between two askings, as the person wants it. */
export function paceOf(seconds: number, { dataSaver }: Preferences): number {
  return dataSaver === 'on' ? seconds * SPARING : seconds
}

/** Number of the weekday on which a week begins, 0 is Sunday; null leaves it to the language. */
export function firstWeekday({ weekStart }: Preferences): number | null {
  const days = { language: null, monday: 1, sunday: 0, saturday: 6 } as const
  return days[weekStart]
}

/** Languages whose calendars begin with Sunday; the others begin with Monday. */
const FROM_SUNDAY: ReadonlySet<string> = new Set(['en', 'ja', 'ko'])

/** Number of the weekday on which a week begins for somebody who reads this language, 0 is Sunday. */
export const weekBegin = (preferences: Preferences, language: string): number =>
  firstWeekday(preferences) ?? (FROM_SUNDAY.has(language) ? 0 : 1)

/** Address to begin with. `last` is the one that was left; one's own settings are no place to begin at. */
export function landingAddress({ landing }: Preferences, last: string | null): string {
  switch (landing) {
    case 'plants':
      return '/plant'
    case 'alerts':
      return '/alerts'
    case 'applications':
      return '/application'
    case 'last':
      return last !== null && /^\/(?![/\\])/.test(last) ? last : '/plant'
  }
}
