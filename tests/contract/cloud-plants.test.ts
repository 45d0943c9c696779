import { describe, expect, it } from 'vitest'
import { aCloud, fields, mismatches, rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'

const SEARCH = '/maintain-s/operating/station/search'

const ROW = {
  ...fields('int', 'id regionNationId regionLevel1'),
  ...fields('text', 'name type stationType system powerType gridInterconnectionType locationAddress regionTimezone networkStatus warningStatus businessWarningStatus consumerWarningStatus'),
  ...fields('num', 'installedCapacity locationLat locationLng startOperatingTime createdDate installationAzimuthAngle installationTiltAngle'),
  ...fields('num?', `generationPower usePower gridPower buyPower batterySoc generationCapacity generationValue useValue gridValue
    buyValue incomeValue incomeMonth generationMonth generationYear generationTotal generationUploadTotalOffset
    useMonth useYear useTotal gridMonth gridYear gridTotal buyMonth buyYear buyTotal useUploadTotal gridUploadTotal
    buyUploadTotal fullPowerHoursDay fullPowerYesterdayHours prYesterday irradiateIntensity temperature lastUpdateTime
    regionLevel2 regionLevel3 regionLevel4 regionLevel5 templateId relatedTime`),
  ...fields('text?', 'weather contactPhone ownerName pictureFile stationImage stationImages'),
  ...fields('bool?', 'operating following'),
  ...fields('list', 'roleCode'),
} // oxfmt-ignore

const ids = async (caller: Caller, body: Json = {}, query = '') =>
  rows((await caller.post(`${SEARCH}?${query}`, body)).json).map(({ id }) => Number(id))

describe('C29 plant list', () => {
  it('S7-43 S7-68 S3-14 S3-17 S3-18 answers total and full rows', async () => {
    const { json } = await (
      await aCloud().signIn('admin')
    ).post(`${SEARCH}?order.direction=DESC&order.property=id&page=1&size=20`, {})
    expect(json['total']).toBe(60)
    expect(rows(json)).toHaveLength(20)
    for (const row of rows(json))
      expect(mismatches(row, { ...ROW, tags: 'list?', entityRel: 'any', powerStationVO: 'any' })).toEqual([])
  })

  it.each(['', '/mdc-eu', '/home', '/home/mdc-eu'])('answers under "%s" alike', async (prefix) => {
    expect(await ids(await aCloud().signIn('owner', prefix))).toEqual([63400030, 63400020, 63400010])
  })

  it('S7-42 pages by query or body, highest id first, each plant once', async () => {
    const admin = await aCloud().signIn('admin')
    const all: number[] = []
    for (let page = 1; page <= 3; page++) all.push(...(await ids(admin, {}, `page=${page}&size=20`)))
    expect(all).toEqual([...new Set(all)].sort((a, b) => b - a))
    expect(all).toHaveLength(60)
    expect(await ids(admin, { page: 2, size: 20 })).toEqual(all.slice(20, 40))
    expect(await ids(admin, { page: 3, size: 20 }, 'page=2&size=20')).toEqual(all.slice(20, 40))
    expect(await ids(admin)).toEqual(all.slice(0, 20))
    expect(await ids(admin, {}, 'page=9&size=20')).toEqual([])
    expect(await ids(admin, {}, 'size=60&order.direction=ASC')).toEqual([...all].reverse())
  })

  it('sorts by name and ignores an unknown property', async () => {
    const admin = await aCloud().signIn('admin')
    const names = rows(
      (await admin.post(`${SEARCH}?size=60&order.property=name&order.direction=ASC`, {})).json,
    ).map(({ name }) => String(name))
    expect(names).toEqual([...names].sort())
    expect(await ids(admin, {}, 'order.property=nonsense&size=3')).toEqual(await ids(admin, {}, 'size=3'))
  })

  it('filters by keyword in name or address, whatever the case', async () => {
    const owner = await aCloud().signIn('owner')
    expect(await ids(owner, { keyword: 'kRANICH' })).toEqual([63400030])
    expect(await ids(owner, { keyword: 'landshut' })).toEqual([63400020])
    expect(await ids(owner, { keyword: '<script>' })).toEqual([])
    expect(await ids(owner, { keyword: '' })).toHaveLength(3)
  })

  it('filters by region, type, grid type, state and power type', async () => {
    const admin = await aCloud().signIn('admin')
    const matching = async (body: Json, test: (row: Json) => boolean) => {
      const found = rows((await admin.post(`${SEARCH}?size=60`, body)).json)
      const all = rows((await admin.post(`${SEARCH}?size=60`, {})).json)
      expect(found.map(({ id }) => id)).toEqual(all.filter(test).map(({ id }) => id))
      expect(found.length).toBeGreaterThan(0)
    }
    await matching({ region: { nationId: 60, level1: null } }, (row) => row['regionNationId'] === 60)
    await matching({ type: 'HOUSE_ROOF' }, (row) => row['type'] === 'HOUSE_ROOF')
    await matching(
      { gridInterconnectionType: 'EXCESS' },
      (row) => row['gridInterconnectionType'] === 'EXCESS',
    )
    await matching({ networkStatus: 'ALL_OFFLINE' }, (row) => row['networkStatus'] === 'ALL_OFFLINE')
    await matching({ warningStatus: 'NORMAL' }, (row) => row['warningStatus'] === 'NORMAL')
    expect(await ids(admin, { powerTypeList: ['WIND'] })).toEqual([])
    expect(await ids(admin, { powerTypeList: ['PV'] })).toHaveLength(20)
  })

  it('S3-03 has one plant of each grid type and of each awkward kind on the first page', async () => {
    const page = rows((await (await aCloud().signIn('admin')).post(SEARCH, {})).json)
    // The six of the specification, and a word beyond them.
    expect(new Set(page.map((row) => row['gridInterconnectionType'])).size).toBe(7)
    expect(page.map((row) => row['regionTimezone'])).toEqual(
      expect.arrayContaining(['Europe/Warsaw', 'Australia/Lord_Howe']),
    )
    expect(page.map((row) => row['networkStatus'])).toEqual(
      expect.arrayContaining([' NORMAL', 'PARTIAL_OFFLINE', 'ALL_OFFLINE']),
    )
    expect(page.some((row) => row['lastUpdateTime'] === null)).toBe(true)
    expect(
      page.some(
        (row) => Number(row['generationUploadTotalOffset']) > 1e8 && Number(row['generationTotal']) < 1e5,
      ),
    ).toBe(true)
  })

  it('gives every account what is its own', async () => {
    const client = aCloud()
    const count = async (name: string) => (await (await client.signIn(name)).post(SEARCH, {})).json['total']
    expect(await count('new')).toBe(0)
    expect(await count('viewer')).toBe(2)
    expect(await count('norole')).toBe(2)
    expect(await count('manager')).toBe(60)
    expect(await count('operator')).toBe(60)
    expect(await count('nomail'.replace('nomail', '+49 1520 0000001'))).toBe(1)
  })

  it('writes instants as the platform does, with decimals', async () => {
    const { text } = await (await aCloud().signIn('owner')).post(SEARCH, {})
    expect(text).toMatch(/"lastUpdateTime":\d{10}\.0{9}/)
  })
})

describe('C30 plant in full', () => {
  it('S7-69 S7-45 S3-16 has the row, the currency and the external codes', async () => {
    const owner = await aCloud().signIn('owner')
    const { json } = await owner.get('/maintain-s/operating/station/information/63400030?language=en')
    expect(mismatches(json, { ...ROW, currency: 'text', externalRoleCode: 'list' })).toEqual([])
    for (const name of ['tags', 'entityRel', 'powerStationVO']) expect(json).not.toHaveProperty(name)
    for (const entry of json['externalRoleCode'] as Json[])
      expect(mismatches(entry, { code: 'text', isOn: 'int' })).toEqual([])
    const row = rows((await owner.post(SEARCH, {})).json)[0]
    for (const name of ['generationTotal', 'generationYear', 'generationMonth', 'generationPower'])
      expect(json[name]).toBe(row?.[name])
    expect(Number(json['useTotal'])).toBeGreaterThan(1000)
  })

  it('S4-30 S4-31 gives the viewer different codes on each plant', async () => {
    const viewer = await aCloud().signIn('viewer')
    const on = async (id: number) => {
      const { json } = await viewer.get(`/maintain-s/operating/station/information/${id}`)
      return (json['externalRoleCode'] as Json[]).filter(({ isOn }) => isOn === 1).map(({ code }) => code)
    }
    const [first, second] = [await on(63900010), await on(63400030)]
    expect(first).toContain('station:update')
    expect(second).toEqual(['station:read', 'alert:read'])
    const refused = await viewer.get('/maintain-s/fast/device/63400030/device-types')
    expect([refused.status, refused.json['code']]).toEqual([403, '22'])
  })

  it('S8-47 S8-43 refuses a foreign plant and says that an unknown id is none', async () => {
    const client = aCloud()
    const paths = [
      '/maintain-s/operating/station/information/', '/maintain-s/fast/system/', '/maintain-s/operating/system/',
      '/maintain-s/fast/device/#/device-list', '/maintain-s/power/system/#/micro/display',
      '/maintain-s/history/power/#/record', '/maintain-s/history/batteryPower/#/stats/month', '/maintain-s/history/power/analysis/#/day',
    ] // oxfmt-ignore
    const stranger = await client.signIn('weak')
    for (const path of paths) {
      const ask = (id: number) =>
        stranger.get(path.includes('#') ? path.replace('#', String(id)) : `${path}${id}`)
      expect([(await ask(63400030)).status, (await ask(63400030)).json['code']]).toEqual([403, '22'])
      expect((await ask(12)).json['code']).toBe('18')
      expect((await ask(73400003)).json['code']).toBe('18')
    }
    for (const [path, body] of [
      ['/maintain-s/operating/alert/search', { plantId: 63400030 }],
      ['/maintain-s/operating/station/generation/energy-saved', { systemId: 63400030 }],
    ] as const) expect((await stranger.post(path, body)).json['code']).toBe('22') // oxfmt-ignore
  })
})

describe('C3, C5, C6 who am I', () => {
  it('S7-31 S3-23 S3-24 answers user, role codes and time zones', async () => {
    const { json } = await (await aCloud().signIn('owner')).get('/user-s/acc/org/login-user')
    expect(mismatches(json['user'] as Json, {
      ...fields('int', 'id status createdDate lastLoginTime lastVisitTime identityType'),
      ...fields('text', 'name email system lastLan'),
      ...fields('text?', 'username phoneNumber countryCode photo weChatNickname qqNickname'),
    })).toEqual([]) // oxfmt-ignore
    expect(json).toMatchObject({ org: null, role: { id: -1, name: 'personal' } })
    expect(json['roleCodes']).toContain('user')
    expect(json['timezoneList']).toContainEqual({
      code: 'Europe/Berlin',
      name: '(UTC+02:00) Berlin',
      offset: 7200,
    })
  })

  it('S6-07 S6-08 has an account without codes and one without the code user', async () => {
    const client = aCloud()
    const codes = async (name: string) =>
      (await (await client.signIn(name)).get('/user-s/acc/org/login-user')).json['roleCodes']
    expect(await codes('norole')).toEqual([])
    expect(await codes('operator')).not.toContain('user')
    expect(await codes('admin')).toContain('user')
  })

  it('S7-34 S7-35 S3-20 answers the role of an organisation session and its functions', async () => {
    const admin = await aCloud().signIn('admin')
    expect((await admin.get('/user-s/acc/org/login-user')).json['org']).toEqual({
      id: 5001,
      name: 'Meridian Solar Operations',
      type: 'BUSINESS',
      logo: null,
    })
    expect((await admin.get('/auth-s/auth/role/31')).json).toEqual({
      id: 31, name: 'Organisation admin', code: 'ORG_ADMIN', organizationId: 5001, type: 'ORG', functionId: 77, createdDate: 1_700_000_000,
    }) // oxfmt-ignore
    const functions = (await admin.get('/auth-s/auth/role/31/function')).json as unknown as Json[]
    for (const entry of functions)
      expect(mismatches(entry, { id: 'int', pid: 'int', code: 'text', name: 'text', isOn: 'int' })).toEqual(
        [],
      )
    expect((await admin.get('/auth-s/auth/role/41')).status).toBe(403)
  })

  it('answers 401 without a bearer and 404 in JSON for a path that is no call', async () => {
    const client = aCloud()
    expect(await client.post(SEARCH, {})).toMatchObject({
      status: 401,
      json: { code: 'Invalid token', error: 'invalid_token' },
    })
    expect((await client.get('/mdc-eu/maintain-s/nonsense')).status).toBe(404)
    expect((await client.get('/maintain-s/nonsense')).headers.get('content-type')).toContain(
      'application/json',
    )
    expect(await client.cloud.handle(new Request('http://cloud.test/plant/infos/data'))).toBeUndefined()
  })
})
