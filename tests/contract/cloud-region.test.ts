import { describe, expect, it } from 'vitest'
import { fields, mismatches, rows } from './cloud-client'
import type { Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const { cloud } = aWorld()
const list = async (path: string) => (await cloud.get(`/region-s/${path}`)).json as unknown as Json[]

describe('region service, before sign-in', () => {
  it('S7-46 S7-47 looks up the country of an address', async () => {
    const of = async (ip: string) => (await cloud.get(`/region-s/ip/searchCountryCode?ip=${ip}`)).json
    expect(await of('192.0.2.7')).toMatchObject({ countryCode: 'PL', mdc: 'FOREIGN_1', phonePrefix: '48', area: 'EU' })
    expect(await of('203.0.113.9')).toMatchObject({ countryCode: 'CN', nationId: 44, mdc: 'CHINA' })
    expect((await cloud.get('/region-s/ip/getCountryCode')).json).toMatchObject({ countryCode: 'DE', nationId: 60 })
    expect(await codeOf(cloud.get('/region-s/ip/searchCountryCode'))).toBe('17')
  }) // oxfmt-ignore

  it('S7-48 S7-49 S7-50 finds area and zone of a point, areas of a country, countries', async () => {
    const point = (await cloud.get('/region-s/area/searchAreaDetailsByLatlon?lat=52.4&lng=13.1&lan=de')).json
    expect(point).toMatchObject({
      nationId: 60,
      nationName: 'Deutschland',
      level1: 884,
      timezone: 'Europe/Berlin',
    })
    // Kraków is of the area, and not the town of it that the cloud knows.
    for (const [at, address] of [
      ['lat=50.06&lng=19.94', 'Małopolskie, Polska'],
      ['lat=50.02&lng=20.98', 'Tarnów, Małopolskie, Polska'],
    ])
      expect((await cloud.get(`/region-s/area/searchAreaDetailsByLatlon?${at}&lan=pl`)).json['address']).toBe(
        address,
      )
    const sea = (await cloud.get('/region-s/area/searchAreaDetailsByLatlon?lat=-50&lng=-120')).json
    expect(sea).toMatchObject({ nationId: null, timezone: 'Etc/GMT+8' })
    expect(await codeOf(cloud.get('/region-s/area/searchAreaDetailsByLatlon?lat=x&lng=1'))).toBe(
      'PARAM_ERROR',
    )
    const areas = await list('area/searchAreaListByPid/60?lan=en')
    expect(areas[0]).toMatchObject({ id: 883, pid: 60, level: 1, name: 'Berlin', leaf: true })
    const namedIn = async (lan: string, pid = 60) =>
      (await list(`area/searchAreaListByPid/${pid}?lan=${lan}`)).map((row) => row['name'])
    expect(await namedIn('en')).toContain('Lower Saxony')
    expect(await namedIn('de')).toEqual(expect.arrayContaining(['Bayern', 'Niedersachsen', 'Sachsen']))
    expect([await namedIn('zh_CN', 44), await namedIn('de', 44)].map(([first]) => first)).toEqual([
      '江苏',
      'Jiangsu',
    ])
    const countries = await list('area/searchAreaCountryList?lan=fr')
    expect(countries.map((row) => row['name'])).toContain('Allemagne')
  })

  it('S7-51 S7-52 S7-53 S7-54 S7-55 lists currencies, zones and phone prefixes', async () => {
    expect(await list('dict/listCurrency?lan=de')).toContainEqual({ code: 'EUR', name: 'Euro', symbol: '€' })
    const zones = await list('dict/listTimezone?lan=en')
    expect(zones).toContainEqual({ code: 'Europe/Berlin', name: '(UTC+02:00) Berlin', offset: 7200 })
    expect((await list('dict/listTimezone/all')).length).toBeGreaterThan(300)
    expect(await list('dict/listPhonePrefix?lan=en')).toContainEqual({
      code: 'DE',
      name: 'Germany',
      prefix: '49',
    })
    const v2 = await list('dict/listPhonePrefix/v2?lan=en')
    expect(v2).toContainEqual({ code: 'CN', name: 'China', prefix: '86', mdc: 'CHINA', initial: 'C' })
  })

  it('S7-56 S7-57 answers the weather of a day and of a month', async () => {
    const owner = await cloud.signIn('owner')
    const at = 'regionNationId=60&regionLevel1=884&timezone=Europe/Berlin&lan=en'
    const day = (await owner.get(`/region-s/weather/record/day?${at}&year=2026&month=6&day=17`)).json as unknown as Json[]
    expect(day).toHaveLength(24)
    expect(mismatches(day[12] ?? {}, { ...fields('int', 'datetime sunrise sunset'), ...fields('num', 'temp humidity windSpeed'), ...fields('text', 'weatherPic weatherPicName') })).toEqual([])
    const month = (await owner.get(`/region-s/weather/record/month?${at}&year=2026&month=06`)).json as unknown as Json[]
    expect(month).toHaveLength(18)
    expect(Object.keys(month[0] ?? {}).sort()).toEqual(['datetime', 'sunrise', 'sunset', 'sunshineDuration', 'temp', 'weatherPic', 'weatherPicName'])
    expect((await owner.get('/region-s/weather/record/month?regionNationId=99999')).json).toEqual([])
  }) // oxfmt-ignore
})

describe('backyard service', () => {
  it('S7-59 S7-60 S7-61 S7-63 S7-64 S7-65 S7-66 answers before sign-in', async () => {
    for (const body of [{ channel: 'Web', lan: 'de' }, undefined]) {
      const notices = (await cloud.post('/backyard-api-s/announcement/content', body))
        .json as unknown as Json[]
      expect(notices[0]).toMatchObject({ type: 'NOTICE' })
      expect(Number(notices[0]?.['startTime'])).toBeGreaterThan(1e12)
    }
    const version = { channel: 'Web', innerVersion: '128', type: 1, version: '1.7.1' }
    expect((await cloud.post('/backyard-api-s/app/upgrade/add-version', version)).text).toBe('{}')
    const manuals = (await cloud.get('/backyard-api-s/document/getDocList?lan=de&type=MANUAL')).json
    expect(manuals).toMatchObject([{ title: 'Handbuch', type: 'MANUAL' }])
    expect((await cloud.get('/backyard-api-s/config/slide-verify/enable')).text).toBe('false')
    expect((await cloud.get('/backyard-api-s/config/gee-test/enable')).text).toBe('false')
    const all = (await cloud.post('/backyard-api-s/version/manage/query', { lan: 'en', page: 1, size: 2 }))
      .json
    expect([all['total'], rows(all).length]).toEqual([3, 2])
    expect((await cloud.post('/backyard-api-s/version/manage/query/latest', { lan: 'en' })).json).toEqual(
      rows(all)[0],
    )
  })
})

describe('lists of plants', () => {
  it('S7-110 S7-111 S7-125 for the large screen, by maker, wrapped, and counted', async () => {
    const admin = await aWorld({ plants: 50 }).cloud.signIn('admin')
    const screen = (await admin.get('/maintain-s/operating/station/screen/search?page=1&size=5')).json
    expect(screen['total']).toBe(50)
    expect(Object.keys(rows(screen)[0] ?? {})).toHaveLength(11)
    expect((await admin.get('/maintain-s/operating/station/created/search')).json['total']).toBe(0)
    const wrapped = rows((await admin.post('/maintain-s/operating/station/v2/search?size=2', {})).json)
    expect(wrapped[0]?.['station']).toMatchObject({ id: 63900014 })
    const one = await admin.post('/maintain-s/operating/station/v2/search', { station: { id: 63900012 } })
    expect(one.json['total']).toBe(1)
    const { json } = await admin.post('/maintain-s/operating/station/v2/status/counting', {})
    const sum = (...names: string[]) => names.reduce((total, name) => total + Number(json[name]), 0)
    expect(sum('communicationNormal', 'communicationPartialOffline', 'communicationAllOffline', 'communicationNoDevice')).toBe(50)
    expect(sum('warningNormal', 'warningAbnormal')).toBe(50)
  }) // oxfmt-ignore
})
