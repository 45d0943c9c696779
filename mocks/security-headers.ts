import { createHash } from 'node:crypto'

/** Where the scripts of the map services come from; they also fetch their tiles there. */
const MAPS = ['https://maps.googleapis.com', 'https://webapi.amap.com']

/** Scripts that stand in the page itself, as the policy names them: by their hash. */
function inlineScripts(page: string): string[] {
  const texts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * What every reply with a part of the console says to the browser. Styles may stand in the page: antd
 * writes its own there. Pictures may come from any https address: a brand's logos do. `hosts` are
 * origins of further scripts, such as a brand's tracking code.
 */
export function securityHeaders(page: string, hosts: readonly string[] = []): Record<string, string> {
  const foreign = [...MAPS, ...hosts]
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(page), ...foreign],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...foreign],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'x-frame-options': 'DENY',
  }
}

/** Of any use over TLS only, so it is left out of plain replies (RFC 6797, 7.2). */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
