import type { PhonePrefix } from './region-records'

/** Digits of the prefix that somebody's country has; the country is an ISO code or the digits themselves. */
export function prefixOfCountry(
  rows: readonly Pick<PhonePrefix, 'countryCode' | 'prefix'>[],
  country: string | null,
): string | null {
  const wanted = (country ?? '').trim().toUpperCase().replace(/^\+/, '')
  if (wanted === '') return null
  return rows.find((row) => row.countryCode === wanted || row.prefix === wanted)?.prefix ?? null
}
