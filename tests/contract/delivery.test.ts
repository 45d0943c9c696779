import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '../../mocks/security-headers'
import { consoleTheme, foreignOrigins } from '../../mocks/settings'
import { createStaticFiles } from '../../mocks/static-files'
import { GUARDED_ROUTES, PUBLIC_ROUTES } from '../../src/app/routes'

const SCRIPT = "document.documentElement.dataset.theme = 'dark'"
const PAGE = `<!doctype html><meta property="csp-nonce" nonce="CONSOLE_NONCE"><title>page</title><script nonce="CONSOLE_NONCE">${SCRIPT}</script><script type="module" src="/assets/a.js"></script>`
const folder = mkdtempSync(join(tmpdir(), 'heliograph-web-'))
let server: Server
let origin = ''

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'assets', 'main-0a1B2c3D.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'main-0a1B2c3D.js.br'), 'packed')
  server = createServer(
    createStaticFiles(folder, {
      scripts: ['https://count.example.org'],
      pictures: ['https://logos.example.org'],
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const policyOf = (headers: Headers) =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources]
    }),
  )

describe('the delivery of the console', () => {
  it.each([
    ['the page', '/login', 'GET', 200],
    ['a script', '/assets/main-0a1B2c3D.js', 'GET', 200],
    ['a missing script', '/assets/none.js', 'GET', 404],
    ['a refused method', '/login', 'POST', 405],
  ])('%s comes with the security headers', async (_, path, method, status) => {
    const reply = await fetch(origin + path, { method })
    expect(reply.status).toBe(status)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    })
    expect(policyOf(reply.headers)).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'self'"],
      'style-src-attr': ["'none'"],
    })
  })

  it.each([...GUARDED_ROUTES, ...PUBLIC_ROUTES])('S2-01 the address %s brings the page', async (path) => {
    const reply = await fetch(origin + path)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toContain('text/html')
    expect(await reply.text()).toContain('<title>page</title>')
  })

  it('runs the scripts of the page, its own, the maps’ and those of the setting, and no others', async () => {
    const { headers } = await fetch(`${origin}/login`)
    const hash = createHash('sha256').update(SCRIPT).digest('base64')
    expect(policyOf(headers)['script-src']).toEqual([
      "'self'",
      `'sha256-${hash}'`,
      'https://maps.googleapis.com',
      'https://webapi.amap.com',
      'https://count.example.org',
    ])
  })

  it('asks its own host, those of the maps and of the setting, and not storage that anybody may rent there', async () => {
    const sources = policyOf((await fetch(`${origin}/login`)).headers)['connect-src']
    expect(sources).toEqual([
      "'self'",
      'https://maps.googleapis.com',
      'https://webapi.amap.com',
      'https://count.example.org',
      'https://maps.gstatic.com',
      'https://*.amap.com',
    ])
  })

  it('shows pictures of its own, of the maps and of the setting, not of any host', async () => {
    const sources = policyOf((await fetch(`${origin}/login`)).headers)['img-src']
    expect(sources).toContain('https://logos.example.org')
    expect(sources).not.toContain('https:')
  })

  it('each reply with the page has a nonce of its own, in the page and in the policy', async () => {
    const nonces = []
    for (const encoding of ['identity', 'br']) {
      const reply = await fetch(`${origin}/login`, { headers: { 'accept-encoding': encoding } })
      const [, nonce = 'none'] = /<meta property="csp-nonce" nonce="([^"]+)"/.exec(await reply.text()) ?? []
      expect(policyOf(reply.headers)['style-src']).toEqual([
        "'self'",
        `'nonce-${nonce}'`,
        'https://fonts.googleapis.com',
      ])
      expect(policyOf(reply.headers)['require-trusted-types-for']).toEqual(["'script'"])
      expect(policyOf(reply.headers)['trusted-types']).toEqual([
        'default',
        'google-maps-api#html',
        'lit-html',
      ])
      nonces.push(nonce)
    }
    expect(new Set(nonces).size).toBe(2)
    expect(nonces).not.toContain('CONSOLE_NONCE')
  })

  it('asks for TLS for ever only where TLS was spoken', async () => {
    const strict = async (headers: Record<string, string>) =>
      (await fetch(`${origin}/`, { headers })).headers.get('strict-transport-security')
    expect(await strict({})).toBeNull()
    expect(await strict({ 'x-forwarded-proto': 'https' })).toMatch(/max-age=\d{8}/)
  })

  it('keeps what has a hash, asks again for the page, and sends what was packed before', async () => {
    const asset = await fetch(`${origin}/assets/main-0a1B2c3D.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-encoding')).toBe('br')
    const page = await fetch(`${origin}/plant/infos/device`)
    const text = (await page.text()).replace(/nonce="[^"]+"/g, 'nonce="CONSOLE_NONCE"')
    expect([page.headers.get('cache-control'), text]).toEqual(['no-cache', PAGE])
  })

  it('the setting takes origins only', () => {
    expect(foreignOrigins({})).toEqual({ scripts: [], pictures: [] })
    expect(
      foreignOrigins({ CONSOLE_SCRIPTS: ' https://a.example  https://b.example:8443 ' }).scripts,
    ).toEqual(['https://a.example', 'https://b.example:8443'])
    for (const odd of ['a.example', 'https://a.example/x', 'https://a.example;script-src *', '*']) {
      expect(() => foreignOrigins({ CONSOLE_PICTURES: odd })).toThrow(/is no origin/)
    }
  })
})

describe('the example of a reverse proxy', () => {
  const example = readFileSync('reverse-proxy.conf', 'utf8')

  it('has a place for the headers, and no header of a location that would undo them', () => {
    expect(example).toContain('@HEADERS@')
    expect(example.match(/^\s*add_header .*/gm)).toEqual([
      '    add_header cache-control $console_cache always;',
    ])
    for (const value of Object.values(securityHeaders(PAGE, 'n'))) expect(value).not.toMatch(/["$\\]/)
  })

  it('asks the vendor’s cloud for a certificate that the machine trusts, of the name it is called by', () => {
    for (const line of ['proxy_ssl_verify on;', 'proxy_ssl_server_name on;'])
      expect(example).toMatch(new RegExp(`^ *${line}$`, 'm'))
    expect(example).toMatch(/^ *proxy_ssl_trusted_certificate \S+;$/m)
    expect(example).not.toContain('proxy_ssl_verify off')
  })

  it('falls back to the page, forwards the API of both data centres and keeps braces in pairs', () => {
    expect(example).toContain('try_files $uri /index.html;')
    expect(example).toMatch(/location ~ \^\(\/home\)\?\/mdc-cn\/ \{\s+proxy_pass/)
    expect(example).toMatch(/location ~ \^\(\/home\)\?\(\/mdc-eu\)\?\/\[a-z0-9-\]\+-s\/ \{\s+proxy_pass/)
    const count = (brace: string) => example.replace(/"[^"]*"|#.*/g, '').split(brace).length
    expect(count('{')).toBe(count('}'))
  })
})

describe('the theme of a first visit', () => {
  const themed = join(folder, 'themed')
  const shown = async (encoding: string) => {
    const listener = createStaticFiles(themed, {}, 'light')
    const other = createServer(listener)
    await new Promise<void>((resolve) => other.listen(0, resolve))
    const at = `http://localhost:${(other.address() as AddressInfo).port}/plant`
    const reply = await fetch(at, { headers: { 'accept-encoding': encoding } })
    const text = await reply.text()
    other.close()
    return { text, encoding: reply.headers.get('content-encoding') }
  }

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('stands in the page itself, packed for %s', async (accepted, encoding) => {
    mkdirSync(themed, { recursive: true })
    writeFileSync(join(themed, 'index.html'), '<html data-theme="dark"><title>page</title></html>')
    writeFileSync(join(themed, 'index.html.br'), 'never sent')
    expect(await shown(accepted)).toEqual({ text: '<html data-theme="light"><title>page</title></html>', encoding })
  }) // oxfmt-ignore

  it('is one of three, or the delivered one', () => {
    expect(consoleTheme({})).toBeNull()
    expect(consoleTheme({ CONSOLE_THEME: 'system' })).toBe('system')
    expect(() => consoleTheme({ CONSOLE_THEME: 'blue' })).toThrow(/none of dark, light, system/)
  })
})
