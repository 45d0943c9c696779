import { describe, expect, it } from 'vitest'
import type { Caller, Json } from './cloud-client'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import { aCloud, HASH, rows } from './cloud-client'
import { aWorld } from './cloud-world'

const TOKEN = '/oauth2-s/oauth/token'
const grant = (name: string, password = HASH) => ({
  grant_type: 'mdc_password',
  username: `${name}@heliograph.example`,
  password,
})

describe('a body is limited, and its sender is known before it is read', () => {
  const streamed = (bytes: number, headers: Record<string, string> = {}) => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= bytes) return controller.close()
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    const request = new Request('http://cloud.test/message-s/credit/cap', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      duplex: 'half',
    } as RequestInit)
    return { request, sent: () => sent }
  }

  it('200 MB without a token are refused before they are read', async () => {
    const { cloud } = aWorld()
    const { request, sent } = streamed(200e6)
    expect((await cloud.cloud.handle(request))?.status).toBe(401)
    expect(sent()).toBeLessThan(200_000)
  })

  it('more than 8 MiB are 413, whether their length is announced or not, and forms have a limit of their own', async () => {
    const { cloud } = aWorld()
    const { json } = await cloud.form(TOKEN, grant('owner'))
    const authorization = `Bearer ${String(json['access_token'])}`
    for (const headers of [{}, { 'content-length': '9000000' }]) {
      const { request, sent } = streamed(20e6, { authorization, ...headers })
      expect((await cloud.cloud.handle(request))?.status).toBe(413)
      expect(sent()).toBeLessThan(9e6)
    }
    const form = streamed(20e6, { authorization, 'content-type': 'multipart/form-data; boundary=x' })
    expect((await cloud.cloud.handle(form.request))?.status).toBe(413)
    expect(form.sent()).toBeLessThan(6e6)
  })

  it('a body nested without end, or with names that every object has, is 400', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const nested = (levels: number): unknown => (levels === 0 ? 1 : { inner: nested(levels - 1) })
    const cap = async (levels: number) =>
      (await owner.post('/message-s/credit/cap', { dailyCap: 3, more: nested(levels) })).status
    expect([await cap(20), await cap(40), await cap(4000)]).toEqual([200, 400, 400])
    const hidden = JSON.parse('{"dailyCap":3,"__proto__":{"x":1}}') as unknown
    expect((await owner.post('/message-s/credit/cap', hidden)).status).toBe(400)
    expect((await owner.post('/message-s/credit/cap', { dailyCap: 3 })).status).toBe(200)
  })

  it('finance and metering keep what they know, and nothing else', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const many = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [`x${String(at)}`, 'y'.repeat(1000)]),
    )
    const body = { finance: { ...many, constructionCost: 7 }, metering: { ...many, repeatedHint: true } }
    expect((await owner.post('/maintain-s/station/63400030', body)).status).toBe(200)
    expect(
      (await owner.post('/maintain-s/station/63400030/metering', { ...many, consumeTotalOffset: 2 })).status,
    ).toBe(200)
    const detail = await owner.get('/maintain-s/station/63400030/detail')
    expect(detail.text.length).toBeLessThan(10_000)
    expect(detail.json).toMatchObject({
      finance: { constructionCost: 7 },
      metering: { repeatedHint: true, consumeTotalOffset: 2 },
    })
  })
})

describe('one call', () => {
  it('does not add a serial to a plant twice', async () => {
    const owner = await aCloud().signIn('owner')
    const twin = { deviceSn: 'INV7700001', type: 'INVERTER' }
    const add = (...devices: object[]) => owner.post('/maintain-s/power/system/63400030/device', { devices })
    expect((await add(twin, { ...twin, deviceSn: 'inv7700001' })).json['code']).toBe('53')
    expect((await add(twin)).status).toBe(200)
  })

  it('does not say who made a plant or when it was changed', async () => {
    const owner = await aCloud().signIn('owner')
    const stamps = { createdBy: 7, createdDate: 7, lastModifiedBy: 7, lastModifiedDate: 7 }
    const body = { finance: { ...stamps, constructionCost: 7 }, metering: { ...stamps, repeatedHint: true } }
    expect((await owner.post('/maintain-s/station/63400030', body)).status).toBe(200)
    await owner.post('/maintain-s/station/63400030/metering', { ...stamps, repeatedHint: false })
    const { json } = await owner.get('/maintain-s/station/63400030/detail')
    for (const part of ['finance', 'metering'])
      expect(Object.keys(stamps).filter((name) => (json[part] as Json)[name] === 7)).toEqual([])
  })
})

describe('uploads', () => {
  const form = (bytes: Uint8Array<ArrayBuffer>) => {
    const data = new FormData()
    data.set('file', new Blob([bytes]), 'roof')
    return data
  }
  const words = (...parts: (string | number[])[]) =>
    Uint8Array.from(
      parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : part)),
    )

  it('a RIFF file that is no WebP is no picture, and pictures of an account have a quota', async () => {
    const store = createMemoryStore()
    const sender = async () => {
      const { cloud } = aWorld({ store })
      const { json } = await cloud.form(TOKEN, grant('owner'))
      return async (bytes: Uint8Array<ArrayBuffer>) => {
        const request = new Request('http://cloud.test/store-s/uploadObject', {
          method: 'POST',
          headers: { authorization: `Bearer ${String(json['access_token'])}` },
          body: form(bytes),
        })
        return (await cloud.cloud.handle(request))?.status
      }
    }
    const send = await sender()
    expect(await send(words('RIFF', [9, 0, 0, 0], 'WAVE'))).toBe(400)
    const small = words('RIFF', [9, 0, 0, 0], 'WEBP')
    expect(await send(small)).toBe(200)
    const large = new Uint8Array(4 * 1024 * 1024 - 12)
    large.set(words('RIFF', [0, 0, 0, 0], 'WEBP'))
    expect(await send(large)).toBe(200)
    const room = 'object-room'
    const [used] = store.list(room)
    expect(used?.value).toBe(small.length + large.length)
    // Node takes seconds to read 64 MB of forms: all but the last have been sent already.
    store.put(room, used?.key ?? '', 64 * 1024 * 1024 - large.length)
    const later = await sender()
    expect(await later(large)).toBe(200)
    expect(await later(small)).toBe(413)
  })
})

describe('data centres', () => {
  it('answers the devices of a plant whose id stands in the row of the other centre', async () => {
    const wang = await aCloud().signIn('wang', '/mdc-cn')
    const plant = 63400030
    const list = rows((await wang.post('/maintain-s/power/system/deviceList', { stationId: plant })).json)
    expect(list.length).toBeGreaterThan(1)
    for (const { id } of list) {
      const reply = await wang.post('/device-s/device/v3/detail', { deviceId: id })
      expect([id, reply.status, reply.json['siteId']]).toEqual([id, 200, plant])
    }
  })
})

describe('what people write', () => {
  it('names with control characters or half a character are refused with a word', async () => {
    const { cloud } = aWorld()
    const [owner, admin] = [await cloud.signIn('owner'), await cloud.signIn('admin')]
    const writes: ((name: string) => ReturnType<Caller['post']>)[] = [
      (name) => owner.post('/maintain-s/station/63400030', { station: { name } }),
      (name) => owner.post('/user-s/acc/update', { name }),
      (name) => owner.post('/user-s/acc/view', { name, scope: 'plants', content: '{}' }),
      (name) => owner.post('/backyard-api-s/screen', { name, content: '{}' }),
      (name) => owner.post('/maintain-s/station/63400030/tag', { tags: [name] }),
      (name) => admin.post('/auth-s/auth/role', { name, codes: ['user'] }),
    ]
    for (const write of writes) {
      for (const odd of ['a\u0000b', 'a\u001b[31mb', 'a\u0085b', 'a\ud800', '\udc00b', 'a\nb']) {
        const { status, json } = await write(odd)
        expect([odd, status, (json['param'] as Json)['key']]).toEqual([odd, 400, 'characters'])
      }
      expect((await write('Ünïcode 太陽 ☀️ 👩‍🌾 שמש')).status).toBe(200)
    }
    const cut = await owner.post('/user-s/acc/view', {
      name: '☀️👩'.repeat(60),
      scope: 'plants',
      content: '{}',
    })
    expect(String(cut.json['name'])).not.toMatch(/\p{Cs}/u)
  })

  it('the text of a claim keeps the rules of long texts', async () => {
    const owner = await aCloud().signIn('owner')
    const send = async (text: string) => {
      const claim = { stationId: 63400030, coverId: 'THEFT', text }
      const { status, json } = await owner.post('/maintain-s/insurance/claim', claim)
      return status === 200 ? json['text'] : json['param']
    }
    expect(await send('Zwei Module\nsind fort ☀️')).toBe('Zwei Module\nsind fort ☀️')
    expect(await send('☀'.repeat(4001))).toEqual({ field: 'text', key: 'tooLong', values: { max: 4000 } })
    expect(await send('a\u001b[2Jb')).toEqual({ field: 'text', key: 'characters', values: {} })
  })

  it('addresses of pictures are https or our own', async () => {
    const owner = await aCloud().signIn('owner')
    const answers = []
    for (const photo of [
      '/store-s/object/x',
      'https://example.org/a.png',
      'http://example.org/a.png',
      'javascript:alert(1)',
      '//example.org/a.png',
      'data:image/svg+xml,<svg/>',
    ]) {
      const account = (await owner.post('/user-s/acc/update', { photo })).status
      const plant = (await owner.post('/maintain-s/station/63400030', { station: { pictureFile: photo } }))
        .status
      answers.push([account, plant])
    }
    expect(answers).toEqual([[200, 200], [200, 200], ...Array.from({ length: 4 }, () => [400, 400])])
  })
})
