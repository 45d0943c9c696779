import { languageName, languageOf } from '../../domain/brand/language'
import { MISSING } from '../../domain/values/quantity'
import { BY_WORDS, type KindRule } from './rule'

/** Kept as a code, shown in its own name whatever the language in use. */
export const language: KindRule = {
  decode: languageOf,
  encode: languageOf,
  validate: (value) => (languageOf(value) === null ? { key: 'choice' } : null),
  plain: (value) => languageName(languageOf(value)) ?? MISSING,
  operators: ['missing', 'present'],
  compare: (one, other) => BY_WORDS.compare(String(one), String(other)),
  matches: () => true,
  align: 'start',
  searched: false,
}
