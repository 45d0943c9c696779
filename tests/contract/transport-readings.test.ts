import { beforeAll, describe, expect, it } from 'vitest'
import type { Plant } from '../../src/domain/plants/reading'
import { deviceList, deviceTypes, flowArms } from '../../src/transport/calls/devices'
import {
  analysisVersion,
  batteryDay,
  batteryStats,
  dayRecord,
  powerAnalysis,
  stats,
} from '../../src/transport/calls/history'
import { alertSearch, energySaved, fastSystem, operatingSystem } from '../../src/transport/calls/operating'
import { stationInformation } from '../../src/transport/calls/stations'
import { loginUser } from '../../src/transport/calls/user'
import { forecast } from '../../src/transport/calls/weather'
import { brandCall } from '../../src/transport/calls/branding'
import { faultOf } from '../../src/transport/fault-error'
import type { Call } from '../../src/transport/call'
import { cloudBench, type Damage, NOON } from '../support/cloud-bench'

const TODAY = '2026-06-17'
const b = cloudBench()
let plants: readonly Plant[] = []

beforeAll(async () => {
  await b.signIn('owner')
  plants = (await b.data.getList<Plant & { id: number }>({ resource: 'plants' })).data
})

/** The owner's plant with a battery. */
function storagePlant(): Plant {
  const found = plants.find(({ gridType }) => gridType === 'BATTERY_BACKUP')
  if (!found) throw new Error('no plant with a battery')
  return found
}

/** Every call of this slice that a signed-in dashboard makes. */
function calls(): Record<string, Call<unknown>> {
  const { id } = storagePlant()
  const detail = plants.find((plant) => plant.id === id)
  const place = {
    nationId: detail?.nationId ?? null,
    level1: detail?.level1 ?? null,
    level2: detail?.level2 ?? null,
  }
  return {
    C3: loginUser(),
    C19: forecast(place, 'de'),
    C23: brandCall('portal.example.org', null),
    C28: fastSystem(id),
    C30: stationInformation(id, 'de'),
    C62: flowArms(id),
    C65: operatingSystem(id),
    C68: alertSearch({ plantId: id, language: 'de' }),
    C73: energySaved(id),
    C75: powerAnalysis(id, 'day', TODAY),
    C76: powerAnalysis(id, 'month', TODAY, 1),
    C77: analysisVersion(id),
    C78: dayRecord(id, TODAY),
    C79: stats(id, 'month', TODAY),
    'C80 day': batteryDay(id, TODAY),
    'C80 year': batteryStats(id, 'year', TODAY),
    C81: deviceTypes(id),
    C82: deviceList(id),
  }
}
const NAMES = [
  'C3',
  'C19',
  'C23',
  'C28',
  'C30',
  'C62',
  'C65',
  'C68',
  'C73',
  'C75',
  'C76',
  'C77',
  'C78',
  'C79',
  'C80 day',
  'C80 year',
  'C81',
  'C82',
]

describe('readings of the cloud', () => {
  it('S3-19 S7-67 live state at noon: the plant produces, and history is asked by its system', async () => {
    const live = await b.send(fastSystem(storagePlant().id))
    expect(live).toMatchObject({ day: TODAY })
    expect(live.now.production).toBeGreaterThan(0)
    expect(live.now.stateOfCharge).toBeGreaterThanOrEqual(0)
    expect(live.systemId).not.toBeNull()
    const deep = await b.send(operatingSystem(live.systemId ?? 0))
    expect(deep.total.production).toBeGreaterThan(deep.year.production ?? Infinity)
  })

  it('S7-120 the day curve lies on the 5-minute grid, in order, up to now, every series one-way', async () => {
    const { samples, offset, sums } = await b.send(batteryDay(storagePlant().id, TODAY))
    const times = samples.map(({ at }) => at ?? 0)
    expect(times.length).toBeGreaterThan(100)
    expect(times.every((at, index) => at % 300 === 0 && (index === 0 || at > (times[index - 1] ?? 0)))).toBe(
      true,
    )
    expect((times.at(-1) ?? 0) * 1000).toBeLessThanOrEqual(NOON)
    expect(offset).toBe(7200)
    expect(sums.production).toBeGreaterThan(0)
    for (const { at, stateOfCharge, ...powers } of samples) {
      for (const power of Object.values(powers)) expect(power ?? 0, String(at)).toBeGreaterThanOrEqual(0)
      expect(stateOfCharge ?? 50).toBeLessThanOrEqual(100)
    }
  })

  it('S7-119 S7-120 periods are in time order', async () => {
    for (const span of ['month', 'year', 'total'] as const) {
      const { records } = await b.send(batteryStats(storagePlant().id, span, TODAY))
      const keys = records.map(({ year, month, day }) => year * 10_000 + month * 100 + day)
      expect(keys.length, span).toBeGreaterThan(0)
      expect(keys).toEqual([...keys].sort((one, other) => one - other))
    }
  })

  it('learns the time of the cloud', async () => {
    await b.send(fastSystem(storagePlant().id))
    expect(Math.abs(b.clock.now() - NOON / 1000)).toBeLessThan(2)
  })

  it('a plant with opposite signs reads like any other', async () => {
    const admin = cloudBench()
    await admin.signIn('admin')
    const live = await admin.send(operatingSystem(63900012))
    const { production, consumption, feedIn, purchase, charge, discharge } = live.now
    const sources = (production ?? 0) + (purchase ?? 0) + (discharge ?? 0)
    const sinks = (consumption ?? 0) + (feedIn ?? 0) + (charge ?? 0)
    expect(Math.abs(sources - sinks)).toBeLessThan(Math.max(150, sources * 0.08))
  })
})

/** Replaces every leaf of a JSON reply. */
const withLeaves =
  (leaf: unknown): Damage =>
  async (_, response) => {
    const spoil = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(spoil)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value).map(([key, inner]) => [
                key,
                key === 'code' || key === 'error' ? null : spoil(inner),
              ]),
            )
          : leaf
    return new Response(JSON.stringify(spoil(await response.json())), { headers: response.headers })
  }

describe.each(NAMES)('%s', (name) => {
  const call = () => {
    const found = calls()[name]
    if (!found) throw new Error(name)
    return found
  }

  it('is served and read', async () => {
    await b.send(call())
  })

  it.each<[string, Damage, object]>([
    ['is down', () => Promise.reject(new TypeError('fetch failed')), { kind: 'network' }],
    ['answers 500', () => new Response('{"code":"16"}', { status: 500 }), { kind: 'rejected', code: '16' }],
    [
      'answers 500 with HTML',
      () => new Response('<h1>oops</h1>', { status: 500 }),
      { kind: 'rejected', code: '16' },
    ],
    ['answers HTML', () => new Response('<!doctype html><h1>Gateway</h1>'), { kind: 'malformed' }],
    ['answers 503', () => new Response('', { status: 503 }), { kind: 'maintenance' }],
    [
      'answers truncated JSON',
      async (_, response) => new Response(`{"a":${(await response.text()).slice(0, -1)}`),
      { kind: 'malformed' },
    ],
  ])('has a named fault when the server %s', async (_, damage, fault) => {
    b.hooks.damage = damage
    try {
      expect(await b.send(call()).catch(faultOf)).toMatchObject(fault)
    } finally {
      b.hooks.damage = null
    }
  })

  it.each<[string, unknown]>([
    ['nulls in every field', null],
    ['unknown enum values', 'BRAND_NEW_WORD'],
    ['60 digits of a number', '9'.repeat(60)],
    ['markup', '<img src=x onerror=alert(1)>'],
  ])('reads or refuses a reply of %s', async (_, leaf) => {
    b.hooks.damage = withLeaves(leaf)
    try {
      const outcome = await b.send(call()).then(
        () => 'read',
        (error: unknown) => faultOf(error).kind,
      )
      expect(['read', 'malformed']).toContain(outcome)
    } finally {
      b.hooks.damage = null
    }
  })
})
