import * as account from '../../src/transport/calls/account'
import { checkUser } from '../../src/transport/calls/account-check'
import * as credentials from '../../src/transport/calls/credentials'
import * as suggestions from '../../src/transport/calls/suggestions'
import * as accountExport from '../../src/transport/calls/account-export'
import * as leaving from '../../src/transport/calls/leaving'
import * as areas from '../../src/transport/calls/areas'
import * as alert from '../../src/transport/calls/alert-detail'
import * as shields from '../../src/transport/calls/alert-shields'
import * as guess from '../../src/transport/calls/country-guess'
import * as files from '../../src/transport/calls/platform-files'
import * as alerts from '../../src/transport/calls/alerts'
import * as backyard from '../../src/transport/calls/backyard'
import * as device from '../../src/transport/calls/device-detail'
import * as fleet from '../../src/transport/calls/fleet'
import * as messages from '../../src/transport/calls/messages'
import * as metering from '../../src/transport/calls/metering'
import { organisationGrant, passwordGrant } from '../../src/transport/calls/oauth'
import * as extras from '../../src/transport/calls/plant-extras'
import { finance } from '../../src/transport/calls/finance'
import * as plant from '../../src/transport/calls/plant-record'
import * as power from '../../src/transport/calls/power-system'
import * as region from '../../src/transport/calls/region'
import * as slide from '../../src/transport/calls/slide'
import { weatherRecord } from '../../src/transport/calls/weather'
import type { Call } from '../../src/transport/call'

/*
 * Every call that the first screens do not make yet: what is sent, written out from the wire
 * contract, and a good reply as the contract shows it. Rows are named by checklist and contract.
 */

export interface Expected {
  name: string
  call: Call<unknown>
  /** Method and address as on the wire, region international. */
  sent: string
  body?: unknown
  /** Needs no session. */
  open?: true
  reply: unknown
}

const AT = 1_768_292_700
const who = {
  account: 'ada@example.org',
  region: 'CHINA',
  language: 'de',
  system: 'SOLARMAN',
  area: 'CN',
} as const
const NAMED = { identifier: 'ada@example.org', identityType: 2 }
const HASH = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const client = {
  platformCode: 'SOLARMAN_INTELLGENT',
  version: '1.7.1',
  innerVersion: '128',
  platform: 'Heliograph',
}
const place = { nationId: 60, level1: 883, level2: null }
const COUNTRY = {
  countryCode: 'DE',
  nationId: 60,
  nationName: 'Germany',
  area: 'EU',
  mdc: 'FOREIGN_1',
  phonePrefix: '49',
}
const ZONE = { code: 'Europe/Berlin', name: '(UTC+01:00) Berlin', offset: 3600 }
const WEATHER = { datetime: AT, weatherPic: 'sunny', temp: 3, sunrise: AT, sunshineDuration: 3000 }
const FLAT = {
  id: 7,
  name: 'Roof',
  type: 'GROUND',
  location: { lat: 52, lng: 13, address: 'X' },
  region: { nationId: 60, timezone: 'Europe/Berlin' },
  gridInterconnectionType: 'EXCESS',
  installedCapacity: 12,
  authOpen: true,
  startOperatingTime: AT,
}
const FINANCE = { currency: 'EUR', mergeElectricPrice: '6.5' }
const METERING = {
  cumulativeElectricMethod: 'TOTAL_FROM_DEVICE_UPLOAD',
  statisticMethodSettingStrategy: 'DYNAMIC',
  theoryConsumeProportion: '10',
}
const METHODS = {
  cumulativeElectricMethod: 'COMPUTE',
  electricityConsumptionMethod: null,
  electricityPurchaseMethod: null,
  gridInterconnectionMethod: null,
  chargingElectricityMethod: null,
  dischargeElectricityMethod: null,
}
const ZERO = { stationId: 7, generationZero: 1, limitPower: 500, meterId: null }
const GRID = {
  stationId: 7,
  gridInterconnectionType: 'EXCESS',
  target: 'BATTERY_BACKUP',
  changeable: true,
  reason: null,
}
const BUSINESS = {
  businessId: 7001,
  name: 'Solar Works',
  type: 'INSTALLER',
  roleCode: ['station:read'],
  relatedTime: AT,
}
const ROW = {
  id: 24,
  deviceSn: 'INV1',
  type: 'INVERTER',
  netState: 1,
  deviceState: 1,
  alertState: -1,
  collectionTime: AT,
  siteId: 7,
  timeZone: 'Europe/Berlin',
}
const ROWS = { total: 1, data: [ROW] }
const LOGGER = { ...ROW, id: 23, type: 'COLLECTOR', signalIntensity: 84, deviceCount: 2, devices: [ROW] }
const METER = {
  meterId: 9,
  deviceSn: 'MT1',
  ctRatio: 1,
  ptRatio: 1,
  position: 'GRID',
  direction: 'FORWARD',
  specList: [{ code: 'SINGLE_PHASE', name: 'Single phase' }],
  spec: 'THREE_PHASE',
}
const PLANTS = { total: 1, data: [{ id: 7, name: 'Roof', regionTimezone: 'Europe/Berlin' }] }
const ALERT = {
  id: '1',
  stationId: 7,
  deviceSn: 'INV1',
  alertName: 'Fault',
  alertTime: AT,
  endTime: null,
  level: 2,
  ruleId: 5,
}
const SHIELD = { id: 3, ruleId: 5, deviceType: 'INVERTER', stationId: 7, showName: 'Fault' }
const VERSION = { id: 1, version: '1.7.1', innerVersion: '128', publishTime: AT, content: '<p>x</p>' }
const SETTINGS = {
  alertPush: 1,
  alertEmail: 0,
  noticePush: 1,
  levels: [2],
  quietFrom: '22:00',
  quietTo: '07:00',
}

const EU = '/mdc-eu'
const M = `${EU}/maintain-s`

export const CALLS: readonly Expected[] = [
  {
    name: 'S7-27 C1 into an organisation',
    call: passwordGrant({ ...who, password: 'abc', organisationId: 5002 }),
    sent: 'FORM /mdc-cn/oauth2-s/oauth/token',
    open: true,
    body: {
      grant_type: 'mdc_password',
      username: 'ada@example.org',
      password: HASH,
      identity_type: '2',
      client_id: 'test',
      system: 'SOLARMAN',
      area: 'CN',
      mdc: 'CHINA',
      lang: 'de',
      password_type: '',
      record_flag: '0',
      org_id: '5002',
    },
    reply: { access_token: 'a', refresh_token: 'b' },
  },
  {
    name: 'C1 switch_org',
    call: organisationGrant({ ...who, accessToken: 'T', organisationId: 0 }),
    sent: 'FORM /mdc-cn/oauth2-s/oauth/token',
    open: true,
    body: {
      grant_type: 'switch_org',
      access_token: 'T',
      org_id: '0',
      username: 'ada@example.org',
      identity_type: '2',
      client_id: 'test',
      system: 'SOLARMAN',
      area: 'CN',
      mdc: 'CHINA',
      lang: 'de',
    },
    reply: { access_token: 'a', refresh_token: 'b' },
  },
  {
    name: 'S7-32 S7-33 C4',
    call: checkUser('ada@example.org', 'CHINA', 'SOLARMAN'),
    sent: 'POST /mdc-cn/user-s/acc/check-user',
    open: true,
    body: { ...NAMED, system: 'SOLARMAN' },
    reply: { exist: true, migrated: false, mdc: 'FOREIGN_1', identityTypes: [2], userId: null },
  },
  {
    name: 'S7-46 C7',
    call: guess.countryOfAddress('192.0.2.7'),
    sent: `GET ${EU}/region-s/ip/searchCountryCode?ip=192.0.2.7`,
    open: true,
    reply: COUNTRY,
  },
  {
    name: 'S7-47 C8',
    call: guess.countryOfCaller(),
    sent: `GET ${EU}/region-s/ip/getCountryCode`,
    open: true,
    reply: COUNTRY,
  },
  {
    name: 'S7-48 C9',
    call: areas.areaAt(52.5, 13.4, 'de'),
    sent: `GET ${EU}/region-s/area/searchAreaDetailsByLatlon?lat=52.5&lng=13.4&lan=de`,
    reply: {
      nationId: 60,
      nationName: 'Germany',
      nationCode: 'DE',
      level1: 883,
      level1Name: 'Berlin',
      level2: null,
      timezone: 'Europe/Berlin',
      address: 'X',
    },
  },
  {
    name: 'S7-49 C10',
    call: areas.areasBelow(60, 'de'),
    sent: `GET ${EU}/region-s/area/searchAreaListByPid/60?lan=de`,
    reply: [{ id: 883, pid: 60, level: 1, code: 'BE', name: 'Berlin', leaf: false }],
  },
  {
    name: 'S7-50 C11',
    call: areas.countries('de'),
    sent: `GET ${EU}/region-s/area/searchAreaCountryList?lan=de`,
    open: true,
    reply: [
      {
        id: 60,
        pid: 0,
        level: 0,
        code: 'DE',
        name: 'Germany',
        area: 'EU',
        phonePrefix: '49',
        mdc: 'FOREIGN_1',
      },
    ],
  },
  {
    name: 'S7-51 C12',
    call: region.currencies('de'),
    sent: `GET ${EU}/region-s/dict/listCurrency?lan=de`,
    open: true,
    reply: [{ code: 'EUR', name: 'Euro', symbol: '€' }],
  },
  {
    name: 'S7-52 C13',
    call: region.timezones('de'),
    sent: `GET ${EU}/region-s/dict/listTimezone?lan=de`,
    open: true,
    reply: [ZONE],
  },
  {
    name: 'S7-53 C14',
    call: region.timezones(),
    sent: `GET ${EU}/region-s/dict/listTimezone/all`,
    open: true,
    reply: [ZONE],
  },
  {
    name: 'S7-54 C15',
    call: region.phonePrefixes('de', 'v1'),
    sent: `GET ${EU}/region-s/dict/listPhonePrefix?lan=de`,
    open: true,
    reply: [{ code: 'DE', name: 'Germany', prefix: '49' }],
  },
  {
    name: 'S7-55 C16',
    call: region.phonePrefixes('de', 'v2'),
    sent: `GET ${EU}/region-s/dict/listPhonePrefix/v2?lan=de`,
    open: true,
    reply: [{ code: 'DE', name: 'Germany', prefix: '49', mdc: 'FOREIGN_1', initial: 'G' }],
  },
  {
    name: 'S7-56 C17',
    call: weatherRecord('day', place, '2026-01-09', 'Europe/Berlin', 'de'),
    sent: `GET ${EU}/region-s/weather/record/day?regionNationId=60&regionLevel1=883&year=2026&month=01&day=09&timezone=Europe%2FBerlin&lan=de`,
    reply: [WEATHER],
  },
  {
    name: 'S7-57 C18',
    call: weatherRecord('month', place, '2026-09-09', 'Europe/Berlin', 'de'),
    sent: `GET ${EU}/region-s/weather/record/month?regionNationId=60&regionLevel1=883&year=2026&month=09&timezone=Europe%2FBerlin&lan=de`,
    reply: [WEATHER],
  },
  {
    name: 'S7-59 S7-13 C20',
    call: backyard.announcements(client, 'de', 1_767_225_600_000),
    sent: 'POST /backyard-api-s/announcement/content',
    open: true,
    body: {
      channel: 'Web',
      lan: 'de',
      platformCode: 'SOLARMAN_INTELLGENT',
      startTime: 1_767_225_600_000,
      version: '1.7.1',
    },
    reply: [
      {
        id: 11,
        title: 'Maintenance',
        content: '<p>…</p>',
        type: 'NOTICE',
        startTime: 1_767_225_600_000,
        endTime: 1_767_312_000_000,
      },
    ],
  },
  {
    name: 'S7-60 S1-49 S1-50 C21',
    call: backyard.reportVersion(client),
    sent: `POST ${EU}/backyard-api-s/app/upgrade/add-version`,
    open: true,
    body: {
      channel: 'Web',
      innerVersion: '128',
      platform: 'Heliograph',
      platformCode: 'SOLARMAN_INTELLGENT',
      type: 1,
      version: '1.7.1',
    },
    reply: {},
  },
  {
    name: 'S7-61 C22',
    call: files.documents('SOLARMAN_INTELLGENT', 'de', 'MANUAL'),
    sent: `GET ${EU}/backyard-api-s/document/getDocList?lan=de&platformCode=SOLARMAN_INTELLGENT&channel=Web&type=MANUAL`,
    open: true,
    reply: [
      { id: 5, title: 'User manual', type: 'MANUAL', url: 'https://x.example/manual.pdf', updateTime: AT },
    ],
  },
  {
    name: 'S7-63 slide challenge, ours',
    call: slide.slideChallenge(),
    sent: `POST ${EU}/backyard-api-s/config/slide-verify/challenge`,
    open: true,
    body: {},
    reply: { id: 'c1', gap: 40 },
  },
  {
    name: 'S7-63 slide check, ours',
    call: slide.slideCheck('c1', 41),
    sent: `POST ${EU}/backyard-api-s/config/slide-verify/check`,
    open: true,
    body: { id: 'c1', position: 41 },
    reply: { proof: 'p1' },
  },
  {
    name: 'S8-54 third-party link, ours',
    call: credentials.bindThird('QQ', 'robin'),
    sent: `POST ${EU}/user-s/acc/third/bind`,
    body: { kind: 'QQ', code: 'robin' },
    reply: {},
  },
  {
    name: 'S2-32 third-party unlink, ours',
    call: credentials.unbindThird('QQ'),
    sent: `POST ${EU}/user-s/acc/third/unbind`,
    body: { kind: 'QQ' },
    reply: {},
  },
  {
    name: 'S7-63 C24',
    call: backyard.slideVerification(),
    sent: `GET ${EU}/backyard-api-s/config/slide-verify/enable`,
    open: true,
    reply: false,
  },
  {
    name: 'S7-64 C25',
    call: backyard.versions('de'),
    sent: `POST ${EU}/backyard-api-s/version/manage/query`,
    open: true,
    body: { channel: 'WEB', platform: 'INTELLGENT', lan: 'de', page: 1, size: 20 },
    reply: { total: 1, data: [VERSION] },
  },
  {
    name: 'S7-65 C26',
    call: backyard.latestVersion('de'),
    sent: `POST ${EU}/backyard-api-s/version/manage/query/latest`,
    open: true,
    body: { channel: 'WEB', platform: 'INTELLGENT', lan: 'de' },
    reply: VERSION,
  },
  {
    name: 'S7-66 S7-12 C27',
    call: backyard.geeTest(),
    sent: 'GET /backyard-api-s/config/gee-test/enable',
    open: true,
    reply: { enable: true },
  },
  { name: 'S7-70 C31', call: plant.plantRecord(7), sent: `GET ${M}/station/7`, reply: FLAT },
  {
    name: 'S7-71 C32',
    call: plant.plantDetail(7, 'de'),
    sent: `GET ${M}/station/7/detail?language=de`,
    reply: {
      station: { ...FLAT, hasBattery: true },
      finance: FINANCE,
      metering: METERING,
      creatorUser: { id: 9, name: 'Ada' },
      powerStationUserorOrg: { userName: 'Ada', organization: false },
      totalRunningDayCount: 100,
    },
  },
  {
    name: 'S7-72 C33',
    call: plant.createPlant({ station: { name: 'Roof' }, finance: { currency: 'EUR' } }),
    sent: `POST ${M}/station`,
    body: { station: { name: 'Roof' }, finance: { currency: 'EUR' } },
    reply: FLAT,
  },
  {
    name: 'S7-73 C34',
    call: plant.updatePlant(7, { station: { name: 'Barn' } }),
    sent: `POST ${M}/station/7`,
    body: { station: { name: 'Barn' } },
    reply: FLAT,
  },
  { name: 'S7-74 C35', call: plant.deletePlants([7]), sent: `DELETE ${M}/station`, body: [7], reply: {} },
  { name: 'S7-75 C36', call: metering.metering(7), sent: `GET ${M}/station/7/metering`, reply: METERING },
  {
    name: 'S7-76 C37',
    call: metering.saveMetering(7, { generationTotalOffset: 5 }),
    sent: `POST ${M}/station/7/metering`,
    body: { generationTotalOffset: 5 },
    reply: METERING,
  },
  {
    name: 'S7-77 C38',
    call: metering.saveMeteringStrategy(7, 'CUSTOM'),
    sent: `POST ${M}/station/7/metering/strategy`,
    body: { statisticMethodSettingStrategy: 'CUSTOM' },
    reply: METERING,
  },
  {
    name: 'S7-78 C39',
    call: metering.saveMeteringMethods(7, METHODS),
    sent: `POST ${M}/station/7/meteringMethod`,
    body: METHODS,
    reply: METERING,
  },
  { name: 'S7-79 C40', call: finance(7), sent: `GET ${M}/station/7/finance`, reply: FINANCE },
  {
    name: 'S7-80 S4-40 C41',
    call: metering.zeroExport(7),
    sent: `GET ${M}/station/7/config/generationZero`,
    reply: ZERO,
  },
  {
    name: 'S7-81 S4-41 C42',
    call: metering.saveZeroExport(7, { on: true, limit: 500 }),
    sent: `POST ${M}/station/7/config/generationZero`,
    body: { generationZero: 1, limitPower: 500 },
    reply: ZERO,
  },
  {
    name: 'S7-82 C43',
    call: metering.checkGridType(7, 'EXCESS'),
    sent: `GET ${M}/station/7/gridtype?gridInterconnectionType=EXCESS`,
    reply: GRID,
  },
  {
    name: 'S7-83 S3-27 C44',
    call: metering.saveGridType(7, 'EXCESS'),
    sent: `POST ${M}/station/7/gridtype?gridInterconnectionType=EXCESS`,
    reply: GRID,
  },
  {
    name: 'S7-84 C45',
    call: metering.saveAuthorisation(7, true),
    sent: `POST ${M}/station/7/auth/config`,
    body: { authOpen: true },
    reply: { stationId: 7, authOpen: true },
  },
  {
    name: 'S7-86 C47',
    call: extras.relatedBusinesses(7),
    sent: `GET ${M}/station/7/queryRelated/businesses`,
    reply: [BUSINESS],
  },
  {
    name: 'S7-87 C48',
    call: extras.addBusiness(7, 7001, ['station:read']),
    sent: `POST ${M}/station/addRelated/business`,
    body: { stationId: 7, businessId: 7001, roleCode: ['station:read'] },
    reply: BUSINESS,
  },
  {
    name: 'S7-88 C49',
    call: extras.removeBusiness(7, 7001),
    sent: `DELETE ${M}/station/7/deleteRelated/business/7001`,
    reply: {},
  },
  {
    name: 'S7-89 C50',
    call: extras.recogniseLayout(7, 'https://x.example/p.png', 'OPTIMIZER'),
    sent: `POST ${M}/station/layout/photo/recognition/7`,
    body: { photoUrl: 'https://x.example/p.png', deviceType: 'OPTIMIZER' },
    reply: {
      stationId: 7,
      rows: 2,
      columns: 5,
      items: [{ row: 0, column: 0, deviceSn: 'OP1', confidence: 0.97 }],
    },
  },
  {
    name: 'S7-90 C51',
    call: extras.plantLayout(7, 'OPTIMIZER'),
    sent: `GET ${M}/station/layout/7/info/OPTIMIZER`,
    reply: {
      stationId: 7,
      version: '1.5.3',
      background: null,
      arrays: [
        {
          id: 1,
          name: 'South',
          rows: 2,
          columns: 5,
          modules: [{ row: 0, column: 0, deviceSn: 'OP1', power: 310, state: 1 }],
        },
      ],
    },
  },
  { name: 'S7-91 C52', call: power.gateways(7), sent: `GET ${M}/power/system/7/gateway`, reply: [LOGGER] },
  {
    name: 'S7-92 C53',
    call: power.gatewayDevices(23),
    sent: `GET ${M}/power/system/gateway/23/device`,
    reply: [ROW],
  },
  {
    name: 'S7-93 C54',
    call: power.addDevices(7, [
      { serial: 'INV1', type: 'INVERTER', gatewayId: 23, name: null, capacity: 10 },
    ]),
    sent: `POST ${M}/power/system/7/device`,
    body: {
      devices: [{ deviceSn: 'INV1', type: 'INVERTER', gatewayId: 23, name: null, installedCapacity: 10 }],
    },
    reply: [ROW],
  },
  {
    name: 'S7-94 C55',
    call: power.gateway(7, 23),
    sent: `GET ${M}/power/system/7/gateway/23`,
    reply: LOGGER,
  },
  {
    name: 'S7-95 C56',
    call: power.editDevice(7, 24, { name: 'Garage', capacity: 10, newSerial: null }),
    sent: `POST ${M}/power/system/7/device/24`,
    body: { name: 'Garage', installedCapacity: 10, newDeviceSn: null },
    reply: ROW,
  },
  {
    name: 'S7-96 C57',
    call: power.deleteDevices(7, [24]),
    sent: `DELETE ${M}/power/system/7/device`,
    body: [24],
    reply: {},
  },
  {
    name: 'S7-97 C58',
    call: power.offeredDeviceTypes(7),
    sent: `GET ${M}/power/system/7/deviceTypeList`,
    reply: ['COLLECTOR', 'INVERTER'],
  },
  {
    name: 'S7-98 C59',
    call: power.plantDevices(7),
    sent: `POST ${M}/power/system/deviceList`,
    body: { 'order.direction': 'ASC', 'order.property': 'device_id', stationId: 7, page: 1, size: 20 },
    reply: ROWS,
  },
  {
    name: 'S7-99 C60',
    call: power.meterSpec(7, 9),
    sent: `GET ${M}/power/system/7/meter/9/spec`,
    reply: METER,
  },
  {
    name: 'S7-100 C61',
    call: power.saveMeter(7, 9, {
      spec: 'THREE_PHASE',
      ctRatio: 1,
      ptRatio: 1,
      position: 'GRID',
      direction: 'FORWARD',
    }),
    sent: `POST ${M}/power/system/7/meter/9/config`,
    body: { spec: 'THREE_PHASE', ctRatio: 1, ptRatio: 1, position: 'GRID', direction: 'FORWARD' },
    reply: METER,
  },
  {
    name: 'S7-102 S3-27 C63 with check code',
    call: power.registerGateways(7, ['LG1'], '1234'),
    sent: `POST ${M}/power/system/7/v2/gateway`,
    body: { registerItems: [{ gatewaySn: 'LG1', type: 'COLLECTOR' }], secret: '1234' },
    reply: { success: [{ gatewaySn: 'LG1', gatewayId: 23 }], fail: [{ gatewaySn: 'LG2', code: '59' }] },
  },
  {
    name: 'S7-102 C63 without',
    call: power.registerGateways(7, ['LG1']),
    sent: `POST ${M}/power/system/7/v2/gateway`,
    body: { registerItems: [{ gatewaySn: 'LG1', type: 'COLLECTOR' }] },
    reply: { success: [], fail: [] },
  },
  {
    name: 'S7-103 C64',
    call: fleet.devicesOfClass(7, 'collector'),
    sent: `GET ${M}/operating/station/7/collector?order.direction=ASC&order.property=device_sn&page=1&size=20`,
    reply: ROWS,
  },
  {
    name: 'S7-105 C66',
    call: fleet.devicesOfClass(7, 'inverter', { property: 'id', descending: true, at: 2 }),
    sent: `GET ${M}/operating/station/7/inverter?order.direction=DESC&order.property=id&page=2&size=20`,
    reply: ROWS,
  },
  {
    name: 'S7-105 C66 by type',
    call: fleet.devicesOfClass(7, 'common', { deviceType: 'OPTIMIZER' }),
    sent: `GET ${M}/operating/station/7/common?order.direction=ASC&order.property=device_sn&page=1&size=20&deviceType=OPTIMIZER`,
    reply: ROWS,
  },
  {
    name: 'S7-106 C67',
    call: fleet.batteryTree(7),
    sent: `GET ${M}/operating/station/7/battery/tree?order.direction=DESC&order.property=name&page=1&size=1000&total=0`,
    reply: {
      total: 1,
      data: [{ id: 1, deviceSn: 'B1', parentDeviceSn: null, netState: 1, deviceState: 1, alertState: -1 }],
    },
  },
  {
    name: 'S7-108 C69',
    call: alert.alertDetail(24, '5', 'de'),
    sent: `POST ${M}/operating/alert/detail`,
    body: { deviceId: 24, ruleId: 5, language: 'de' },
    reply: {
      code: 'F14',
      level: 2,
      alertTime: AT,
      customAlertConfigDisplayReason: [{ id: 1, solution: 'one\ntwo' }],
      customAlertConfigDisplay: { description: 'x' },
    },
  },
  {
    name: 'S7-109 C70',
    call: alert.alertTimeline(24, '5', '2026-01-15'),
    sent: `POST ${M}/operating/alert/timeline`,
    body: { deviceId: 24, ruleId: 5, alertDay: '20260115' },
    reply: [AT, AT + 300],
  },
  {
    name: 'S7-110 C71',
    call: fleet.screenPlants({ size: 50 }),
    sent: `GET ${M}/operating/station/screen/search?order.direction=DESC&order.property=id&page=1&size=50`,
    reply: PLANTS,
  },
  {
    name: 'S7-111 C72',
    call: fleet.createdPlants(),
    sent: `GET ${M}/operating/station/created/search?order.direction=DESC&order.property=id&page=1&size=20`,
    reply: PLANTS,
  },
  {
    name: 'S7-113 S3-27 C74',
    call: fleet.askGateway(7, 'LG 1'),
    sent: `POST ${M}/operating/station/7/device/gateway/post/LG%201?verificationType=cloudflare`,
    reply: { gatewaySn: 'LG1', accepted: true },
  },
  {
    name: 'S7-123 C83',
    call: fleet.networking(7),
    sent: `GET ${M}/fast/7/collector/networkingInfo`,
    reply: [
      {
        deviceId: 23,
        deviceSn: 'LG1',
        networkMode: 'WIFI',
        signalIntensity: 84,
        ip: '192.0.2.5',
        collectionTime: AT,
      },
    ],
  },
  {
    name: 'S7-125 D1',
    call: device.deviceDetail(24, 7, 'de'),
    sent: `POST ${EU}/device-s/device/v3/detail`,
    body: { deviceId: 24, siteId: 7, language: 'de', needRealTimeDataFlag: true },
    reply: {
      deviceId: 24,
      deviceSn: 'INV1',
      siteId: 7,
      type: 'INVERTER',
      connectStatus: 0,
      deviceState: 3,
      alertStatus: -1,
      paramCategoryList: [
        {
          name: 'Grid',
          serialNumber: 40,
          tag: 'grid',
          categoryId: '1000004',
          fieldList: [
            { key: 'Grid voltage', value: '231.40', storageName: 'G_V_L1', unit: 'V', serialNumber: 1 },
          ],
        },
      ],
    },
  },
  {
    name: 'S7-125 D2',
    call: device.deviceParameters(24, '0_5411_1', 'de'),
    sent: `GET ${EU}/device-s/device/params?productId=0_5411_1&lan=de&queryType=1&deviceId=24`,
    reply: [{ storageName: 'DV1', name: 'PV', unit: 'V' }],
  },
  {
    name: 'S7-125 D3 day',
    call: device.deviceSeries(24, { span: 'day', date: '2026-01-09' }, 'de', ['DV1', 'DC1']),
    sent: `GET ${EU}/device-s/device/24/stats/day?day=2026-01-09&lan=de&showParams=DV1&showParams=DC1`,
    reply: [
      { storageName: 'DV1', name: 'PV', unit: 'V', detailList: [{ collectionTime: AT, value: '412.60' }] },
    ],
  },
  {
    name: 'S7-125 D3 month',
    call: device.deviceSeries(24, { span: 'month', date: '2026-01-09' }, 'de'),
    sent: `GET ${EU}/device-s/device/24/stats/month?month=2026-01&lan=de`,
    reply: [],
  },
  {
    name: 'S7-125 D3 year',
    call: device.deviceSeries(24, { span: 'year', date: '2026-01-09' }, 'de'),
    sent: `GET ${EU}/device-s/device/24/stats/year?year=2026&lan=de`,
    reply: [],
  },
  {
    name: 'S7-125 D3 total',
    call: device.deviceSeries(24, { span: 'total' }, 'de'),
    sent: `GET ${EU}/device-s/device/24/stats/total?lan=de`,
    reply: [],
  },
  {
    name: 'S7-125 D3 days',
    call: device.deviceSeries(24, { span: 'dayrange', from: '2026-01-01', to: '2026-01-09' }, 'de'),
    sent: `GET ${EU}/device-s/device/24/stats/dayrange?startDay=2026%2F01%2F01&endDay=2026%2F01%2F09&lan=de`,
    reply: [],
  },
  {
    name: 'S7-125 organisations',
    call: account.memberships('de'),
    sent: `GET ${EU}/user-s/acc/org/my?language=de`,
    reply: [{ org: { id: 5001, name: 'M' }, role: { id: 31, name: 'Admin' }, defaultFlag: 1 }],
  },
  {
    name: 'S7-125 security',
    call: account.securityState(),
    sent: `GET ${EU}/group-s/acc/my/info`,
    reply: {
      email: 'ada@example.org',
      emailBound: true,
      phoneNumber: null,
      phoneBound: false,
      passwordWeak: false,
      lastPasswordTime: AT,
    },
  },
  {
    name: 'S7-125 code',
    call: credentials.sendCode(who, 'REGISTER'),
    sent: 'POST /mdc-cn/user-s/acc/verify-code',
    open: true,
    body: { ...NAMED, scene: 'REGISTER', lan: 'de', system: 'SOLARMAN', area: 'CN' },
    reply: { expiresIn: 600 },
  },
  {
    name: 'S7-125 register',
    call: credentials.register({ ...who, password: 'abc', code: '123456' }),
    sent: 'POST /mdc-cn/user-s/acc/register',
    open: true,
    body: {
      ...NAMED,
      password: HASH,
      verifyCode: '123456',
      area: 'CN',
      mdc: 'CHINA',
      system: 'SOLARMAN',
      lan: 'de',
    },
    reply: { id: 900002 },
  },
  {
    name: 'S7-125 forgotten password',
    call: credentials.forgetPassword({ ...who, password: 'abc', code: '123456' }),
    sent: 'POST /mdc-cn/user-s/acc/forget-password',
    open: true,
    body: { ...NAMED, verifyCode: '123456', password: HASH },
    reply: {},
  },
  {
    name: 'S7-125 account',
    call: account.updateAccount({ name: 'Ada' }),
    sent: `POST ${EU}/user-s/acc/update`,
    body: { name: 'Ada' },
    reply: { id: 1, name: 'Ada' },
  },
  {
    name: 'S7-125 password',
    call: credentials.changePassword('abc', 'abc'),
    sent: `POST ${EU}/user-s/acc/password`,
    body: { oldPassword: HASH, newPassword: HASH },
    reply: {},
  },
  {
    name: 'S7-125 bind',
    call: credentials.bindIdentity('+49 1520 0000001', '123456'),
    sent: `POST ${EU}/user-s/acc/bind`,
    body: { identifier: '+4915200000001', identityType: 1, verifyCode: '123456' },
    reply: {},
  },
  {
    name: 'S7-125 may cancel',
    call: leaving.revokeCheck(),
    sent: `GET ${EU}/user-s/acc/revoke/check`,
    reply: { allowed: true, reason: null, state: 'NONE' },
  },
  {
    name: 'S7-125 cancel',
    call: leaving.revokeAccount('123456', 'moving'),
    sent: `POST ${EU}/user-s/acc/revoke`,
    body: { verifyCode: '123456', reason: 'moving' },
    reply: {},
  },
  {
    name: 'S7-125 account export',
    call: accountExport.exportAccount({ plants: [7], format: 'CSV', key: 'k' }),
    sent: `POST ${EU}/user-s/acc/export`,
    body: { plantIds: [7], format: 'CSV', key: 'k' },
    reply: { state: 'PROCESSING' },
  },
  {
    name: 'S7-125 message settings',
    call: messages.messageSettings(),
    sent: `GET ${EU}/message-s/setting`,
    reply: SETTINGS,
  },
  {
    name: 'S7-125 save message settings',
    call: messages.saveMessageSettings({
      alertPush: true,
      alertEmail: false,
      noticePush: true,
      levels: [2],
      quietFrom: '22:00',
      quietTo: '07:00',
    }),
    sent: `POST ${EU}/message-s/setting`,
    body: SETTINGS,
    reply: SETTINGS,
  },
  {
    name: 'S7-125 blocked alarms',
    call: shields.alertShields('de'),
    sent: `GET ${M}/operating/alert/shield/list?language=de`,
    reply: [SHIELD],
  },
  {
    name: 'S7-125 block',
    call: shields.shieldAlert({ ruleId: '5', deviceType: 'INVERTER', plantId: 7 }),
    sent: `POST ${M}/operating/alert/shield`,
    body: { ruleId: 5, deviceType: 'INVERTER', stationId: 7 },
    reply: SHIELD,
  },
  {
    name: 'S7-125 unblock',
    call: shields.unshieldAlerts([3]),
    sent: `DELETE ${M}/operating/alert/shield`,
    body: [3],
    reply: {},
  },
  {
    name: 'S7-125 suggestion',
    call: suggestions.suggest({ content: 'x', contact: '', images: [] }),
    sent: `POST ${EU}/backyard-api-s/suggestion`,
    body: { content: 'x', contact: '', images: [] },
    reply: {},
  },
  {
    name: 'S7-125 counting',
    call: fleet.statusCounts(),
    sent: `POST ${M}/operating/station/v2/status/counting`,
    body: { station: { powerTypeList: ['PV'] } },
    reply: { total: 3, communicationAllOffline: 1 },
  },
  {
    name: 'S7-125 fleet alerts',
    call: alerts.fleetAlerts({ language: 'de', zone: 'Europe/Berlin' }),
    sent: `POST ${M}/operating/station/alert/v2/list`,
    body: { alertQueryName: '', language: 'de', status: '-1', timeZone: 'Europe/Berlin', page: 1, size: 20 },
    reply: { total: 1, data: [ALERT] },
  },
  {
    name: 'S7-125 plant alerts',
    call: alerts.plantAlerts(7),
    sent: `POST ${M}/operating/station/alert?page=1&size=20`,
    body: { stationId: 7 },
    reply: { total: 1, data: [ALERT] },
  },
  {
    name: 'S7-125 fleet devices',
    call: fleet.fleetDevices('INVERTER', { serial: 'INV1' }),
    sent: `GET ${M}/operating/system/device/INVERTER/list?order.direction=DESC&order.property=device_sn&page=1&size=20&sn=INV1&powerTypeList=PV`,
    reply: ROWS,
  },
  {
    name: 'S7-125 fleet devices of a model, ours',
    call: fleet.fleetDevices('INVERTER', { model: 'H10', size: 1 }),
    sent: `GET ${M}/operating/system/device/INVERTER/list?order.direction=DESC&order.property=device_sn&page=1&size=1&model=H10&powerTypeList=PV`,
    reply: ROWS,
  },
]
