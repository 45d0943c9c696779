import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { upstreamConfiguration } from '../../mocks/configuration'
import { createUpstreamListener, type Upstreams, upstreamsFromEnvironment } from '../../mocks/upstream'

const running: Server[] = []
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

async function serve(
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): Promise<string> {
  const server = createServer(listener)
  running.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** A second server that plays the vendor. */
async function aVendor(
  reply: (outgoing: ServerResponse, seen: Seen) => void = (outgoing) => outgoing.end('{"ok":1}'),
) {
  const seen: Seen[] = []
  const origin = await serve((incoming, outgoing) => {
    let body = ''
    incoming.on('data', (part: Buffer) => (body += part.toString()))
    incoming.on('end', () => {
      const one = { method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, body }
      seen.push(one)
      reply(outgoing, one)
    })
  })
  return { origin, seen }
}

const gate = (given: Partial<Upstreams>) =>
  serve(
    createUpstreamListener({ eu: null, cn: null, timeout: 2000, ...given }, (_incoming, outgoing) => {
      outgoing.end('the console')
    }),
  )

describe('a vendor cloud behind the console', () => {
  it('gets method, path, query, headers and body as they came, at its own host', async () => {
    const vendor = await aVendor()
    const here = await gate({ eu: new URL(`${vendor.origin}/home`) })
    const reply = await fetch(`${here}/mdc-eu/oauth2-s/oauth/token?lang=en`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer T',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: 'acw_tc=1; language=de',
        'log-lan': 'de',
        origin: here,
        referer: `${here}/login`,
      },
      body: 'grant_type=mdc_password',
    })
    expect(await reply.json()).toEqual({ ok: 1 })
    const [seen] = vendor.seen
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/home/mdc-eu/oauth2-s/oauth/token?lang=en',
      body: 'grant_type=mdc_password',
    })
    expect(seen?.headers).toMatchObject({
      host: new URL(vendor.origin).host,
      origin: vendor.origin,
      authorization: 'Bearer T',
      cookie: 'acw_tc=1; language=de',
      'log-lan': 'de',
      'content-length': '23',
    })
    expect(seen?.headers.referer).toBeUndefined()
  })

  it.each(['GET', 'POST', 'DELETE'])('forwards %s without a body, and DELETE with one', async (method) => {
    const vendor = await aVendor()
    const here = await gate({ eu: new URL(vendor.origin) })
    await fetch(`${here}/maintain-s/station`, { method })
    expect(vendor.seen[0]).toMatchObject({ method, url: '/maintain-s/station', body: '' })
    expect(vendor.seen[0]?.headers['transfer-encoding']).toBeUndefined()
    if (method !== 'DELETE') return
    await fetch(`${here}/maintain-s/station`, { method, body: '[7]' })
    expect(vendor.seen[1]).toMatchObject({ body: '[7]' })
  })

  it('answers with the status, the bytes and the cookies of the vendor, made ours', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 256 }, (_, at) => at))
    const vendor = await aVendor((outgoing) => {
      outgoing.writeHead(412, {
        'content-type': 'application/vnd.ms-excel',
        'x-odd': '1',
        connection: 'keep-alive, x-odd',
        'set-cookie': [
          'acw_tc=abc; Path=/home; HttpOnly; Domain=.vendor.example; Secure; Max-Age=3600',
          'b=2; SameSite=None; Secure',
        ],
      })
      outgoing.end(bytes)
    })
    const here = await gate({ eu: new URL(vendor.origin) })
    const reply = await fetch(`${here}/mdc-eu/maintain-s/station/report/export/7`, { method: 'POST' })
    expect(reply.status).toBe(412)
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true)
    expect(reply.headers.get('content-type')).toBe('application/vnd.ms-excel')
    expect(reply.headers.has('x-odd')).toBe(false)
    expect(reply.headers.getSetCookie()).toEqual([
      'acw_tc=abc; Path=/; HttpOnly; Max-Age=3600',
      'b=2; SameSite=Lax',
    ])
  })

  it('streams: the first part is here before the last is sent', async () => {
    let finish: () => void = () => undefined
    const vendor = await aVendor((outgoing) => {
      outgoing.write('first')
      finish = () => outgoing.end('last')
    })
    const here = await gate({ eu: new URL(vendor.origin) })
    const reader = (await fetch(`${here}/maintain-s/x`)).body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first')
    finish()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last')
  })

  it('sends each data centre to its own address and refuses one without', async () => {
    const [eu, cn] = [await aVendor(), await aVendor()]
    const both = await gate({ eu: new URL(eu.origin), cn: new URL(cn.origin) })
    for (const path of ['/mdc-eu/a', '/mdc-cn/b', '/user-s/c']) await fetch(both + path)
    expect(eu.seen.map(({ url }) => url)).toEqual(['/mdc-eu/a', '/user-s/c'])
    expect(cn.seen.map(({ url }) => url)).toEqual(['/mdc-cn/b'])
    const one = await gate({ eu: new URL(eu.origin) })
    const refused = await fetch(`${one}/mdc-cn/oauth2-s/oauth/token`, { method: 'POST', body: 'secret' })
    expect([refused.status, await refused.json()]).toMatchObject([502, { code: '1' }])
    expect(eu.seen).toHaveLength(2)
  })

  it('leaves pages to the console and has no control calls', async () => {
    const vendor = await aVendor()
    const here = await gate({ eu: new URL(vendor.origin) })
    expect(await (await fetch(`${here}/login`)).text()).toBe('the console')
    expect((await fetch(`${here}/__cloud/health`)).status).toBe(404)
    expect(vendor.seen).toHaveLength(0)
  })

  it('silence is 504, nobody there is 502, both in the shape of an error', async () => {
    const vendor = await aVendor(() => undefined)
    const slow = await gate({ eu: new URL(vendor.origin), timeout: 60 })
    const late = await fetch(`${slow}/maintain-s/x`, { method: 'POST', body: '{}' })
    expect([late.status, await late.json()]).toMatchObject([504, { code: '2' }])
    const gone = await gate({ eu: new URL('http://127.0.0.1:9') })
    const lost = await fetch(`${gone}/maintain-s/x`, { method: 'POST', body: '{}' })
    expect([lost.status, await lost.json()]).toMatchObject([502, { code: '1' }])
  })

  it('a reply that breaks off breaks off here, too, and a caller who leaves ends the call', async () => {
    let left = false
    const vendor = await aVendor((outgoing, { url }) => {
      outgoing.on('close', () => (left = true))
      outgoing.write('half')
      if (url.endsWith('broken')) setTimeout(() => outgoing.destroy(), 20)
    })
    const here = await gate({ eu: new URL(vendor.origin) })
    await expect(fetch(`${here}/maintain-s/broken`).then((reply) => reply.text())).rejects.toThrow()
    left = false
    const leaving = new AbortController()
    await fetch(`${here}/maintain-s/open`, { signal: leaving.signal })
    leaving.abort()
    await expect.poll(() => left).toBe(true)
  })

  it('is not led astray by an address of another host', async () => {
    const vendor = await aVendor()
    const here = await gate({ eu: new URL(`${vendor.origin}/home`) })
    for (const path of [
      'http://evil.example/maintain-s/x',
      '//evil.example/maintain-s/x',
      '/maintain-s/../../maintain-s/x',
    ])
      await new Promise<void>((done, fail) => {
        const call = request(here, { path }, (reply) => reply.resume().on('end', done))
        call.on('error', fail).end()
      })
    expect(vendor.seen.map(({ url }) => url)).toEqual(Array.from({ length: 3 }, () => '/home/maintain-s/x'))
  })
})

describe('its settings', () => {
  it('are off without an address, and a wrong one is one sentence', () => {
    expect(upstreamsFromEnvironment({})).toBeNull()
    expect(upstreamsFromEnvironment({ UPSTREAM_CN: 'https://cn.example/home' })?.cn?.pathname).toBe('/home')
    for (const wrong of [
      'cloud.example',
      'ftp://x.example',
      'https://me:pw@x.example',
      'https://x.example/?a=1',
    ])
      expect(() => upstreamsFromEnvironment({ UPSTREAM_EU: wrong })).toThrow(/^UPSTREAM_EU is not an address/)
  })

  it('turn the sealed mode off, and the choice of data centre on only with two', () => {
    expect(upstreamConfiguration({ eu: new URL('http://a'), cn: null })).toEqual({
      multiDataCentre: false,
      encryptedMode: false,
    })
    expect(upstreamConfiguration({ eu: new URL('http://a'), cn: new URL('http://b') })).toMatchObject({
      multiDataCentre: true,
    })
  })
})
