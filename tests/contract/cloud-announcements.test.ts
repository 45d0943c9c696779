import { describe, expect, it } from 'vitest'
import { rows } from './cloud-client'
import type { Json } from './cloud-client'
import { aWorld } from './cloud-world'

const DAY = 86_400_000
const NOTICE = '/backyard-api-s/announcement/content'
const VERSION = '/backyard-api-s/version/manage/query'

describe('C20 what the platform has to say', () => {
  it('holds at every moment, for eight days each, with another number each week', async () => {
    const { cloud, time, seconds } = aWorld()
    const seen: Json[] = []
    for (let day = 0; day < 15; day++) {
      const [notice = {}] = (await cloud.post(NOTICE, { lan: 'en' })).json as unknown as Json[]
      const [from, to] = [Number(notice['startTime']), Number(notice['endTime'])]
      expect(from).toBeLessThanOrEqual(time.now)
      expect(to).toBeGreaterThanOrEqual(time.now - DAY)
      expect([to - from, (from + 2 * DAY) % (7 * DAY)]).toEqual([8 * DAY, 0])
      expect(notice).toMatchObject({ type: 'NOTICE', lan: 'en', content: expect.stringMatching(/^<p>\w.+<\/p>$/) as string })
      if (seen.at(-1)?.['id'] !== notice['id']) seen.push(notice)
      seconds(86_400)
    }
    expect(seen.map(({ id }) => Number(id) - Number(seen[0]?.['id']))).toEqual([0, 1, 2])
    expect(Number(seen[0]?.['id'])).toBe(11 + Math.floor(Number(seen[0]?.['startTime']) / (7 * DAY)))
  }) // oxfmt-ignore

  it('is said in the language of the caller, English where none is known', async () => {
    const { cloud } = aWorld()
    const title = async (body: Json) => {
      const [notice] = (await cloud.post(NOTICE, body)).json as unknown as Json[]
      return [notice?.['lan'], notice?.['title']]
    }
    const [english, german] = [await title({ lan: 'en' }), await title({ lan: 'de' })]
    expect([english[0], german[0]]).toEqual(['en', 'de'])
    expect(german[1]).not.toBe(english[1])
    expect(await title({})).toEqual(english)
    expect(await title({ lan: 'xx' })).toEqual(english)
  })
})

describe('C25 C26 versions of the console', () => {
  it('are listed page by page, the newest first, which is the latest', async () => {
    const { cloud } = aWorld()
    const all = (await cloud.post(VERSION, { lan: 'de' })).json
    expect(all['total']).toBe(3)
    expect(rows(all).map(({ id, version, lan }) => [id, version, lan])).toEqual([
      [30, '1.7.1', 'de'],
      [29, '1.7.0', 'de'],
      [28, '1.6.2', 'de'],
    ])
    for (const { content } of rows(all)) expect(content).toMatch(/^<ul><li>.+<\/li><\/ul>$/)
    const times = rows(all).map(({ publishTime }) => Number(publishTime))
    expect(times).toEqual([...times].sort((one, other) => other - one))
    expect(rows((await cloud.post(`${VERSION}?page=2&size=2`, { lan: 'de' })).json)).toEqual([rows(all)[2]])
    expect((await cloud.post(`${VERSION}/latest`, { lan: 'de' })).json).toEqual(rows(all)[0])
    expect((await cloud.post('/backyard-api-s/app/upgrade/add-version', { version: '1' })).json).toEqual({})
  })
})
