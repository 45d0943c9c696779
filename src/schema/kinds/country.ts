import { countryCode, countryName } from '../../domain/place/country'
import { MISSING } from '../../domain/values/quantity'
import { amongWords, BY_WORDS, type KindRule } from './rule'

/** Kept as a code, shown as its name in the language in use. */
export const country: KindRule = {
  decode: countryCode,
  encode: countryCode,
  validate: (value) => (countryCode(value) === null ? { key: 'choice' } : null),
  plain(value, _field, { language }) {
    const code = countryCode(value)
    return code === null ? MISSING : countryName(code, language)
  },
  operators: ['in', 'notIn', 'missing', 'present'],
  compare: (one, other) => BY_WORDS.compare(String(one), String(other)),
  known: (one) => countryCode(one) !== null,
  matches: amongWords,
  align: 'start',
  searched: false,
}
