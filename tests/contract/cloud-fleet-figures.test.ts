import { describe, expect, it } from 'vitest'
import { aCloud, rows } from './cloud-client'
import { aWorld, refusalOf } from './cloud-world'

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

  it.each([
    ['2026-06-18T10:30:00Z', 10 * 4],
    ['2026-06-18T10:32:59Z', 10 * 4],
    ['2026-06-18T10:33:00Z', 10 * 4 + 1],
    ['2026-06-18T00:02:00Z', -2],
  ])('at %s each slot holds the plants that were heard, and their sum', async (at, last) => {
    const midnight = Date.parse('2026-06-18T00:00:00Z') / 1000
    const owner = await aCloud({ at }).signIn('owner')
    const { slots } = (await owner.get(`${CURVE}?days=2`)).json as unknown as { slots: Slot[] }
    expect(slots.map((slot) => slot.at)).toEqual(
      Array.from({ length: 192 }, (_, index) => midnight + (last - 191 + index) * 900),
    )
    const found = rows((await owner.post(`${M}/operating/station/search`, {})).json)
    const heard = new Map<number, number[][]>()
    for (const { id } of found) {
      const samples = new Map<number, number>()
      for (const day of [15, 16, 17, 18]) {
        const path = `${M}/history/batteryPower/${Number(id)}/stats/daily?year=2026&month=6&day=${day}`
        for (const one of (await owner.get(path)).json['records'] as Record<string, number>[])
          samples.set(Number(one['dateTime']), Number(one['generationPower']))
      }
      for (const { at: from } of slots) {
        // A quarter counts as heard by its middle sample; a plant may still send the last of them.
        const three = [from, from + 300, from + 600].flatMap((time) => samples.get(time) ?? [])
        if (samples.has(from + 300)) heard.set(from, [...(heard.get(from) ?? []), three])
      }
    }
    const whole = slots.filter((slot) => (heard.get(slot.at) ?? []).every((three) => three.length === 3))
    expect(whole.length).toBeGreaterThan(180)
    for (const slot of whole) {
      const plants = heard.get(slot.at) ?? []
      const mean = plants.reduce((sum, three) => sum + three.reduce((all, one) => all + one / 3, 0), 0)
      expect(slot.plants, String(slot.at)).toBe(plants.length)
      if (plants.length === 0) expect(slot.power).toBeNull()
      else expect(Math.abs((slot.power ?? -99) - mean)).toBeLessThanOrEqual(2)
    }
  })

  it.each([
    ['', 768],
    ['?days=8', 768],
    ['?days=1', 96],
  ])('its curve asked for with "%s" has %i quarters', async (query, count) => {
    const owner = await aCloud().signIn('owner')
    const { slots } = (await owner.get(`${CURVE}${query}`)).json as unknown as { slots: Slot[] }
    expect(slots).toHaveLength(count)
  })

  it('income needs the prices of a plant that uses of its own, and is kept for a quarter of an hour', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    const earned = async () => (await owner.get(INCOME)).json['incomes']
    const today = async (id: number) => (await owner.get(`${M}/operating/station/information/${id}`)).json
    const feeder = Number((await today(63400010))['incomeValue'])
    expect(await earned()).toEqual([{ currency: 'EUR', today: feeder, plants: 1 }])
    const prices = {
      currency: 'EUR',
      mergeElectricPrice: 0.1,
      consumptionPrice: 0.3,
      subsidyUnitAmount: 0.01,
    }
    expect(refusalOf(await owner.post(`${M}/station/63400030`, { finance: prices }))).toBe('fine')
    const home = (await owner.get(`${M}/operating/system/63400030`)).json
    const kwh = (name: string) => Number(home[`${name}Value`])
    const expected = feeder + (kwh('use') - kwh('buy')) * 0.3 + kwh('grid') * 0.1 + kwh('generation') * 0.01
    const [first] = (await earned()) as { today: number; plants: number }[]
    expect(first?.plants).toBe(2)
    expect(first?.today).toBeCloseTo(expected, 2)
    seconds(899)
    expect(await earned()).toEqual([first].map((one) => ({ currency: 'EUR', ...one })))
    seconds(1)
    const [later] = (await earned()) as { today: number }[]
    expect(later?.today).toBeGreaterThan(first?.today ?? 0)
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
    for (const days of ['9', '0'])
      expect(refusalOf(await nobody.get(`${CURVE}?days=${days}`))).toEqual(['PARAM_ERROR', 'days'])
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
