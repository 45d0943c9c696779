import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { addressesOf, reachOf } from '../../mocks/reach'
import { startCloud } from './server'

const root = mkdtempSync(join(tmpdir(), 'heliograph-network-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const ours = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address

/** What a server says to the lines of a request, until the line ends. */
function said(port: number, lines: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(lines))
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('error', () => resolve(text))
    socket.on('close', () => resolve(text))
  })
}

describe('the server on a network', () => {
  it('listens on this machine alone, says where it is, refuses TRACE and gives up slow bodies', async () => {
    const server = await startCloud(join(root, 'closed'))
    const port = Number(new URL(server.origin).port)
    expect(server.said()).not.toMatch(/demo passwords/)
    if (ours) await expect(fetch(`http://${ours}:${String(port)}/maintain-s/capabilities`)).rejects.toThrow()
    expect(
      await said(port, 'TRACE /maintain-s/capabilities HTTP/1.1\r\nHost: x\r\nCookie: secret\r\n\r\n'),
    ).toMatch(/^HTTP\/1.1 405[\s\S]*$/)
    const slow = 'POST /oauth2-s/oauth/token HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{'
    expect(await said(port, slow)).toMatch(/^HTTP\/1.1 408/)
    await server.kill()
  }, 60_000)

  it('warns of the demo passwords, and of bodies in plain sight, when it is opened', async () => {
    const server = await startCloud(join(root, 'open'), { HOST: '0.0.0.0' })
    const { port } = new URL(server.origin)
    // It says so on the other of its two lines, which may come later.
    await vi.waitFor(
      () => expect(server.said()).toMatch(/sign in with the demo passwords[^]*bodies[^]*in plain sight/),
      15_000,
    )
    if (ours) {
      expect(server.said()).toContain(`http://${ours}:${port}`)
      expect((await fetch(`http://${ours}:${port}/maintain-s/capabilities`)).status).toBe(200)
    }
    await server.kill()
  }, 60_000)

  it('shows addresses that a browser understands', () => {
    const shown = (env: Record<string, string>) => addressesOf(reachOf(env), 80, {})
    expect(shown({})).toEqual(['http://localhost:80'])
    expect(shown({ HOST: '::1' })).toEqual(['http://[::1]:80'])
    expect(shown({ HOST: '192.0.2.7' })).toEqual(['http://192.0.2.7:80'])
    expect(shown({ HOST: '::' })).toEqual(['http://localhost:80'])
    expect(reachOf({ HOST: '127.0.0.9' }).open).toBe(false)
  })
})
