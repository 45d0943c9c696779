import type { Configuration } from '../domain/configuration'

type Maps = Pick<Configuration, 'amapKey' | 'gmapKey' | 'mapsProxy'>

/**
 * Where the script of a maps service is loaded from: with the configured key directly, without one
 * from the proxy, which knows a key of its own (specification 7). Null when there is neither.
 *
 * @public The map of the plant form comes later.
 */
export function mapsScript(service: 'google' | 'amap', maps: Maps, language: string): string | null {
  const key = service === 'google' ? maps.gmapKey : maps.amapKey
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
