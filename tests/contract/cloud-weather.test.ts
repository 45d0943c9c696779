import { describe, expect, it } from 'vitest'
import type { Json } from './cloud-client'
import { aWorld } from './cloud-world'

const AT = 'regionNationId=60&regionLevel1=884'
const HOUR = 3600
const WORDS: Readonly<Record<string, readonly [coarse: string, en: string, de: string, zh: string]>> = {
  cloudy: ['Clouds', 'Cloudy', 'Bewölkt', '多云'],
  sunny: ['Clear', 'Sunny', 'Sonnig', '晴'],
  foggy: ['Fog', 'Fog', 'Nebel', '雾'],
  'snow-s': ['Snow', 'Light snow', 'Leichter Schneefall', '小雪'],
  'rainy-s': ['Rain', 'Light rain', 'Leichter Regen', '小雨'],
  'rainy-l': ['Rain', 'Heavy rain', 'Starkregen', '大雨'],
  thunder: ['Thunderstorm', 'Thunderstorm', 'Gewitter', '雷阵雨'],
}

async function aSky(at = '2026-06-18T10:30:00Z') {
  const { cloud } = aWorld({ now: () => Date.parse(at), plants: 4 })
  const owner = await cloud.signIn('owner')
  const get = async (path: string) => (await owner.get(`/region-s/weather/${path}`)).json
  return {
    get,
    day: async (query: string) => (await get(`record/day?${AT}&${query}`)) as unknown as Json[],
    month: async (query: string) => (await get(`record/month?${AT}&${query}`)) as unknown as Json[],
    forecast: async (query = '') => (await get(`searchForecast?${AT}&${query}`))['weatherList'] as Json[],
  }
}
const number = (row: Json | undefined, name: string) => Number(row?.[name])

describe('the weather of a place, C17 to C19', () => {
  it('has the word of the sky in the language that is asked for, or in English', async () => {
    const seen = new Set<string>()
    for (const season of ['01', '04', '07', '10']) {
      const sky = await aSky(`2026-${season}-28T10:30:00Z`)
      const months = await Promise.all(
        ['', 'lan=en', 'lan=de', 'lan=zh_CN', 'lan=fr'].map((lan) => sky.month(`year=2026&month=${Number(season)}&${lan}`)),
      )
      const [plain = [], english, german, chinese, french] = months
      for (const [at, { weatherPic }] of plain.entries()) {
        const [, en, de, zh] = WORDS[String(weatherPic)] ?? []
        const names = [plain, english, german, chinese, french].map((list) => list?.[at]?.['weatherPicName'])
        expect(names).toEqual([en, en, de, zh, en])
        seen.add(String(weatherPic))
      }
      for (const { weatherPic, weatherCode } of await sky.forecast())
        expect(weatherCode).toBe(WORDS[String(weatherPic)]?.[0])
    }
    expect(seen.size).toBeGreaterThan(4)
  }) // oxfmt-ignore

  it('a forecast is seven days from today at noon; the days to come have their mean', async () => {
    const sky = await aSky()
    const list = await sky.forecast('lan=de')
    const noon = Date.parse('2026-06-18T10:00:00Z') / 1000
    expect(list.map(({ datetime }) => datetime)).toEqual([0, 1, 2, 3, 4, 5, 6].map((ahead) => noon + ahead * 24 * HOUR))
    for (const row of list.slice(1))
      expect(Math.abs(number(row, 'temp') - (number(row, 'tempMin') + number(row, 'tempMax')) / 2)).toBeLessThan(0.11)
    // What it is now is what the hours of today tell.
    const hours = (await sky.day('')).map((row) => number(row, 'temp'))
    const [now, last] = [number(list[0], 'temp'), hours.at(-1) ?? 0]
    expect(Math.abs(now - last)).toBeLessThan(1)
    expect((await sky.get(`searchForecast?${AT}&lan=en`))['regionName']).toBe('Brandenburg')
  }) // oxfmt-ignore

  it('a day has its hours up to now, and those of a turn of the clocks', async () => {
    const sky = await aSky()
    const start = Date.parse('2026-06-17T22:00:00Z') / 1000
    const today = await sky.day('')
    expect(today.map(({ datetime }) => datetime)).toEqual(Array.from({ length: 13 }, (_, hour) => start + hour * HOUR))
    expect(await sky.day('year=2026&month=6&day=18')).toEqual(today)
    expect(await sky.day('year=&month=&day=')).toEqual(today)
    for (const [query, hours] of [['year=2026&month=6&day=17', 24], ['year=2026&month=3&day=29', 23], ['year=2025&month=10&day=26', 25], ['year=2026&month=6&day=19', 0]] as const)
      expect(await sky.day(query), query).toHaveLength(hours)
    const yesterday = await sky.day('year=2026&month=6&day=17')
    const warmest = yesterday.reduce((one, other) => (number(other, 'temp') > number(one, 'temp') ? other : one))
    expect(new Date((number(warmest, 'datetime') + 2 * HOUR) * 1000).getUTCHours()).toBeGreaterThan(11)
    for (const row of yesterday) {
      expect(number(row, 'temp')).toBeGreaterThanOrEqual(number(row, 'tempMin') - 0.1)
      expect(number(row, 'temp')).toBeLessThanOrEqual(number(row, 'tempMax') + 0.1)
      expect(number(row, 'sunshineDuration')).toBe(number(row, 'sunset') - number(row, 'sunrise'))
    }
    expect(Math.max(...yesterday.map((row) => number(row, 'temp')))).toBeCloseTo(number(yesterday[0], 'tempMax'), 0)
  }) // oxfmt-ignore

  it('a month has its days at noon up to today, and the sky of each', async () => {
    const sky = await aSky()
    const noons = (from: string, count: number) =>
      Array.from({ length: count }, (_, day) => Date.parse(from) / 1000 + day * 24 * HOUR)
    const of = async (query: string) => (await sky.month(query)).map(({ datetime }) => datetime)
    expect(await of('')).toEqual(noons('2026-06-01T10:00:00Z', 18))
    expect(await of('year=2026&month=5')).toEqual(noons('2026-05-01T10:00:00Z', 31))
    expect(await of('year=2024&month=2')).toEqual(noons('2024-02-01T11:00:00Z', 29))
    expect(await of('year=2026&month=7')).toEqual([])
    const [whole, day] = [(await sky.month('year=2026&month=6'))[16], (await sky.day('year=2026&month=6&day=17'))[12]]
    for (const name of ['weatherPic', 'sunrise', 'sunset', 'sunshineDuration']) expect(whole?.[name]).toBe(day?.[name])
    expect(number(whole, 'temp')).toBeCloseTo((number(day, 'tempMin') + number(day, 'tempMax')) / 2, 0)
  }) // oxfmt-ignore

  it.each([
    ['record/day?year=2026', 'regionNationId'],
    ['record/month?regionNationId=x', 'regionNationId'],
    ['searchForecast?regionLevel1=884', 'regionNationId'],
    [`record/day?${AT}&day=x`, 'day'],
    [`record/day?${AT}&month=0`, 'month'],
    [`record/day?${AT}&year=10000`, 'year'],
  ])('%s is refused by %s', async (path, field) => {
    const json = await (await aSky()).get(path)
    expect([json['code'], (json['param'] as Json)['field']]).toEqual(['PARAM_ERROR', field])
  })

  it('a day of any year that can be written is answered, a place that is none is empty', async () => {
    const sky = await aSky()
    expect(await sky.day('year=9999&month=1&day=1')).toEqual([])
    expect(await sky.get('record/day?regionNationId=99999')).toEqual([])
  })
})

describe('time zones, C13 and C14', () => {
  const zones = async (at: string) => {
    const { cloud } = aWorld({ now: () => Date.parse(at), plants: 4 })
    return (await cloud.get('/region-s/dict/listTimezone')).json as unknown as Json[]
  }
  const named = (list: readonly Json[], code: string) => list.find((row) => row['code'] === code)

  it('are named by their offset of the hour and their city, from west to east', async () => {
    const list = await zones('2026-06-18T10:30:00Z')
    expect(
      ['Europe/London', 'Africa/Abidjan', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Calcutta'].flatMap((code) => named(list, code)?.['name'] ?? []),
    ).toEqual(['(UTC+01:00) London', '(UTC+00:00) Abidjan', '(UTC-02:30) St Johns', '(UTC+10:30) Lord Howe', '(UTC+05:30) Calcutta'])
    expect(named(list, 'America/St_Johns')?.['offset']).toBe(-9000)
    expect(named(list, 'Africa/Abidjan')?.['offset']).toBe(0)
    const sorted = [...list].sort((a, b) => Number(a['offset']) - Number(b['offset']) || (String(a['code']) < String(b['code']) ? -1 : 1))
    expect(list).toEqual(sorted)
    for (const { name, offset } of list) {
      const size = Math.abs(Number(offset))
      const two = (value: number) => String(value).padStart(2, '0')
      expect(name).toContain(`(UTC${Number(offset) < 0 ? '-' : '+'}${two(Math.floor(size / 3600))}:${two((size % 3600) / 60)}) `)
    }
  }) // oxfmt-ignore

  it('are others in winter', async () => {
    await zones('2026-06-18T10:30:00Z')
    const winter = await zones('2026-12-18T10:30:00Z')
    expect(named(winter, 'Europe/Berlin')).toEqual({ code: 'Europe/Berlin', name: '(UTC+01:00) Berlin', offset: 3600 })
  }) // oxfmt-ignore
})
