import { describe, expect, it } from 'vitest'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld } from './cloud-world'

const power = '/maintain-s/power/system'
const ADDED = Date.UTC(2026, 5, 18, 10, 32) / 1000
const FIRST = Date.UTC(2026, 5, 18, 10, 30) / 1000
/** A day of the records in slots of five minutes. */
const slots = (from: number, to: number) =>
  Array.from({ length: (to - from) / 300 + 1 }, (_, at) => from + at * 300)

async function aPlant(
  owner: Caller,
  timezone = 'Europe/Berlin',
  nationId = 60,
  level1 = 886,
): Promise<number> {
  const { json } = await owner.post('/maintain-s/station', {
    station: { name: 'First', type: 'HOUSE_ROOF', gridInterconnectionType: 'BATTERY_BACKUP', installedCapacity: 8, location: { lat: 48, lng: 7.8, address: 'x' }, region: { nationId, level1, timezone } },
    finance: { currency: 'EUR' },
  }) // oxfmt-ignore
  return Number(json['id'])
}

const day = async (caller: Caller, id: number, query: string) =>
  (await caller.get(`/maintain-s/history/batteryPower/${id}/stats/daily?${query}`)).json
const times = (json: Json) => (json['records'] as Json[]).map((row) => Number(row['dateTime']))

describe('a plant made in the portal has data since its first logger was added', () => {
  it('its first sample is of those minutes, and none is missing after it', async () => {
    const { cloud, time } = aWorld()
    const owner = await cloud.signIn('new')
    const id = await aPlant(owner)
    time.now = ADDED * 1000
    await owner.post(`${power}/${id}/v2/gateway`, { registerItems: [{ gatewaySn: 'LG2600000078' }] })
    expect((await owner.get(`/maintain-s/fast/system/${id}`)).json['lastUpdateTime']).toBe(FIRST)
    time.now = (ADDED + 40 * 86_400) * 1000
    const later = await cloud.signIn('new')
    expect(times(await day(later, id, 'year=2026&month=6&day=17'))).toEqual([])
    expect(times(await day(later, id, 'year=2026&month=6&day=18'))).toEqual(
      slots(FIRST, Date.UTC(2026, 5, 18, 21, 55) / 1000),
    )
    for (const date of ['month=6&day=19', 'month=7&day=1', 'month=7&day=20'])
      expect(times(await day(later, id, `year=2026&${date}`)), date).toHaveLength(288)
  })

  it('energies of that day and of every longer period are those of its samples', async () => {
    const { cloud, time } = aWorld()
    const owner = await cloud.signIn('new')
    const id = await aPlant(owner)
    time.now = ADDED * 1000
    await owner.post(`${power}/${id}/v2/gateway`, { registerItems: [{ gatewaySn: 'LG2600000079' }] })
    time.now = (ADDED + 4 * 3600) * 1000
    const json = await day(owner, id, 'year=2026&month=6&day=18')
    const made =
      (json['records'] as Json[]).reduce((sum, row) => sum + Number(row['generationPower']), 0) / 12_000
    const live = (await owner.get(`/maintain-s/operating/system/${id}`)).json
    for (const key of ['generationValue', 'generationMonth', 'generationYear', 'generationTotal'])
      expect(live[key], key).toBeCloseTo(made, 1)
    const { json: list } = await owner.post('/maintain-s/operating/station/search?page=0&size=20', {})
    expect(rows(list)[0]?.['generationValue']).toBeCloseTo(made, 1)
  })

  it('where the day of the plant is another one than that of UTC as well', async () => {
    const { cloud, time } = aWorld()
    const owner = await cloud.signIn('new')
    const id = await aPlant(owner, 'America/New_York')
    time.now = Date.UTC(2026, 5, 19, 2, 1)
    await owner.post(`${power}/${id}/v2/gateway`, { registerItems: [{ gatewaySn: 'LG2600000080' }] })
    const at = Date.UTC(2026, 5, 19, 2) / 1000
    expect((await owner.get(`/maintain-s/fast/system/${id}`)).json['lastUpdateTime']).toBe(at)
    time.now = Date.UTC(2026, 5, 19, 14)
    expect(times(await day(await cloud.signIn('new'), id, 'year=2026&month=6&day=18'))).toEqual(
      slots(at, at + 23 * 300),
    )
  })
})
