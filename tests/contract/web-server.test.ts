import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { connect, type ClientHttp2Session } from 'node:http2'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createCloud } from '../../mocks/cloud/index'
import { createListener } from '../../mocks/http'
import type { Listener } from '../../mocks/requests'
import { tlsOf } from '../../mocks/settings'
import { createUpstreamListener } from '../../mocks/upstream'
import { createWebServer, type Tls } from '../../mocks/web-server'
import { certificate } from '../support/certificate'

let tls: Tls
beforeAll(() => {
  tls = certificate()
})
const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

const nothing: Listener = (_, outgoing) => outgoing.writeHead(404).end()
const cloud = () =>
  createListener(
    createCloud({ now: () => Date.parse('2026-06-18T10:30:00Z'), plants: 3, control: true }),
    nothing,
  )

async function served(listener: Listener, patience?: number): Promise<number> {
  const { server, drop } = createWebServer(listener, tls, patience)
  await new Promise<void>((ready) => server.listen(0, ready))
  ends.push(() => {
    server.close()
    drop()
  })
  return (server.address() as AddressInfo).port
}

function session(port: number): ClientHttp2Session {
  const client = connect(`https://localhost:${port}`, { ca: tls.cert })
  ends.push(() => client.destroy())
  return client
}

async function ask(client: ClientHttp2Session, headers: Record<string, string>, body?: string) {
  const stream = client.request(headers, { endStream: body === undefined })
  let text = ''
  let status = 0
  stream.on('response', (found) => (status = Number(found[':status'])))
  stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  if (body !== undefined) stream.end(body)
  await new Promise((done) => stream.on('close', done).on('error', () => undefined))
  return { status, text }
}

it('a connection may rest for longer than a proxy keeps it, so that no request meets its end', async () => {
  const { server, drop } = createWebServer(nothing, null)
  await new Promise<void>((ready) => server.listen(0, ready))
  ends.push(() => {
    server.close()
    drop()
  })
  const reply = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/`)
  expect(Number(/timeout=(\d+)/.exec(reply.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60)
})

const FORM = 'grant_type=refresh_token&refresh_token=none&client_id=test'
const TOKEN = {
  ':path': '/mdc-eu/oauth2-s/oauth/token',
  ':method': 'POST',
  'content-type': 'application/x-www-form-urlencoded',
}

describe('with a certificate', () => {
  it('14: the server speaks HTTP/2, for the configuration and for calls with a body', async () => {
    const client = session(await served(cloud()))
    expect((await ask(client, { ':path': '/config.json' })).text).toContain('multiDataCentre')
    const refused = await ask(client, TOKEN, FORM)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(JSON.parse(refused.text)).toHaveProperty('error')
    expect(client.alpnProtocol).toBe('h2')
    expect((await ask(client, { ':path': '/config.json', ':method': 'TRACE' })).status).toBe(405)
  })

  it('whoever speaks HTTP/1.1 only is answered as well', async () => {
    const port = await served(cloud())
    const reply = await new Promise<IncomingMessage>((answered) =>
      request({ port, host: 'localhost', path: '/config.json', ca: tls.cert }, answered).end(),
    )
    expect([reply.statusCode, reply.httpVersion]).toEqual([200, '1.1'])
    reply.resume()
  })

  it('13: a body that does not come to its end is given up', async () => {
    const client = session(await served(cloud(), 200))
    const stream = client.request(TOKEN)
    stream.write('grant_type=refresh')
    const began = performance.now()
    await new Promise((done) => stream.on('close', done).on('error', () => undefined))
    expect(performance.now() - began).toBeLessThan(5000)
  })

  it('a real cloud behind it gets the call without the words of HTTP/2', async () => {
    const seen: { headers: IncomingMessage['headers']; body: string }[] = []
    const vendor = createServer((incoming, outgoing) => {
      let body = ''
      incoming
        .on('data', (part) => (body += part))
        .on('end', () => {
          seen.push({ headers: incoming.headers, body })
          outgoing.end('{}')
        })
    })
    await new Promise<void>((ready) => vendor.listen(0, ready))
    ends.push(() => vendor.close())
    const eu = new URL(`http://localhost:${(vendor.address() as AddressInfo).port}`)
    const client = session(await served(createUpstreamListener({ eu, cn: null, timeout: 2000 }, nothing)))
    expect((await ask(client, TOKEN, FORM)).status).toBe(200)
    expect(seen[0]?.body).toBe(FORM)
    expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => name.startsWith(':'))).toEqual([])
  })
})

it('certificate and key come together, from files that can be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'))
  ends.push(() => rmSync(folder, { recursive: true }))
  const paths = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') }
  writeFileSync(paths.TLS_CERT, tls.cert)
  expect(tlsOf({})).toBeNull()
  expect(() => tlsOf({ TLS_CERT: paths.TLS_CERT })).toThrow('belong together')
  expect(() => tlsOf(paths)).toThrow(`TLS_KEY=${paths.TLS_KEY} cannot be read.`)
  writeFileSync(paths.TLS_KEY, tls.key)
  expect(tlsOf(paths)).toEqual(tls)
})
