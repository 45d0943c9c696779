import { describe, expect, it } from 'vitest'
import { aCloud, records } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { refusalOf } from './cloud-world'

const H = '/maintain-s/history'
const statistics = (json: Json) => json['statistics'] as Json
const names = (text: string) => text.split(' ').filter(Boolean)

/** What plants measure beside production. */
const HOME = 63400030
const FEEDER = 63400010
const OFF_GRID = 63900005
const ISLAND = 63900009
const MUTE = 63900007
const CARRIED: Record<number, string> = {
  [HOME]: 'use grid buy charge discharge',
  [FEEDER]: 'grid',
  [OFF_GRID]: 'use',
  [ISLAND]: 'use charge discharge',
}

const adminOf = (at?: string) => aCloud(at ? { at } : {}).signIn('admin')
const callerOf = async (id: number) => aCloud().signIn(id < 63_500_000 ? 'owner' : 'admin')
const production = async (who: Caller, id: number, span: string, query = '') =>
  (await who.get(`${H}/power/${id}/stats/${span}?${query}`)).json
const whole = async (who: Caller, id: number, span: string, query = '') =>
  (await who.get(`${H}/batteryPower/${id}/stats/${span}?${query}`)).json

describe('sums of a span', () => {
  it.each([
    ['daily', { year: 2026, month: 6, day: 18 }],
    ['month', { year: 2026, month: 6, day: 0 }],
    ['year', { year: 2026, month: 0, day: 0 }],
    ['total', { year: null, month: null, day: null }],
  ])('of today say of which %s they are, with records or without', async (span, head) => {
    const admin = await adminOf()
    for (const id of [OFF_GRID, MUTE]) {
      const sent = statistics(await production(admin, id, span))
      expect(sent).toMatchObject({ systemId: id, ...head })
      const all = statistics(await whole(admin, id, span))
      if (span !== 'daily') expect(all).toMatchObject({ systemId: id, ...head })
    }
    expect(statistics(await production(admin, MUTE, span))).toEqual({
      ...head,
      ...{ systemId: MUTE, generationValue: null, incomeValue: null, fullPowerHoursDay: null },
    })
    const mute = await whole(admin, MUTE, span)
    expect(mute['records']).toEqual([])
    const sent = await whole(admin, OFF_GRID, span)
    expect(Object.keys(statistics(mute))).toEqual(Object.keys(statistics(sent)))
    expect(Object.entries(statistics(mute)).filter(([, value]) => typeof value === 'number')).toEqual(
      Object.entries({ systemId: MUTE, ...head }).filter(
        ([, value]) => span !== 'daily' && typeof value === 'number',
      ),
    )
    const ratios = Object.keys(statistics(sent)).filter((name) => name.endsWith('Ratio'))
    expect(ratios).toHaveLength(span === 'daily' ? 0 : 4)
    expect('operatingTotalDays' in sent).toBe(span === 'total')
  })

  it.each(Object.keys(CARRIED).map(Number))('of plant %i hold what it measures', async (id) => {
    const who = await callerOf(id)
    const carried = names(CARRIED[id] ?? '').map((name) => `${name}Value`)
    const own = ['generationValue', 'incomeValue', 'fullPowerHoursDay', ...carried]
    for (const span of ['daily', 'month', 'year', 'total']) {
      const json = await production(who, id, span)
      const day = span === 'month' ? ['acceptDay'] : []
      expect(Object.keys(statistics(json)).sort()).toEqual(['systemId', 'year', 'month', 'day', ...own].sort())
      for (const row of records(json))
        expect(Object.keys(row).sort()).toEqual(['systemId', 'year', 'month', 'day', ...own, ...day].sort())
      if (span === 'daily') continue
      for (const row of records(await whole(who, id, span)))
        expect(names('use grid buy charge discharge').filter((name) => row[`${name}Value`] !== null)).toEqual(
          names(CARRIED[id] ?? ''),
        )
    }
  }) // oxfmt-ignore

  it('begin where the records of a plant begin, and end today', async () => {
    const admin = await adminOf('2026-11-21T12:00:00Z')
    const read = async (span: string, query: string, field: string) =>
      records(await production(admin, 63900010, span, query))
        .map((row) => Number(row[field]))
        .sort((one, other) => one - other)
    const [first = 0] = await read('total', '', 'year')
    expect(await read('total', '', 'year')).toEqual(
      Array.from({ length: 2026 - first + 1 }, (_, at) => first + at),
    )
    const months = await read('year', `year=${first}`, 'month')
    const [joined = 0] = months
    expect(months).toEqual(Array.from({ length: 12 - joined + 1 }, (_, at) => joined + at))
    const days = await read('month', `year=${first}&month=${joined}`, 'day')
    expect(days.at(-1)).toBe(new Date(Date.UTC(first, joined, 0)).getUTCDate())
    expect(days).toHaveLength((days.at(-1) ?? 0) - (days[0] ?? 0) + 1)
    expect(await read('daily', `year=${first}&month=${joined}&day=${days[0]}`, 'day')).toEqual([days[0]])
    const before = new Date(Date.UTC(first, joined - 1, (days[0] ?? 0) - 1))
    const query = `year=${before.getUTCFullYear()}&month=${before.getUTCMonth() + 1}&day=${before.getUTCDate()}`
    expect(await read('daily', query, 'day')).toEqual([])
    expect(await read('year', 'year=2026', 'month')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect((await read('month', 'year=2026&month=11', 'day')).at(-1)).toBe(21)
    expect(await read('month', 'year=2026&month=12', 'day')).toEqual([])
    expect(await read('month', 'year=2025&month=12', 'day')).toHaveLength(31)
    expect(await read('month', 'year=2026&month=2', 'day')).toHaveLength(28)
    expect(await read('total', `startYear=${first + 1}`, 'year')).toEqual(
      Array.from({ length: 2026 - first }, (_, at) => first + 1 + at),
    )
    expect(await read('total', 'startYear=1990&endYear=2090', 'year')).toEqual(await read('total', '', 'year'))
    expect(await read('total', `endYear=${first}`, 'year')).toEqual([first])
  }) // oxfmt-ignore

  it('the lifetime counts what was made before the records, its years do not', async () => {
    const admin = await adminOf()
    const live = (await admin.get(`/maintain-s/operating/system/${OFF_GRID}`)).json
    for (const json of [await production(admin, OFF_GRID, 'total'), await whole(admin, OFF_GRID, 'total')]) {
      expect(statistics(json)['generationValue']).toBe(live['generationTotal'])
      const years = records(json).reduce((sum, row) => sum + Number(row['generationValue']), 0)
      expect(years).toBeLessThan(Number(live['generationTotal']) - 1000)
    }
    expect(records(await production(admin, OFF_GRID, 'year'))).toHaveLength(6)
  })

  it.each([
    ['year=1969', 'year'],
    ['year=1970', null],
    ['year=2200', null],
    ['year=2201', 'year'],
    ['month=0', 'month'],
    ['month=1', null],
    ['month=12', null],
    ['month=13', 'month'],
    ['day=0', 'day'],
    ['day=1', null],
    ['day=31', null],
    ['day=32', 'day'],
    ['day=', null],
    ['month=x', 'month'],
  ])('take a date like %s or refuse it at %s', async (query, field) => {
    const owner = await aCloud().signIn('owner')
    const reply = await owner.get(`${H}/power/${HOME}/stats/month?${query}`)
    expect(refusalOf(reply)).toEqual(field === null ? 'fine' : ['PARAM_ERROR', field])
  })

  it('know no span of other names', async () => {
    const owner = await aCloud().signIn('owner')
    for (const path of [`batteryPower/${HOME}/stats/decade`, `power/analysis/${HOME}/week`])
      expect(refusalOf(await owner.get(`${H}/${path}`))).toEqual(['PARAM_ERROR', 'span'])
  })
})

describe('C75 where energy went', () => {
  it.each([
    [HOME, 'genValue useValue gvForUse gvForGrid gvForCharge uvFromGen uvFromBuy uvFromDischarge'],
    [FEEDER, 'genValue gvForGrid'],
    [OFF_GRID, 'genValue useValue gvForUse uvFromGen'],
    [ISLAND, 'genValue useValue gvForUse gvForCharge uvFromGen uvFromDischarge'],
    [MUTE, ''],
  ])('of plant %i tells %s', async (id, told) => {
    const who = await callerOf(id)
    for (const span of ['day', 'month']) {
      const { json } = await who.get(`${H}/power/analysis/${id}/${span}`)
      const { gridInterconnectionType: type, analysisResult, historyTimeType, ...values } = json
      expect([typeof type, analysisResult, historyTimeType]).toEqual(['string', told === '' ? 0 : 1, span])
      expect(Object.keys(values).filter((name) => values[name] !== null)).toEqual(names(told))
      const sums = statistics(await production(who, id, span === 'day' ? 'daily' : span))
      expect(values['genValue']).toBe(sums['generationValue'])
      expect(values['useValue'] ?? undefined).toBe(sums['useValue'])
    }
  })
})

describe('C78 samples of a day', () => {
  const only = names(
    'acceptDay acceptMonth dateTime generationCapacity generationPower systemId timeZoneOffset',
  )
  const more = names(
    'usePower wirePower buyPower gridPower batteryPower chargePower dischargePower batterySoc wireStatus batteryStatus',
  )
  it.each([
    [HOME, [...only, ...more]],
    [FEEDER, only],
    [OFF_GRID, [...only, ...more]],
  ])('of plant %i have these keys, and its date', async (id, keys) => {
    const who = await callerOf(id)
    const { json } = await who.get(`${H}/power/${id}/record?year=2026&month=6&day=17`)
    expect(Object.keys(records(json)[0] ?? {}).sort()).toEqual([...keys].sort())
    for (const row of records(json)) expect(row).toMatchObject({ acceptDay: 20260617, acceptMonth: 202606 })
    const sums = statistics(await production(who, id, 'daily', 'year=2026&month=6&day=17'))
    const { generationValue, incomeValue, fullPowerHoursDay } = sums
    expect(statistics(json)).toMatchObject({ generationValue, incomeValue, fullPowerHoursDay })
  })

  it.each([
    [HOME, 9.8, 0.2, false],
    [FEEDER, 29.7, null, false],
    [OFF_GRID, 22, null, true],
  ])('of the whole system say what plant %i of %d kWp gives of it', async (id, capacity, share, generator) => {
    const who = await callerOf(id)
    const list = records(await whole(who, id, 'daily', 'year=2026&month=6&day=17'))
    expect(list.length).toBeGreaterThan(200)
    for (const row of list) {
      const made = Number(row['generationPower'])
      expect(row['generationCapacity']).toBeCloseTo(made / capacity / 1000, 4)
      expect(row['upsPower']).toBe(share === null ? null : Math.round(Number(row['usePower']) * share))
      expect('generatorPower' in row).toBe(generator)
      if (generator) expect(Number(row['generatorPower'])).toBeCloseTo(Math.max(0, Number(row['usePower']) - made), -1)
    }
  }) // oxfmt-ignore

  it('of a plant that never reported are none', async () => {
    const { json } = await (await adminOf()).get(`${H}/power/${MUTE}/record`)
    const none = { generationValue: null, incomeValue: null, fullPowerHoursDay: null }
    const date = { year: 2026, month: 6, day: 18, acceptDay: '20260618' }
    expect(json).toEqual({ statistics: { systemId: MUTE, ...date, ...none }, records: [] })
  })
})
