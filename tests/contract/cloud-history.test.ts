import { describe, expect, it } from 'vitest'
import { aCloud, fields, mismatches, records } from './cloud-client'
import type { Json } from './cloud-client'

const day = (id: number, date: string, what = 'batteryPower/#/stats/daily') => {
  const [year, month, date2] = date.split('-').map(Number)
  return `/maintain-s/history/${what.replace('#', String(id))}?year=${year}&month=${month}&day=${date2}`
}
const value = (json: Json, name: string) => Number(json[name] ?? 0)
const statistics = (json: Json) => json['statistics'] as Json

describe('C78 C79 production', () => {
  it('S7-118 answers the day by samples, production keys only without a load meter', async () => {
    const owner = await aCloud().signIn('owner')
    const { json } = await owner.get(day(63400030, '2026-06-17', 'power/#/record'))
    expect(statistics(json)).toMatchObject({
      systemId: 63400030,
      year: 2026,
      month: 6,
      day: 17,
      acceptDay: '20260617',
    })
    expect(records(json)[140]).toMatchObject({
      acceptDay: 20260617,
      acceptMonth: 202606,
      timeZoneOffset: 7200,
      batterySoc: expect.any(Number) as number,
    })
    const barn = records((await owner.get(day(63400010, '2026-06-17', 'power/#/record'))).json)[140] ?? {}
    expect(Object.keys(barn).sort()).toEqual([
      'acceptDay',
      'acceptMonth',
      'dateTime',
      'generationCapacity',
      'generationPower',
      'systemId',
      'timeZoneOffset',
    ])
  })

  it('S7-119 sorts days and months as text, and their sums agree', async () => {
    const owner = await aCloud({ at: '2026-11-21T12:00:00Z' }).signIn('owner')
    const stats = async (span: string, query: string) =>
      (await owner.get(`/maintain-s/history/power/63400030/stats/${span}?${query}`)).json
    const month = await stats('month', 'year=2026&month=5')
    expect(
      records(month)
        .map((row) => row['day'])
        .slice(0, 5),
    ).toEqual([1, 10, 11, 12, 13])
    expect(records(month)[0]).toMatchObject({ acceptDay: '20260501', year: 2026, month: 5 })
    const year = await stats('year', 'year=2026')
    expect(records(year).map((row) => row['month'])).toEqual([1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9])
    const may = records(year).find((row) => row['month'] === 5) ?? {}
    const sum = records(month).reduce((total, row) => total + value(row, 'generationValue'), 0)
    expect(Math.abs(value(may, 'generationValue') - sum)).toBeLessThan(0.2)
    expect(value(statistics(month), 'generationValue')).toBeCloseTo(value(may, 'generationValue'), 1)
    const total = await stats('total', '')
    expect(statistics(total)).toMatchObject({ year: null, month: null, day: null })
    expect(records(total).map((row) => row['year'])).toEqual([2023, 2024, 2025, 2026])
    const live = (await owner.get('/maintain-s/operating/system/63400030')).json
    expect(value(statistics(total), 'generationValue')).toBe(live['generationTotal'])
    expect(value(records(total)[3] ?? {}, 'generationValue')).toBe(live['generationYear'])
    expect(records(await stats('total', 'startYear=2024&endYear=2025'))).toHaveLength(2)
  })

  it('S7-120 answers month, year and total of the whole system', async () => {
    const owner = await aCloud().signIn('owner')
    for (const [span, query] of [['month', 'year=2026&month=5'], ['year', 'year=2026'], ['total', '']] as const) {
      const { json } = await owner.get(`/maintain-s/history/batteryPower/63400030/stats/${span}?${query}`)
      for (const row of records(json)) {
        expect(mismatches(row, {
          ...fields('int', 'systemId year month day'),
          ...fields('num?', `generationValue useValue gridValue buyValue chargeValue dischargeValue incomeValue fullPowerHoursDay
            generationRatio gridRatio useRatio buyRatio genForCharge genForUse genForGrid useFromGen useFromDischarge useFromBuy
            selfGenAndUseValue selfSufficiencyValue`),
        })).toEqual([])
      }
      if (span === 'total') expect(json['operatingTotalDays']).toBe(1164)
    }
  }) // oxfmt-ignore

  it('refuses a date that is none', async () => {
    const owner = await aCloud().signIn('owner')
    for (const query of ['year=2026&month=13', 'year=x', 'month=0']) {
      expect((await owner.get(`/maintain-s/history/power/63400030/stats/month?${query}`)).json['code']).toBe(
        'PARAM_ERROR',
      )
    }
    expect((await owner.get('/maintain-s/history/power/63400030/stats/decade')).json['code']).toBe(
      'PARAM_ERROR',
    )
  })
})

describe('C75 C76 C77 analysis', () => {
  it('S7-115 S7-116 S7-117 shows where energy went, with and without a version', async () => {
    const owner = await aCloud().signIn('owner')
    expect((await owner.get('/maintain-s/history/power/analysis/version/63400030')).json).toEqual({
      systemId: 63400030,
      version: 1,
    })
    const path = '/maintain-s/history/power/analysis/63400030'
    for (const span of ['day', 'month', 'year', 'total']) {
      const { json } = await owner.get(`${path}/${span}?year=2026&month=6&day=17`)
      expect(
        mismatches(
          json,
          fields(
            'num',
            'analysisResult genValue useValue gvForUse gvForGrid gvForCharge uvFromGen uvFromBuy uvFromDischarge',
          ),
        ),
      ).toEqual([])
      expect(json).toMatchObject({
        gridInterconnectionType: 'BATTERY_BACKUP',
        historyTimeType: span,
        analysisResult: 1,
      })
      const went = value(json, 'gvForUse') + value(json, 'gvForGrid') + value(json, 'gvForCharge')
      expect(Math.abs(went - value(json, 'genValue'))).toBeLessThan(0.05)
      expect((await owner.get(`${path}/${span}/1?year=2026&month=6&day=17`)).json).toEqual(json)
    }
  })
})
