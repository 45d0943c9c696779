import { unzipSync, strFromU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import { pngOf, roofPicture } from '../support/roof-photo'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf, STATION } from './cloud-world'

const FULL = {
  ...STATION,
  installationTiltAngle: 35,
  contactPhone: '+49 331 000',
}
const create = (caller: Caller, station: object = {}) =>
  caller.post('/maintain-s/station', {
    station: { ...FULL, ...station },
    finance: { currency: 'EUR', mergeElectricPrice: '0.31', constructionCost: 12000 },
  })
const search = async (caller: Caller) => (await caller.post('/maintain-s/operating/station/search', {})).json

describe('plants', () => {
  it('S7-70 S7-71 S7-72 S7-73 S7-74 S1-02 are created, changed, deleted, and a restart keeps it', async () => {
    const store = createMemoryStore()
    const owner = await aWorld({ store }).cloud.signIn('owner')
    const { json } = await create(owner)
    const id = Number(json['id'])
    expect(json).toMatchObject({ name: 'Neues Dach', installedCapacity: 9.9, creatorOrganizationId: 0, contactPhone: '+49 331 000' })
    expect(rows(await search(owner))[0]).toMatchObject({ id, networkStatus: 'NO_DEVICE', generationPower: null })
    expect((await owner.get('/maintain-s/operating/station/created/search')).json['total']).toBe(4)
    const renamed = await owner.post(`/maintain-s/station/${id}`, { station: { name: 'Altes Dach', installedCapacity: 10.5 } })
    expect(renamed.json).toMatchObject({ name: 'Altes Dach', installedCapacity: 10.5 })
    await owner.delete('/maintain-s/station', [63400020])
    const again = await aWorld({ store }).cloud.signIn('owner')
    expect(rows(await search(again)).map((row) => row['name'])).toEqual(['Altes Dach', 'Kranichhof', 'Feldscheune Lerchengrund'])
    expect(await codeOf(again.get('/maintain-s/station/63400020'))).toBe('18')
    const detail = (await again.get(`/maintain-s/station/${id}/detail?language=en`)).json
    expect(detail).toMatchObject({ station: { id, hasBattery: true }, finance: { currency: 'EUR', mergeElectricPrice: 0.31, constructionCost: 12000 } })
    expect(Object.keys(detail)).toEqual(['station', 'finance', 'metering', 'creatorUser', 'powerStationUserorOrg', 'totalRunningDayCount'])
  }) // oxfmt-ignore

  it('S7-73 a composite sent back whole changes nothing but the stamp', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const path = '/maintain-s/station/63400030'
    const { json } = await owner.get(`${path}/detail`)
    const live = '/maintain-s/fast/system/63400030'
    const before = (await owner.get(live)).text
    const after = (await owner.post(path, json)).json
    expect({ ...after, lastModifiedDate: null, lastModifiedBy: null }).toEqual(
      Object.fromEntries(Object.entries(json['station'] as Json).filter(([name]) => name !== 'hasBattery')),
    )
    expect((await owner.get(live)).text).toBe(before)
  })

  it('S8-42 S8-71 S8-72 refuses empty fields, countries that are not served, and the mainland', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    expect(await codeOf(create(owner, { name: '' }))).toBe('17')
    expect(await codeOf(create(owner, { type: 'CASTLE' }))).toBe('PARAM_ERROR')
    expect(await codeOf(create(owner, { region: { nationId: 7 } }))).toBe('46')
    expect(await codeOf(create(owner, { region: { nationId: 44 } }))).toBe('47')
    const wang = await cloud.signIn('wang', '/mdc-cn')
    expect(await codeOf(create(wang))).toBe('46')
    expect(
      await codeOf(create(wang, { region: { nationId: 44, level1: 441, timezone: 'Asia/Shanghai' } })),
    ).toBe('fine')
  })

  it('S7-75 S7-76 S7-77 S7-78 S7-79 S7-80 S7-81 S7-84 keeps settings', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const at = '/maintain-s/station/63400030'
    await owner.post(`${at}/metering`, { generationTotalOffset: 12.5 })
    await owner.post(`${at}/metering/strategy`, { statisticMethodSettingStrategy: 'CUSTOM' })
    await owner.post(`${at}/meteringMethod`, { dischargeElectricityMethod: 'COMPUTE' })
    expect((await owner.get(`${at}/metering`)).json).toMatchObject({ generationTotalOffset: 12.5, statisticMethodSettingStrategy: 'CUSTOM', dischargeElectricityMethod: 'COMPUTE', cumulativeElectricMethod: 'TOTAL_FROM_DEVICE_UPLOAD' })
    expect(await codeOf(owner.post(`${at}/meteringMethod`, { dischargeElectricityMethod: 'GUESS' }))).toBe('PARAM_ERROR')
    await owner.post(`${at}/config/generationZero`, { generationZero: 1, limitPower: 600 })
    expect((await owner.get(`${at}/config/generationZero`)).json).toMatchObject({ generationZero: 1, limitPower: 600 })
    await owner.post(`${at}/auth/config`, { authOpen: true })
    expect((await owner.get(at)).json['authOpen']).toBe(true)
    expect((await owner.get(`${at}/finance`)).json).toMatchObject({ powerStationId: 63400030, currency: 'EUR' })
    expect((await owner.get(`${at}/flow/displayConfig`)).json).toMatchObject({ battery: 1, ups: 1, generator: 0 })
  }) // oxfmt-ignore

  it('S7-82 S7-83 changes the grid type after asking', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const path = '/maintain-s/station/63400030/gridtype'
    expect((await owner.get(path)).json).toMatchObject({
      gridInterconnectionType: 'BATTERY_BACKUP',
      target: null,
    })
    expect((await owner.get(`${path}?gridInterconnectionType=EXCESS`)).json).toMatchObject({
      changeable: true,
    })
    await owner.post(`${path}?gridInterconnectionType=EXCESS`)
    const { json } = await owner.get('/maintain-s/fast/system/63400030')
    expect(json).toMatchObject({ batterySoc: null, batteryStatus: null })
    expect(await codeOf(owner.post(`${path}?gridInterconnectionType=NONSENSE`))).toBe('PARAM_ERROR')
  })

  it('S7-86 S7-87 S7-88 relates businesses', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const at = '/maintain-s/station/63400030'
    const ids = async () =>
      ((await owner.get(`${at}/queryRelated/businesses`)).json as unknown as Json[]).map(
        (one) => one['businessId'],
      )
    const add = { stationId: 63400030, businessId: 7002, roleCode: ['station:read'] }
    expect(await codeOf(owner.post('/maintain-s/station/addRelated/business', add))).toBe('fine')
    expect(await ids()).toEqual([7001, 7002])
    expect(await codeOf(owner.post('/maintain-s/station/addRelated/business', add))).toBe('23')
    await owner.delete(`${at}/deleteRelated/business/7001`)
    expect(await ids()).toEqual([7002])
  })
})

describe('C46 report', () => {
  it('S7-85 S8-53 is a workbook with the columns of the contract; without data JSON with 28', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const { json } = await cloud.form('/oauth2-s/oauth/token', {
      grant_type: 'mdc_password',
      username: 'owner@heliograph.example',
      password: '5e5ce2f55f7d2cb1fb422ea4119ae2d1d6f6bf7e36a3e2a4b34cf6fcc15920a0',
    })
    const body = {
      timeType: '2',
      startTime: '2026-05-01',
      endTime: '2026-05-31',
      reportFields: [{ name: 'Production-Today(kWh)', storageName: 'GENERATE_VALUE' }, { storageName: 'PRE_INCOME' }],
    }
    const path = '/maintain-s/station/report/export/63400030'
    const reply = await cloud.cloud.handle(
      new Request(`http://cloud.test${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { authorization: `Bearer ${String(json['access_token'])}`, 'content-type': 'application/json' },
      }),
    )
    expect(reply?.headers.get('content-type')).toContain('spreadsheetml.sheet')
    const files = unzipSync(new Uint8Array(await (reply as Response).arrayBuffer()))
    const sheet = Object.entries(files).flatMap(([name, bytes]) => (/xml$/.test(name) ? [strFromU8(bytes)] : [])).join('')
    for (const text of ['Plant Name', 'Updated Time', 'Time Zone', 'Production-Today(kWh)', 'Anticipated Yield(EUR)', '2026/05/31', ' UTC+02:00 ', 'Kranichhof']) expect(sheet).toContain(text)
    const empty = await owner.post(path, { ...body, startTime: '2010-01-01', endTime: '2010-01-31' })
    expect([empty.status, empty.json['code']]).toEqual([400, '28'])
    expect(empty.headers.get('content-type')).toContain('application/json')
  }) // oxfmt-ignore
})

describe('uploads, messages, feedback', () => {
  it('S7-125 S7-89 S8-16 stores pictures and serves them back', async () => {
    const { cloud } = aWorld()
    const { json } = await cloud.form('/oauth2-s/oauth/token', { grant_type: 'password', username: 'owner@heliograph.example', password: '5e5ce2f55f7d2cb1fb422ea4119ae2d1d6f6bf7e36a3e2a4b34cf6fcc15920a0' })
    const bearer = `Bearer ${String(json['access_token'])}`
    const png = pngOf(roofPicture({ rows: 3, columns: 7, without: ['1 4'] }))
    const bare = pngOf(roofPicture({ rows: 1, columns: 1, size: [0, 0] }))
    const upload = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData()
      form.append('file', new File([bytes], name, { type: 'image/png' }))
      const reply = await cloud.cloud.handle(new Request('http://cloud.test/store-s/uploadObject', { method: 'POST', body: form, headers: { authorization: bearer } }))
      return (await (reply as Response).json()) as Json
    }
    const { url } = await upload('roof.png', png)
    const back = await cloud.cloud.handle(new Request(`http://cloud.test${String(url)}`))
    expect(new Uint8Array(await (back as Response).arrayBuffer())).toEqual(png)
    expect((await upload('notes.png', new Uint8Array([1, 2, 3])))['code']).toBe('PARAM_ERROR')
    const owner = await cloud.signIn('owner')
    const recognise = (photoUrl: unknown) => owner.post('/maintain-s/station/layout/photo/recognition/63400020', { photoUrl, deviceType: 'OPTIMIZER' })
    const { items, ...grid } = (await recognise(url)).json
    expect(grid).toEqual({ stationId: 63400020, rows: 3, columns: 7 })
    expect((items as Json[]).map(({ row, column }) => `${String(row)} ${String(column)}`)).not.toContain('1 4')
    expect(items).toHaveLength(20)
    expect(await codeOf(recognise((await upload('roof.png', bare))['url']))).toBe('RECOGNITION_ERROR')
    const layout = (await owner.get('/maintain-s/station/layout/63400020/info/OPTIMIZER')).json
    expect((layout["arrays"] as { modules: Json[] }[]).flatMap(({ modules }) => modules)).toHaveLength(24)
  }) // oxfmt-ignore

  it('S7-125 reads messages and keeps settings', async () => {
    const { cloud } = aWorld({ plants: 120 })
    const admin = await cloud.signIn('admin')
    const unread = async () => Number((await admin.get('/message-s/message/unreaded/total')).json)
    const before = await unread()
    const first = rows((await admin.post('/message-s/message/search', {})).json)[0] ?? {}
    await admin.post('/message-s/message/read', { ids: [first['id']] })
    expect(await unread()).toBe(before - 1)
    await admin.post('/message-s/setting', { levels: [0, 1, 2], quietFrom: '23:00' })
    expect((await admin.get('/message-s/setting')).json).toMatchObject({
      levels: [0, 1, 2],
      quietFrom: '23:00',
    })
    expect(await unread()).toBeGreaterThan(before - 1)
    expect(await codeOf(admin.post('/message-s/setting', { quietFrom: '25:00' }))).toBe('PARAM_ERROR')
    expect(await codeOf(admin.post('/backyard-api-s/suggestion', { content: 'Fine', contact: '' }))).toBe(
      'fine',
    )
    expect(await codeOf(admin.post('/backyard-api-s/suggestion', { content: ' ' }))).toBe('17')
  })
})
