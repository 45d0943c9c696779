import { isRegion, type Region } from '../../domain/place/region'
import type { CountryGuess } from '../../domain/place/region-records'
import type { Call } from '../call'
import { id, record, text, word } from '../wire'

/*
 * The region service (wire contract 2.4). Its dictionaries are asked before anybody has signed in.
 */

/** C7: the country of an address on the net. */
export function countryOfAddress(ip: string): Call<CountryGuess> {
  return {
    method: 'GET',
    path: '/region-s/ip/searchCountryCode',
    query: { ip },
    public: true,
    read: readCountry,
  }
}

/** C8: the same of the caller's own address. */
export function countryOfCaller(): Call<CountryGuess> {
  return { method: 'GET', path: '/region-s/ip/getCountryCode', public: true, read: readCountry }
}

function readCountry(raw: unknown): CountryGuess {
  const row = record(raw, 'country')
  return {
    countryCode: word(row['countryCode']),
    nationId: id(row['nationId']),
    nationName: text(row['nationName']),
    area: word(row['area']),
    region: readRegion(row['mdc']),
    phonePrefix: digits(row['phonePrefix']),
  }
}

export function readRegion(value: unknown): Region | null {
  const name = word(value)
  return isRegion(name) ? name : null
}

/** `+49`, `0049` and `49` are one prefix. */
export function digits(value: unknown): string | null {
  const found = text(value)?.replace(/\D/g, '').replace(/^00/, '') ?? ''
  return /^\d{1,6}$/.test(found) ? found : null
}
