import { expect, it } from 'vitest'
import { GRID_TYPES } from '../../src/domain/plants/plant'
import { rows, type Caller, type Json } from './cloud-client'
import { FULL, walked } from '../support/walk'
import { aWorld } from './cloud-world'

const M = '/maintain-s'
const TRACKERS = ['DP1', 'DP2', 'DP3', 'DP4']
/** Of June, clear and dull ones. */
const DAYS = [15, 16, 17]

type ByTime = ReadonlyMap<number, number>

/** What two decimals and whole watts of many parts may add up to. */
const far = (one: number, other: number, parts: number) =>
  !(Math.abs(one - other) <= 2 + Math.abs(other) / 1000 + parts * 0.5)

async function seriesOf(caller: Caller, device: unknown, keys: readonly string[]) {
  const asked = keys.map((key) => `&showParams=${key}`).join('')
  const range = `startDay=2026/06/${DAYS[0]}&endDay=2026/06/${DAYS.at(-1)}`
  const { json } = await caller.get(
    `/device-s/device/${String(device)}/stats/dayrange?${range}&lan=en${asked}`,
  )
  const list = json as unknown as { storageName: string; detailList: Json[] }[]
  return new Map(
    list.map(({ storageName, detailList }): [string, ByTime] => [
      storageName,
      new Map(detailList.map(({ collectionTime, value }) => [Number(collectionTime), Number(value)])),
    ]),
  )
}

async function curveOf(caller: Caller, plant: number): Promise<ByTime> {
  const days = await Promise.all(
    DAYS.map((day) =>
      caller.get(`${M}/history/batteryPower/${plant}/stats/daily?year=2026&month=6&day=${day}`),
    ),
  )
  const records = days.flatMap(({ json }) => json['records'] as Json[])
  return new Map(records.map((one) => [Number(one['dateTime']), Number(one['generationPower'])]))
}

/** Power of each string by quarter of an hour, from its modules; null where none measures itself. */
async function stringsOf(caller: Caller, plant: number) {
  const layouts = ['OPTIMIZER', 'MICRO_INVERTER'].map(async (type) => {
    const { json } = await caller.get(`${M}/station/layout/${plant}/info/${type}`)
    return (json['arrays'] as { modules: Json[] }[]).flatMap(({ modules }) => modules)
  })
  const modules = (await Promise.all(layouts)).flat().filter((one) => one['string'] != null)
  if (modules.length === 0) return null
  const { json } = await caller.get(`${M}/station/layout/${plant}/days/OPTIMIZER?days=3&until=2026-06-17`)
  const sums = new Map<string, { watts: Map<number, number>; modules: number }>()
  for (const { from, powers } of json['days'] as { from: number; powers: number[][] }[])
    powers.forEach((list, one) => {
      const key = `${String(modules[one]?.['parentSn'])} ${String(modules[one]?.['string'])}`
      const sum = sums.get(key) ?? { watts: new Map<number, number>(), modules: 0 }
      sums.set(key, { ...sum, modules: sum.modules + 1 / DAYS.length })
      list.forEach((watts, step) => {
        const at = from + step * 900
        sum.watts.set(at, (sum.watts.get(at) ?? 0) + watts)
      })
    })
  return sums
}

it('modules make up strings, strings inverters, inverters the curve, sample by sample, on 3 days', async () => {
  const { cloud } = aWorld({ plants: 60, control: true })
  const admin = await cloud.signIn('admin')
  const found = rows((await admin.post(`${M}/operating/station/search?page=1&size=60`, {})).json)
  const compared = { plants: 0, samples: 0, strings: 0, kinds: new Set<string>() }
  const apart: string[] = []
  const check = (one: number, other: number, parts: number, what: () => string) => {
    compared.samples += 1
    if (far(one, other, parts)) apart.push(`${what()}: ${one} against ${other}`)
  }
  const kindOf = (row: Json) => row['gridInterconnectionType']
  const alike = (row: Json) => found.filter((other) => kindOf(other) === kindOf(row))
  for (const { id, gridInterconnectionType } of walked(found, (row) => alike(row).indexOf(row) < 2)) {
    const plant = Number(id)
    const curve = await curveOf(admin, plant)
    const inverters = rows((await admin.get(`${M}/operating/station/${plant}/inverter?size=100`)).json)
    if (curve.size === 0 || inverters.length === 0) continue
    const strings = await stringsOf(admin, plant)
    const made = new Map<number, number>()
    for (const { id: device, deviceSn } of inverters) {
      const series = await seriesOf(admin, device, ['APo_t1', 'DPi_t1', ...TRACKERS])
      const [ac, dc] = [series.get('APo_t1'), series.get('DPi_t1')]
      const trackers = TRACKERS.flatMap((key) => series.get(key) ?? [])
      for (const [at, watts] of ac ?? []) {
        made.set(at, (made.get(at) ?? 0) + watts)
        const total = dc?.get(at) ?? Number.NaN
        const parts = trackers.map((tracker) => tracker.get(at) ?? Number.NaN)
        check(
          parts.reduce((sum, one) => sum + one, 0),
          total,
          parts.length,
          () => `strings of ${String(deviceSn)} at ${at}`,
        )
        parts.forEach((part, index) => {
          const own = strings?.get(`${String(deviceSn)} ${index + 1}`)
          const sum = own?.watts.get(at)
          if (own === undefined || sum === undefined || total === 0) return
          compared.strings += 1
          check(
            sum,
            (part / total) * watts,
            own.modules,
            () => `modules of ${String(deviceSn)} ${index + 1} at ${at}`,
          )
        })
      }
    }
    expect(made.size).toBe(curve.size)
    for (const [at, watts] of curve)
      check(made.get(at) ?? Number.NaN, watts, inverters.length, () => `inverters of ${plant} at ${at}`)
    compared.plants += 1
    compared.kinds.add(String(gridInterconnectionType))
  }
  expect(apart.slice(0, 10)).toEqual([])
  expect(compared.plants).toBeGreaterThanOrEqual(12)
  expect([...compared.kinds]).toEqual(expect.arrayContaining([...GRID_TYPES]))
  expect(compared.samples).toBeGreaterThan(compared.plants * 3 * 288)
  expect(compared.strings).toBeGreaterThan(FULL ? 500 : 300)
})
