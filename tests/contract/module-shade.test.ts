import { describe, expect, it } from 'vitest'
import { CLEAR_DAYS, clearDays, type ModuleDays, shades } from '../../src/domain/modules/shade'
import { walked } from '../support/walk'
import { aWorld } from './cloud-world'

const ROOF = 63400020
const BARE_ROOF = 63900002
const DAY = 86_400_000
const PLACES = { [ROOF]: [48.54, 12.15], [BARE_ROOF]: [43.93, 2.15] } as const

async function signedIn(as: string) {
  const { cloud, time } = aWorld({ plants: 60 })
  return { caller: await cloud.signIn(as), time }
}

type SignedIn = Awaited<ReturnType<typeof signedIn>>

async function found({ caller, time }: SignedIn, plant: keyof typeof PLACES, ends: number, days = 14) {
  time.now = ends
  const reply = await caller.get(`/maintain-s/station/layout/${plant}/days/OPTIMIZER?days=${days}`)
  const data = reply.json as unknown as ModuleDays
  const [latitude, longitude] = PLACES[plant]
  return { data, list: shades(data, { latitude, longitude }) }
}

describe('shade that returns with the sun', () => {
  it('what stands beside the roof is found where it stands, with the modules that it strikes', async () => {
    const { data, list } = await found(await signedIn('owner'), ROOF, Date.parse('2026-06-18T10:00:00Z'))
    expect(clearDays(data).length).toBeGreaterThanOrEqual(CLEAR_DAYS)
    expect(list.length).toBeGreaterThan(0)
    for (const { modules, from, to, weekly } of list) {
      // It stands to the east of the array that faces south: the morning sun comes past it.
      expect(from).toBeGreaterThanOrEqual(60)
      expect(to).toBeLessThanOrEqual(140)
      expect(weekly).toBeGreaterThan(0)
      expect(modules.every((one) => data.modules[one]?.array === 0)).toBe(true)
    }
    // The column beside it suffers, the one farthest away does not.
    const columns = list.flatMap(({ modules }) => modules.map((one) => data.modules[one]?.column))
    expect(columns).toContain(5)
  })

  it('no false alarm in 30 days at a roof without any', async () => {
    let judged = 0
    const admin = await signedIn('admin')
    // Each look goes back over 14 days, so that every third one sees them all.
    const looks = walked([...Array(30).keys()], 3)
    for (const day of looks) {
      const { data, list } = await found(admin, BARE_ROOF, Date.parse('2026-05-20T10:00:00Z') + day * DAY)
      expect(data.modules.length).toBe(20)
      expect(list, `day ${day}`).toEqual([])
      if (clearDays(data).length >= CLEAR_DAYS) judged += 1
    }
    expect(judged).toBeGreaterThan(looks.length * 0.3)
  })

  it('too few clear days say nothing', async () => {
    const { list } = await found(await signedIn('owner'), ROOF, Date.parse('2026-06-18T10:00:00Z'), 3)
    expect(list).toEqual([])
  })
})
