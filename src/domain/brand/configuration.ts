import { isLanguage, supportedLanguages, type Language } from './language'
import { isRecord } from '../values/given'

/** Specification 7. */
const ENVIRONMENTS = ['local', 'dev', 'test', 'uat', 'pro'] as const
type Environment = (typeof ENVIRONMENTS)[number]

/** Enabled functions of specification 1, each a switch; the same codes may be blocked by a brand. */
export const FUNCTION_CODES = [
  'gdprNotice',
  'notices',
  'privacyNotice',
  'messages',
  'onlineInstructions',
  'onlineCustomer',
  'largeScreen',
  'applications',
  'deviceCharge',
  'suggestion',
  'insurance',
  'deviceLayout',
  'deviceDataExport',
  'register',
  'phone',
  'forgotPassword',
] as const
export type FunctionCode = (typeof FUNCTION_CODES)[number]

/** What a field or an action may depend on: a function, or control of devices, which has a setting of its own. */
export const FEATURES = [...FUNCTION_CODES, 'deviceControl'] as const
export type Feature = (typeof FEATURES)[number]

/** Base addresses of the cloud, '' being the console's own origin. */
interface Servers {
  china: string
  foreign: string
  india: string
}

/** Base64 of the SPKI form of the cloud's RSA key, by environment; '' for none (specification 7). */
interface PublicKeys {
  dev: string
  /** Of `test` and `local`. */
  test: string
  /** Of `uat` and `pro`. */
  other: string
}

interface OemColour {
  type: string
  colorCode: string
  alpha: number
}

/** Specification 3, client configuration, with the values of specification 1. */
export interface Configuration {
  version: string
  innerVersion: string
  layoutVersion: string
  theme: 'dark' | 'light' | 'system'
  multiDataCentre: boolean
  isOem: boolean
  /** Whether people may send commands to devices; off, no action of the feature `deviceControl` is there. */
  deviceControl: boolean
  /** Whether what was seen may lie on a machine, for the time without a network. */
  seenData: boolean
  /** Whether a worker keeps the console itself for the time without a network; off, the one that is there ends. */
  offlineShell: boolean
  qrCode: boolean
  serviceOut: boolean
  environment: Environment
  /** `require`: nothing is sent or taken plainly; where bodies cannot be sealed, the console stays closed. */
  encryptedMode: boolean | 'require'
  publicKeys: PublicKeys
  server: Servers
  /** Provider; third-party login is kept for one source only. */
  source: string
  /** Explicit path prefix in front of every call, '' for none. */
  prefix: string
  platform: string
  thirdLogin: boolean
  functions: Readonly<Record<FunctionCode, boolean>>
  amapKey: string
  gmapKey: string
  /** Where the maps script comes from when there is no key. */
  mapsProxy: string
  /** Where WeChat and QQ are asked to sign somebody in, with `{back}` and `{state}`; '' for not set up. */
  thirdParty: { weChat: string; qq: string }
  /** Online service: its script, and its hours by its own clock; '' for not set up. */
  customerService: { script: string; zone: string; from: string; to: string }
  /** External address that returns the client's IP; '' for none. */
  ipLookup: string
  supportLans: readonly Language[]
  platformName: { default: string; byLanguage: Readonly<Partial<Record<Language, string>>> }
  appShowName: string
  oemData: { chartColors: readonly string[]; colorList: readonly OemColour[] }
}

export const DEFAULT_CONFIGURATION: Configuration = {
  version: '1.7.1',
  innerVersion: '128',
  layoutVersion: '1.5.3',
  theme: 'dark',
  multiDataCentre: false,
  isOem: false,
  deviceControl: false,
  seenData: true,
  offlineShell: true,
  qrCode: true,
  serviceOut: false,
  environment: 'local',
  encryptedMode: false,
  publicKeys: { dev: '', test: '', other: '' },
  server: { china: '', foreign: '', india: '' },
  source: 'SOLARMAN',
  prefix: '',
  platform: 'SOLARMAN_INTELLGENT',
  thirdLogin: false,
  functions: allFunctions((): boolean => true),
  amapKey: '',
  gmapKey: '',
  mapsProxy: '',
  thirdParty: { weChat: '', qq: '' },
  customerService: { script: '', zone: '', from: '', to: '' },
  ipLookup: '',
  supportLans: supportedLanguages(null),
  platformName: { default: 'Heliograph', byLanguage: {} },
  appShowName: 'Heliograph',
  oemData: { chartColors: [], colorList: [] },
}

function allFunctions(on: (code: FunctionCode) => boolean): Record<FunctionCode, boolean> {
  return Object.fromEntries(FUNCTION_CODES.map((code) => [code, on(code)])) as Record<FunctionCode, boolean>
}

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})

/** Reads one field at a time: a broken one gives its default and spoils no other. */
function reader(fields: Fields) {
  return {
    text: (name: string, fallback: string): string => {
      const value = Object.hasOwn(fields, name) ? fields[name] : undefined
      return typeof value === 'string' ? value : fallback
    },
    flag: (name: string, fallback: boolean): boolean => {
      const value = Object.hasOwn(fields, name) ? fields[name] : undefined
      return typeof value === 'boolean' ? value : fallback
    },
    one: <const T extends string>(name: string, of: readonly T[], fallback: T): T =>
      of.find((member) => Object.hasOwn(fields, name) && fields[name] === member) ?? fallback,
  }
}

function readServer(raw: unknown): Servers {
  if (typeof raw === 'string') return { china: raw, foreign: raw, india: raw }
  const { text } = reader(fieldsOf(raw))
  return { china: text('china', ''), foreign: text('foreign', ''), india: text('india', '') }
}

function readPublicKeys(raw: unknown): PublicKeys {
  const { text } = reader(fieldsOf(raw))
  return { dev: text('dev', ''), test: text('test', ''), other: text('other', '') }
}

function readThirdParty(raw: unknown): Configuration['thirdParty'] {
  const { text } = reader(fieldsOf(raw))
  return { weChat: text('weChat', ''), qq: text('qq', '') }
}

function readService(raw: unknown): Configuration['customerService'] {
  const { text } = reader(fieldsOf(raw))
  return { script: text('script', ''), zone: text('zone', ''), from: text('from', ''), to: text('to', '') }
}

function readPlatformName(raw: unknown): Configuration['platformName'] {
  const fallback = DEFAULT_CONFIGURATION.platformName.default
  if (typeof raw === 'string' && raw !== '') return { default: raw, byLanguage: {} }
  const byLanguage: Partial<Record<Language, string>> = {}
  for (const [language, name] of Object.entries(fieldsOf(raw)))
    if (isLanguage(language) && typeof name === 'string' && name !== '') byLanguage[language] = name
  return { default: reader(fieldsOf(raw)).text('default', fallback), byLanguage }
}

function readOem(raw: unknown): Configuration['oemData'] {
  const { chartColors, colorList } = fieldsOf(raw)
  return {
    chartColors: Array.isArray(chartColors) ? chartColors.filter((one) => typeof one === 'string') : [],
    colorList: (Array.isArray(colorList) ? colorList : []).flatMap((entry: unknown) => {
      const { type, colorCode, alpha } = fieldsOf(entry)
      if (typeof type !== 'string' || typeof colorCode !== 'string') return []
      return [{ type, colorCode, alpha: typeof alpha === 'number' ? alpha : 100 }]
    }),
  }
}

/** The configuration file, whatever is in it: an absent or broken field has its default. Never throws. */
export function readConfiguration(raw: unknown): Configuration {
  const fields = fieldsOf(raw)
  const { text, flag, one } = reader(fields)
  const fallback = DEFAULT_CONFIGURATION
  const functions = reader(fieldsOf(fields['functions']))
  return {
    version: text('version', fallback.version),
    innerVersion: text('innerVersion', fallback.innerVersion),
    layoutVersion: text('layoutVersion', fallback.layoutVersion),
    theme: one('theme', ['dark', 'light', 'system'], fallback.theme),
    multiDataCentre: flag('multiDataCentre', fallback.multiDataCentre),
    isOem: flag('isOem', fallback.isOem),
    deviceControl: flag('deviceControl', fallback.deviceControl),
    seenData: flag('seenData', fallback.seenData),
    offlineShell: flag('offlineShell', fallback.offlineShell),
    qrCode: flag('qrCode', fallback.qrCode),
    serviceOut: flag('serviceOut', fallback.serviceOut),
    environment: one('environment', ENVIRONMENTS, fallback.environment),
    encryptedMode: fields['encryptedMode'] === 'require' ? 'require' : flag('encryptedMode', false),
    publicKeys: readPublicKeys(fields['publicKeys']),
    server: readServer(fields['server']),
    source: text('source', fallback.source),
    prefix: text('prefix', fallback.prefix),
    platform: text('platform', fallback.platform),
    thirdLogin: flag('thirdLogin', fallback.thirdLogin),
    functions: allFunctions((code) => functions.flag(code, fallback.functions[code])),
    amapKey: text('amapKey', fallback.amapKey),
    gmapKey: text('gmapKey', fallback.gmapKey),
    mapsProxy: text('mapsProxy', fallback.mapsProxy),
    thirdParty: readThirdParty(fields['thirdParty']),
    customerService: readService(fields['customerService']),
    ipLookup: text('ipLookup', fallback.ipLookup),
    supportLans: supportedLanguages(fields['supportLans']),
    platformName: readPlatformName(fields['platformName']),
    appShowName: text('appShowName', fallback.appShowName),
    oemData: readOem(fields['oemData']),
  }
}
