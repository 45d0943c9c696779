import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Listener, pathOf } from './requests'
import { type ForeignOrigins, NONCE, securityHeaders, STRICT_TRANSPORT } from './security-headers'
import type { ConsoleTheme } from './settings'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=UTF-8',
  '.js': 'text/javascript;charset=UTF-8',
  '.css': 'text/css;charset=UTF-8',
  '.json': 'application/json;charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain;charset=UTF-8',
  '.map': 'application/json;charset=UTF-8',
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** A page of a few kilobytes is packed in a fraction of a millisecond. */
const PACK = {
  br: (page: Buffer) => brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (page: Buffer) => gzipSync(page),
} as const

/** The page with the nonce of this reply in it. */
function pageWith(page: string, nonce: string, accepted: string): { bytes: Buffer; encoding?: string } {
  const plain = Buffer.from(page.replaceAll(NONCE, nonce))
  const encoding = ENCODINGS.map(([name]) => name).find((name) => accepted.includes(name))
  return encoding === undefined ? { bytes: plain } : { bytes: PACK[encoding](plain), encoding }
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/**
 * The built console: hashed assets for ever, the rest asked for again; unknown paths are routes of the
 * app. `foreign` are origins that it may load from besides its own.
 */
export function createStaticFiles(
  root: string,
  foreign: ForeignOrigins = {},
  theme: ConsoleTheme | null = null,
): Listener {
  const page = join(root, 'index.html')
  const built = isFile(page) ? readFileSync(page, 'utf8') : ''
  // The first paint comes before `/config.json` is there, so the page itself says how a first visit looks.
  const text = theme === null ? built : built.replace(/data-theme="\w*"/, `data-theme="${theme}"`)
  // Worked out once; each reply writes its nonce into the policy as into the page.
  const { 'content-security-policy': policy = '', ...security } = securityHeaders(text, NONCE, foreign)
  return (incoming, outgoing) => {
    const nonce = randomBytes(16).toString('base64url')
    // A proxy that terminates TLS says so.
    const secure = incoming.headers['x-forwarded-proto'] === 'https'
    const headers = {
      ...security,
      'content-security-policy': policy.replace(NONCE, nonce),
      ...(secure ? STRICT_TRANSPORT : {}),
    }
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const file = fileOf(root, pathOf(incoming))
    if (!file) {
      outgoing.writeHead(404, { 'content-type': 'text/plain;charset=UTF-8' }).end('not found\n')
      return
    }
    const accepted = String(incoming.headers['accept-encoding'] ?? '')
    if (file === page) {
      const { bytes, encoding } = pageWith(text, nonce, accepted)
      outgoing.writeHead(200, {
        'content-type': 'text/html;charset=UTF-8',
        'content-length': bytes.length,
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      })
      outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
      return
    }
    const packed = ENCODINGS.find(([name, tail]) => accepted.includes(name) && isFile(file + tail))
    const sent = packed ? file + packed[1] : file
    const hashed = /\/assets\/.+-[\w-]{8,}\.\w+$/.test(file.replaceAll(sep, '/'))
    outgoing.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': statSync(sent).size,
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(packed ? { 'content-encoding': packed[0] } : {}),
    })
    if (incoming.method === 'HEAD') outgoing.end()
    else
      createReadStream(sent)
        .on('error', () => outgoing.destroy())
        .pipe(outgoing)
  }
}

/** The file of a path; the app's page for its routes; null for a missing asset or a way out of the folder. */
function fileOf(root: string, path: string): string | null {
  let plain: string
  try {
    plain = normalize(decodeURIComponent(path))
  } catch {
    return null
  }
  if (plain.includes('\0') || plain.split(sep).includes('..')) return null
  const file = join(root, plain)
  if (isFile(file)) return file
  // A missing script must not be answered with a page: the browser would try to run it.
  if (extname(plain) !== '' && !plain.endsWith('.html')) return null
  const page = join(root, 'index.html')
  return isFile(page) ? page : null
}
