import { describe, expect, it } from 'vitest'
import { pngOf, roofPicture } from '../support/roof-photo'
import type { Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const ROOF = 63400020
const OWNER = {
  grant_type: 'password',
  username: 'owner@heliograph.example',
  password: '5e5ce2f55f7d2cb1fb422ea4119ae2d1d6f6bf7e36a3e2a4b34cf6fcc15920a0',
}

async function photoCloud() {
  const { cloud } = aWorld()
  const { json } = await cloud.form('/oauth2-s/oauth/token', OWNER)
  const headers = { authorization: `Bearer ${String(json['access_token'])}` }
  const upload = async (bytes: Uint8Array<ArrayBuffer>, name = 'roof.png') => {
    const body = new FormData()
    body.append('file', new File([bytes], name))
    const request = new Request('http://cloud.test/store-s/uploadObject', { method: 'POST', body, headers })
    return (await (await cloud.cloud.handle(request))?.json()) as Json
  }
  const recognise = async (account: string, photoUrl: unknown) =>
    (await cloud.signIn(account)).post(`/maintain-s/station/layout/photo/recognition/${ROOF}`, {
      ...{ photoUrl, deviceType: 'OPTIMIZER' },
    })
  return { upload, recognise }
}
const roof = pngOf(roofPicture({ rows: 3, columns: 5, turned: 3, gap: 6, grain: 30 }), 4, 3)

describe('S7-89 recognition of a photo', () => {
  it('finds every module and says where it lies, and invents no serial', async () => {
    const { upload, recognise } = await photoCloud()
    const { json } = await recognise('owner', (await upload(roof))['url'])
    expect(json).toMatchObject({ stationId: ROOF, rows: 3, columns: 5 })
    const items = json['items'] as { box: number[]; deviceSn: unknown; confidence: number }[]
    expect(items).toHaveLength(15)
    for (const { box, deviceSn, confidence } of items) {
      expect(box.every((share) => share > 0 && share < 1)).toBe(true)
      expect(deviceSn).toBeNull()
      expect(confidence).toBeGreaterThan(0.5)
    }
  })

  it.each([
    ['cut short', roof.slice(0, 120)],
    ['that is a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)],
    ['of one module', pngOf(roofPicture({ rows: 1, columns: 1 }))],
  ])('S8-16 rejects a picture %s with the code', async (_, bytes) => {
    const { upload, recognise } = await photoCloud()
    expect(await codeOf(recognise('owner', (await upload(bytes))['url']))).toBe('RECOGNITION_ERROR')
  })

  it('takes no HEIC and nothing that is too large', async () => {
    const { upload } = await photoCloud()
    const heic = new TextEncoder().encode('\0\0\0\x18ftypheic')
    expect((await upload(heic, 'roof.heic'))['code']).toBe('PARAM_ERROR')
    const large = new Uint8Array(5_100_000)
    large.set([0x89, 0x50, 0x4e, 0x47])
    expect((await upload(large))['code']).toBe('PARAM_ERROR')
  })

  it('S6-04 is refused to who may not draw', async () => {
    const { upload, recognise } = await photoCloud()
    expect(await codeOf(recognise('viewer', (await upload(roof))['url']))).toMatch(/^(15|22|24)$/)
  })
})
