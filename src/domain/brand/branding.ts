import { toRgba } from './colour'
import { languageOf, supportedLanguages, type Language } from './language'
import { isRecord } from '../values/given'

/** Every colour literal of the product lives here (specification 9, and the look of the product). */

export type Theme = 'light' | 'dark'
export const THEMES = ['light', 'dark'] as const

/** Specification 9. For fills and marks; as text use TOKEN_TEXT. */
export const DEFAULT_TOKENS = {
  primary: '#4c87ff',
  success: '#52c41a',
  warning: '#faad14',
  error: '#f5222d',
} as const
export type TokenName = keyof typeof DEFAULT_TOKENS

/** The same hues as text, at least 4.5:1 on page, card and raised surface of their theme. */
export const TOKEN_TEXT: Readonly<Record<Theme, Readonly<Record<TokenName, string>>>> = {
  light: { primary: '#2461d8', success: '#2f7d0d', warning: '#8a5a00', error: '#cf1322' },
  dark: { primary: '#7ba6ff', success: '#6dd13b', warning: '#fbbf45', error: '#ff7a7f' },
}

export interface Surface {
  page: string
  card: string
  raised: string
  hairline: string
  text: string
  secondaryText: string
  /** Shade over the night hours of a chart. */
  night: string
}

export const SURFACES: Readonly<Record<Theme, Surface>> = {
  light: {
    page: '#f5f7fa',
    card: '#ffffff',
    raised: '#ffffff',
    hairline: '#e6eaf0',
    text: '#1c2430',
    secondaryText: '#5a6675',
    night: '#eef1f6',
  },
  dark: {
    page: '#0e131a',
    card: '#161d27',
    raised: '#1e2733',
    hairline: '#2a3543',
    text: '#e8edf4',
    secondaryText: '#9aa8b8',
    night: '#11171f',
  },
}

/** Energy has fixed hues, everywhere. For fills and marks. */
export const ENERGY_HUES = {
  production: '#f5a623',
  consumption: '#4c87ff',
  feedIn: '#9b6dff',
  purchase: '#7a8ca3',
  charge: '#2fb67c',
  discharge: '#17a2a8',
  stateOfCharge: '#2fb67c',
} as const
export type EnergyHue = keyof typeof ENERGY_HUES

/** The same hues as text, at least 4.5:1 on every surface of their theme. */
export const ENERGY_TEXT: Readonly<Record<Theme, Readonly<Record<EnergyHue, string>>>> = {
  light: {
    production: '#8f5c00',
    consumption: '#2461d8',
    feedIn: '#6f3fe0',
    purchase: '#566579',
    charge: '#157a4f',
    discharge: '#0d7277',
    stateOfCharge: '#157a4f',
  },
  dark: {
    production: '#f8b84e',
    consumption: '#7ba6ff',
    feedIn: '#b797ff',
    purchase: '#9fb0c5',
    charge: '#4ccb94',
    discharge: '#3cc0c6',
    stateOfCharge: '#4ccb94',
  },
}

/** Ten hues for anything without a fixed one; apart from each other for colour-blind eyes too. */
export const CHART_PALETTE: Readonly<Record<Theme, readonly string[]>> = {
  light: [
    '#4c87ff',
    '#e56e31',
    '#066e6d',
    '#b75ebb',
    '#473a00',
    '#889885',
    '#683ba6',
    '#994c11',
    '#001578',
    '#4e0033',
  ],
  dark: [
    '#4c87ff',
    '#fdbc25',
    '#ff7ba3',
    '#affea0',
    '#9a52b8',
    '#ba500e',
    '#79c2f0',
    '#94a50a',
    '#4d796c',
    '#f8ddfd',
  ],
}

/** Specification 9: a brand's palette is used when it has more than 10 colours, else the ten of the theme. */
export function chartPalette(theme: Theme, brandColours: readonly string[] = []): readonly string[] {
  return brandColours.length > 10 ? brandColours : CHART_PALETTE[theme]
}

/** The four tokens of a brand; a colour that is not accepted falls back to the default of its type. */
export function brandTokens(colours: ReadonlyMap<string, string>): Readonly<Record<TokenName, string>> {
  const pick = (name: TokenName): string =>
    colours.get(name) ?? toRgba(DEFAULT_TOKENS[name]) ?? DEFAULT_TOKENS[name]
  return {
    primary: pick('primary'),
    success: pick('success'),
    warning: pick('warning'),
    error: pick('error'),
  }
}

/** Specification 3: the kinds of text a provider may set, also the list that is asked for. */
export const BRAND_TEXT_TYPES = [
  'APP_DOWNLOAD_QRCODE',
  'APP_DOWNLOAD_LOGO',
  'IOS_DOWNLOAD_LINK',
  'ANDROID_DOWNLOAD_LINK',
  'LOGIN_BK_IMG',
  'GONGAN_BEIAN_URL',
  'GONGAN_BEIAN_NAME',
  'ICP_BEIAN_URL',
  'ICP_BEIAN_NAME',
  'SERVICE_TC',
  'PRIVATE_TC',
  'SHOW_NAME',
  'APP_SHOW_NAME',
  'MANNUAL_URL',
  'RECT_LOGO',
  'INVERT_RECT_LOGO',
  'APP_STORE_DESCRIPTION',
  'DATA_CENTER_VISIT_DOMAIN_2',
  'DATA_CENTER_CURRENT',
] as const
export type BrandTextType = (typeof BRAND_TEXT_TYPES)[number]

export interface Brand {
  system: string | null
  status: string | null
  /** The provider's languages among those we speak; null: all. */
  languages: readonly Language[] | null
  mapKeys: { amap: string | null; googleMap: string | null }
  texts: readonly { type: string; language: string; text: string }[]
  /** rgba text by colour type; colours that are not accepted are left out. */
  colours: ReadonlyMap<string, string>
  /** chart-1 … chart-12 in order. */
  chartColours: readonly string[]
  blocked: readonly string[]
  topNavigationLogo: string | null
  domain: string | null
  squareLogo: string | null
  trackingCode: string | null
}

type Fields = Record<string, unknown>

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const rows = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : []

/** Addresses come from outside: only the web's own schemes and paths may become links and pictures. */
export function safeAddress(value: unknown): string | null {
  const address = text(value)?.trim() ?? ''
  if (/^(https?:\/\/[^\s]+|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,][^\s]+)$/i.test(address))
    return address
  return /^\/(?![/\\])\S*$/.test(address) ? address : null
}

function extension(value: unknown): Fields {
  if (isRecord(value)) return value
  try {
    const parsed: unknown = JSON.parse(text(value) ?? '{}')
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

/** The branding reply (C23) as a Brand; null when there is none. A broken field is missing. Never throws. */
export function readBrand(raw: unknown): Brand | null {
  if (!isRecord(raw) || Object.keys(raw).length === 0) return null
  const colours = new Map<string, string>()
  for (const { type, colorCode, alpha } of rows(raw['colorList'])) {
    const [name, colour] = [text(type), toRgba(colorCode, alpha)]
    if (name !== null && colour !== null) colours.set(name, colour)
  }
  const key = (type: string): string | null =>
    text(rows(raw['apiKeyDtoList']).find((entry) => entry['type'] === type)?.['apiKey'])
  const languages = texts(raw['supportLanList'])
  return {
    system: text(raw['system']),
    status: typeof raw['status'] === 'string' ? raw['status'].trim() : null,
    languages: languages.length > 0 ? supportedLanguages(languages) : null,
    mapKeys: { amap: key('amap'), googleMap: key('googleMap') },
    texts: rows(raw['textList']).flatMap(({ type, lan, textInfo }) => {
      const [kind, words] = [text(type), text(textInfo)]
      return kind !== null && words !== null ? [{ type: kind, language: text(lan) ?? '', text: words }] : []
    }),
    colours,
    chartColours: Array.from({ length: 12 }, (_, index) => colours.get(`chart-${index + 1}`)).filter(
      (colour) => colour !== undefined,
    ),
    blocked: texts(raw['blockFunctionCodeList']),
    topNavigationLogo: safeAddress(extension(raw['extendWeb'])['topNaviLogo']),
    domain: text(raw['officalDomain']),
    squareLogo: safeAddress(raw['squareLogoLink']),
    trackingCode: text(raw['trackingCode']),
  }
}

/** Any status other than OK suspends the platform (specification 4); no brand, or none stated, does not. */
export function brandStatus(brand: Brand | null): 'ok' | 'suspended' {
  return brand === null || brand.status === null || brand.status === 'OK' ? 'ok' : 'suspended'
}

/** A provider's text in a language, else its English one, else its first; null when it has none. */
export function brandText(brand: Brand | null, type: BrandTextType, language: string): string | null {
  const own = brand?.texts.filter((entry) => entry.type === type) ?? []
  const of = (wanted: string): string | undefined =>
    own.find((entry) => languageOf(entry.language) === wanted)?.text
  return of(language) ?? of('en') ?? own[0]?.text ?? null
}
