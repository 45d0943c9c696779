import { correction, generate } from 'lean-qr/nano'
import { toSvgSource } from 'lean-qr/extras/svg'

const text = (type: string, textInfo: string, lan = 'en') => ({ type, lan, textInfo })
const colour = (type: string, colorCode: string, alpha = 100) => ({ type, colorCode, alpha })
const picture = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`

/** A rising sun and a name, drawn for a light or a dark ground. */
const sunriseLogo = (ink: string) =>
  picture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="32" viewBox="0 0 132 32">` +
      `<path d="M5 22a9 9 0 0 1 18 0zM2 24h24v2.4H2z" fill="#ea580c"/>` +
      `<text x="36" y="23" font-family="Georgia,serif" font-size="22" fill="${ink}">Sunrise</text></svg>`,
  )

const SUNRISE_ICON = picture(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#c2410c"/>' +
    '<path d="M7 21a9 9 0 0 1 18 0zM4 23h24v2.4H4z" fill="#fff7ed"/></svg>',
)

const BEAM = 'M6 27h12M8 27l2-16h4l2 16M9 11h6V7L12 4.5 9 7zM15 9l12-4v8z'

/** A lighthouse and its beam. */
const harbourLogo = (ink: string, mark: string) =>
  picture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="168" height="32" viewBox="0 0 168 32">` +
      `<path d="${BEAM}" fill="none" stroke="${mark}" stroke-width="1.8" stroke-linejoin="round"/>` +
      `<text x="36" y="22" font-family="Verdana,sans-serif" font-size="17" fill="${ink}">Harbour Light</text></svg>`,
  )

const harbourSquare = (ground: string, mark: string) =>
  picture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/>` +
      `<path d="${BEAM}" fill="none" stroke="${mark}" stroke-width="1.8" stroke-linejoin="round"/></svg>`,
  )

/** Sea, sky and panels on the pier, for the sign-in page. */
const HARBOUR_DAWN = picture(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice">' +
    '<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0f5c73"/>' +
    '<stop offset=".62" stop-color="#e2a15b"/><stop offset=".63" stop-color="#14495c"/><stop offset="1" stop-color="#0a2c3a"/>' +
    '</linearGradient></defs><rect width="800" height="900" fill="url(#s)"/><circle cx="560" cy="540" r="70" fill="#ffd48a"/>' +
    '<path d="M0 566h800v334H0z" fill="#0d4256" opacity=".75"/><path d="M0 760h330l40 140H0z" fill="#071f29"/>' +
    '<path d="M30 740l70-46h180l-70 46zM130 660h6v40h-6z" fill="#1d6d8a"/></svg>',
)

const APP = 'https://harbour-light.example/app'

/** Drawn as a brand would deliver it: a picture. */
const codeOf = (address: string) =>
  picture(
    toSvgSource(generate(address, { minCorrectionLevel: correction.M }), {
      on: '#062b3a',
      off: '#fff',
      pad: 4,
    }),
  )

const HARBOUR_CHARTS = [
  ...['#0f6c86', '#e08a1e', '#7a4fb0', '#2f8f4e', '#c23b5a', '#3f6fd8'],
  ...['#8c6d1f', '#1aa5a0', '#b0529c', '#5b6b7a', '#a8552a', '#6a8f2f'],
]

/** Every type of text and of colour (specification 3). */
const HARBOUR = {
  system: 'SOLARMAN',
  status: 'OK',
  supportLanList: ['en', 'de', 'fr', 'es', 'it', 'nl'],
  apiKeyDtoList: [
    { type: 'googleMap', apiKey: 'demo-key-of-no-use' },
    { type: 'amap', apiKey: 'demo-key-of-no-use' },
  ],
  textList: [
    text('SHOW_NAME', 'Harbour Light Energy'),
    text('SHOW_NAME', 'Hafenlicht Energie', 'de'),
    text('APP_SHOW_NAME', 'Harbour Light'),
    text('APP_SHOW_NAME', 'Hafenlicht', 'de'),
    text('APP_DOWNLOAD_QRCODE', codeOf(APP)),
    text('APP_DOWNLOAD_LOGO', harbourSquare('#0f6c86', '#ffffff')),
    text('IOS_DOWNLOAD_LINK', `${APP}/ios`),
    text('ANDROID_DOWNLOAD_LINK', `${APP}/android`),
    text('APP_STORE_DESCRIPTION', 'Your plants, and what they report, wherever you are.'),
    text('APP_STORE_DESCRIPTION', 'Ihre Anlagen und was sie melden, wo immer Sie sind.', 'de'),
    text('LOGIN_BK_IMG', HARBOUR_DAWN),
    text('ICP_BEIAN_NAME', 'ICP record 00000001'),
    text('ICP_BEIAN_URL', 'https://harbour-light.example/icp'),
    text('GONGAN_BEIAN_NAME', 'Public security record 00000002'),
    text('GONGAN_BEIAN_URL', 'https://harbour-light.example/gongan'),
    text('SERVICE_TC', 'https://harbour-light.example/terms'),
    text('PRIVATE_TC', 'https://harbour-light.example/privacy'),
    text('MANNUAL_URL', 'https://harbour-light.example/manual'),
    text('RECT_LOGO', harbourLogo('#0a2c3a', '#0f6c86')),
    text('INVERT_RECT_LOGO', harbourLogo('#e6f6fb', '#ffd48a')),
    text('DATA_CENTER_CURRENT', 'Harbour Europe'),
    text('DATA_CENTER_CURRENT', 'Hafen Europa', 'de'),
    text('DATA_CENTER_VISIT_DOMAIN_2', 'china.harbour-light.example'),
  ],
  colorList: [
    colour('primary', '#0f6c86'),
    colour('warning', '#c77700'),
    colour('error', '#b3261e'),
    colour('success', '#2e7d4f'),
    colour('fail', '#8e3b46'),
    colour('menu', '#0a2c3a'),
    colour('menu-text', '#d5ecf4'),
    colour('menu-selected', '#14566d'),
    colour('top-navigation', '#083344'),
    colour('top-navigation-text', '#eefaff'),
    ...HARBOUR_CHARTS.map((code, index) => colour(`chart-${index + 1}`, code)),
  ],
  blockFunctionCodeList: ['insurance'],
  extendWeb: JSON.stringify({ topNaviLogo: harbourLogo('#eefaff', '#ffd48a') }),
  officalDomain: 'portal.harbour-light.example',
  squareLogoLink: harbourSquare('#083344', '#ffd48a'),
  trackingCode: '/store-s/visits.js',
}

const SUNRISE = {
  system: 'SOLARMAN',
  status: 'OK',
  supportLanList: ['en', 'de', 'pl'],
  apiKeyDtoList: [],
  textList: [
    text('SHOW_NAME', 'Sunrise Portal'),
    text('SHOW_NAME', 'Sonnenaufgang-Portal', 'de'),
    text('SHOW_NAME', 'Portal Wschód Słońca', 'pl'),
    text('APP_SHOW_NAME', 'Sunrise'),
    text('RECT_LOGO', sunriseLogo('#431407')),
    text('INVERT_RECT_LOGO', sunriseLogo('#ffedd5')),
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
}

/** A name, a list of languages and nothing else; what is broken in it is to be read as missing. */
const TERRACE = {
  system: 'SOLARMAN',
  status: 'OK',
  supportLanList: ['cs', 'sl', 'uk'],
  apiKeyDtoList: null,
  textList: [text('SHOW_NAME', 'Terasa', 'cs')],
  colorList: [colour('primary', 'green')],
  blockFunctionCodeList: [],
  extendWeb: '{"topNaviLogo":',
  officalDomain: null,
  squareLogoLink: null,
  trackingCode: null,
}

const CLOSED = {
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
}

/** Brands by `projectId`; any other host or project has none (contract C23: null, the client falls back). */
export const BRANDS: Readonly<Record<string, object>> = {
  harbour: HARBOUR,
  sunrise: SUNRISE,
  terrace: TERRACE,
  closed: CLOSED,
}
