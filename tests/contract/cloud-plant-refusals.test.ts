import { describe, expect, it } from 'vitest'
import type { Json } from './cloud-client'
import { rows } from './cloud-client'
import { aWorld, codeOf, refusalOf, STATION } from './cloud-world'

const S = '/maintain-s/station'
const HOME = 63400030
const BARN = 63400010
const FINANCE = { currency: 'EUR', mergeElectricPrice: '0.31' }
const location = (part: Json) => ({ location: { ...(STATION['location'] as Json), ...part } })
const region = (part: Json) => ({ region: { ...(STATION['region'] as Json), ...part } })

describe('what a new plant must have, C33', () => {
  it.each<[Json, unknown]>([
    ...['name', 'type', 'gridInterconnectionType', 'installedCapacity', 'location', 'region'].flatMap(
      (name): [Json, unknown][] => [
        [{ [name]: null }, ['17', name]],
        [{ [name]: '' }, ['17', name]],
        [{ [name]: undefined }, ['17', name]],
      ],
    ),
    [{ name: ' ' }, ['17', 'name']],
    [location({ lat: null }), ['17', 'lat']],
    [location({ lng: 'east' }), ['17', 'lng']],
    [location({ lat: 90 }), 'fine'],
    [location({ lat: 90.5 }), ['PARAM_ERROR', 'lat']],
    [location({ lat: -91 }), ['PARAM_ERROR', 'lat']],
    [location({ lng: 180 }), 'fine'],
    [location({ lng: 181 }), ['PARAM_ERROR', 'lng']],
    [region({ nationId: null }), ['17', 'nationId']],
    [region({ timezone: ' ' }), ['17', 'timezone']],
    [region({ timezone: 'Mars/North' }), ['PARAM_ERROR', 'timezone']],
    [region({ level1: null }), 'fine'],
    [{ type: 'CASTLE' }, ['PARAM_ERROR', 'type']],
    [{ gridInterconnectionType: 'NONE' }, ['PARAM_ERROR', 'gridInterconnectionType']],
    [{ installedCapacity: 0.1 }, 'fine'],
    [{ installedCapacity: 0.05 }, ['PARAM_ERROR', 'installedCapacity']],
    [{ installedCapacity: 1_000_001 }, ['PARAM_ERROR', 'installedCapacity']],
    [{ installationTiltAngle: 90 }, 'fine'],
    [{ installationTiltAngle: 91 }, ['PARAM_ERROR', 'installationTiltAngle']],
    [{ installationAzimuthAngle: 360 }, 'fine'],
    [{ installationAzimuthAngle: -1 }, ['PARAM_ERROR', 'installationAzimuthAngle']],
    [{ startOperatingTime: '2026-06-18T10:30:00Z' }, 'fine'],
    [{ startOperatingTime: '2026-06-18T10:30:01Z' }, ['PARAM_ERROR', 'startOperatingTime']],
  ])('with %j: %j', async (part, answer) => {
    const owner = await aWorld().cloud.signIn('owner')
    const reply = await owner.post(S, { station: { ...STATION, ...part }, finance: FINANCE })
    expect(refusalOf(reply)).toEqual(answer)
    if (answer === 'fine') expect(reply.json['name']).toBe('Neues Dach')
  })

  it.each<[Json, unknown]>([
    [{ currency: '' }, ['17', 'currency']],
    [{ currency: 'EURO' }, ['PARAM_ERROR', 'currency']],
    [{ currency: 'eur' }, ['PARAM_ERROR', 'currency']],
    [{ currency: 'xEUR' }, ['PARAM_ERROR', 'currency']],
    [{ currency: 978 }, ['PARAM_ERROR', 'currency']],
    [{ mergeElectricPrice: '' }, 'fine'],
    [{ mergeElectricPrice: -1 }, ['PARAM_ERROR', 'mergeElectricPrice']],
    [{ constructionCost: -1 }, ['PARAM_ERROR', 'constructionCost']],
  ])('with the finance %j: %j', async (part, answer) => {
    const owner = await aWorld().cloud.signIn('owner')
    const reply = await owner.post(S, { station: STATION, finance: { ...FINANCE, ...part } })
    expect(refusalOf(reply)).toEqual(answer)
  })

  it('is what was sent, made now by who sent it', async () => {
    const { cloud, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const own = { installationTiltAngle: 35, installationAzimuthAngle: '170', ownerName: ' Kim ', contactPhone: '+49 331 000' }
    const metering = { generationTotalOffset: 12, theoryConsumeProportion: 30 }
    const sent = { ...STATION, ...own, startOperatingTime: 1_700_000_000 }
    const { json } = await owner.post(S, { station: sent, finance: { ...FINANCE, consumptionPrice: 0.2 }, metering })
    const { user } = (await owner.get('/user-s/acc/org/login-user')).json as { user: Json }
    expect(json).toMatchObject({
      ...{ name: 'Neues Dach', type: 'HOUSE_ROOF', gridInterconnectionType: 'BATTERY_BACKUP', installedCapacity: 9.9 },
      ...{ location: STATION['location'], installationTiltAngle: 35, installationAzimuthAngle: 170, ownerName: 'Kim' },
      ...{ startOperatingTime: 1_700_000_000, contactPhone: '+49 331 000', createdBy: user['id'], lastModifiedBy: user['id'] },
      ...{ createdDate: time.now / 1000, lastModifiedDate: time.now / 1000, ownerAccountId: user['id'] },
      region: { nationId: 60, level1: 884, timezone: 'Europe/Berlin' },
    })
    const whole = (await owner.get(`${S}/${String(json['id'])}/detail`)).json
    expect(whole).toMatchObject({
      finance: { currency: 'EUR', mergeElectricPrice: 0.31, consumptionPrice: 0.2, lastModifiedBy: user['id'] },
      metering: { ...metering, lastModifiedDate: time.now / 1000 },
      creatorUser: { id: user['id'] },
      powerStationUserorOrg: {
        ...{ userName: user['name'], adminName: user['name'], nameList: [user['name']], organization: false },
        ...{ userEmail: user['email'], adminEmail: user['email'], userId: user['id'], orgName: null, orgId: null },
        ...{ userPhone: user['phoneNumber'], adminPhone: user['phoneNumber'] },
      },
    })
    const days = Math.floor(Date.parse('2026-06-18') / 86_400_000) - Math.floor(1_700_000_000 / 86_400)
    expect(Math.abs(Number(whole['totalRunningDayCount']) - days)).toBeLessThanOrEqual(1)
  }) // oxfmt-ignore

  it('a plant of an organisation is the organisation’s, and has nobody’s name', async () => {
    const admin = await aWorld({ plants: 60 }).cloud.signIn('admin')
    const { json } = await admin.get(`${S}/63500001/detail`)
    expect(json).toMatchObject({
      powerStationUserorOrg: { orgName: 'Meridian Solar Operations', orgId: 5001, organization: true },
    })
  })
})

describe('what is changed of a plant, C34 and its settings', () => {
  it.each<[Json, Json]>([
    [{ station: { name: 'Ulme' } }, { name: 'Ulme' }],
    [{ station: { type: 'GROUND', installedCapacity: 11 } }, { type: 'GROUND', installedCapacity: 11 }],
    [{ station: { region: { nationId: 60, level1: 883 } } }, { region: { level1: 883, timezone: 'Europe/Berlin' } }],
    [{ station: { region: { nationId: 60, timezone: 'Europe/Vienna' } } }, { region: { timezone: 'Europe/Vienna' } }],
    [{ station: { region: { nationId: 61 } } }, {}],
    [{ station: { ownerName: null, name: null } }, { name: 'Kranichhof' }],
    [{ station: { location: { address: 'Weg 2' } } }, { location: { address: 'Weg 2' } }],
    [{ station: { ownerRemark: 'gate 7' } }, { ownerRemark: 'gate 7', name: 'Kranichhof' }],
  ])('%j', async (body, shown) => {
    const owner = await aWorld().cloud.signIn('owner')
    const before = (await owner.get(`${S}/${HOME}`)).json
    const reply = await owner.post(`${S}/${HOME}`, body)
    if (Object.keys(shown).length === 0) return expect(refusalOf(reply)).toEqual(['46', undefined])
    expect(reply.json).toMatchObject(shown)
    const after = (await owner.get(`${S}/${HOME}`)).json
    expect(after).toMatchObject(shown)
    // Another region is another place.
    const touched = [...Object.keys(shown), 'location', 'lastModifiedBy', 'lastModifiedDate']
    for (const [name, value] of Object.entries(before)) if (!touched.includes(name)) expect(after[name], name).toEqual(value)
  }) // oxfmt-ignore

  it.each<[string, unknown, unknown]>([
    ['metering', {}, ['17', 'metering']],
    ['metering', { unknown: 1 }, ['17', 'metering']],
    ['metering', { generationTotalOffset: 'many' }, ['PARAM_ERROR', 'generationTotalOffset']],
    ['metering', { theoryConsumeProportion: 101 }, ['PARAM_ERROR', 'theoryConsumeProportion']],
    ['metering', { statisticMethodSettingStrategy: 'GUESS' }, ['PARAM_ERROR', 'strategy']],
    ['metering/strategy', {}, ['17', 'statisticMethodSettingStrategy']],
    ['metering/strategy', { statisticMethodSettingStrategy: 'GUESS' }, ['PARAM_ERROR', 'strategy']],
    ['metering/strategy', { statisticMethodSettingStrategy: 'DYNAMIC' }, 'fine'],
    ['meteringMethod', {}, ['17', 'method']],
    ['meteringMethod', { dischargeElectricityMethod: null }, 'fine'],
    ['meteringMethod', { dischargeElectricityMethod: 'GUESS' }, ['PARAM_ERROR', 'dischargeElectricityMethod']],
    ['config/generationZero', { generationZero: 2 }, ['PARAM_ERROR', 'generationZero']],
    ['config/generationZero', {}, ['PARAM_ERROR', 'generationZero']],
    ['config/generationZero', { generationZero: 0, limitPower: -1 }, ['PARAM_ERROR', 'limitPower']],
    ['config/generationZero', { generationZero: '0', limitPower: '600' }, 'fine'],
    ['auth/config', { authOpen: 'yes' }, ['PARAM_ERROR', 'authOpen']],
    ['tag', { tags: 'roof' }, ['17', 'tags']],
    ['tag', { tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, ['PARAM_ERROR', 'tags']],
    ['tag', { tags: Array.from({ length: 20 }, (_, at) => `t${at}`) }, 'fine'],
    ['tag', { tags: ['x'.repeat(31)] }, ['PARAM_ERROR', 'tags']],
    ['tag', { tags: ['x'.repeat(30)] }, 'fine'],
  ])('%s with %j: %j', async (path, body, answer) => {
    const owner = await aWorld().cloud.signIn('owner')
    expect(refusalOf(await owner.post(`${S}/${HOME}/${path}`, body))).toEqual(answer)
  }) // oxfmt-ignore

  it('zero export is kept with its limit, and is nothing before', async () => {
    const { cloud, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const path = `${S}/${HOME}/config/generationZero`
    const none = { generationZero: 0, limitPower: null, meterId: null, lastModifiedDate: null, stationId: HOME }
    expect((await owner.get(path)).json).toEqual(none)
    const kept = { ...none, generationZero: 1, limitPower: 600.5, lastModifiedDate: time.now / 1000 }
    expect((await owner.post(path, { generationZero: 1, limitPower: '600.5' })).json).toEqual(kept)
    expect((await owner.get(path)).json).toEqual(kept)
    expect((await owner.post(path, { generationZero: 0 })).json).toEqual({ ...kept, generationZero: 0, limitPower: null })
  }) // oxfmt-ignore

  it('tags are kept once each, without blanks', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const path = `${S}/${HOME}/tag`
    expect((await owner.get(path)).json).toEqual({ id: HOME, tags: [] })
    const kept = { id: HOME, tags: ['north', 'roof'] }
    expect((await owner.post(path, { tags: [' north ', 'north', ' ', 'roof'] })).json).toEqual(kept)
    expect((await owner.get(path)).json).toEqual(kept)
  }) // oxfmt-ignore

  it.each([
    [HOME, 'BATTERY_BACKUP', { battery: 1, ups: 1, generator: 0, grid: 1, load: 1 }],
    [BARN, 'DISTRIBUTED_FULLY', { battery: 0, ups: 0, generator: 0, grid: 1, load: 0 }],
  ])('the arms of %i are those of %s', async (id, grid, arms) => {
    const owner = await aWorld().cloud.signIn('owner')
    const { json } = await owner.get(`${S}/${id}/gridtype`)
    expect(json).toEqual({
      stationId: id,
      gridInterconnectionType: grid,
      target: null,
      changeable: true,
      reason: null,
    })
    const shown = (await owner.get(`${S}/${id}/flow/displayConfig`)).json
    expect(shown).toEqual({ pv: 1, micro: 0, smartLoad: 0, ...arms })
  })

  it('a grid type with a battery needs a house or a battery', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const types: unknown[] = rows((await owner.post('/maintain-s/operating/station/search', {})).json).map(
      ({ id, type }) => [id, type],
    )
    expect(types).toContainEqual([BARN, 'INDUSTRIAL_ROOF'])
    const path = (grid: string) => `${S}/${BARN}/gridtype?gridInterconnectionType=${grid}`
    expect((await owner.get(path('BATTERY_BACKUP'))).json).toMatchObject({ changeable: false, reason: 'NO_BATTERY', target: 'BATTERY_BACKUP' })
    expect(refusalOf(await owner.post(path('BATTERY_BACKUP')))).toEqual(['PARAM_ERROR', 'no battery'])
    expect((await owner.get(path('EXCESS'))).json).toMatchObject({ changeable: true, reason: null })
    expect((await owner.post(path('EXCESS'))).json).toEqual({ stationId: BARN, gridInterconnectionType: 'EXCESS' })
    expect((await owner.get(path(''))).json).toMatchObject({ gridInterconnectionType: 'EXCESS', target: null })
    expect(refusalOf(await owner.post(path('')))).toEqual(['PARAM_ERROR', 'gridInterconnectionType'])
  }) // oxfmt-ignore

  it('plants go all or none', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    expect(refusalOf(await owner.delete(S, []))).toEqual(['17', 'ids'])
    expect(await codeOf(owner.delete(S, [HOME, HOME]))).toBe('18')
    expect(await codeOf(owner.delete(S, [HOME, 63900010]))).toBe('22')
    expect((await owner.post('/maintain-s/operating/station/search', {})).json['total']).toBe(3)
    expect(await codeOf(owner.delete(S, { ids: [HOME, BARN] }))).toBe('fine')
    expect((await owner.post('/maintain-s/operating/station/search', {})).json['total']).toBe(1)
  })
})
