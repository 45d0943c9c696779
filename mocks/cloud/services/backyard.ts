import type { Call } from '../call'
import { record } from '../call-values'

const text = (type: string, textInfo: string, lan = 'en') => ({ type, lan, textInfo })
const colour = (type: string, colorCode: string, alpha = 100) => ({ type, colorCode, alpha })

/** A rising sun and a name, drawn for a light or a dark ground. */
function logo(ink: string, name: string): string {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="32" viewBox="0 0 132 32">` +
    `<path d="M5 22a9 9 0 0 1 18 0zM2 24h24v2.4H2z" fill="#ea580c"/>` +
    `<text x="36" y="23" font-family="Georgia,serif" font-size="22" fill="${ink}">${name}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

const SUNRISE_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#c2410c"/>' +
    '<path d="M7 21a9 9 0 0 1 18 0zM4 23h24v2.4H4z" fill="#fff7ed"/></svg>',
)}`

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
      text('RECT_LOGO', logo('#431407', 'Sunrise')),
      text('INVERT_RECT_LOGO', logo('#ffedd5', 'Sunrise')),
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
    squareLogoLink: SUNRISE_ICON,
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
