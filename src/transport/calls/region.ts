import { isRegion, type Region } from '../../domain/place/region'
import type {
  AreaDetails,
  AreaEntry,
  CountryGuess,
  CurrencyEntry,
  NamedRegion,
  PhonePrefix,
} from '../../domain/place/region-records'
import { isZone } from '../../domain/time/zone'
import type { Call } from '../call'
import { flag, id, list, num, record, text, word, type WireRecord } from '../wire'
import { readTimezone, type TimezoneEntry } from './user'

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

/** C9: country, levels, zone and address of a point. */
export function areaAt(latitude: number, longitude: number, language: string): Call<AreaDetails> {
  return {
    method: 'GET',
    path: '/region-s/area/searchAreaDetailsByLatlon',
    query: { lat: latitude, lng: longitude, lan: language },
    read(raw) {
      const row = record(raw, 'area')
      const zone = word(row['timezone'])
      const named = (name: string): NamedRegion | null => {
        const regionId = id(row[name])
        return regionId === null ? null : { id: regionId, name: text(row[`${name}Name`]) }
      }
      const nationId = id(row['nationId'])
      return {
        nation: nationId === null ? null : { id: nationId, name: text(row['nationName']) },
        nationCode: word(row['nationCode']),
        levels: [1, 2, 3, 4, 5].flatMap((level) => named(`level${level}`) ?? []),
        zone: isZone(zone) ? zone : null,
        address: text(row['address']),
      }
    },
  }
}

/** C10: what lies below a region. */
export function areasBelow(parentId: number, language: string): Call<readonly AreaEntry[]> {
  return {
    method: 'GET',
    path: `/region-s/area/searchAreaListByPid/${parentId}`,
    query: { lan: language },
    read: (raw) => list(raw, 'areas', readArea),
  }
}

/** C11: the roots of the tree. */
export function countries(language: string): Call<readonly AreaEntry[]> {
  return {
    method: 'GET',
    path: '/region-s/area/searchAreaCountryList',
    query: { lan: language },
    public: true,
    read: (raw) => list(raw, 'countries', readArea),
  }
}

function readArea(row: WireRecord): AreaEntry | null {
  const areaId = id(row['id'])
  if (areaId === null) return null
  return {
    id: areaId,
    name: text(row['name']),
    parentId: id(row['pid']),
    level: num(row['level']),
    code: word(row['code']),
    leaf: flag(row['leaf']),
    latitude: num(row['lat']),
    longitude: num(row['lng']),
    area: word(row['area']),
    phonePrefix: digits(row['phonePrefix']),
    region: readRegion(row['mdc']),
  }
}

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

export function readRegion(value: unknown): Region | null {
  const name = word(value)
  return isRegion(name) ? name : null
}

/** `+49`, `0049` and `49` are one prefix. */
function digits(value: unknown): string | null {
  const found = text(value)?.replace(/\D/g, '').replace(/^00/, '') ?? ''
  return /^\d{1,6}$/.test(found) ? found : null
}
