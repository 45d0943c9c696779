import type { Call } from '../wire/call'
import { badParameter, emptyParameter } from '../wire/refusal'
import { decimal, whole } from '../wire/call-values'
import { languageOf } from '../texts/languages'
import { mdcOf, named, type NationFacts, NATIONS } from '../place/nations.data'
import { areaName } from '../place/areas.data'
import { nearestPlace, PLACES } from '../place/places'

const lan = (call: Call) => languageOf(call.query.get('lan'))

/** Documentation networks (RFC 5737, RFC 3849) stand for countries; any other address is German. */
const NETWORKS: readonly [start: string, code: string][] = [
  ['192.0.2.', 'PL'],
  ['198.51.100.', 'IN'],
  ['203.0.113.', 'CN'],
  ['2001:db8:', 'BR'],
]

export const codeOfAddress = (ip: string): string =>
  NETWORKS.find(([start]) => ip.toLowerCase().startsWith(start))?.[1] ?? 'DE'

function country(ip: string, language: string | null): object {
  const code = codeOfAddress(ip)
  const nation = NATIONS.find((one) => one.code === code) as NationFacts
  return {
    countryCode: code,
    nationId: nation.id,
    nationName: named('region', code, language),
    area: nation.area,
    mdc: mdcOf(code),
    phonePrefix: nation.prefix,
  }
}

/** C7. */
export function countryOfIp(call: Call): object {
  const ip = call.query.get('ip')
  if (!ip) throw emptyParameter('ip')
  return country(ip, lan(call))
}

/** C8: from the caller's address. */
export const countryOfCaller = (call: Call) => country(call.address, lan(call))

/** Degrees beyond which a point belongs to none of the served places. */
const REACH = 14

/** Degrees within which a point belongs to the town itself, and not just to the area around it. */
const IN_TOWN = 0.15

/** C9. */
export function areaOfPoint(call: Call): object {
  const lat = decimal(call.query.get('lat'))
  const lng = decimal(call.query.get('lng'))
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180)
    throw badParameter('lat, lng')
  const place = nearestPlace(lat, lng)
  const far = place ? Math.hypot(place.latitude - lat, place.longitude - lng) : Infinity
  const near = far < REACH ? place : null
  const nationCode = near?.nation.code ?? null
  const nationName = nationCode ? named('region', nationCode, lan(call), near?.nation.name) : null
  const area = near && areaName(near.level1Name, lan(call))
  const hours = Math.round(lng / 15)
  return {
    nationId: near?.nation.id ?? null,
    nationName,
    nationCode,
    level1: near?.level1 ?? null,
    level1Name: area,
    ...Object.fromEntries(
      [2, 3, 4, 5].flatMap((level) => [
        [`level${level}`, null],
        [`level${level}Name`, null],
      ]),
    ),
    // Etc zones count westward.
    timezone: near?.zone ?? (hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`),
    address: near ? [...(far < IN_TOWN ? [near.town] : []), area, nationName].join(', ') : '',
  }
}

/** C10: areas of a country; they have no areas of their own. */
export function areasOf(call: Call): object[] {
  const pid = whole(call.params['pid'])
  if (pid === null) throw badParameter('pid')
  const seen = new Set<number>()
  return PLACES.filter(
    ({ nation, level1 }) => nation.id === pid && !seen.has(level1) && seen.add(level1),
  ).map(({ level1, level1Name, nation, latitude, longitude }) => ({
    id: level1,
    pid,
    level: 1,
    code: `${nation.code}-${level1}`,
    name: areaName(level1Name, lan(call)),
    leaf: true,
    lat: latitude,
    lng: longitude,
  }))
}

function byName<T extends { name: string }>(call: Call, list: T[]): T[] {
  const { compare } = new Intl.Collator([lan(call) || 'en', 'en'])
  return list.sort((a, b) => compare(a.name, b.name))
}

/** C11. */
export function countries(call: Call): object[] {
  const rows = NATIONS.map(({ id, code, area, prefix }) => ({
    id,
    pid: 0,
    level: 0,
    code,
    name: named('region', code, lan(call)),
    area,
    phonePrefix: prefix,
    mdc: mdcOf(code),
  }))
  return byName(call, rows)
}

/** C12. */
export function currencies(call: Call): object[] {
  const codes = [...new Set([...PLACES.map(({ nation }) => nation.currency), 'CHF', 'JPY', 'DKK', 'NOK'])]
  const rows = codes.sort().map((code) => ({
    code,
    name: named('currency', code, lan(call)),
    symbol: symbolOf(code, lan(call)),
  }))
  return rows
}

function symbolOf(currency: string, language: string | null): string {
  try {
    const parts = new Intl.NumberFormat([language || 'en', 'en'], {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(1)
    return parts.find(({ type }) => type === 'currency')?.value ?? currency
  } catch {
    return currency
  }
}

/** C15. */
export const phonePrefixes = (call: Call) =>
  byName(
    call,
    NATIONS.map(({ code, prefix }) => ({ code, name: named('region', code, lan(call)), prefix })),
  )

/** C16: with the data centre and the letter of its group. */
export const phonePrefixesV2 = (call: Call) =>
  phonePrefixes(call).map((row) => ({
    ...row,
    mdc: mdcOf(row.code),
    initial: row.name.normalize('NFD').charAt(0).toUpperCase(),
  }))
