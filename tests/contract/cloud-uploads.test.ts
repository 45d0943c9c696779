import { describe, expect, it } from 'vitest'
import { HASH } from './cloud-client'
import type { Json } from './cloud-client'
import { aWorld } from './cloud-world'

const MIB = 1024 * 1024
const TEXT = {
  png: '\x89PNG',
  jpeg: '\xff\xd8\xff',
  gif: 'GIF8',
  pdf: '%PDF-',
  zip: 'PK\x03\x04',
  webp: 'RIFF1234WEBP',
}
const bytesOf = (start: string, length = start.length) => {
  const bytes = new Uint8Array(Math.max(length, start.length))
  bytes.set([...start].map((letter) => letter.charCodeAt(0)))
  return bytes
}

async function signedIn(name = 'owner', prefix = '') {
  const { cloud } = aWorld({ plants: 4 })
  const { json } = await cloud.form(`${prefix}/oauth2-s/oauth/token`, {
    ...{ grant_type: 'password', username: `${name}@heliograph.example`, password: HASH },
  })
  const headers = { authorization: `Bearer ${String(json['access_token'])}` }
  const upload = async (...files: Uint8Array<ArrayBuffer>[]) => {
    const body = new FormData()
    body.append('note', 'a roof')
    for (const bytes of files) body.append('file', new File([bytes], 'roof', { type: 'image/png' }))
    const request = new Request(`http://cloud.test${prefix}/store-s/uploadObject`, { method: 'POST', body, headers })
    const reply = (await cloud.cloud.handle(request)) as Response
    return { status: reply.status, json: (await reply.json()) as Json }
  } // oxfmt-ignore
  const download = async (url: unknown) =>
    (await cloud.cloud.handle(new Request(`http://cloud.test${String(url)}`))) as Response
  return { upload, download }
}
const field = (json: Json) => (json['param'] as Json | null)?.['field']

describe('files that are uploaded', () => {
  it.each([
    ['image/png', TEXT.png, null],
    ['image/jpeg', TEXT.jpeg, null],
    ['image/gif', TEXT.gif, null],
    ['image/webp', TEXT.webp, null],
    ['application/pdf', TEXT.pdf, 'attachment'],
    ['application/zip', TEXT.zip, 'attachment'],
  ])('are told by their first bytes: %s', async (type, start, disposition) => {
    const { upload, download } = await signedIn()
    const bytes = bytesOf(start, 200)
    const { json } = await upload(bytes)
    expect(json['url']).toMatch(/^\/store-s\/object\/[\w-]{20,}$/)
    const reply = await download(json['url'])
    expect(reply.headers.get('content-type')).toBe(type)
    expect(reply.headers.get('content-disposition')).toBe(disposition)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(bytes)
    for (const cut of [start.slice(0, -1), start.slice(1), `x${start}`, start.toLowerCase().replace(/^[^a-z]/, '?')])
      expect([(await upload(bytesOf(cut))).json['code'], cut]).toEqual(['PARAM_ERROR', cut])
  }) // oxfmt-ignore

  it('must be there, and be no larger than four MiB', async () => {
    const { upload } = await signedIn()
    const none = await upload()
    expect([none.json['code'], field(none.json)]).toEqual(['17', 'file'])
    const empty = await upload(new Uint8Array(0))
    expect([empty.json['code'], field(empty.json)]).toEqual(['17', 'file'])
    expect((await upload(bytesOf(TEXT.png, 4 * MIB))).status).toBe(200)
    expect((await upload(bytesOf(TEXT.png, 4 * MIB + 1))).status).toBe(413)
  })

  it('of the other data centre name it in their address; one that is none is not found', async () => {
    const { upload, download } = await signedIn('wang', '/mdc-cn')
    const { json } = await upload(bytesOf(TEXT.gif))
    expect(json['url']).toMatch(/^\/mdc-cn\/store-s\/object\//)
    expect((await download(json['url'])).status).toBe(200)
    const gone = await download(`${String(json['url'])}x`)
    expect([gone.status, ((await gone.json()) as Json)['code']]).toEqual([400, '18'])
  })
})
