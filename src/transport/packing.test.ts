import { describe, expect, it } from 'vitest'
import { fakeFetch, json } from '../../tests/support/fake-fetch'
import { memoryWindow } from '../../tests/support/memory-window'
import { DEFAULT_CONFIGURATION } from '../domain/brand/configuration'
import { upload } from './calls/platform-files'
import { askGateway } from './calls/fleet'
import { createServerClock } from './clock'
import { createSealing } from './envelope'
import { FaultError, faultOf } from './fault-error'
import { packed } from './packing'
import { createSend } from './send'
import { createStorage } from './storage'

function bench(answer: () => Response) {
  const cloud = fakeFetch({ '/': answer })
  const send = createSend({
    fetch: cloud.fetch,
    configuration: DEFAULT_CONFIGURATION,
    storage: createStorage(memoryWindow()),
    clock: createServerClock(() => 0),
    language: () => 'en',
    onSessionEnd: () => undefined,
  })
  return { ...cloud, send }
}

describe('what leaves', () => {
  it('a file goes as a part of a form, whose border the platform names', async () => {
    const b = bench(() => json({ url: 'https://x.example/1.png' }))
    const call = upload(new Blob(['pixels'], { type: 'image/png' }), 'roof.png')
    expect(await b.send(call)).toBe('https://x.example/1.png')
    const [sent] = b.sent
    expect(sent?.headers.has('content-type')).toBe(false)
    const part = (sent?.init.body as FormData | undefined)?.get('file')
    expect(part).toMatchObject({ name: 'roof.png', type: 'image/png', size: 6 })
  })

  it('sealed, the parts and their border are inside', async () => {
    const pair = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
      true,
      ['encrypt', 'decrypt'],
    )
    const spki = Buffer.from(await crypto.subtle.exportKey('spki', pair.publicKey)).toString('base64')
    const settings = {
      encryptedMode: true,
      environment: 'pro',
      publicKeys: { dev: '', test: '', other: spki },
    } as const
    const { envelope, headers, body } = await packed(
      upload(new Blob(['pixels']), 'roof.png'),
      { Accept: '*/*' },
      createSealing(settings, crypto),
    )
    expect(headers['x-content-type']).toMatch(/^multipart\/form-data; boundary=/)
    const opened = await envelope?.open(body as Uint8Array<ArrayBuffer>)
    expect(new TextDecoder().decode(opened)).toMatch(/filename="roof.png"[^]*pixels/)
  })

  it('a plain call leaves at once, for a page that is being left', () => {
    const b = bench(() => json({}))
    void b.send({ method: 'POST', path: '/x', body: {}, read: () => null })
    expect(b.sent).toHaveLength(1)
  })
})

describe('S7-114 a silent call', () => {
  it.each([500, 403, 429])('rejects with status %s for its caller alone', async (status) => {
    const b = bench(() => json({}, status))
    const error = await b.send(askGateway(7, 'LG1')).catch((one: unknown) => one)
    expect(error).toBeInstanceOf(FaultError)
    expect(error).toMatchObject({ silent: true })
  })

  it('still says that the session is over', async () => {
    const b = bench(() => json({}, 401))
    const error = await b.send(askGateway(7, 'LG1')).catch((one: unknown) => one)
    expect(error).toMatchObject({ silent: false })
    expect(faultOf(error).kind).toBe('session')
  })
})
