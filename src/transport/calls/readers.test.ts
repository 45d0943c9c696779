import { describe, expect, it } from 'vitest'
import { numbersOf, ODD_LEAVES, settles, survivesAnyJson, withLeaves } from '../../../tests/support/any-json'
import type { Call } from '../call'
import { role, roleFunctions } from './auth'
import { deviceList, deviceTypes, flowArms } from './devices'
import { analysisVersion, batteryDay, batteryStats, dayRecord, powerAnalysis, stats } from './history'
import { refreshGrant } from './oauth'
import { alertSearch, energySaved, fastSystem, operatingSystem } from './operating'
import { stationInformation } from './stations'
import { loginUser } from './user'
import { forecast } from './weather'

const EPOCH = 1_768_292_700
const LIVE = {
  systemId: 7,
  acceptDay: '20260113',
  generationPower: 358,
  usePower: 1262,
  wirePower: -5722,
  wireStatus: 'PURCHASE',
  batteryPower: 12,
  batteryStatus: ' DISCHARGE',
  batterySoc: 87,
  generationValue: 76.2,
  lastUpdateTime: EPOCH,
  networkStatus: ' NORMAL',
}
const PLANT = {
  id: 7,
  name: 'Roof',
  type: 'GROUND',
  regionTimezone: 'Europe/Berlin',
  externalRoleCode: [{ code: 'a', isOn: 1 }],
}
const RECORD = {
  year: 2026,
  month: 1,
  day: 13,
  generationValue: 1,
  dateTime: EPOCH,
  generationPower: 5,
  timeZoneOffset: 3600,
}
const SERIES = { statistics: { generationValue: 2 }, records: [RECORD], operatingTotalDays: 9 }

/** Every call of this slice with a good reply. */
const CALLS: Record<string, [Call<unknown>, unknown]> = {
  'C1 token': [refreshGrant('r'), { access_token: 'a', refresh_token: 'b' }],
  'C3 login-user': [
    loginUser(),
    {
      user: { id: 1, name: 'Ada' },
      org: { id: 5 },
      role: { id: 31 },
      roleCodes: ['user'],
      timezoneList: [{ code: 'UTC' }],
    },
  ],
  'C5 role': [role(31), { id: 31, name: 'Admin', code: 'ORG_ADMIN' }],
  'C6 functions': [roleFunctions(31), [{ code: 'station:create', isOn: 2 }]],
  'C19 forecast': [
    forecast({ nationId: 60, level1: null, level2: null }, 'en'),
    { regionName: 'Berlin', weatherList: [{ datetime: EPOCH, weatherPic: 'sunny' }] },
  ],
  'C28 fast': [fastSystem(7), LIVE],
  'C30 plant': [stationInformation(7, 'en'), PLANT],
  'C62 arms': [flowArms(7), [{ displayType: 'UPS', displayFlg: 1, displayVal: 5 }]],
  'C65 operating': [operatingSystem(7), LIVE],
  'C68 alerts': [
    alertSearch({ plantId: 7, language: 'en' }),
    { total: 1, data: [{ code: 'F14', level: 2, alertTime: EPOCH }] },
  ],
  'C73 benefit': [energySaved(7), { generationValueTotal: 5, treesPlanted: 1 }],
  'C75 analysis': [powerAnalysis(7, 'day', '2026-01-13'), { analysisResult: 1, genValue: 5, gvForUse: 2 }],
  'C77 version': [analysisVersion(7), { version: 1 }],
  'C78 day': [dayRecord(7, '2026-01-13'), SERIES],
  'C79 stats': [stats(7, 'month', '2026-01-13'), SERIES],
  'C80 day': [batteryDay(7, '2026-01-13'), SERIES],
  'C80 stats': [batteryStats(7, 'total', '2026-01-13'), SERIES],
  'C81 types': [deviceTypes(7), ['INVERTER', 'NEW_THING']],
  'C82 devices': [deviceList(7, 'INVERTER'), [{ deviceId: 1, deviceStatus: 3, collectionTime: EPOCH }]],
}
describe.each(Object.entries(CALLS))('reader of %s', (_, [call, good]) => {
  it('reads a good reply', () => {
    expect(settles(call, good)).not.toBe('malformed')
  })

  it.each(ODD_LEAVES)('survives %s', (_case, leaf) => {
    const read = settles(call, withLeaves(good, leaf))
    for (const number of numbersOf(read)) expect(Math.abs(number)).toBeLessThanOrEqual(1e15)
  })

  it.each([['text'], [7], [true], [null], [[[]]], [{ total: 1 }]])(
    'reads or refuses the top level %j',
    (raw) => {
      settles(call, raw)
      if (typeof raw === 'string') expect(settles(call, raw)).toBe('malformed')
    },
  )

  it('reads or refuses any JSON, at the top and in the place of any field', () => {
    survivesAnyJson(call, good)
  })
})
