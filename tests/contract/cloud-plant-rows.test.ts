import { describe, expect, it } from 'vitest'
import type { Caller, Json } from './cloud-client'
import { records, rows } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const S = '/maintain-s/operating/station'
const HISTORY = '/maintain-s/history'
/** Owned: with a battery, without, feeding all in; fleet: two loggers, silent since morning. */
const OWN = [63400030, 63400020, 63400010]
const FLEET = [63900013, 63900008]
const DAY = 86_400

const found = async (caller: Caller, body: Json = {}, query = '') =>
  rows((await caller.post(`${S}/search?size=100&${query}`, body)).json)
const rowOf = async (caller: Caller, id: number) =>
  (await found(caller)).find((row) => row['id'] === id) ?? {}
const fullOf = async (caller: Caller, id: number) => (await caller.get(`${S}/information/${id}`)).json
const number = (row: Json | undefined, name: string) => Number(row?.[name] ?? 0)

/** kWh that the history tells of a span. */
async function produced(caller: Caller, id: number, span: string, query: string) {
  const { json } = await caller.get(`${HISTORY}/power/${id}/stats/${span}?${query}`)
  return { whole: json['statistics'] as Json, parts: records(json) }
}

describe('the figures of a plant in the list', () => {
  it.each([
    ['2026-06-18T10:30:00Z', 'year=2026&month=6', 'year=2026'],
    ['2026-03-01T11:00:00Z', 'year=2026&month=3', 'year=2026'],
    ['2026-01-01T11:00:00Z', 'year=2026&month=1', 'year=2026'],
    ['2026-07-01T02:00:00Z', 'year=2026&month=7', 'year=2026'],
  ])('at %s are those of its history', async (at, month, year) => {
    const { cloud } = aWorld({ now: () => Date.parse(at), plants: 20 })
    for (const [name, ids] of [['owner', OWN.slice(0, 2)], ['admin', FLEET]] as const) {
      const caller = await cloud.signIn(name)
      const list = await found(caller)
      for (const id of ids) {
        const row = list.find((one) => one['id'] === id)
        const near = (field: string, value: number) =>
          expect(Math.abs(number(row, field) - value), `${id} ${field}`).toBeLessThan(0.06)
        const [ofMonth, ofYear, ofLife] = [
          await produced(caller, id, 'month', month),
          await produced(caller, id, 'year', year),
          await produced(caller, id, 'total', ''),
        ]
        near('generationMonth', number(ofMonth.whole, 'generationValue'))
        near('generationYear', number(ofYear.whole, 'generationValue'))
        near('generationTotal', number(ofLife.whole, 'generationValue'))
        near('incomeMonth', number(ofMonth.whole, 'incomeValue'))
        const before = new Date(Date.parse(at) - DAY * 1000).toISOString()
        const [y, m, d] = before.slice(0, 10).split('-').map(Number)
        const past = await produced(caller, id, 'daily', `year=${y}&month=${m}&day=${d}`)
        near('fullPowerYesterdayHours', number(past.whole, 'fullPowerHoursDay'))
      }
    }
  }) // oxfmt-ignore

  it('are in full what the list has, with the sums of load and grid of every period', async () => {
    const { cloud } = aWorld({ plants: 20 })
    const owner = await cloud.signIn('owner')
    for (const id of OWN) {
      const [row, full] = [await rowOf(owner, id), await fullOf(owner, id)]
      const live = (await owner.get(`/maintain-s/operating/system/${id}`)).json
      const sums = ['use', 'grid', 'buy'].flatMap((name) =>
        ['Month', 'Year', 'Total', 'UploadTotal'].map((suffix) => `${name}${suffix}`),
      )
      for (const [name, value] of Object.entries(full)) {
        if (sums.includes(name)) {
          expect(row[name], name).toBeNull()
          if (!name.includes('Upload')) expect(value, name).toBe(live[name])
        } else if (name in row) expect(value, name).toEqual(row[name])
      }
      for (const name of ['generationPower', 'usePower', 'gridPower', 'buyPower', 'batterySoc', 'generationValue', 'useValue', 'gridValue', 'buyValue', 'generationCapacity', 'fullPowerHoursDay', 'lastUpdateTime', 'networkStatus', 'warningStatus', 'temperature'])
        expect(row[name], name).toEqual(live[name])
      const capacity = number(row, 'installedCapacity')
      expect(number(row, 'generationCapacity')).toBeCloseTo(number(row, 'generationPower') / (capacity * 1000), 3)
      expect(full['currency']).toBe('EUR')
    }
  }) // oxfmt-ignore

  it('are unknown where nothing ever came, and the lifetime counter may be mad', async () => {
    const admin = await aWorld({ plants: 20 }).cloud.signIn('admin')
    const never = await rowOf(admin, 63900007)
    for (const name of ['generationPower', 'generationCapacity', 'generationMonth', 'generationYear', 'generationTotal', 'generationUploadTotalOffset', 'incomeMonth', 'incomeValue', 'fullPowerHoursDay', 'fullPowerYesterdayHours', 'lastUpdateTime'])
      expect(never[name], name).toBeNull()
    expect([never['operating'], (await rowOf(admin, 63900008))['operating']]).toEqual([false, true])
    expect((await rowOf(admin, 63900011))['generationUploadTotalOffset']).toBe(127_155_914.6)
    const sane = await rowOf(admin, 63900014)
    expect(sane['generationUploadTotalOffset']).toBe(sane['generationTotal'])
  }) // oxfmt-ignore

  it('stand beside what the plant is', async () => {
    const { cloud } = aWorld({ plants: 20 })
    const owner = await cloud.signIn('owner')
    for (const id of OWN) {
      const [row, flat] = [await rowOf(owner, id), (await owner.get(`/maintain-s/station/${id}`)).json]
      const [place, region] = [flat['location'] as Json, flat['region'] as Json]
      expect(row).toMatchObject({
        ...{ name: flat['name'], type: flat['type'], stationType: flat['type'], ownerName: flat['ownerName'] },
        ...{ gridInterconnectionType: flat['gridInterconnectionType'], installedCapacity: flat['installedCapacity'] },
        ...{ locationAddress: place['address'], locationLat: place['lat'], locationLng: place['lng'] },
        ...{ regionNationId: region['nationId'], regionLevel1: region['level1'], regionTimezone: region['timezone'] },
        ...{ installationAzimuthAngle: flat['installationAzimuthAngle'], installationTiltAngle: flat['installationTiltAngle'] },
        ...{ startOperatingTime: flat['startOperatingTime'], createdDate: flat['createdDate'], contactPhone: null },
        ...{ system: 'SOLARMAN', powerType: 'PV', entityRel: 'OWNER', relatedTime: null },
      })
    }
    await owner.post('/maintain-s/station/63400030', { station: { contactPhone: '+49 331 000' } })
    expect((await rowOf(owner, 63400030))['contactPhone']).toBe('+49 331 000')
    const viewer = await cloud.signIn('viewer')
    const shared = await rowOf(viewer, 63400030)
    expect(shared).toMatchObject({ entityRel: 'VIEWER', roleCode: ['station:read', 'alert:read'] })
    expect(shared['relatedTime']).toBe(number(shared, 'createdDate') + 40 * DAY)
  }) // oxfmt-ignore
})

describe('the list of plants', () => {
  it('is filtered by what its rows say, and by what no plant has', async () => {
    const cases: [Json, (row: Json) => boolean][] = [
    [{ region: { nationId: 60 } }, (row) => row['regionNationId'] === 60],
    [{ region: { nationId: '60', level1: 885 } }, (row) => row['regionNationId'] === 60 && row['regionLevel1'] === 885],
    [{ region: { level1: 885 } }, (row) => row['regionLevel1'] === 885],
    [{ region: { nationId: 60, level2: null } }, (row) => row['regionNationId'] === 60],
    [{ region: { nationId: 60, level3: 1 } }, () => false],
    [{ region: { level5: 1 } }, () => false],
    [{ tagId: 3 }, () => false],
    [{ tagId: null, powerTypeList: [] }, () => true],
    [{ powerTypeList: ['WIND', 'PV'] }, () => true],
    [{ powerTypeList: ['WIND'] }, () => false],
    [{ type: ' GROUND ' }, (row) => row['type'] === 'GROUND'],
    [{ type: 7, keyword: 5 }, () => true],
    [{ gridInterconnectionType: 'GROUND_FULLY' }, (row) => row['gridInterconnectionType'] === 'GROUND_FULLY'],
    [{ networkStatus: 'NORMAL' }, (row) => String(row['networkStatus']).trim() === 'NORMAL'],
    [{ networkStatus: 'PARTIAL_OFFLINE' }, (row) => row['networkStatus'] === 'PARTIAL_OFFLINE'],
    [{ warningStatus: 'ABNORMAL' }, (row) => row['warningStatus'] === 'ABNORMAL'],
    [{ warningStatus: 'NORMAL', type: 'GROUND' }, (row) => row['warningStatus'] === 'NORMAL' && row['type'] === 'GROUND'],
    ]
    const admin = await aWorld({ plants: 60 }).cloud.signIn('admin')
    const all = await found(admin)
    expect(all.length).toBe(60)
    for (const [body, keep] of cases)
      expect(await found(admin, body), JSON.stringify(body)).toEqual(all.filter(keep))
  }) // oxfmt-ignore

  it('is ordered by name or id, both ways', async () => {
    const admin = await aWorld({ plants: 60 }).cloud.signIn('admin')
    const of = async (query: string) =>
      (await found(admin, {}, query)).map(({ name, id }) => [String(name), Number(id)] as const)
    const up = await of('order.property=name&order.direction=ASC')
    const sorted = [...up].sort(([a, one], [b, other]) => (a < b ? -1 : a > b ? 1 : one - other))
    expect(up).toEqual(sorted)
    expect(await of('order.property=name&order.direction=DESC')).toEqual(sorted.toReversed())
    expect((await of('order.direction=asc')).map(([, id]) => id)).toEqual(up.map(([, id]) => id).sort((a, b) => a - b))
  }) // oxfmt-ignore

  it('of the large screen, by maker and wrapped are rows of the same plants', async () => {
    const { cloud } = aWorld({ plants: 60 })
    const admin = await cloud.signIn('admin')
    const all = await found(admin)
    const screen = rows((await admin.get(`${S}/screen/search?size=100`)).json)
    for (const [at, one] of screen.entries()) expect(all[at]).toMatchObject(one)
    expect(screen).toHaveLength(60)
    const wrapped = rows((await admin.post(`${S}/v2/search?size=100`, { station: { type: 'GROUND' } })).json)
    expect(wrapped.map(({ station }) => (station as Json)['id'])).toEqual(all.filter(({ type }) => type === 'GROUND').map(({ id }) => id))
    const counts = (await admin.post(`${S}/v2/status/counting`, { station: { type: 'GROUND' } })).json
    const ground = all.filter(({ type }) => type === 'GROUND')
    const count = (name: string, word: string) => ground.filter((row) => String(row[name]).trim() === word).length
    expect(counts).toEqual({
      ...{ total: ground.length, communicationNormal: count('networkStatus', 'NORMAL') },
      ...{ communicationPartialOffline: count('networkStatus', 'PARTIAL_OFFLINE'), communicationAllOffline: count('networkStatus', 'ALL_OFFLINE') },
      ...{ communicationNoDevice: count('networkStatus', 'NO_DEVICE'), warningNormal: count('warningStatus', 'NORMAL') },
      warningAbnormal: count('warningStatus', 'ABNORMAL'),
    })
    const made = async (name: string) => (await (await cloud.signIn(name)).get(`${S}/created/search`)).json['total']
    expect([await made('owner'), await made('viewer'), await made('new')]).toEqual([3, 0, 0])
    expect(await codeOf(admin.get(`${S}/information/63400030`))).toBe('22')
  }) // oxfmt-ignore
})
