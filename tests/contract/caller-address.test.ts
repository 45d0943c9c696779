import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { callerOf } from '../../mocks/caller'
import { createListener } from '../../mocks/http'
import { trustedProxies } from '../../mocks/settings'

const PROXY = '127.0.0.1'
const OWN = '10.0.0.7'
const A = '203.0.113.9'
const B = '198.51.100.4'
const SIX = '2001:db8::9'

interface Case {
  title: string
  trust?: string
  peer: string | undefined
  forwarded?: string | string[]
  is: string
}

const CASES: readonly Case[] = [
  { title: 'no proxy: the line', peer: A, is: A },
  { title: 'no proxy: a header is not believed', peer: A, forwarded: B, is: A },
  { title: 'a proxy that nobody declared is the caller', peer: PROXY, forwarded: A, is: PROXY },
  { title: 'one proxy', trust: PROXY, peer: PROXY, forwarded: A, is: A },
  {
    title: 'one proxy: who writes a header first is found out',
    trust: PROXY,
    peer: PROXY,
    forwarded: `${B}, ${A}`,
    is: A,
  },
  { title: 'one proxy that is passed by', trust: PROXY, peer: B, forwarded: A, is: B },
  { title: 'a proxy that says nothing', trust: PROXY, peer: PROXY, is: PROXY },
  { title: 'a proxy that says nothing true', trust: PROXY, peer: PROXY, forwarded: 'unknown', is: PROXY },
  { title: 'words that are no address', trust: PROXY, peer: PROXY, forwarded: `${A}, <b>x</b>`, is: PROXY },
  { title: 'an endless header', trust: PROXY, peer: PROXY, forwarded: `${'9'.repeat(9000)}, ${A}`, is: A },
  { title: 'blanks and empty places', trust: PROXY, peer: PROXY, forwarded: ` ,, ${A} , `, is: A },
  { title: 'two proxies', trust: `${PROXY}, ${OWN}`, peer: PROXY, forwarded: `${A}, ${OWN}`, is: A },
  {
    title: 'two proxies, a forged hop',
    trust: `${PROXY} ${OWN}`,
    peer: PROXY,
    forwarded: `${B}, ${A}, ${OWN}`,
    is: A,
  },
  {
    title: 'an undeclared hop between is the caller',
    trust: PROXY,
    peer: PROXY,
    forwarded: `${A}, ${OWN}`,
    is: OWN,
  },
  {
    title: 'nothing but proxies',
    trust: `${PROXY},${OWN}`,
    peer: PROXY,
    forwarded: `${OWN}, ${PROXY}`,
    is: PROXY,
  },
  { title: 'several headers count as one', trust: PROXY, peer: PROXY, forwarded: [B, A], is: A },
  { title: 'a port behind the address', trust: PROXY, peer: PROXY, forwarded: `${A}:4711`, is: A },
  { title: 'IPv4 as IPv6 on the line', trust: PROXY, peer: `::ffff:${PROXY}`, forwarded: A, is: A },
  { title: 'IPv4 as IPv6 in the header', trust: PROXY, peer: PROXY, forwarded: `::FFFF:${A}`, is: A },
  { title: 'IPv4 as IPv6 in the setting', trust: `::ffff:${PROXY}`, peer: PROXY, forwarded: A, is: A },
  { title: 'IPv6: the line', peer: SIX, forwarded: A, is: SIX },
  { title: 'IPv6: a proxy', trust: '::1', peer: '::1', forwarded: SIX, is: SIX },
  {
    title: 'IPv6: a proxy written otherwise',
    trust: '0:0:0:0:0:0:0:1',
    peer: '::1',
    forwarded: SIX,
    is: SIX,
  },
  {
    title: 'IPv6: one caller, however written',
    trust: '::1',
    peer: '::1',
    forwarded: '2001:0DB8:0:0::9',
    is: SIX,
  },
  { title: 'IPv6: in brackets with a port', trust: '::1', peer: '::1', forwarded: `[${SIX}]:443`, is: SIX },
  { title: 'IPv6: with a zone of the machine', peer: 'fe80::1%eth0', is: 'fe80::1' },
  { title: 'a line that is gone already', peer: undefined, forwarded: A, is: 'local' },
]

describe('where a request comes from', () => {
  it.each(CASES)('$title', ({ trust, peer, forwarded, is }) => {
    // Node joins headers of this name itself.
    const header = Array.isArray(forwarded) ? forwarded.join(', ') : forwarded
    const incoming = {
      socket: { remoteAddress: peer },
      headers: header === undefined ? {} : { 'x-forwarded-for': header },
    } as unknown as IncomingMessage
    expect(callerOf(incoming, trustedProxies({ TRUST_PROXY: trust }))).toBe(is)
  })

  it.each(['proxy.example', '10.0.0.0/8', '127.0.0.1:80', '*', '1'])('%s is no proxy', (odd) => {
    expect(() => trustedProxies({ TRUST_PROXY: `127.0.0.1, ${odd}` })).toThrow(
      `TRUST_PROXY: ${odd} is no address`,
    )
  })

  it.each([
    [[], '127.0.0.1'],
    [['127.0.0.1'], A],
  ])('is passed to the cloud behind the server, with the proxies %j', async (proxies, is) => {
    const cloud = { serves: () => true, handle: async (_: Request, caller = '') => new Response(caller) }
    const server = createServer(createListener(cloud, () => undefined, { proxies }))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const headers = { 'x-forwarded-for': `${B}, ${A}` }
    const reply = await fetch(`http://127.0.0.1:${String(port)}/`, { headers })
    expect(await reply.text()).toBe(is)
    server.close()
  })
})
