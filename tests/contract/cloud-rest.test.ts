import { describe, expect, it } from 'vitest'
import { aCloud, fields, mismatches, records, rows } from './cloud-client'
import type { Json } from './cloud-client'

describe('C68 alarms', () => {
  it('S7-107 S1-04 answers rows with the fields of an alarm, newest first', async () => {
    const admin = await aCloud({ plants: 200 }).signIn('admin')
    const { json } = await admin.post('/maintain-s/operating/alert/search?order.direction=DESC&order.property=alertTime&page=1&size=50&total=0', { language: 'en' })
    expect(rows(json)).toHaveLength(50)
    for (const row of rows(json)) {
      expect(mismatches(row, {
        ...fields('text', 'code showName alertName deviceSn deviceName deviceType productId timezone'),
        ...fields('int', 'level influence alertTime deviceId ruleId'),
        addr: 'text?',
      })).toEqual([])
      expect([0, 1, 2]).toContain(row['level'])
    }
    const times = rows(json).map((row) => Number(row['alertTime']))
    expect(times).toEqual([...times].sort((a, b) => b - a))
  }) // oxfmt-ignore

  it('filters by level, device type, start and plant, and speaks German', async () => {
    const admin = await aCloud({ plants: 200 }).signIn('admin')
    const find = async (body: Json) =>
      rows(
        (
          await admin.post('/maintain-s/operating/alert/search?size=500', {
            level: '',
            deviceType: '',
            startTime: '',
            levelList: null,
            ...body,
          })
        ).json,
      )
    const all = await find({ language: 'en' })
    const test = async (body: Json, keep: (row: Json) => boolean) =>
      expect(await find({ language: 'en', ...body })).toEqual(all.filter(keep))
    await test({ levelList: [2] }, (row) => row['level'] === 2)
    await test({ level: '1' }, (row) => row['level'] === 1)
    await test({ deviceType: 'BATTERY' }, (row) => row['deviceType'] === 'BATTERY')
    await test({ startTime: 1_781_400_000 }, (row) => Number(row['alertTime']) >= 1_781_400_000)
    const german = await find({ language: 'de' })
    expect(german.map((row) => row['alertName'])).toEqual(all.map((row) => row['alertName']))
    expect(german.some((row, index) => row['showName'] !== all[index]?.['showName'])).toBe(true)
  })
})

describe('C81 C82 devices', () => {
  it('S7-121 S7-122 answers the types and the devices of a plant', async () => {
    const owner = await aCloud().signIn('owner')
    const get = async (path: string) => (await owner.get(`/maintain-s/fast/device/${path}`)).json
    expect(await get('63400030/device-types')).toEqual(['COLLECTOR', 'INVERTER', 'METER', 'BATTERY'])
    expect(await get('63400010/device-types')).toEqual(['COLLECTOR', 'INVERTER'])
    const list = (await get('63400030/device-list')) as unknown as Json[]
    expect(list.map((row) => row['deviceType'])).toEqual(['COLLECTOR', 'INVERTER', 'METER', 'BATTERY'])
    for (const row of list) {
      expect(mismatches(row, {
        ...fields('int', 'deviceId deviceStatus alertStatus collectionTime stationId systemId'),
        ...fields('text', 'deviceSn deviceName deviceType productId timeZone featureData'),
        ...fields('num?', 'gatewayId generation generationTotal generationPower signalIntensity'),
        ...fields('text?', 'gatewaySn sensor communicationMode'),
        newDevice: 'bool',
      })).toEqual([])
      expect(JSON.parse(String(row['featureData']))).toBeTypeOf('object')
    }
    const inverters = (await get('63400030/device-list?deviceType=INVERTER')) as unknown as Json[]
    expect(inverters).toHaveLength(1)
    expect(inverters[0]?.['generationPower']).toBe((await owner.get('/maintain-s/fast/system/63400030')).json['generationPower'])
  }) // oxfmt-ignore
})

describe('C19 forecast', () => {
  it('S7-58 S1-05 answers seven days of plausible weather', async () => {
    const owner = await aCloud().signIn('owner')
    const { json } = await owner.get('/region-s/weather/searchForecast?regionNationId=60&regionLevel1=884&lan=de')
    const list = json['weatherList'] as Json[]
    expect(list).toHaveLength(7)
    for (const row of list) {
      expect(mismatches(row, {
        ...fields('int', 'datetime sunrise sunset sunshineDuration'),
        ...fields('num', 'temp tempMin tempMax pressure humidity clouds windSpeed windDeg'),
        ...fields('text', 'weatherCode weatherPic weatherPicName'),
      })).toEqual([])
      expect(Number(row['sunshineDuration'])).toBe(Number(row['sunset']) - Number(row['sunrise']))
      expect(Number(row['tempMin'])).toBeLessThanOrEqual(Number(row['temp']))
      expect(Number(row['temp'])).toBeLessThanOrEqual(Number(row['tempMax']))
    }
    expect((await owner.get('/region-s/weather/searchForecast?regionNationId=99999')).json).toEqual({ regionName: '', weatherList: [] })
  }) // oxfmt-ignore

  it('a sunny day of the forecast yields more than a rainy one', async () => {
    const yields: Record<string, number[]> = {}
    for (let week = 0; week < 10; week++) {
      const at = new Date(Date.UTC(2026, 3, 1 + week * 7, 20)).toISOString()
      const early = new Date(Date.UTC(2026, 3, 1 + week * 7, 4)).toISOString()
      const owner = await aCloud({ at: early }).signIn('owner')
      const list = (await owner.get('/region-s/weather/searchForecast?regionNationId=60&regionLevel1=884'))
        .json['weatherList'] as Json[]
      const evening = await aCloud({ at }).signIn('owner')
      const { json } = await evening.get('/maintain-s/fast/system/63400030')
      ;(yields[String(list[0]?.['weatherCode'])] ??= []).push(Number(json['generationValue']))
    }
    const mean = (code: string) =>
      (yields[code] ?? []).reduce((sum, kwh) => sum + kwh, 0) / (yields[code]?.length ?? 1)
    expect(mean('Clouds')).toBeGreaterThan(mean('Rain'))
  })
})

describe('C23 brand', () => {
  const ask = (projectId: string | null) =>
    aCloud().post('/backyard-api-s/oem/project/basic-info', {
      channel: 'WEB',
      platform: 'INTELLGENT',
      colorCategoryList: ['common'],
      projectId,
      textTypeList: ['SHOW_NAME'],
      visitDomain: 'localhost',
    })

  it('S7-62 has no brand for an unknown domain, without a bearer', async () => {
    expect(await ask(null)).toMatchObject({ status: 200, text: 'null' })
    expect((await ask('toString')).text).toBe('null')
  })

  it('S3-32 answers eleven fields for a demo brand, and one suspended', async () => {
    const { json } = await ask('sunrise')
    expect(Object.keys(json).sort()).toEqual([
      'apiKeyDtoList',
      'blockFunctionCodeList',
      'colorList',
      'extendWeb',
      'officalDomain',
      'squareLogoLink',
      'status',
      'supportLanList',
      'system',
      'textList',
      'trackingCode',
    ])
    expect(JSON.parse(String(json['extendWeb']))).toHaveProperty('topNaviLogo')
    expect((await ask('closed')).json['status']).not.toBe('OK')
  })
})

describe('determinism', () => {
  const page = async (seed: string) => {
    const admin = await aCloud({ seed }).signIn('admin')
    const list = await admin.post('/maintain-s/operating/station/search?size=60', {})
    const curve = await admin.get(
      '/maintain-s/history/batteryPower/63500001/stats/daily?year=2026&month=5&day=4',
    )
    return list.text + curve.text
  }

  it('the same seed gives the same story, another seed another', async () => {
    expect(await page('one')).toBe(await page('one'))
    expect(await page('one')).not.toBe(await page('two'))
  })

  it('does not depend on what was asked before', async () => {
    const path = '/maintain-s/history/batteryPower/63400030/stats/daily?year=2026&month=5&day=30'
    const fresh = await (await aCloud().signIn('owner')).get(path)
    const used = await aCloud().signIn('owner')
    for (const span of ['total', 'month', 'year'])
      await used.get(`/maintain-s/history/batteryPower/63400030/stats/${span}?year=2026&month=5`)
    await used.get('/maintain-s/history/batteryPower/63400030/stats/daily?year=2026&month=5&day=12')
    expect((await used.get(path)).text).toBe(fresh.text)
    expect(records(fresh.json)).toHaveLength(288)
  })
})
