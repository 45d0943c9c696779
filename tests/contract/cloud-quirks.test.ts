import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { aCloud, records, rows } from './cloud-client'
import type { Caller, Client, Json } from './cloud-client'

/** The fleet's admin, the owner, and a visitor; at noon of a June day and at half past six of the same one. */
interface Scene {
  cloud: Client
  admin: Caller
  owner: Caller
  dawn: Caller
}

const M = '/maintain-s'
const PLANT = { station: { name: 'Shed', type: 'HOUSE_ROOF', gridInterconnectionType: 'EXCESS', installedCapacity: 3, location: { lat: 52.52, lng: 13.4, address: 'Shed lane' }, region: { nationId: 60, timezone: 'Europe/Berlin' } }, finance: { currency: 'EUR' } } // oxfmt-ignore

const live = async (who: Caller, plant: number) => (await who.get(`${M}/fast/system/${plant}`)).json
const row = async (who: Caller, plant: number) =>
  (await who.get(`${M}/operating/station/information/${plant}?language=en`)).json
const listed = async (who: Caller, page: number) =>
  rows((await who.post(`${M}/operating/station/search?page=${page}&size=2`, {})).json).map(({ id }) => id)
const array = (json: Json) => json as unknown as Json[]
async function inverter(owner: Caller): Promise<Json> {
  const [first] = array((await owner.get(`${M}/fast/device/63400030/device-list?deviceType=INVERTER`)).json)
  return first ?? {}
}
async function fields(owner: Caller): Promise<Json[]> {
  const { deviceId } = await inverter(owner)
  const ask = { deviceId, siteId: 63400030, language: 'en' }
  const { json } = await owner.post('/device-s/device/v3/detail', ask)
  return (json['paramCategoryList'] as Json[]).flatMap(({ fieldList }) => fieldList as Json[])
}
const ascending = (list: unknown[]) => list.every((one, i) => i === 0 || Number(list[i - 1]) < Number(one))

/** Each row of "Quirks of real clouds" in mocks/README.md, found on the wire. */
const QUIRKS: Record<string, (scene: Scene) => Promise<void>> = {
  'instants with decimals': async ({ admin }) => {
    const { text } = await admin.post(`${M}/operating/station/search?page=1&size=1`, {})
    expect(text).toMatch(/"lastUpdateTime":\d{10}\.\d+/)
  },
  'milliseconds in one call': async ({ cloud }) => {
    const [notice] = array((await cloud.post('/backyard-api-s/announcement/content', { lan: 'en' })).json)
    expect(notice?.['startTime']).toBeGreaterThan(1e12)
  },
  'a day as text here, as a number there': async ({ owner }) => {
    const { json } = await owner.get(`${M}/history/power/63400010/record?year=2026&month=6&day=17`)
    expect((json['statistics'] as Json)['acceptDay']).toBe('20260617')
    expect(records(json)[0]?.['acceptDay']).toBe(20260617)
  },
  'null for "not now" and "never measured"': async ({ admin, owner }) => {
    expect((await live(owner, 63400030))['buyPower']).toBeNull()
    expect(await live(admin, 63900007)).toMatchObject({ generationPower: null, lastUpdateTime: null })
  },
  'fields left out': async ({ owner }) => {
    const { json } = await owner.get(`${M}/history/power/63400010/record?year=2026&month=6&day=17`)
    expect(records(json)[0]).not.toHaveProperty('usePower')
  },
  'numbers as text': async ({ owner, admin }) => {
    const metering = (await owner.get(`${M}/station/63400030/metering`)).json
    expect(metering['theoryConsumeProportion']).toBe('10')
    const list = await admin.post(`${M}/operating/station/alert/v2/list`, { page: 1, size: 1, language: 'en', status: '-1' }) // oxfmt-ignore
    expect(typeof rows(list.json)[0]?.['id']).toBe('string')
    expect((await fields(owner)).find(({ storageName }) => storageName === 'Et_ge0')?.['value']).toMatch(/^\d+\.\d\d$/) // oxfmt-ignore
  },
  'JSON inside text': async ({ owner }) => {
    expect(JSON.parse(String((await inverter(owner))['featureData']))).toBeTypeOf('object')
  },
  'records sorted as text': async ({ owner }) => {
    const { json } = await owner.get(`${M}/history/batteryPower/63400030/stats/month?year=2026&month=5`)
    const days = records(json).map(({ day }) => String(day))
    expect(days).toEqual([...days].sort())
    expect(ascending(days)).toBe(false)
  },
  'periods without data missing': async ({ owner }) => {
    const { json } = await owner.get(`${M}/history/batteryPower/63400030/stats/year?year=2023`)
    // In the portal since April.
    expect(records(json)).toHaveLength(9)
  },
  'samples missing': async ({ admin }) => {
    const { json } = await admin.get(`${M}/history/power/63900001/record?year=2026&month=6&day=17`)
    expect(records(json).length).toBeGreaterThan(100)
    const whole = await Promise.all(
      [63900001, 63900002, 63900010, 63900012].map(async (id) => {
        const day = await admin.get(`${M}/history/power/${id}/record?year=2026&month=6&day=17`)
        return records(day.json).length
      }),
    )
    expect(Math.min(...whole)).toBeLessThan(288)
  },
  'opposite signs': async ({ admin }) => {
    const flows = await live(admin, 63900012)
    expect(flows['wireStatus']).toBe('GRID_CONNECTED')
    expect(flows['wirePower']).toBeGreaterThan(0)
  },
  'magnitudes below zero': async ({ dawn }) => {
    expect((await live(dawn, 63900012))['chargePower']).toBeLessThan(0)
  },
  'watts while STATIC': async ({ admin }) => {
    expect(await live(admin, 63900012)).toMatchObject({ batteryStatus: 'STATIC', batteryPower: 7 })
  },
  'a blank before an enum word': async ({ admin }) => {
    expect((await row(admin, 63900014))['networkStatus']).toBe(' NORMAL')
  },
  'enum words beyond the list': async ({ admin }) => {
    expect((await row(admin, 63900013))['gridInterconnectionType']).toBe('GROUND_FULLY')
  },
  'a lifetime counter gone mad': async ({ admin }) => {
    const sums = (await admin.get(`${M}/operating/system/63900011`)).json
    expect(sums['generationUploadTotalOffset']).toBeGreaterThan(100 * Number(sums['generationTotal']))
  },
  'a lifetime beyond its years': async ({ admin }) => {
    const found = await Promise.all(
      [63500010, 63500011, 63500012, 63500013, 63500014].map(async (id) => {
        const { json } = await admin.get(`${M}/history/batteryPower/${id}/stats/total`)
        const years = records(json).reduce((sum, one) => sum + Number(one['generationValue']), 0)
        return Number((json['statistics'] as Json)['generationValue']) > years + 1
      }),
    )
    expect(found).toContain(true)
  },
  'bare arrays beside pages': async ({ owner }) => {
    expect((await owner.get(`${M}/fast/device/63400030/device-list`)).json).toBeInstanceOf(Array)
    expect((await owner.get(`${M}/operating/station/63400030/inverter?page=1&size=5`)).json).toHaveProperty('total') // oxfmt-ignore
  },
  'bare numbers and truths': async ({ cloud, owner }) => {
    expect((await cloud.get('/backyard-api-s/config/slide-verify/enable')).text).toBe('false')
    expect((await owner.get('/message-s/message/unreaded/total?msgTypes=ALERT')).text).toMatch(/^\d+$/)
  },
  'null for a whole body': async ({ cloud }) => {
    const ask = { visitDomain: 'nobody.example' }
    expect((await cloud.post('/backyard-api-s/oem/project/basic-info', ask)).text).toBe('null')
  },
  'a code that is no error': async ({ admin }) => {
    const page = await admin.post(`${M}/operating/alert/search?page=1&size=1`, { language: 'en' })
    expect(rows(page.json)[0]?.['code']).toBeTypeOf('string')
  },
  'placeholders in a list': async ({ owner }) => {
    const ask = { stationIds: [63400030, 63400020, 63400010], lan: 'en' }
    const latest = array((await owner.post(`${M}/operating/station/alert/lastest/list`, ask)).json)
    expect(latest).toHaveLength(3)
    expect(latest.some((one) => !('alertTime' in one))).toBe(true)
  },
  'the last of a page again on the next': async () => {
    const owner = await aCloud().signIn('owner')
    const first = await listed(owner, 1)
    expect((await owner.post(`${M}/station`, PLANT)).status).toBe(200)
    const second = await listed(owner, 2)
    expect(second).toContain(first[1])
  },
  'one id in two data centres': async ({ cloud, owner }) => {
    const china = await cloud.signIn('wang', '/mdc-cn')
    const [here, there] = [await row(owner, 63400030), await row(china, 63400030)]
    expect(here).toMatchObject({ id: 63400030, name: 'Kranichhof' })
    expect(there['id']).toBe(63400030)
    expect(there['name']).not.toBe('Kranichhof')
  },
  'old names of time zones': async ({ admin }) => {
    expect((await row(admin, 63900005))['regionTimezone']).toBe('Asia/Calcutta')
  },
  'no-break spaces in labels': async ({ owner }) => {
    expect((await fields(owner)).some(({ key }) => String(key).includes('\u00a0'))).toBe(true)
  },
  'offline is 3 here and 0 there': async ({ admin }) => {
    const list = await admin.get(`${M}/operating/station/63900008/collector?page=1&size=5`)
    const [logger] = rows(list.json)
    expect(logger).toMatchObject({ deviceState: 3, netState: 0 })
    const ask = { deviceId: logger?.['id'], siteId: 63900008, language: 'en' }
    expect((await admin.post('/device-s/device/v3/detail', ask)).json['connectStatus']).toBe(0)
  },
  'unknown order is ignored': async ({ admin }) => {
    const reply = await admin.post(`${M}/operating/station/search?page=1&size=2&order.property=colour`, {})
    expect(rows(reply.json)).toHaveLength(2)
  },
}

async function scene(): Promise<Scene> {
  const cloud = aCloud()
  const [admin, owner] = [await cloud.signIn('admin'), await cloud.signIn('owner')]
  const dawn = await aCloud({ at: '2026-06-18T07:30:00Z' }).signIn('admin')
  return { cloud, admin, owner, dawn }
}
const shared = scene()

it.each(Object.entries(QUIRKS))('the quirk "%s" occurs in the demo data', async (_, find) => {
  await find(await shared)
})

it('the table of quirks in the cloud’s README is this one', () => {
  const readme = readFileSync('mocks/README.md', 'utf8')
  const [, section = ''] = readme.split('## Quirks of real clouds\n')
  const table = section.split('\n## ')[0] ?? ''
  const named = [...table.matchAll(/^\| (.+?) +\|/gm)].map(([, name]) => name).slice(1)
  expect(named.filter((name) => !/^-+$/.test(name ?? ''))).toEqual(Object.keys(QUIRKS))
})
