import { describe, expect, it } from 'vitest'
import { aCloud, rows } from './cloud-client'
import { aWorld } from './cloud-world'

const M = '/maintain-s'
const CURVE = `${M}/operating/station/produced/curve`
const INCOME = `${M}/operating/station/produced/income`
const CAUSES = `${M}/operating/alert/triage/causes`
const NOON = Date.parse('2026-06-18T10:30:00Z') / 1000

interface Slot {
  at: number
  power: number | null
  plants: number
}

describe('figures over a fleet, ours', () => {
  it('its power is that of its plants, quarter by quarter, up to the last one that is over', async () => {
    const owner = await aCloud().signIn('owner')
    const { step, slots } = (await owner.get(`${CURVE}?days=2`)).json as unknown as {
      step: number
      slots: Slot[]
    }
    expect([step, slots.length, slots.at(-1)?.at]).toEqual([900, 192, NOON - 1800])
    const search = await owner.post(`${M}/operating/station/search`, {})
    const ids = rows(search.json).map(({ id }) => Number(id))
    // A quarter of an hour at which all of them sent: the mean of three samples of each.
    const at = slots.findLast(({ plants }) => plants === ids.length)?.at ?? 0
    const curves = await Promise.all(
      ids.map((id) => owner.get(`${M}/history/batteryPower/${id}/stats/daily?year=2026&month=6&day=18`)),
    )
    const mean = curves.map(({ json }) => {
      const samples = (json['records'] as { dateTime: number; generationPower: number }[])
        .filter(({ dateTime }) => dateTime >= at && dateTime < at + 900)
        .map(({ generationPower }) => generationPower)
      return samples.reduce((sum, one) => sum + one, 0) / samples.length
    })
    const expected = mean.reduce((sum, one) => sum + one, 0)
    expect(expected).toBeGreaterThan(100)
    expect(Math.abs((slots.find((slot) => slot.at === at)?.power ?? 0) - expected)).toBeLessThan(ids.length)
  })

  it('what was earned is told by currency, and adds up to the plants of the list', async () => {
    const owner = await aCloud().signIn('owner')
    const { incomes } = (await owner.get(INCOME)).json as {
      incomes: { currency: string; today: number; plants: number }[]
    }
    expect(incomes.length).toBeGreaterThan(0)
    expect(new Set(incomes.map(({ currency }) => currency)).size).toBe(incomes.length)
    for (const { today, plants } of incomes) {
      expect(today).toBeGreaterThan(0)
      expect(plants).toBeGreaterThan(0)
    }
  })

  it('causes of open alarms are counts alone, and count each alarm once', async () => {
    const admin = await aCloud().signIn('admin')
    const { causes } = (await admin.get(CAUSES)).json as { causes: Record<string, number | string>[] }
    const triage = await admin.post(`${M}/operating/alert/triage/search?size=1`, { language: 'en' })
    const open = (triage.json['summary'] as { states: Record<string, number> }).states['OPEN']
    expect(causes.reduce((sum, one) => sum + Number(one['alarms']), 0)).toBe(open)
    for (const one of causes) expect(Object.keys(one).sort()).toEqual(['alarms', 'groups', 'rule'])
  })

  it('of somebody without plants are empty; too many days are refused', async () => {
    const cloud = aCloud()
    const nobody = await cloud.signIn('new')
    expect((await nobody.get(INCOME)).json).toEqual({ incomes: [] })
    expect((await nobody.get(CAUSES)).json).toEqual({ causes: [] })
    const { slots } = (await nobody.get(`${CURVE}?days=1`)).json as unknown as { slots: Slot[] }
    expect(slots.every(({ power, plants }) => power === null && plants === 0)).toBe(true)
    expect((await nobody.get(`${CURVE}?days=9`)).json['code']).toBe('PARAM_ERROR')
  })

  it('a wall display is told what it shows: income only where it is set up to', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const linked = async (content: object) => {
      const screen = await owner.post('/backyard-api-s/screen', {
        name: 'Hall',
        content: JSON.stringify(content),
      })
      const { json } = await owner.post(`/backyard-api-s/screen/${String(screen.json['id'])}/link`, {
        expiresTime: NOON + 86_400,
      })
      return cloud.with(String(json['key']))
    }
    const statuses = async (content: object) => {
      const wall = await linked(content)
      return Promise.all([INCOME, CURVE, CAUSES].map(async (path) => (await wall.get(path)).status))
    }
    expect(await statuses({})).toEqual([200, 200, 200].map((status, at) => (at === 0 ? 403 : status)))
    expect(await statuses({ income: true, panels: ['states'] })).toEqual([200, 403, 403])
    const [saved] = (await owner.get('/backyard-api-s/screen')).json as unknown as { plants: number }[]
    expect(saved?.plants).toBe(3)
  })
})
