import { describe, expect, it } from 'vitest'
import { aCloud, rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'

const SEARCH = '/maintain-s/operating/station/search'

describe('rows of C29 beyond those of the vendor', () => {
  it('show what a list shows: currency, place, tags, alarms, the usual day, the battery', async () => {
    const client = aCloud()
    const owner = await client.signIn('owner')
    const row = async (caller: Caller) => rows((await caller.post(SEARCH, {})).json)[0] ?? {}
    expect(await row(owner)).toMatchObject({
      currency: 'EUR',
      regionNationCode: 'DE',
      locationCity: 'Potsdam',
      tags: null,
      batteryStatus: expect.stringMatching(/^(CHARGE|DISCHARGE|STATIC)$/) as unknown,
    })
    await owner.post('/maintain-s/station/63400030/tag', { tags: ['north', 'lease'] })
    expect((await row(owner))['tags']).toMatchObject([{ name: 'north' }, { name: 'lease' }])
    // What the seven days before had made by the last sample of today.
    const by = Number((await row(owner))['lastUpdateTime']) % 86_400
    const made: number[] = []
    for (let date = 11; date <= 17; date++) {
      const { json } = await owner.get(
        `/maintain-s/history/batteryPower/63400030/stats/daily?year=2026&month=6&day=${date}`,
      )
      const samples = (json['records'] as Json[]).filter(({ dateTime }) => Number(dateTime) % 86_400 <= by)
      // By UTC: the first two hours of the plant's day fall out, and they are dark.
      made.push(samples.reduce((sum, one) => sum + Number(one['generationPower']), 0) / 12_000)
    }
    expect((await row(owner))['generationMean']).toBeCloseTo(made.reduce((sum, one) => sum + one, 0) / 7, 1)
  })

  it('are found by a tag, which has the same id at every plant and counts those within reach', async () => {
    const client = aCloud()
    const admin = await client.signIn('admin')
    const all = rows((await admin.post(`${SEARCH}?size=60`, {})).json)
    const [first, second] = all.map(({ id }) => Number(id))
    const tag = (plant: number | undefined, words: readonly string[]) =>
      admin.post(`/maintain-s/station/${String(plant)}/tag`, { tags: words })
    const used = async (caller: Caller) =>
      (await caller.get('/maintain-s/operating/station/tag')).json as unknown as Json[]
    await tag(first, ['spring check', 'north'])
    await tag(second, ['north'])
    const found = async (name: string) => {
      const { id, plants } = (await used(admin)).find((one) => one['name'] === name) ?? {}
      const { json } = await admin.post(SEARCH, { tagId: id })
      return { plants, ids: rows(json).map((row) => row['id']) }
    }
    expect(await found('north')).toEqual({ plants: 2, ids: [first, second] })
    expect(await found('spring check')).toEqual({ plants: 1, ids: [first] })
    await tag(second, [])
    expect(await found('north')).toEqual({ plants: 1, ids: [first] })
    for (const nobody of [1, 'north', ''])
      expect(rows((await admin.post(SEARCH, { tagId: nobody })).json)).toEqual([])
    const names = (await used(admin)).map(({ name }) => String(name))
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
    // Words of plants that somebody does not reach are not theirs to read.
    expect(await used(await client.signIn('owner'))).toEqual([])
  })

  it('counts by level the alarms that last, as the list of alarms does, for those who may see them', async () => {
    const client = aCloud()
    const admin = await client.signIn('admin')
    const { json } = await admin.post('/maintain-s/operating/alert/triage/search?size=500', {
      states: ['OPEN', 'ACKNOWLEDGED'],
    })
    const levels = new Map<number, number[]>()
    for (const { stationId, level } of rows(json)) {
      const counts = levels.get(Number(stationId)) ?? [0, 0, 0]
      counts[Number(level)] = (counts[Number(level)] ?? 0) + 1
      levels.set(Number(stationId), counts)
    }
    expect(levels.size).toBeGreaterThan(0)
    for (const { id, alertCounts } of rows((await admin.post(`${SEARCH}?size=60`, {})).json))
      expect(alertCounts, String(id)).toEqual(levels.get(Number(id)) ?? [0, 0, 0])
    const shared = rows((await (await client.signIn('viewer')).post(SEARCH, {})).json)
    for (const { roleCode, alertCounts } of shared)
      expect(alertCounts !== null).toBe((roleCode as string[]).includes('alert:read'))
    expect(shared.some(({ alertCounts }) => alertCounts === null)).toBe(true)
  })
})
