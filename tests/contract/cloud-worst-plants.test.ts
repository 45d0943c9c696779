import { describe, expect, it } from 'vitest'
import { plantStatus } from '../../src/domain/plants/plant-status'
import { byWorry, type Worry } from '../../src/domain/plants/worst-first'
import { readPlant } from '../../src/transport/calls/stations'
import { type Caller, type Json, rows } from './cloud-client'
import { aWorld } from './cloud-world'

const PLANTS = '/maintain-s/operating/station'
const TRIAGE = '/maintain-s/operating/alert/triage/search'
const ask = (who: Caller, page: number, size: number, body: Json = {}, direction = 'DESC') =>
  who.post(`${PLANTS}/worst/search?page=${page}&size=${size}&order.direction=${direction}`, body)

/** kWh per day: what a device does not produce is lost once, however many alarms say so. */
function lossOf(alarms: readonly Json[]): number {
  const costliest = new Map<unknown, number>()
  for (const { deviceId, lossPerDay } of alarms)
    costliest.set(deviceId, Math.max(costliest.get(deviceId) ?? 0, Number(lossPerDay ?? 0)))
  return [...costliest.values()].reduce((sum, loss) => sum + loss, 0)
}

/** How much each plant worries, by the list and the triage alone. */
async function worries(who: Caller, now: number): Promise<ReadonlyMap<number, Worry>> {
  const alarms = rows(
    (await who.post(`${TRIAGE}?size=1000`, { states: ['OPEN', 'ACKNOWLEDGED'] })).json,
  ).filter((row) => row['endTime'] === null)
  const listed = rows((await who.post(`${PLANTS}/search?size=200`, {})).json)
  return new Map(
    listed.flatMap((row) => {
      const plant = readPlant(row)
      if (plant === null) return []
      const own = alarms.filter(({ stationId }) => stationId === plant.id)
      return [
        [
          plant.id,
          {
            status: plantStatus(plant, now),
            safety: own.some(({ safety }) => safety === true),
            lossPerDay: lossOf(own),
            lastUpdate: plant.lastUpdate,
          },
        ] as const,
      ]
    }),
  )
}

describe('9: the worst plants first, over all of them', () => {
  it('9: stand in the order of silence, safety, loss and age, in every page', async () => {
    const { cloud, time } = aWorld({ plants: 70, control: true })
    const admin = await cloud.signIn('admin')
    const fleet = rows((await admin.post(`${PLANTS}/search?size=200`, {})).json).map(({ id }) => id)
    // Every other plant with a failed string has an inverter that is too hot as well, and loses
    // the greater of the two.
    const weak = fleet.slice(0, 35)
    const hot = fleet.filter((_, index) => index % 2 === 0)
    await cloud.post('/__cloud/alarms', { cause: 'string-fault', plants: weak })
    await cloud.post('/__cloud/alarms', { cause: 'heat', plants: hot })
    const known = await worries(admin, time.now / 1000)
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => ask(admin, page, 20)))
    const ids = pages.flatMap(({ json }) => rows(json)).map(({ id }) => Number(id))
    expect([...ids].sort()).toEqual([...known.keys()].sort())
    const order = ids.map((id) => known.get(id) as Worry)
    for (const [index, one] of order.entries()) {
      const next = order[index + 1]
      if (next !== undefined) expect(byWorry(one, next), `${ids[index]}`).toBeLessThanOrEqual(0)
    }
    // The test says something: there are plants of each kind.
    expect(new Set(order.map(({ status }) => status)).size).toBeGreaterThan(1)
    expect(order.some(({ safety }) => safety)).toBe(true)
    expect(order.some(({ safety, lossPerDay }) => !safety && (lossPerDay ?? 0) > 0)).toBe(true)
  })

  it('9: are filtered and turned round as the list is', async () => {
    const { cloud } = aWorld({ plants: 40 })
    const admin = await cloud.signIn('admin')
    const body = { networkStatus: 'NORMAL' }
    const plain = rows((await admin.post(`${PLANTS}/search?size=200`, body)).json)
    const worst = rows((await ask(admin, 1, 200, body)).json)
    const best = rows((await ask(admin, 1, 200, body, 'ASC')).json)
    const ids = (list: readonly Json[]) => list.map(({ id }) => id)
    expect(ids(best)).toEqual(ids(worst).reverse())
    // A row is the row of the list.
    const byId = new Map(plain.map((row) => [row['id'], row]))
    expect(worst).toEqual(worst.map(({ id }) => byId.get(id)))
    expect(worst.length).toBe(plain.length)
  })
})
