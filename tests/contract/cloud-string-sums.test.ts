import { describe, expect, it } from 'vitest'
import { faultsOf, leftOf } from '../../mocks/cloud/devices/electrics'
import { makePlant } from '../../mocks/cloud/plants/fleet'
import { lightAt } from '../../mocks/cloud/devices/module-light'
import { moduleShares, ownField } from '../../mocks/cloud/devices/module-power'
import { trackerShares } from '../../mocks/cloud/devices/strings'
import { rows, type Caller, type Json } from './cloud-client'
import { aWorld } from './cloud-world'

/** Epoch s. */
const NOON = Date.parse('2026-06-18T10:30:00Z') / 1000
const STATIONS = '/maintain-s/operating/station'
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** W of each string by its modules. */
async function modulesOf(caller: Caller, plant: number) {
  const strings = new Map<string, number[]>()
  for (const type of ['OPTIMIZER', 'MICRO_INVERTER']) {
    const { json } = await caller.get(`/maintain-s/station/layout/${plant}/info/${type}`)
    for (const { modules } of json['arrays'] as { modules: Json[] }[])
      for (const one of modules) {
        if (one['string'] == null) continue
        const key = `${String(one['parentSn'])} ${String(one['string'])}`
        strings.set(key, [...(strings.get(key) ?? []), Number(one['power'])])
      }
  }
  return strings
}

async function readingsOf(caller: Caller, deviceId: unknown) {
  const { json } = await caller.post('/device-s/device/v3/detail', { deviceId, language: 'en' })
  const groups = json['paramCategoryList'] as { fieldList: Json[] }[]
  return new Map(
    groups.flatMap(({ fieldList }) =>
      fieldList.map((one) => [String(one['storageName']), Number(one['value'])]),
    ),
  )
}

/** W of each string at its tracker, DC, with what the inverter gives of it, AC. */
async function trackersOf(caller: Caller, plant: number) {
  const found: { key: string; dc: number; ac: number }[] = []
  for (const { id, deviceSn } of rows((await caller.get(`${STATIONS}/${plant}/inverter?size=100`)).json)) {
    const values = await readingsOf(caller, id)
    const given = (values.get('APo_t1') ?? 0) / (values.get('DPi_t1') ?? Number.NaN)
    for (const [name, dc] of values)
      if (/^DP\d$/.test(name)) found.push({ key: `${String(deviceSn)} ${name.slice(2)}`, dc, ac: dc * given })
  }
  return found
}

describe('15: a string is what its modules are', () => {
  it.each([false, true])(
    'in DC watts, at every plant with modules that measure themselves; a string failed: %s',
    async (failed) => {
      const { cloud, seconds } = aWorld({ plants: 60, control: true })
      const admin = await cloud.signIn('admin')
      const found = rows((await admin.post(`${STATIONS}/search?page=1&size=60`, {})).json)
      const plants = found.map(({ id }) => Number(id))
      if (failed) {
        await cloud.post('/__cloud/alarms', { cause: 'string-fault', plants, count: plants.length })
        seconds(1200)
      }
      const apart: string[] = []
      let [compared, weak] = [0, 0]
      for (const plant of plants) {
        const strings = await modulesOf(admin, plant)
        if (strings.size === 0) continue
        const trackers = await trackersOf(admin, plant)
        // A few modules leave trackers without any.
        if (trackers.some(({ key }) => !strings.has(key))) continue
        for (const { key, dc, ac } of trackers) {
          const own = strings.get(key)
          if (own === undefined || own.some(Number.isNaN) || !(ac > 0)) continue
          compared += 1
          if (dc < 0.5 * Math.max(...trackers.map((one) => one.dc))) weak += 1
          const tolerance = 2 + own.length * 0.5 + ac / 1000
          // What an inverter loses lies between the two.
          if (sum(own) > dc + tolerance || sum(own) < ac - tolerance)
            apart.push(`${key} of ${plant}: modules ${sum(own)}, DC ${dc}, AC ${ac}`)
        }
      }
      expect(apart).toEqual([])
      expect(compared).toBeGreaterThan(3)
      if (failed) expect(weak).toBeGreaterThan(0)
    },
  )

  it('shares of trackers are a whole, and a fault takes nothing from those that are sound', () => {
    let faulty = 0
    for (let id = 63900001; id < 63900051; id++) {
      const sound = makePlant(7, 2026, id)
      const device = id % sound.inverters
      const struck = { ...sound, troubles: [{ kind: 'string' as const, device, from: 0, to: NOON * 2 }] }
      for (let index = 0; index < sound.inverters; index++) {
        const [before, after] = [trackerShares(sound, index, NOON), trackerShares(struck, index, NOON)]
        for (const shares of [before, after]) expect(sum(shares)).toBeCloseTo(1, 10)
        const left = leftOf(faultsOf(struck, index, NOON))
        if (left === 1) {
          expect(after).toEqual(before)
          continue
        }
        faulty += 1
        // Of what the inverter made before: the last trackers lose what is missing, the others nothing.
        const lost = after.map((share, one) => (before[one] ?? 0) - share * left)
        expect(sum(lost)).toBeCloseTo(1 - left, 10)
        expect(lost[0]).toBeCloseTo(0, 10)
        expect(Math.min(...lost)).toBeGreaterThan(-1e-10)
      }
    }
    expect(faulty).toBe(50)
  })

  it('the light on the modules alone parts an inverter’s power: every module gives as much of it, whatever its string', () => {
    let strings = 0
    for (const optimizers of [12, 20, 24, 40]) {
      const plant = makePlant(7, 2026, 63400020, {
        type: 'COMMERCIAL_ROOF',
        capacity: 64,
        quirks: { optimizers },
      })
      const field = ownField(plant)
      if (field === null) throw new Error('has modules of its own')
      strings += new Set(field.modules.map(({ string }) => string)).size
      // From dawn to dusk: some of them stand in the shade.
      for (let hour = -5; hour <= 8; hour++) {
        const at = NOON + hour * 3600
        const light = lightAt(plant, at) ?? new Float64Array()
        const shares = moduleShares(plant, field, at)
        const given = [...shares].map((share, one) => share / (light[one] ?? Number.NaN))
        expect(
          Math.max(...given) / Math.min(...given),
          `${String(optimizers)} at ${String(hour)}`,
        ).toBeCloseTo(1, 6)
      }
    }
    expect(strings).toBeGreaterThan(8)
  })
})
