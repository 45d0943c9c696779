import { createHash } from 'node:crypto'

/** Where the scripts of the map services come from. */
const MAPS = ['https://maps.googleapis.com', 'https://webapi.amap.com']
/** Where these services fetch their tiles. */
const TILES = [
  'https://*.googleapis.com',
  'https://*.gstatic.com',
  'https://*.amap.com',
  'https://*.is.autonavi.com',
]
/** What the maps ask beside the hosts of their scripts. */
const MAP_CALLS = ['https://maps.gstatic.com', 'https://*.amap.com']
/** What Google's maps write markup through; they name nothing else, and any other name is refused. */
const MAP_POLICIES = ['google-maps-api#html', 'lit-html']

/** Origins beyond our own that an installation lets in. */
export interface ForeignOrigins {
  /** Of scripts, such as a brand's tracking code. */
  readonly scripts?: readonly string[]
  /** Of pictures, such as a brand's logos. */
  readonly pictures?: readonly string[]
}

/** Stands in the built page where each reply writes a nonce of its own. */
export const NONCE = 'CONSOLE_NONCE'

/** Scripts that stand in the page itself, as the policy names them: by their hash. */
function inlineScripts(page: string): string[] {
  const texts = [...page.matchAll(/<script(?: nonce="[^"]*")?>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  )
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * What every reply with a part of the console says to the browser. Style elements, which antd makes, need the
 * `nonce` of their page; style attributes are refused. Text becomes markup only through the policy in index.html.
 */
export function securityHeaders(
  page: string,
  nonce: string,
  { scripts = [], pictures = [] }: ForeignOrigins = {},
): Record<string, string> {
  const foreign = [...MAPS, ...scripts]
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(page), ...foreign],
    'style-src': ["'self'", `'nonce-${nonce}'`, 'https://fonts.googleapis.com'],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...TILES, ...pictures],
    'font-src': ["'self'", 'data:', 'https://fonts.gstatic.com'],
    'connect-src': ["'self'", ...foreign, ...MAP_CALLS],
    // Made in the page, because its name and icon are the brand's.
    'manifest-src': ["'self'", 'data:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...MAP_POLICIES],
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  }
}

/** Of any use over TLS only, so it is left out of plain replies (RFC 6797, 7.2). */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
