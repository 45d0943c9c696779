import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Listener } from './http'
import { pathOf } from './http'
import { securityHeaders, STRICT_TRANSPORT } from './security-headers'
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

const PACK = { br: brotliCompressSync, gzip: gzipSync } as const

/**
 * The page with another theme in it: the first paint comes before `/config.json` is there, so the page
 * itself says how a first visit looks. Packed once.
 */
function themedPage(
  page: string,
  theme: ConsoleTheme,
): (accepted: string) => { bytes: Buffer; encoding?: string } {
  const plain = Buffer.from(page.replace(/data-theme="\w*"/, `data-theme="${theme}"`))
  const packed = ENCODINGS.map(([encoding]) => ({ encoding, bytes: PACK[encoding](plain) }))
  return (accepted) => packed.find(({ encoding }) => accepted.includes(encoding)) ?? { bytes: plain }
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/**
 * The built console: hashed assets for ever, the rest asked for again; unknown paths are routes of the
 * app. `hosts` are origins of scripts that it may load besides its own.
 */
export function createStaticFiles(
  root: string,
  hosts: readonly string[] = [],
  theme: ConsoleTheme | null = null,
): Listener {
  const page = join(root, 'index.html')
  const text = isFile(page) ? readFileSync(page, 'utf8') : ''
  const security = securityHeaders(text, hosts)
  const themed = theme === null ? null : themedPage(text, theme)
  return (incoming, outgoing) => {
    // Whoever stands in front and speaks TLS says so.
    const secure = incoming.headers['x-forwarded-proto'] === 'https'
    const headers = { ...security, ...(secure ? STRICT_TRANSPORT : {}) }
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
    if (themed && file === page) {
      const { bytes, encoding } = themed(accepted)
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
