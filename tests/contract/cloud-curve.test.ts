import { describe, expect, it, vi } from 'vitest'
import { aCloud, fields, mismatches, records, rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { walked } from '../support/walk'

const day = (id: number, date: string, what = 'batteryPower/#/stats/daily') => {
  const [year, month, date2] = date.split('-').map(Number)
  return `/maintain-s/history/${what.replace('#', String(id))}?year=${year}&month=${month}&day=${date2}`
}
/** One-way powers are magnitudes; one plant of the fleet sends some of them below zero. */
const value = (json: Json, name: string) => Math.abs(Number(json[name] ?? 0))
const kwhOf = (list: Json[], name: string) => list.reduce((sum, row) => sum + value(row, name), 0) / 12_000
const statistics = (json: Json) => json['statistics'] as Json

async function fleet(size = 24): Promise<{ admin: Caller; plants: Json[] }> {
  const admin = await aCloud().signIn('admin')
  const { json } = await admin.post(`/maintain-s/operating/station/search?size=${size}`, {})
  return { admin, plants: rows(json).filter((plant) => plant['lastUpdateTime'] !== null) }
}

const MONTHS = ['01', '04', '06']

describe('C80 day curve', () => {
  it('S7-120 has the fields of samples and sums', async () => {
    const { json } = await (await aCloud().signIn('owner')).get(day(63400030, '2026-06-17'))
    expect(mismatches(statistics(json), fields('num', `generationValue useValue gridValue buyValue chargeValue dischargeValue incomeValue
      fullPowerHoursDay genForCharge genForUse genForGrid useFromGen useFromDischarge useFromBuy`))).toEqual([])
    expect(records(json)).toHaveLength(288)
    for (const row of records(json)) {
      expect(mismatches(row, {
        ...fields('int', 'systemId dateTime timeZoneOffset'),
        ...fields('num', 'generationPower usePower wirePower batteryPower batterySoc generationCapacity upsPower'),
        ...fields('num?', 'gridPower buyPower chargePower dischargePower'),
        ...fields('text', 'wireStatus batteryStatus'),
      })).toEqual([])
    }
  }) // oxfmt-ignore

  it('balances in every sample of many plants, days and grid types', async () => {
    const { admin, plants } = await fleet()
    const types = new Set<unknown>()
    const wrong: string[] = []
    for (const [index, plant] of plants.entries()) {
      types.add(plant['gridInterconnectionType'])
      for (const month of walked(MONTHS, (one) => one !== MONTHS[index % 3])) {
        const { json } = await admin.get(day(Number(plant['id']), `2026-${month}-1${index % 9}`))
        for (const row of records(json)) {
          const from =
            value(row, 'generationPower') +
            value(row, 'buyPower') +
            value(row, 'dischargePower') +
            value(row, 'generatorPower')
          const to = value(row, 'usePower') + value(row, 'gridPower') + value(row, 'chargePower')
          const balances = Math.abs(from - to) <= Math.max(3, 0.005 * from)
          const isFull = value(row, 'batterySoc') <= 100
          const goesOneWay = row['buyPower'] === null || row['gridPower'] === null
          if (!balances || !isFull || !goesOneWay)
            wrong.push(`${String(plant['id'])} ${month}: ${JSON.stringify(row)}`)
        }
      }
    }
    expect(wrong.slice(0, 3)).toEqual([])
    // Six of the vocabulary, and one that it does not know.
    expect(types.size).toBe(7)
  })

  it('S1-06 sums are the integral of the curve, whatever the grid type', async () => {
    const { admin, plants } = await fleet(40)
    let whole = 0
    for (const [at, plant] of plants.entries()) {
      // Winter and summer in turns.
      const dates = ['2026-02-03', '2026-05-20']
      for (const date of walked(dates, (one) => one === dates[at % 2])) {
        const { json } = await admin.get(day(Number(plant['id']), date))
        if (records(json).length !== 288) continue
        whole++
        for (const name of ['generation', 'use', 'grid', 'buy', 'charge', 'discharge']) {
          expect(
            Math.abs(kwhOf(records(json), `${name}Power`) - value(statistics(json), `${name}Value`)),
          ).toBeLessThan(0.01)
        }
      }
    }
    expect(whole).toBeGreaterThan(20)
  })

  it('S1-06 gives the same figures of a year, whatever was asked before', async () => {
    const yield2025 = async (before: readonly string[]) => {
      vi.resetModules()
      const fresh = await import('./cloud-client')
      const admin = await fresh.aCloud().signIn('admin')
      for (const date of before) await admin.get(day(63900010, date))
      return value(statistics((await admin.get(day(63900010, '2025-06-17'))).json), 'generationValue')
    }
    const plain = await yield2025([])
    expect(plain).toBeGreaterThan(0)
    // A day of the year before, and one of the same.
    const edges = ['2024-12-31', '2025-01-01', '2025-12-31', '2026-01-01']
    for (const before of walked(edges, (one) => one.endsWith('12-31')))
      expect(await yield2025([before]), before).toBe(plain)
  })

  it('carries the state of charge from one day into the next', async () => {
    const { admin, plants } = await fleet(40)
    const stored = plants.filter((one) => one['batterySoc'] !== null)
    for (const plant of walked(stored, 4)) {
      let before: number | null = null
      for (let date = 1; date <= 28; date++) {
        const list = records(
          (await admin.get(day(Number(plant['id']), `2026-03-${String(date).padStart(2, '0')}`))).json,
        )
        const first = value(list[0] ?? {}, 'batterySoc')
        if (before !== null && list.length > 285) expect(Math.abs(first - before)).toBeLessThanOrEqual(6)
        before = list.length > 285 ? value(list[list.length - 1] ?? {}, 'batterySoc') : null
      }
    }
  })

  it.each([
    [63900010, 'Europe/Warsaw', '2026-03-29', 276, [3600, 7200]],
    [63900010, 'Europe/Warsaw', '2025-10-26', 300, [7200, 3600]],
    [63900009, 'Australia/Lord_Howe', '2026-04-05', 294, [39_600, 37_800]],
    [63900009, 'Australia/Lord_Howe', '2025-10-05', 282, [37_800, 39_600]],
    [63900010, 'Europe/Warsaw', '2026-03-28', 288, [3600, 3600]],
  ] as const)('plant %i in %s on %s has %i slots', async (id, zone, date, slots, offsets) => {
    const admin = await aCloud().signIn('admin')
    const list = records((await admin.get(day(id, date))).json)
    const first = value(list[0] ?? {}, 'dateTime')
    const last = value(list[list.length - 1] ?? {}, 'dateTime')
    const wall = (at: number) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
        at * 1000,
      )
    expect([wall(first), wall(last)]).toEqual([`${date} 00:00`, `${date} 23:55`])
    expect((last - first) / 300 + 1).toBe(slots)
    expect([list[0]?.['timeZoneOffset'], list[list.length - 1]?.['timeZoneOffset']]).toEqual(offsets)
  })

  it('ends today at the last sample, and knows nothing of tomorrow', async () => {
    const owner = await aCloud({ at: '2026-06-18T10:30:00Z' }).signIn('owner')
    const today = records((await owner.get(day(63400030, '2026-06-18'))).json)
    const live = (await owner.get('/maintain-s/fast/system/63400030')).json
    expect(today[today.length - 1]?.['dateTime']).toBe(live['lastUpdateTime'])
    expect(kwhOf(today, 'generationPower')).toBeCloseTo(value(live, 'generationValue'), 1)
    expect((await owner.get(day(63400030, '2026-06-19'))).json).toMatchObject({
      statistics: { generationValue: null },
      records: [],
    })
    expect(records((await owner.get(day(63400030, '2015-06-19'))).json)).toEqual([])
  })

  it('leaves missing samples out and keeps the rest in order on the 5-minute grid', async () => {
    const { admin, plants } = await fleet(40)
    let gaps = 0
    for (const plant of plants) {
      const times = records((await admin.get(day(Number(plant['id']), '2026-05-06'))).json).map((row) =>
        value(row, 'dateTime'),
      )
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(times.every((at) => at % 300 === 0)).toBe(true)
      if (times.length < 288) gaps++
    }
    expect(gaps).toBeGreaterThan(3)
  })
})
