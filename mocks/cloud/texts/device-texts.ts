import { DEVICE_TEXTS, DEVICE_WORDS } from './device-texts.data'
import { LANGUAGES, type Lan } from './languages'

const PHASES: Readonly<Record<string, string>> = { ' R': ' L1', ' S': ' L2', ' T': ' L3' }

const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split('|'))
const PLACE = new Map(wordsOf(DEVICE_WORDS).map((word, index) => [word, index]))
const WORDS = new Map(LANGUAGES.map((lan) => [lan, lan === 'en' ? [] : wordsOf(DEVICE_TEXTS[lan])]))

/** Words of a device in a language, with the number of the one meant; a name of its own stays as it is. */
export function deviceText(en: string, lan: Lan): string {
  const [, word = en, which = ''] = /^(.+?)( PV\d| [RST]| L\d| \d+)?$/.exec(en) ?? []
  const own = WORDS.get(lan)?.[PLACE.get(word) ?? -1]
  return own === undefined ? en : own + (PHASES[which] ?? which)
}
