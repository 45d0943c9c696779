import { describe, expect, it } from 'vitest'
import { customAsk, refusal } from '../../../tests/support/custom-ask'
import { FaultError } from '../../transport/fault-error'
import { plantProfileCalls } from './plant-profile'
import { plantFinanceCalls } from './plant-settings'
import { plantCalls } from './plants'
import { COMPOSITE_FIELDS, compositeOf } from './station-body'

const T = 1_768_292_700
const PLANT = '/maintain-s/station/7'
const midnight = (hour: number) => Date.UTC(2026, 5, 16, hour) / 1000

describe('a form of a plant on the wire', () => {
  it.each<[string, object, object]>([
    ['nothing', {}, {}],
    ['other fields', { runningDays: 5, creator: 'Ada' }, {}],
    [
      'master data',
      { name: ' Pier ', type: 'HOUSE_ROOF', gridType: 'EXCESS', capacity: 9.8, tilt: 30, azimuth: 180 },
      {
        station: {
          ...{ name: 'Pier', type: 'HOUSE_ROOF', gridInterconnectionType: 'EXCESS' },
          ...{ installedCapacity: 9.8, installationTiltAngle: 30, installationAzimuthAngle: 180 },
        },
      },
    ],
    [
      'who owns it',
      { owner: 'Ada', company: 'Sun Ltd', phone: '+49 1' },
      { station: { ownerName: 'Ada', ownerCompany: 'Sun Ltd', contactPhone: '+49 1' } },
    ],
    [
      'emptied fields',
      { owner: '', capacity: '9.8', price: null },
      { station: { ownerName: null, installedCapacity: null }, finance: { mergeElectricPrice: null } },
    ],
    [
      'money',
      { currency: 'EUR', price: 0.08, consumptionPrice: 0.32, subsidy: 0, cost: 12_000 },
      {
        finance: {
          ...{ currency: 'EUR', mergeElectricPrice: 0.08, consumptionPrice: 0.32 },
          ...{ subsidyUnitAmount: 0, constructionCost: 12_000 },
        },
      },
    ],
    ['a place', { place: { lat: 48.1, lng: 11.5 } }, { station: { location: { lat: 48.1, lng: 11.5 } } }],
    ['no place', { place: null }, { station: { location: { lat: null, lng: null } } }],
    ['an address alone', { address: ' Pier 1 ' }, { station: { location: { address: 'Pier 1' } } }],
    [
      'a region',
      { country: 49, area: 9, zone: 'Europe/Berlin' },
      {
        station: {
          region: {
            ...{ nationId: 49, level1: 9, level2: null, level3: null, level4: null, level5: null },
            timezone: 'Europe/Berlin',
          },
        },
      },
    ],
    ['a zone without a country', { zone: 'Asia/Tokyo' }, {}],
  ])('is %s', (_, values, body) => expect(compositeOf(values as never, 'Europe/Berlin')).toEqual(body))

  it.each([
    ['the form', { zone: 'Asia/Tokyo' }, midnight(15)],
    ['the plant', {}, midnight(22)],
    ['the plant, where the form has none that exists', { zone: 'Moon/Base' }, midnight(22)],
  ])('begins at midnight in the zone of %s', (_, more, startOperatingTime) => {
    const body = compositeOf({ commissioned: '2026-06-17', ...more }, 'Europe/Berlin')
    expect(body).toEqual({ station: { startOperatingTime } })
  })

  it('knows for every name on the wire the field that it comes from', () =>
    expect(COMPOSITE_FIELDS).toEqual({
      ...{ name: 'name', type: 'type', gridInterconnectionType: 'gridType', installedCapacity: 'capacity' },
      ...{ installationTiltAngle: 'tilt', installationAzimuthAngle: 'azimuth', ownerName: 'owner' },
      ...{ ownerCompany: 'company', contactPhone: 'phone', currency: 'currency' },
      ...{ mergeElectricPrice: 'price', consumptionPrice: 'consumptionPrice', subsidyUnitAmount: 'subsidy' },
      ...{ constructionCost: 'cost', lat: 'place', lng: 'place', address: 'address', nationId: 'country' },
      ...{ level1: 'area', timezone: 'zone', startOperatingTime: 'commissioned' },
    }))
})

describe('writes of plants', () => {
  const REPLY = { id: 7, name: 'Pier', installedCapacity: 9, lastModifiedDate: T }
  const replies = {
    'POST /maintain-s/station': REPLY,
    [`POST ${PLANT}`]: REPLY,
    'DELETE /maintain-s/station': {},
  }

  it('are one call each, and answer the id and the name', async () => {
    const { ask, sent } = customAsk(replies)
    expect(await plantCalls.create({ name: 'Pier' }, ask)).toEqual({ id: 7, name: 'Pier' })
    expect(await plantCalls.update('7', { commissioned: '2026-06-17' }, ask)).toEqual({ id: 7, name: 'Pier' })
    expect(await plantCalls.remove(['7', 8], ask)).toHaveLength(2)
    expect(await plantProfileCalls.update?.('x', { name: 'Pier' }, ask)).toEqual({ id: 7, name: 'Pier', modified: T }) // oxfmt-ignore
    expect(await plantFinanceCalls.update?.('x', { price: 1 }, ask)).toEqual({ id: 7, price: 1 })
    expect(sent()).toEqual([
      ['POST /maintain-s/station', { station: { name: 'Pier' } }],
      [`POST ${PLANT}`, { station: { startOperatingTime: midnight(22) } }],
      ['DELETE /maintain-s/station', [7, 8]],
      [`POST ${PLANT}`, { station: { name: 'Pier' } }],
      [`POST ${PLANT}`, { finance: { mergeElectricPrice: 1 } }],
    ])
  })

  it.each<[string, (ask: ReturnType<typeof customAsk>['ask']) => Promise<unknown> | undefined]>([
    ['a new plant', (ask) => plantCalls.create({}, ask)],
    ['a plant', (ask) => plantCalls.update(7, {}, ask)],
    ['a profile', (ask) => plantProfileCalls.update?.(7, {}, ask)],
    ['prices', (ask) => plantFinanceCalls.update?.(7, {}, ask)],
  ])('%s that is refused is refused at the field of the form', async (_, write) => {
    const refused = refusal('PARAM_ERROR', { param: { field: 'constructionCost' } })
    const { ask } = customAsk({ 'POST /maintain-s/station': refused, [`POST ${PLANT}`]: refused })
    await expect(write(ask)).rejects.toMatchObject({ fault: { body: { param: { field: 'cost' } } } })
  })
})

describe('the profile of a plant', () => {
  const station = {
    ...{ id: 7, name: 'Pier', type: 'HOUSE_ROOF', gridInterconnectionType: 'EXCESS', installedCapacity: 9.8 },
    ...{
      installationTiltAngle: 30,
      installationAzimuthAngle: 180,
      ownerName: 'Ada',
      ownerCompany: 'Sun Ltd',
    },
    ...{ contactPhone: '+49 1', createdDate: T - 5, lastModifiedDate: T, startOperatingTime: T - 9 * 86_400 },
    location: { lat: 48.1, lng: 11.5, address: 'Pier 1' },
    region: { nationId: 49, level1: 9, timezone: 'Europe/Berlin' },
  }
  const detail = { station, creatorUser: { name: 'Bo', email: 'bo@x.org', phoneNumber: '+49 2' }, totalRunningDayCount: 4 } // oxfmt-ignore
  const areas = {
    'GET /region-s/area/searchAreaCountryList': [
      { id: 1, name: 'Chile' },
      { id: 49, name: 'Germany' },
    ],
    'GET /region-s/area/searchAreaListByPid/49': [
      { id: 8, name: 'Hesse' },
      { id: 9, name: 'Bavaria' },
    ],
  }
  const one = (replies: Parameters<typeof customAsk>[0], more = {}) => {
    const { ask, sent } = customAsk(replies, { now: () => T, ...more })
    return Promise.resolve(plantProfileCalls.one?.(7, ask)).then((record) => ({ record, sent: sent() }))
  }

  it('is all that is known of it, with the names of its region', async () => {
    const { record, sent } = await one({ [`GET ${PLANT}/detail`]: detail, ...areas })
    expect(record).toEqual({
      ...{ id: 7, name: 'Pier', type: 'HOUSE_ROOF', gridType: 'EXCESS', capacity: 9.8, tilt: 30 },
      ...{ azimuth: 180, address: 'Pier 1', place: { lat: 48.1, lng: 11.5 }, country: 49, area: 9 },
      ...{ zone: 'Europe/Berlin', commissioned: '2026-01-04', runningDays: 9, created: T - 5, modified: T },
      ...{ owner: 'Ada', company: 'Sun Ltd', phone: '+49 1', creator: 'Bo', creatorEmail: 'bo@x.org' },
      ...{ creatorPhone: '+49 2', countryName: 'Germany', areaName: 'Bavaria' },
    })
    expect(sent).toEqual([
      [`GET ${PLANT}/detail?language=de`],
      ['GET /region-s/area/searchAreaCountryList?lan=de'],
      ['GET /region-s/area/searchAreaListByPid/49?lan=de'],
    ])
  })

  it.each([
    ['no place', { location: { lat: 48.1 } }, { place: null, runningDays: 9 }],
    ['no whole place', { location: { lng: 11.5 } }, { place: null }],
    ['no day of commissioning', { startOperatingTime: null }, { commissioned: null, runningDays: 4 }],
    ['no zone', { region: {}, startOperatingTime: midnight(10) }, { zone: null, commissioned: '2026-06-17' }],
    ['a region of nowhere', { region: { nationId: 50, level1: 9 } }, { countryName: null, areaName: null }],
    ['no region', { region: {} }, { country: null, area: null, countryName: null, areaName: null }],
    ['an area that is not there', { region: { nationId: 49, level1: 3 } }, { countryName: 'Germany', areaName: null }], // oxfmt-ignore
  ])('stands with %s', async (_, change, record) => {
    const changed = { ...detail, station: { ...station, ...change } }
    const zone = 'Pacific/Kiritimati'
    expect((await one({ [`GET ${PLANT}/detail`]: changed, ...areas }, { zone })).record).toMatchObject(record)
  })

  it('asks for no names of a region that it has not', async () => {
    const at = async (region: object) =>
      (await one({ [`GET ${PLANT}/detail`]: { station: { ...station, region } } })).sent.length
    expect([await at({}), await at({ level1: 9 }), await at({ nationId: 49 })]).toEqual([1, 1, 2])
  })

  it('stands without names where the region service is away', async () => {
    const { record } = await one({ [`GET ${PLANT}/detail`]: detail })
    expect(record).toMatchObject({ country: 49, countryName: null, area: 9, areaName: null })
  })

  it.each([
    ['refuses', refusal('50')],
    ['breaks', []],
  ])('is the plant itself where the server %s its detail', async (_, reply) => {
    const { record } = await one({ [`GET ${PLANT}/detail`]: reply, [`GET ${PLANT}`]: { ...station, startOperatingTime: null }, ...areas }) // oxfmt-ignore
    expect(record).toMatchObject({
      id: 7,
      name: 'Pier',
      creator: null,
      creatorEmail: null,
      creatorPhone: null,
    })
    expect(record).toMatchObject({ runningDays: null, countryName: 'Germany' })
  })

  it.each([new FaultError({ kind: 'permission', what: 'read' }), new FaultError({ kind: 'network' })])(
    'is refused where %s stands in the way, whatever else could be asked',
    async (fault) => {
      await expect(one({ [`GET ${PLANT}/detail`]: fault, [`GET ${PLANT}`]: station })).rejects.toBe(fault)
    },
  )
})
