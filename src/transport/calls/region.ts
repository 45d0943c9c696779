import type { CurrencyEntry, PhonePrefix } from '../../domain/place/region-records'
import type { Call } from '../call'
import { list, text, word } from '../wire'
import { readTimezone, type TimezoneEntry } from './user'
import { digits, readRegion } from './country-guess'

/** C12. */
export function currencies(language: string): Call<readonly CurrencyEntry[]> {
  return {
    method: 'GET',
    path: '/region-s/dict/listCurrency',
    query: { lan: language },
    public: true,
    read: (raw) =>
      list(raw, 'currencies', (row) => {
        const code = word(row['code'])?.toUpperCase() ?? ''
        return /^[A-Z]{3}$/.test(code) ? { code, name: text(row['name']), symbol: text(row['symbol']) } : null
      }),
  }
}

/** C13, names in the language; C14 without one. */
export function timezones(language?: string): Call<readonly TimezoneEntry[]> {
  return {
    method: 'GET',
    path: language === undefined ? '/region-s/dict/listTimezone/all' : '/region-s/dict/listTimezone',
    query: { lan: language },
    public: true,
    read: (raw) => list(raw, 'timezones', readTimezone),
  }
}

/** C15, and C16 (`v2`) with the data centre of each. */
export function phonePrefixes(language: string, version: 'v1' | 'v2'): Call<readonly PhonePrefix[]> {
  return {
    method: 'GET',
    path: `/region-s/dict/listPhonePrefix${version === 'v2' ? '/v2' : ''}`,
    query: { lan: language },
    public: true,
    read: (raw) =>
      list(raw, 'phone prefixes', (row) => {
        const prefix = digits(row['prefix'])
        return prefix === null
          ? null
          : {
              countryCode: word(row['code']),
              name: text(row['name']),
              prefix,
              region: readRegion(row['mdc']),
              initial: word(row['initial']),
            }
      }),
  }
}
