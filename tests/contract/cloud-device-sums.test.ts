import { describe, expect, it } from 'vitest'
import { GRID_TYPES } from '../../src/domain/plants/plant'
import { rows, type Caller, type Json } from './cloud-client'
import { walked } from '../support/walk'
import { aWorld } from './cloud-world'

const STATIONS = '/maintain-s/operating/station'
type Values = ReadonlyMap<string, number>

async function valuesOf(caller: Caller, deviceId: unknown): Promise<Values> {
  const { json } = await caller.post('/device-s/device/v3/detail', { deviceId, language: 'en' })
  const groups = json['paramCategoryList'] as { fieldList: Json[] }[]
  return new Map(
    groups.flatMap(({ fieldList }) =>
      fieldList.map((one) => [String(one['storageName']), Number(one['value'])]),
    ),
  )
}

const listed = async (caller: Caller, plant: number, kind: string) =>
  rows((await caller.get(`${STATIONS}/${String(plant)}/${kind}?size=100`)).json)

const family = (values: Values, pattern: RegExp) =>
  [...values].flatMap(([key, value]) => (pattern.test(key) ? [value] : []))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** What two decimals and whole watts of many parts may add up to. */
function near(one: number, other: number, what: string) {
  expect(Math.abs(one - other), `${what}: ${one} against ${other}`).toBeLessThanOrEqual(
    2 + Math.abs(other) / 1000,
  )
}

describe('sums inside of devices agree with the plant', () => {
  it.each(walked([18, 19, 20], (day) => day === 19))(
    'at every level of 50 plants on 2026-06-%d, with failed strings as without',
    async (day) => {
      const { cloud, time, seconds } = aWorld({ plants: 60, control: true })
      time.now = Date.parse(`2026-06-${day}T10:30:00Z`)
      const admin = await cloud.signIn('admin')
      const found = rows((await admin.post(`${STATIONS}/search?page=1&size=60`, {})).json)
      const plants = found.map(({ id }) => Number(id))
      const kinds = new Map(found.map((one) => [Number(one['id']), String(one['gridInterconnectionType'])]))
      const seen = new Set<string>()
      await cloud.post('/__cloud/alarms', { cause: 'string-fault', plants: plants.slice(4, 12), count: 8 })
      seconds(1200)
      let compared = 0
      const now = rows((await admin.post(`${STATIONS}/search?page=1&size=60`, {})).json)
      const told = new Set<unknown>()
      for (const plant of plants) {
        const row = now.find(({ id }) => id === plant) ?? {}
        // What the page of a plant says, once of each kind: it adds up years for every one.
        const kind = kinds.get(plant)
        const isFirst = row['lastUpdateTime'] !== null && !told.has(kind)
        const live = isFirst ? (await admin.get(`/maintain-s/fast/system/${String(plant)}`)).json : row
        told.add(kind)
        const inverters = await listed(admin, plant, 'inverter')
        if (live['lastUpdateTime'] === null || inverters.some(({ netState }) => netState === 0)) continue
        const made: number[] = []
        for (const { id, deviceSn } of inverters) {
          const values = await valuesOf(admin, id)
          const dc = values.get('DPi_t1') ?? 0
          made.push(values.get('APo_t1') ?? Number.NaN)
          near(sum(family(values, /^DP\d$/)), dc, `trackers of ${String(deviceSn)}`)
          for (const number of [1, 2]) {
            const product = (values.get(`DV${number}`) ?? 0) * (values.get(`DC${number}`) ?? 0)
            expect(Math.abs(product - (values.get(`DP${number}`) ?? 0))).toBeLessThanOrEqual(6)
          }
          expect(dc).toBeGreaterThanOrEqual(values.get('APo_t1') ?? 0)
          expect(sum(family(values, /^INV_O_P_L\d$/)), `AC phases of ${String(deviceSn)}`).toBe(
            values.get('APo_t1'),
          )
          for (const number of family(values, /^AV\d$/).map((_, index) => index + 1)) {
            // At a voltage that made it leave the grid nothing flows.
            if ((values.get(`AV${number}`) ?? 0) > 253) continue
            const [volts, amps, watts] = ['AV', 'AC', 'INV_O_P_L'].map(
              (key) => values.get(`${key}${number}`) ?? 0,
            )
            const even = (values.get('APo_t1') ?? 0) / family(values, /^AV\d$/).length
            expect(Math.abs((volts ?? 0) * (amps ?? 0) - (watts ?? 0))).toBeLessThanOrEqual(
              3 + (amps ?? 0) / 100,
            )
            expect(Math.abs((watts ?? 0) - even), 'an inverter feeds its phases alike').toBeLessThanOrEqual(
              2 + even * 0.03,
            )
          }
        }
        near(sum(made), Number(live['generationPower']), `inverters of ${String(plant)}`)
        for (const { id, deviceSn } of await listed(admin, plant, 'meter')) {
          const values = await valuesOf(admin, id)
          near(sum(family(values, /^G_P_L\d$/)), values.get('PG_Pt1') ?? 0, `phases of ${String(deviceSn)}`)
        }
        for (const { id } of await listed(admin, plant, 'battery')) {
          const values = await valuesOf(admin, id)
          expect(sum(family(values, /^V_SC\d+$/))).toBeCloseTo(values.get('B_V1') ?? 0, 1)
        }
        compared += 1
        seen.add(kinds.get(plant) ?? '')
      }
      expect(compared).toBeGreaterThanOrEqual(50)
      expect([...seen]).toEqual(expect.arrayContaining([...GRID_TYPES]))
    },
  )

  it('a string that fails is missing in its own inverter and nowhere else', async () => {
    const { cloud, seconds } = aWorld({ control: true })
    const admin = await cloud.signIn('admin')
    const found = rows((await admin.post(`${STATIONS}/search?page=1&size=50`, {})).json)
    const many = []
    for (const { id } of found)
      if ((await listed(admin, Number(id), 'inverter')).length > 1) many.push(Number(id))
    const [plant = 0] = many
    await cloud.post('/__cloud/alarms', { cause: 'string-fault', plants: [plant], count: 1 })
    seconds(1200)
    const [struck, ...others] = (await listed(admin, plant, 'inverter')).sort(
      (one, other) => Number(one['id']) - Number(other['id']),
    )
    const power = Number(struck?.['generationPower'])
    for (const other of others) expect(power / Number(other['generationPower'])).toBeCloseTo(0.65, 2)
    const values = await valuesOf(admin, struck?.['id'])
    const trackers = family(values, /^DP\d$/)
    expect(Math.min(...trackers)).toBeLessThan(0.5 * Math.max(...trackers))
  })
})

it('shows the DC power of an inverter alike in its row and in its readings', async () => {
  const { cloud } = aWorld({ plants: 40 })
  const admin = await cloud.signIn('admin')
  const found = rows((await admin.post(`${STATIONS}/search?page=1&size=20`, {})).json)
  const pairs: unknown[][] = []
  for (const { id } of found) {
    const { json } = await admin.get(`/maintain-s/fast/device/${String(id)}/device-list?deviceType=INVERTER`)
    for (const row of json as unknown as Json[]) {
      const dc = (JSON.parse(String(row['featureData'])) as Json)['DPi_t1']
      if (dc === undefined || row['deviceStatus'] === 3) continue
      const values = await valuesOf(admin, row['deviceId'])
      pairs.push([
        row['deviceSn'],
        Number(dc),
        row['generationPower'],
        values.get('DPi_t1'),
        values.get('APo_t1'),
      ])
    }
  }
  expect(pairs.length).toBeGreaterThan(10)
  expect(pairs.filter(([, dc, ac, dcRead, acRead]) => dc !== dcRead || ac !== acRead)).toEqual([])
})
