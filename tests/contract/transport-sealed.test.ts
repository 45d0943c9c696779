import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPassword, throughEnvelope } from '../../mocks/cloud/wire/envelope'
import { CONFIGURATION } from '../../mocks/configuration'
import type { Plant } from '../../src/domain/plants/reading'
import { readConfiguration } from '../../src/domain/brand/configuration'
import { createSealing } from '../../src/transport/envelope'
import { faultOf } from '../../src/transport/fault-error'
import { cloudBench } from '../support/cloud-bench'

const SEALED = readConfiguration(CONFIGURATION)
const PASSWORD = 'Harbour-Sun-58'

const plants = (b: ReturnType<typeof cloudBench>) =>
  b.data.getList<Plant & { id: number }>({ resource: 'plants' })

async function signedIn() {
  const b = cloudBench(45, SEALED)
  await b.signIn('owner')
  return b
}

describe('the sealed mode against the cloud', () => {
  it('S7-15 S7-16 S7-19 a session works, and no body on the wire is readable', async () => {
    const b = await signedIn()
    expect((await plants(b)).total).toBe(3)
    expect(b.wire.length).toBeGreaterThan(2)
    for (const request of b.wire) {
      expect(request.headers.get('dk')).toBeTruthy()
      const text = Buffer.from(await request.clone().arrayBuffer()).toString('latin1')
      expect(text).not.toMatch(/grant_type|heliograph|plantId|password/)
    }
    const answer = await b.cloud.handle(b.wire.at(-1)?.clone() ?? new Request('http://x'))
    expect(answer?.headers.get('encrypt')).toBe('1')
    expect(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer()).toString('latin1')).not.toContain(
      'total',
    )
  })

  it('S7-21 the same with the mode off: same data, plain bodies, no key', async () => {
    const sealed = await signedIn()
    const plain = cloudBench(45, { ...SEALED, encryptedMode: false })
    await plain.signIn('owner')
    expect((await plants(plain)).data).toEqual((await plants(sealed)).data)
    expect(plain.wire.some(({ headers }) => headers.has('dk'))).toBe(false)
    expect(await plain.wire[0]?.text()).toContain('grant_type=mdc_password')
  })

  it('the request log shows the opened body, secrets veiled', async () => {
    const b = await signedIn()
    const reply = await b.cloud.handle(new Request('http://cloud.test/__cloud/requests'))
    const log = (await reply?.json()) as { path: string; body: Record<string, unknown>; headers: string[] }[]
    const grant = log.find(({ path }) => path.endsWith('/oauth/token'))
    expect(grant?.body).toMatchObject({ grant_type: 'mdc_password', password: '***', clear_text_pwd: '***' })
    expect(grant?.headers).toContain('dk')
  })

  it('where the sealed mode is required, a plain answer with data is refused', async () => {
    const b = cloudBench(45, { ...SEALED, encryptedMode: 'require' })
    await b.signIn('owner')
    expect((await plants(b)).total).toBe(3)
    b.hooks.damage = () => new Response('{"total":1,"data":[{"id":1}]}')
    expect(await plants(b).catch(faultOf)).toMatchObject({ kind: 'malformed' })
    b.hooks.damage = () => new Response('busy', { status: 503 })
    expect(await plants(b).catch(faultOf)).toMatchObject({ kind: 'maintenance' })
  })

  it('where it is required and not to be had, no call leaves', async () => {
    const publicKeys = { dev: '', test: '', other: '' }
    const b = cloudBench(45, { ...SEALED, encryptedMode: 'require', publicKeys })
    expect(b.sealing).toBe('refused')
    expect(await b.signIn('owner').catch(faultOf)).toMatchObject({ kind: 'malformed' })
    expect(b.wire).toEqual([])
  })

  it('refusals come sealed too', async () => {
    const b = cloudBench(45, SEALED)
    expect(await b.signIn('locked').catch(faultOf)).toMatchObject({ kind: 'rejected', code: 'USER_LOCKED' })
  })

  it.each([
    ['key', (request: Request) => re(request, (headers) => headers.set('dk', 'AAAA'))],
    [
      'body',
      (request: Request) => re(request, undefined, (bytes) => void (bytes[20] = (bytes[20] ?? 0) ^ 1)),
    ],
    [
      'tag',
      (request: Request) =>
        re(request, undefined, (bytes) => void (bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1)),
    ],
    ['end', (request: Request) => re(request, undefined, (bytes) => bytes.slice(0, 9))],
  ])('a call whose %s was changed on its way is one malformed fault', async (_, tamper) => {
    const b = await signedIn()
    const before = b.requests.length
    b.hooks.tamper = tamper
    const error: unknown = await plants(b).catch((one: unknown) => one)
    expect(faultOf(error)).toEqual({ kind: 'malformed', detail: 'sealed call: the cloud cannot open it' })
    expect(b.requests.length - before).toBe(1)
    expect(b.session.isSignedIn()).toBe(true)
  })

  it('a reply whose header, body or end was changed is one malformed fault', async () => {
    const b = await signedIn()
    for (const change of ['header', 'body', 'end'] as const) {
      b.hooks.damage = async (_, response) => {
        const headers = new Headers(response.headers)
        if (change === 'header') headers.delete('encrypt')
        const bytes = new Uint8Array(await response.arrayBuffer())
        if (change === 'body') bytes[30] = (bytes[30] ?? 0) ^ 1
        return new Response(change === 'end' ? bytes.slice(0, -1) : bytes, { headers })
      }
      const error: unknown = await plants(b).catch((one: unknown) => one)
      expect(faultOf(error)).toMatchObject({ kind: 'malformed' })
      expect(JSON.stringify(faultOf(error))).not.toMatch(/eyJ|total|data/)
    }
  })

  it('any body sealed by the console opens in the cloud, and the other way round', async () => {
    const echo = throughEnvelope(async (request) => new Response(new Uint8Array(await request.arrayBuffer())))
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 2000 }), async (any) => {
        const body = Uint8Array.from(any)
        const envelope = await createSealing(SEALED, crypto).begin()
        const reply = await echo(
          new Request('http://cloud.test/x', {
            method: 'POST',
            headers: { dk: envelope.dk, 'x-content-type': 'application/zip' },
            body: await envelope.seal(body),
          }),
        )
        expect(
          await envelope.open(new Uint8Array((await reply?.arrayBuffer()) ?? new ArrayBuffer())),
        ).toEqual(body)
      }),
      { numRuns: 20 },
    )
  })
})

describe('the password on the wire', () => {
  it.each([true, false])(
    'is a hash and a text for the cloud alone (encrypted mode %s)',
    async (encryptedMode) => {
      const b = cloudBench(45, {
        ...SEALED,
        encryptedMode: false,
        ...(encryptedMode ? { encryptedMode } : {}),
      })
      await b.signIn('owner')
      const everything = await Promise.all(b.wire.map((request) => request.clone().text()))
      expect(everything.join()).not.toContain(PASSWORD)
      if (encryptedMode) return
      const form = new URLSearchParams(everything[0])
      expect(form.get('password')).toBe(createHash('sha256').update(PASSWORD).digest('hex'))
      expect(await openPassword(form.get('clear_text_pwd'))).toBe(PASSWORD)
    },
  )

  it('is absent where no key is configured, and the cloud opens nothing that is not for it', async () => {
    const b = cloudBench()
    await b.signIn('owner')
    expect(await b.wire[0]?.text()).not.toContain('clear_text_pwd')
    for (const odd of [null, '', 'Harbour-Sun-58', 'AAAA', 7]) expect(await openPassword(odd)).toBeNull()
  })

  it('may have a hundred characters of three bytes', async () => {
    const longest = '太'.repeat(100)
    expect(await openPassword(await createSealing(SEALED, crypto).veil(longest))).toBe(longest)
  })
})

/** A request with other headers or other bytes. */
async function re(
  request: Request,
  head: (headers: Headers) => void = () => undefined,
  change: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> | undefined = () => undefined,
): Promise<Request> {
  const headers = new Headers(request.headers)
  head(headers)
  const bytes = new Uint8Array(await request.arrayBuffer())
  return new Request(request.url, { method: request.method, headers, body: change(bytes) ?? bytes })
}
