import {
  constants,
  createCipheriv,
  createDecipheriv,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
  randomBytes,
} from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeFetch, type Answer } from '../../tests/support/fake-fetch'
import { memoryWindow } from '../../tests/support/memory-window'
import { type Configuration, DEFAULT_CONFIGURATION } from '../domain/brand/configuration'
import { createServerClock } from './clock'
import { type Bytes, createSealing } from './envelope'
import { faultOf } from './fault-error'
import { createSend } from './send'
import type { Call } from './call'
import { createStorage } from './storage'

/* The second implementation is Node's own crypto; nothing of WebCrypto is used to check WebCrypto. */

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const PAIRS = { dev: pair(), test: pair(), other: pair() }
const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64')
const SETTINGS = {
  encryptedMode: true,
  environment: 'local',
  publicKeys: {
    dev: spki(PAIRS.dev.publicKey),
    test: spki(PAIRS.test.publicKey),
    other: spki(PAIRS.other.publicKey),
  },
} as const satisfies Partial<Configuration>

const rsa = (key: KeyObject, text: string) =>
  privateDecrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(text, 'base64'),
  )

function gcmOpen(key: Buffer, box: Uint8Array): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, 12))
  cipher.setAuthTag(box.subarray(-16))
  return Buffer.concat([cipher.update(box.subarray(12, -16)), cipher.final()])
}

function gcmSeal(key: Buffer, plain: Uint8Array): Bytes {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return new Uint8Array(Buffer.concat([iv, body, cipher.getAuthTag()]))
}

const ping: Call<unknown> = {
  method: 'POST',
  path: '/maintain-s/ping',
  body: { plantId: 7 },
  read: (raw) => raw,
}
const bytesOf = (init: RequestInit) => new Uint8Array(init.body as Bytes)

function bench(answer: (key: Buffer) => Response, settings: Partial<Configuration> = {}, platform?: Crypto) {
  const reply: Answer = ({ headers }) => answer(rsa(PAIRS.test.privateKey, headers.get('dk') ?? ''))
  const cloud = fakeFetch({ '/': settings.encryptedMode === false ? () => answer(Buffer.alloc(0)) : reply })
  const storage = createStorage(memoryWindow())
  const send = createSend({
    fetch: cloud.fetch,
    configuration: { ...DEFAULT_CONFIGURATION, ...SETTINGS, ...settings },
    storage,
    clock: createServerClock(() => 0),
    language: () => 'en',
    onSessionEnd: () => undefined,
    ...(platform ? { crypto: platform } : {}),
  })
  return { ...cloud, storage, send }
}

const sealedReply = (body: Uint8Array<ArrayBuffer>, type = 'application/json', encrypt = '1') =>
  new Response(body, {
    headers: { encrypt, 'x-content-type': type, 'content-type': 'application/octet-stream' },
  })
const utf8 = (text: string) => new TextEncoder().encode(text)

describe('sealed calls', () => {
  it('S7-15 S7-16 hides the body under a key of its own, which the private key opens', async () => {
    const b = bench((key) => sealedReply(gcmSeal(key, utf8('{"ok":1}'))))
    expect(await b.send(ping)).toEqual({ ok: 1 })
    await b.send(ping)
    const [one, two] = b.sent
    if (!one || !two) throw new Error('two calls were sent')
    for (const { headers, init } of [one, two]) {
      const key = rsa(PAIRS.test.privateKey, headers.get('dk') ?? '')
      expect(key).toHaveLength(32)
      expect(gcmOpen(key, bytesOf(init)).toString()).toBe('{"plantId":7}')
      expect(headers.get('content-type')).toBe('application/octet-stream')
      expect(headers.get('x-content-type')).toBe('application/json;charset=UTF-8')
      expect(Buffer.from(bytesOf(init)).includes('plantId')).toBe(false)
    }
    expect(one.headers.get('dk')).not.toBe(two.headers.get('dk'))
    expect(Buffer.from(bytesOf(one.init)).equals(Buffer.from(bytesOf(two.init)))).toBe(false)
  })

  it('S7-16 sends a key with a call without a body too, and a form as what it was', async () => {
    const b = bench((key) => sealedReply(gcmSeal(key, utf8('[]'))))
    await b.send({ method: 'GET', path: '/maintain-s/ping', read: (raw) => raw })
    await b.send({ ...ping, method: 'FORM', body: { a: 'x y' } })
    expect(b.sent[0]?.init.body).toBeUndefined()
    expect(b.sent[0]?.headers.get('dk')).toBeTruthy()
    expect(b.sent[1]?.headers.get('x-content-type')).toBe('application/x-www-form-urlencoded')
  })

  it.each([
    ['dev', 'dev'],
    ['test', 'test'],
    ['local', 'test'],
    ['uat', 'other'],
    ['pro', 'other'],
  ] as const)('S7-17 in %s the key is for the holder of %s and nobody else', async (environment, owner) => {
    const { dk } = await createSealing({ ...SETTINGS, environment }, crypto).begin()
    for (const name of ['dev', 'test', 'other'] as const) {
      const open = () => rsa(PAIRS[name].privateKey, dk)
      if (name === owner) expect(open()).toHaveLength(32)
      else expect(open).toThrow()
    }
  })

  it('S7-18 S8-10 all 256 byte values of a sealed file survive', async () => {
    const all = Uint8Array.from({ length: 256 }, (_, value) => value)
    const b = bench((key) => sealedReply(gcmSeal(key, all), 'application/zip'))
    const file = await b.send({ ...ping, as: 'blob', read: (raw) => raw as Blob })
    expect(file.type).toBe('application/zip')
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(all)
    const refused = bench((key) => sealedReply(gcmSeal(key, utf8('{"code":"49"}'))))
    expect(await refused.send({ ...ping, as: 'blob' }).catch(faultOf)).toMatchObject({ code: '49' })
  })

  it('S7-19 takes a plain reply as it is', async () => {
    const b = bench(() => new Response('{"plain":true}'))
    expect(await b.send(ping)).toEqual({ plain: true })
  })

  it('S7-20 gives the text of what is sealed and no JSON', async () => {
    const b = bench((key) => sealedReply(gcmSeal(key, utf8('hello')), 'text/plain'))
    expect(await b.send(ping)).toBe('hello')
  })

  it('S8-10 a page is no answer, sealed or not', async () => {
    const b = bench((key) => sealedReply(gcmSeal(key, utf8('<html>Bad Gateway</html>')), 'text/html'))
    expect(await b.send(ping).catch(faultOf)).toMatchObject({ kind: 'malformed' })
  })

  it('S7-21 is off when switched off: plain body, no key', async () => {
    const b = bench(() => new Response('{}'), { encryptedMode: false })
    await b.send(ping)
    expect(b.sent[0]).toMatchObject({ body: '{"plantId":7}' })
    expect(b.sent[0]?.headers.has('dk')).toBe(false)
  })

  it('goes plain where the origin has no WebCrypto or no key is configured, and says so in its state', async () => {
    const without = { getRandomValues: crypto.getRandomValues.bind(crypto) } as unknown as Crypto
    const none = { dev: '', test: '', other: '' }
    expect(createSealing(SETTINGS, without).state).toBe('unavailable')
    expect(createSealing(SETTINGS, without).missing).toBe('browser')
    expect(createSealing({ ...SETTINGS, publicKeys: none }, crypto)).toMatchObject({
      state: 'unavailable',
      missing: 'key',
    })
    expect(createSealing({ ...SETTINGS, encryptedMode: false }, crypto).state).toBe('off')
    expect(createSealing({ ...SETTINGS, encryptedMode: 'require' }, without).state).toBe('refused')
    expect(createSealing({ ...SETTINGS, encryptedMode: 'require' }, crypto).state).toBe('on')
    const b = bench(() => new Response('{}'), { encryptedMode: false }, without)
    await b.send({ ...ping, method: 'FORM', body: { a: '1' }, veiled: () => ({ clear_text_pwd: 'geheim' }) })
    expect(b.sent[0]?.body).toBe('a=1')
  })

  it('a key that is no key ends as a malformed fault which does not repeat it', async () => {
    const publicKeys = { dev: '', test: 'bm8ga2V5', other: '' }
    const b = bench(() => new Response('{}'), { publicKeys })
    const fault = await b.send(ping).catch(faultOf)
    expect(fault).toMatchObject({ kind: 'malformed' })
    expect(JSON.stringify(fault)).not.toContain('bm8ga2V5')
  })
})

describe('replies changed on their way', () => {
  const SECRET = '{"access_token":"eyJhbGciOiJIUzI1NiJ9.top.secret"}'
  const flip = (at: number) => (box: Bytes) => {
    const copy = box.slice()
    const place = at < 0 ? copy.length + at : at
    copy[place] = (copy[place] ?? 0) ^ 1
    return copy
  }

  it.each([
    ['iv', flip(0), '1'],
    ['body', flip(14), '1'],
    ['tag', flip(-1), '1'],
    ['cut in half', (box: Bytes) => box.slice(0, box.length / 2), '1'],
    ['cut to nothing', () => new Uint8Array(0), '1'],
    ['one byte longer', (box: Bytes) => Uint8Array.from([...box, 0]), '1'],
    ['header taken away', (box: Bytes) => box, '0'],
  ])('%s: one malformed fault without key, token or body', async (_, change, encrypt) => {
    const b = bench((key) => sealedReply(change(gcmSeal(key, utf8(SECRET))), 'application/json', encrypt))
    const error = await b.send(ping).catch((one: unknown) => one)
    expect(faultOf(error)).toMatchObject({ kind: 'malformed' })
    expect(JSON.stringify([faultOf(error), String(error)])).not.toMatch(/eyJ|access_token|secret/)
    expect(b.sent).toHaveLength(1)
  })

  it('a header put on a plain reply, and the reply of another call', async () => {
    const marked = bench(() => sealedReply(utf8(SECRET)))
    expect(await marked.send(ping).catch(faultOf)).toMatchObject({ kind: 'malformed' })
    const foreign = bench(() => sealedReply(gcmSeal(randomBytes(32), utf8(SECRET))))
    expect(await foreign.send(ping).catch(faultOf)).toMatchObject({ kind: 'malformed' })
  })

  it('a plain reply that breaks off in a token is malformed and does not repeat it', async () => {
    const b = bench(() => new Response(SECRET.slice(0, 30)), { encryptedMode: false })
    const fault = await b.send(ping).catch(faultOf)
    expect(fault).toEqual({ kind: 'malformed', detail: 'broken JSON' })
  })
})

describe('both implementations', () => {
  it('open what the other one sealed, any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), async (plain) => {
        const envelope = await createSealing(SETTINGS, crypto).begin()
        const key = rsa(PAIRS.test.privateKey, envelope.dk)
        const copy = Uint8Array.from(plain)
        expect(new Uint8Array(gcmOpen(key, await envelope.seal(copy)))).toEqual(copy)
        expect(await envelope.open(gcmSeal(key, copy))).toEqual(copy)
      }),
      { numRuns: 25 },
    )
  })

  it('the password leaves under the RSA key in either mode; one too long for the key not at all', async () => {
    for (const encryptedMode of [true, false]) {
      const sealing = createSealing({ ...SETTINGS, encryptedMode }, crypto)
      const veiled = await sealing.veil('Pässwort-58')
      expect(rsa(PAIRS.test.privateKey, veiled ?? '').toString()).toBe('Pässwort-58')
      expect(await sealing.veil('x'.repeat(191))).toBeNull()
    }
  })
})
