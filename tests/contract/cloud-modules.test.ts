import { describe, expect, it } from 'vitest'
import { rows, type Caller, type Json } from './cloud-client'
import { walked } from '../support/walk'
import { aWorld } from './cloud-world'

const M = '/maintain-s'
const ROOF = 63400020
const TYPES = ['OPTIMIZER', 'MICRO_INVERTER', 'PV_MODULE'] as const

interface Drawn {
  arrays: readonly { azimuth: number; rows: number; columns: number; modules: readonly Json[] }[]
  modules: readonly Json[]
}

async function drawn(caller: Caller, plant: number, type: string): Promise<Drawn> {
  const { json } = await caller.get(`${M}/station/layout/${String(plant)}/info/${type}`)
  const arrays = json['arrays'] as Drawn['arrays']
  return { arrays, modules: arrays.flatMap(({ modules }) => modules) }
}

const sum = (modules: readonly Json[], key: string) =>
  modules.reduce((total, one) => total + Number(one[key]), 0)

/** Whole watts and hundredths of kWh of many parts. */
const near = (one: number, other: number, parts: number, what: string) =>
  expect(Math.abs(one - other), `${what}: ${one} against ${other}`).toBeLessThanOrEqual(
    2 + Math.abs(other) / 1000 + parts * 0.5,
  )

const of = (modules: readonly Json[], key: string, value: unknown) =>
  modules.filter((one) => one[key] === value)

describe('modules agree with what they hang on', () => {
  it.each(walked([18, 19, 20], (day) => day === 19))(
    'S7-90 power and energy of many plants on 2026-06-%d add up to the plant’s',
    async (day) => {
      const { cloud, time, seconds } = aWorld({ plants: 60, control: true })
      time.now = Date.parse(`2026-06-${day}T10:30:00Z`)
      const admin = await cloud.signIn('admin')
      const found = rows((await admin.post(`${M}/operating/station/search?page=1&size=50`, {})).json)
      const plants = walked(found, 2).map(({ id }) => Number(id))
      await cloud.post('/__cloud/alarms', { cause: 'string-fault', plants: plants.slice(2, 10), count: 8 })
      seconds(1200)
      const compared = { PV_MODULE: 0, OPTIMIZER: 0, MICRO_INVERTER: 0 }
      for (const plant of [...plants, 63900014, 63900002]) {
        const live = (await admin.get(`${M}/fast/system/${String(plant)}`)).json
        for (const type of TYPES) {
          const { modules } = await drawn(admin, plant, type)
          if (modules.length === 0 || modules.some(({ power }) => power === null)) continue
          near(sum(modules, 'power'), Number(live['generationPower']), modules.length, `${type} of ${plant}`)
          const energy = Number(live['generationValue'])
          expect(Math.abs(sum(modules, 'energyDay') - energy)).toBeLessThanOrEqual(
            0.05 + energy / 1000 + modules.length * 0.005,
          )
          compared[type] += 1
        }
      }
      expect(compared.PV_MODULE).toBeGreaterThan(5)
      expect(compared.OPTIMIZER).toBeGreaterThan(0)
      expect(compared.MICRO_INVERTER).toBeGreaterThan(0)
    },
  )

  it('a day that is played adds up to the curve at every quarter of an hour, today as far as it went', async () => {
    const { cloud, time } = aWorld()
    time.now = Date.parse('2026-06-18T10:31:00Z')
    const owner = await cloud.signIn('owner')
    const path = `${M}/station/layout/${ROOF}/days/OPTIMIZER?days=2&until=`
    const { json } = await owner.get(`${path}2026-06-18`)
    const days = json['days'] as { from: number; powers: number[][] }[]
    expect(days).toHaveLength(2)
    for (const [index, { from, powers }] of days.entries()) {
      const curve = `${M}/history/batteryPower/${ROOF}/stats/daily?year=2026&month=6&day=${17 + index}`
      const records = (await owner.get(curve)).json['records'] as Json[]
      expect(powers[0]).toHaveLength(Math.ceil(records.length / 3))
      powers[0]?.forEach((_, step) => {
        const sample = records.find(({ dateTime }) => dateTime === from + step * 900)
        const made = powers.reduce((total, own) => total + (own[step] ?? 0), 0)
        near(made, Number(sample?.['generationPower']), powers.length, `${17 + index} June, step ${step}`)
      })
    }
    expect(days[1]?.powers[0]?.length).toBeLessThan(60)
    for (const wrong of ['2026-06-19', 'soon']) expect((await owner.get(`${path}${wrong}`)).status).toBe(400)
  })

  it('strings add up to the trackers of their inverter, and a module to its own device', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const values = async (deviceId: unknown) => {
      const { json } = await owner.post('/device-s/device/v3/detail', { deviceId, language: 'en' })
      const fields = (json['paramCategoryList'] as { fieldList: Json[] }[]).flatMap((one) => one.fieldList)
      return (key: string) => Number(fields.find((one) => one['storageName'] === key)?.['value'])
    }
    const { modules } = await drawn(owner, ROOF, 'OPTIMIZER')
    const inverters = rows((await owner.get(`${M}/operating/station/${ROOF}/inverter?size=9`)).json)
    for (const { id, deviceSn } of inverters) {
      const mine = of(modules, 'parentSn', deviceSn)
      const said = await values(id)
      for (const string of [1, 2, 3, 4]) {
        const part = sum(of(mine, 'string', string), 'power') / sum(mine, 'power')
        expect(part).toBeCloseTo(said(`DP${string}`) / said('DPi_t1'), 2)
      }
    }
    const [first] = modules
    const said = await values(first?.['deviceId'])
    expect(said('DP1')).toBeCloseTo(Number(first?.['power']), -1)
    expect(said('DV1')).toBeCloseTo(Number(first?.['voltage']), 1)
    expect(said('Etdy_g1')).toBeCloseTo(Number(first?.['energyDay']), 1)
  })
})

describe('what modules show', () => {
  it('sides of a roof lead one after the other, and something beside it shades its neighbours in the morning', async () => {
    const { cloud, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const at = async (hour: string) => {
      time.now = Date.parse(`2026-06-18T${hour}:00Z`)
      const { arrays } = await drawn(owner, ROOF, 'OPTIMIZER')
      return arrays.map(({ modules }) => modules.map(({ power }) => Number(power)))
    }
    const total = (powers: readonly number[] = []) => powers.reduce((whole, one) => whole + one, 0)
    const [morning, evening] = [await at('06:10'), await at('16:30')]
    expect(Math.max(...(morning[0] ?? []))).toBeGreaterThan(1.2 * Math.max(...(morning[1] ?? [])))
    expect(total(evening[1])).toBeGreaterThan(1.2 * total(evening[0]))
    const low = (powers: readonly number[] = []) =>
      powers.filter((one) => one < 0.75 * Math.max(...powers)).length
    expect(low(morning[0])).toBeGreaterThan(0)
    expect(low((await at('12:00'))[0])).toBe(0)
  })

  it('S7-90 a string that failed is in trouble whole, and without electronics its modules share what is left', async () => {
    const { cloud, seconds } = aWorld({ control: true })
    const owner = await cloud.signIn('owner')
    await cloud.post('/__cloud/alarms', { cause: 'string-fault', plants: [ROOF], count: 2 })
    seconds(1200)
    for (const type of ['OPTIMIZER', 'PV_MODULE']) {
      const { modules } = await drawn(owner, ROOF, type)
      expect(of(modules, 'string', 4).map(({ power }) => power)).not.toContain(null)
      expect(sum(of(modules, 'string', 4), 'power')).toBe(0)
      expect(of(modules, 'string', 4).every(({ state }) => state === 2)).toBe(true)
      expect(of(modules, 'string', 1).every(({ power }) => Number(power) > 0)).toBe(true)
    }
  })

  it('a field of more modules than fit, and a plant without devices, have no drawing', async () => {
    const { cloud } = aWorld({ plants: 60 })
    const admin = await cloud.signIn('admin')
    expect((await drawn(admin, 63900004, 'PV_MODULE')).arrays).toEqual([])
    expect((await drawn(admin, 63900008, 'OPTIMIZER')).arrays).toEqual([])
    expect((await drawn(admin, 63900008, 'PV_MODULE')).modules.length).toBe(414)
  })
})
