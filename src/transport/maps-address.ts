import type { Configuration } from '../domain/brand/configuration'
import type { Region } from '../domain/place/region'

export type MapsService = 'google' | 'amap'

/** Keys and proxy of the maps; '' for none. */
export type Maps = Pick<Configuration, 'amapKey' | 'gmapKey' | 'mapsProxy'>

const keyOf = (service: MapsService, maps: Maps) => (service === 'google' ? maps.gmapKey : maps.amapKey)

/**
 * The maps to show: the one there is a key for; with both, or with a proxy alone, that of the data
 * centre. Null when nothing can serve a map.
 */
export function mapsService(maps: Maps, region: Region): MapsService | null {
  const usual = region === 'CHINA' ? 'amap' : 'google'
  const other = usual === 'amap' ? 'google' : 'amap'
  if (keyOf(usual, maps) !== '') return usual
  if (keyOf(other, maps) !== '') return other
  return maps.mapsProxy === '' ? null : usual
}

/**
 * Where the script of a maps service is loaded from: with the configured key directly, without one
 * from the proxy, which knows a key of its own (specification 7). Null when there is neither.
 */
export function mapsScript(service: MapsService, maps: Maps, language: string): string | null {
  const key = keyOf(service, maps)
  if (key === '') {
    if (maps.mapsProxy === '') return null
    const mark = maps.mapsProxy.includes('?') ? '&' : '?'
    return `${maps.mapsProxy}${mark}${new URLSearchParams({ service, language }).toString()}`
  }
  const [base, query] =
    service === 'google'
      ? ['https://maps.googleapis.com/maps/api/js', { key, language, v: 'weekly', loading: 'async' }]
      : ['https://webapi.amap.com/maps', { v: '2.0', key, lang: language.startsWith('zh') ? 'zh_cn' : 'en' }]
  return `${base}?${new URLSearchParams(query as Record<string, string>).toString()}`
}
