import { describe, expect, it } from 'vitest'
import type { Json } from './cloud-client'
import { aCloud } from './cloud-client'

const DOCS = '/backyard-api-s/document'
const cloud = aCloud({ plants: 4 })
const listed = async (query: string, base = '') => {
  const list: unknown = (await cloud.get(`${base}${DOCS}/getDocList?${query}`)).json
  return list as Json[]
}

describe('C22 documents', () => {
  it('are those that there are in a language; those of devices are in few', async () => {
    const ids = async (query: string) => (await listed(query)).map(({ id }) => id)
    expect(await ids('lan=en')).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(await ids('lan=pl')).toEqual([5, 6, 7])
    expect(await ids('')).toEqual(await ids('lan=en'))
    const german = await ids('lan=de')
    expect(german).toEqual(expect.arrayContaining([5, 6, 7, 8, 9, 11]))
    expect(german).not.toContain(10)
  })

  it.each([
    ['MANUAL', [5]],
    ['INSTRUCTION', [6]],
    ['FAQ', [7]],
    ['OTHER', []],
  ])('by the type %s are those that are about no device', async (type, ids) => {
    expect((await listed(`lan=en&type=${type}`)).map(({ id }) => id)).toEqual(ids)
  })

  it('say which devices they are about, and were written 40 days ago', async () => {
    const list = await listed('lan=en')
    expect(list.map(({ deviceType, model }) => [deviceType, model])).toEqual([
      ...[[null, null], [null, null], [null, null], ['INVERTER', null], ['BATTERY', null], ['COMBINER_BOX', null]],
      ...['H10', 'S12', 'S250'].map((model) => ['INVERTER', model]),
    ])
    expect(list.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(list.map(({ type }) => type).slice(0, 4)).toEqual(['MANUAL', 'INSTRUCTION', 'FAQ', 'INSTRUCTION'])
    for (const { updateTime } of list) expect(updateTime).toBe(Date.parse('2026-05-09T00:00:00Z') / 1000)
  }) // oxfmt-ignore

  it.each(['', '/mdc-cn'])('each link of %j leads to the text, under its title', async (base) => {
    for (const lan of ['en', 'de', 'fr'])
      for (const { id, title, url } of await listed(`lan=${lan}`, base)) {
        expect(url).toBe(`${base}${DOCS}/file/${String(id)}?lan=${lan}`)
        const { status, text, headers } = await cloud.get(String(url))
        expect(status).toBe(200)
        expect(text.startsWith(`${String(title)}\n\n`)).toBe(true)
        expect(text.length).toBeGreaterThan(String(title).length + 12)
        expect(headers.get('content-type')).toBe('text/plain;charset=UTF-8')
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('content-disposition')).toBe(`inline; filename="document-${String(id)}.txt"`)
      }
  })

  it('one that is not there, or not in that language, is not found', async () => {
    for (const path of ['99?lan=en', 'x?lan=en', '10?lan=de', '12?lan=de'])
      expect((await cloud.get(`${DOCS}/file/${path}`)).json['code'], path).toBe('18')
  })
})
