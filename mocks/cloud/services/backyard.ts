import type { Call } from '../call'
import { record } from '../call-values'

const text = (type: string, textInfo: string, lan = 'en') => ({ type, lan, textInfo })
const colour = (type: string, colorCode: string, alpha = 100) => ({ type, colorCode, alpha })

/** Brands by `projectId`; any other host or project has none (contract C23: null, the client falls back). */
const BRANDS: Readonly<Record<string, object>> = {
  sunrise: {
    system: 'SOLARMAN',
    status: 'OK',
    supportLanList: ['en', 'de', 'pl'],
    apiKeyDtoList: [],
    textList: [
      text('SHOW_NAME', 'Sunrise Portal'),
      text('SHOW_NAME', 'Sonnenaufgang-Portal', 'de'),
      text('SHOW_NAME', 'Portal Wschód Słońca', 'pl'),
      text('APP_SHOW_NAME', 'Sunrise'),
    ],
    colorList: [
      colour('primary', '#c2410c'),
      colour('success', '#3f8f29'),
      colour('warning', '#d97706'),
      colour('error', '#b91c1c'),
    ],
    blockFunctionCodeList: ['suggestion'],
    extendWeb: JSON.stringify({ topNaviLogo: null }),
    officalDomain: null,
    squareLogoLink: null,
    trackingCode: null,
  },
  closed: {
    system: 'SOLARMAN',
    status: 'SUSPENDED',
    supportLanList: ['en', 'de'],
    apiKeyDtoList: [],
    textList: [text('SHOW_NAME', 'Closed Portal')],
    colorList: [],
    blockFunctionCodeList: [],
    extendWeb: null,
    officalDomain: null,
    squareLogoLink: null,
    trackingCode: null,
  },
}

/** C23. */
export function brand(call: Call): object | null {
  const project = record(call.body)['projectId']
  return typeof project === 'string' && Object.hasOwn(BRANDS, project) ? (BRANDS[project] ?? null) : null
}
