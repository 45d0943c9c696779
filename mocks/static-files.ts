import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import type { Listener } from './http'
import { pathOf } from './http'
import { securityHeaders, STRICT_TRANSPORT } from './security-headers'

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

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/**
 * The built console: hashed assets for ever, the rest asked for again; unknown paths are routes of the
 * app. `hosts` are origins of scripts that it may load besides its own.
 */
export function createStaticFiles(root: string, hosts: readonly string[] = []): Listener {
  const page = join(root, 'index.html')
  const security = securityHeaders(isFile(page) ? readFileSync(page, 'utf8') : '', hosts)
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
