import { describe, expect, it } from 'vitest'
import { deviceList, flowArms } from './devices'
import { batteryDay, batteryStats, powerAnalysis } from './history'
import { alertSearch, fastSystem } from './operating'
import { stationInformation } from './stations'
import { loginUser } from './user'
import { forecast } from './weather'

const EPOCH = 1_768_292_700

describe('values of replies', () => {
  it('S3-14 S3-16 S3-17 reads a plant with its codes, and merges nothing by itself', () => {
    const plant = stationInformation(7, 'de').read({
      id: '7',
      name: '<b>Roof</b>',
      type: 'MOON_BASE',
      gridInterconnectionType: ' EXCESS',
      regionTimezone: 'Asia/Calcutta',
      networkStatus: ' PARTIAL_OFFLINE',
      warningStatus: 'ALARM',
      installedCapacity: '12.5',
      currency: 'eur',
      roleCode: 'station:read, device:read',
      externalRoleCode: [{ code: 'station:update', isOn: '1' }, { code: null }, 'x'],
    })
    expect(plant).toMatchObject({
      id: 7,
      name: '<b>Roof</b>',
      type: 'MOON_BASE',
      gridType: 'EXCESS',
      zone: 'Asia/Calcutta',
      networkStatus: 'partlyOffline',
      warningStatus: 'abnormal',
      capacity: 12.5,
      currency: 'EUR',
      roleCode: ['station:read', 'device:read'],
      externalRoleCode: [{ code: 'station:update', isOn: 1 }],
    })
  })

  it.each([
    ['labels', [{ id: 5, name: ' north ' }, { id: 'x', name: 'lease' }, null], ['north', 'lease'], [5]],
    ['words', ['north', 3, ' '], ['north'], []],
    ['labels without names', [{ id: 5 }], null, [5]],
    ['no list', 'north', null, null],
  ])('reads tags of a plant from %s', (_, tags, words, ids) => {
    expect(stationInformation(7, 'de').read({ id: 7, tags })).toMatchObject({ tags: words, tag: ids })
  })

  it('has no zone, currency, place or state that nobody can use', () => {
    const plant = stationInformation(7, 'de').read({
      id: 7,
      regionTimezone: 'Nowhere/Land',
      currency: 'Euro',
      locationLat: 95,
      networkStatus: 'SOMETHING',
      lastUpdateTime: -1,
    })
    expect(plant).toMatchObject({
      zone: null,
      currency: null,
      latitude: null,
      networkStatus: null,
      lastUpdate: null,
    })
  })

  it('takes the direction from the word and the size from the absolute value, whatever the sign', () => {
    const live = fastSystem(7).read({
      wirePower: -5722,
      wireStatus: 'PURCHASE',
      batteryPower: -90,
      batteryStatus: 'DISCHARGE',
    })
    expect(live).toMatchObject({ grid: 'importing', battery: 'discharging' })
    expect(live.now).toMatchObject({ purchase: 5722, feedIn: 0, discharge: 90, charge: 0 })
  })

  it('S7-119 sorts the records of a period by number, not by text', () => {
    const months = [1, 10, 11, 12, 2].map((month) => ({
      year: '2025',
      month: String(month),
      generationValue: month,
    }))
    const { records } = batteryStats(7, 'year', '2025-06-01').read({ statistics: null, records: months })
    expect(records.map(({ month }) => month)).toEqual([1, 2, 10, 11, 12])
  })

  it('S7-118 brings a day into time order, drops samples without a time, keeps the correction of a slot', () => {
    const at = (offset: number, generationPower: number | null) => ({
      dateTime: EPOCH + offset,
      generationPower,
    })
    const curve = batteryDay(7, '2026-01-13').read({
      statistics: { generationValue: '76.2', genForUse: 19.4 },
      records: [at(300, 2), at(0, 1), { generationPower: 9 }, at(300, 3), at(600, null)],
    })
    expect(curve.samples.map(({ production }) => production)).toEqual([1, 3, null])
    expect(curve.sums.production).toBe(76.2)
    expect(curve.split.productionToLoad).toBe(19.4)
  })

  it('S7-118 asks with unpadded dates, as far as the span needs them', () => {
    expect(batteryDay(7, '2026-03-09').query).toEqual({ year: 2026, month: 3, day: 9 })
    expect(batteryStats(7, 'month', '2026-03-09').query).toEqual({ year: 2026, month: 3 })
    expect(batteryStats(7, 'year', '2026-03-09').query).toEqual({ year: 2026 })
    expect(batteryStats(7, 'total', '2026-03-09').query).toEqual({})
    expect(powerAnalysis(7, 'day', '2026-03-09', 2).path).toBe('/maintain-s/history/power/analysis/7/day/2')
    expect(powerAnalysis(7, 'day', '2026-03-09', null).path).toBe('/maintain-s/history/power/analysis/7/day')
  })

  it('S7-107 filters alerts by level in the body', () => {
    expect(alertSearch({ plantId: 7, language: 'de', levels: [2] })).toMatchObject({
      query: { 'order.direction': 'DESC', 'order.property': 'alertTime', page: 1, size: 20 },
      body: { plantId: 7, language: 'de', levelList: [2] },
    })
  })

  it('S7-101 shows an arm only by its flag, and S3-08 knows no weather that it does not know', () => {
    const arms = [
      { displayType: 'UPS', displayFlg: 1 },
      { displayType: 'GEN', displayFlg: 0 },
      { displayType: 'NEW', displayFlg: 1 },
    ]
    expect(
      flowArms(7)
        .read(arms)
        .map(({ kind, shown }) => [kind, shown]),
    ).toEqual([
      ['UPS', true],
      ['GEN', false],
    ])
    const days = forecast({ nationId: null, level1: null, level2: null }, 'en').read({
      weatherList: [{ datetime: EPOCH, weatherPic: 'hail' }, {}],
    })
    expect(days.days.map(({ weather }) => weather)).toEqual(['unknow'])
  })

  it('keeps an unknown device type and drops an unknown state', () => {
    const [device] = deviceList(7).read([{ deviceId: 1, deviceType: 'NEW_THING', deviceStatus: 9 }])
    expect(device).toMatchObject({ type: 'NEW_THING', state: null })
  })

  it('S3-23 S3-24 reads role codes and zones; unreadable codes are not the empty list', () => {
    const read = (roleCodes: unknown) =>
      loginUser().read({ roleCodes, timezoneList: [{ code: 'Europe/Berlin', offset: 3600 }] })
    expect(read([]).roleCodes).toEqual([])
    expect(read([' user ']).roleCodes).toEqual(['user'])
    for (const broken of [null, undefined, 'user', {}, [null], [{}]])
      expect(read(broken).roleCodes).toBeNull()
    expect(read([]).timezones.get('Europe/Berlin')?.offset).toBe(3600)
  })
})
