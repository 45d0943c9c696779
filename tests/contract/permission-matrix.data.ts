import { deviceIdOf } from '../../mocks/cloud/devices/devices'
import type { Caller, Json } from './cloud-client'

/* Who may write what: one row per writing call, with the code it asks for. */

export interface Write {
  code: string
  send: (caller: Caller, plant: number, device: number) => ReturnType<Caller['post']>
  /** What a device says that is out of reach, where no plant is named; 22 unless given. */
  foreign?: '15'
}

/** Of the first inverter (`devices.ts`). */
const FIRST_INVERTER = 10

const base = '/maintain-s/station'
const power = '/maintain-s/power/system'

/** Every call that writes to a plant, with the code it asks for. */
export const ON_PLANT: Record<string, Write> = {
  'C34 update': {
    code: 'station:update',
    send: (c, p) => c.post(`${base}/${p}`, { station: { name: 'Changed' } }),
  },
  'C35 delete': { code: 'station:delete', send: (c, p) => c.delete(base, [p]) },
  'C37 metering': {
    code: 'station:update',
    send: (c, p) => c.post(`${base}/${p}/metering`, { repeatedHint: true }),
  },
  'C38 strategy': {
    code: 'station:update',
    send: (c, p) => c.post(`${base}/${p}/metering/strategy`, { statisticMethodSettingStrategy: 'CUSTOM' }),
  },
  'C39 methods': {
    code: 'station:update',
    send: (c, p) => c.post(`${base}/${p}/meteringMethod`, { cumulativeElectricMethod: 'COMPUTE' }),
  },
  'C42 zero export': {
    code: 'station:update',
    send: (c, p) => c.post(`${base}/${p}/config/generationZero`, { generationZero: 1, limitPower: 100 }),
  },
  'C44 grid type': {
    code: 'station:update',
    send: (c, p) => c.post(`${base}/${p}/gridtype?gridInterconnectionType=EXCESS`),
  },
  'renew a data plan': {
    code: 'device:update',
    send: (c, p) => c.post('/maintain-s/data-plan/renew', { stationId: p, offerId: 'Y1', key: 'k' }),
  },
  'let a data plan renew itself': {
    code: 'device:update',
    send: (c, p) => c.post('/maintain-s/data-plan/auto-renew', { stationId: p, offerId: 'Y1' }),
  },
  'ask for a quote': {
    code: 'station:update',
    send: (c, p) => c.post('/maintain-s/insurance/quote', { stationId: p, coverId: 'THEFT' }),
  },
  'accept an offer': {
    code: 'station:update',
    send: (c, p) => c.post('/maintain-s/insurance/quote/accept', { stationId: p, id: 1 }),
  },
  'draft a claim': {
    code: 'station:update',
    send: (c, p) => c.post('/maintain-s/insurance/claim', { stationId: p, coverId: 'THEFT', text: 'Gone' }),
  },
  'C45 authorisation': {
    code: 'station:share',
    send: (c, p) => c.post(`${base}/${p}/auth/config`, { authOpen: true }),
  },
  'C46 report': {
    code: 'report:export',
    send: (c, p) =>
      c.post(`${base}/report/export/${p}`, {
        timeType: '2',
        startTime: '2026-06-01',
        endTime: '2026-06-03',
        reportFields: [{ storageName: 'GENERATE_VALUE' }],
      }),
  },
  'C48 relate': {
    code: 'station:share',
    send: (c, p) => c.post(`${base}/addRelated/business`, { stationId: p, businessId: 7002, roleCode: [] }),
  },
  'C49 unrelate': {
    code: 'station:share',
    send: (c, p) => c.delete(`${base}/${p}/deleteRelated/business/7001`),
  },
  'C50 photo': {
    code: 'layout:update',
    send: (c, p) => c.post(`${base}/layout/photo/recognition/${p}`, { photoUrl: 'x' }),
  },
  'save a drawing': {
    code: 'layout:update',
    send: (c, p) => c.post(`${base}/layout/${p}/draft/PV_MODULE`, { revision: 0, arrays: [] }),
  },
  'drop a drawing': {
    code: 'layout:update',
    send: (c, p) => c.delete(`${base}/layout/${p}/draft/PV_MODULE?revision=1`),
  },
  'publish a drawing': {
    code: 'layout:update',
    send: (c, p) => c.post(`${base}/layout/${p}/publish/PV_MODULE`, { revision: 1 }),
  },
  'C54 add device': {
    code: 'device:create',
    send: (c, p) => c.post(`${power}/${p}/device`, { devices: [{ deviceSn: `INV${p}`, type: 'INVERTER' }] }),
  },
  'C56 rename device': {
    code: 'device:update',
    send: (c, p, d) => c.post(`${power}/${p}/device/${d}`, { name: 'Garage' }),
  },
  'move device': {
    code: 'device:update',
    send: (c, p, d) => c.post(`${power}/${p}/device/move`, { deviceIds: [d], gatewayId: 1 }),
  },
  'control a device': {
    code: 'device:update',
    send: (c, p) =>
      c.post('/order-s/order/action/control/send', {
        deviceId: deviceIdOf(p, FIRST_INVERTER),
        deviceSn: 'X',
      }),
    foreign: '15',
  },
  'upgrade a device': {
    code: 'device:update',
    send: (c, p) =>
      c.post('/order-s/order/action/upgrade/send', {
        deviceId: deviceIdOf(p, FIRST_INVERTER),
        deviceSn: 'X',
      }),
    foreign: '15',
  },
  'withdraw an upgrade': {
    code: 'device:update',
    send: (c, p) =>
      c.post('/order-s/order/action/upgrade/withdraw', { deviceId: deviceIdOf(p, FIRST_INVERTER), id: 1 }),
    foreign: '15',
  },
  'C57 remove device': { code: 'device:delete', send: (c, p, d) => c.delete(`${power}/${p}/device`, [d]) },
  'C61 meter': {
    code: 'device:update',
    send: (c, p) => c.post(`${power}/${p}/meter/1/config`, { ctRatio: 2 }),
  },
  'C63 register logger': {
    code: 'device:create',
    send: (c, p) => c.post(`${power}/${p}/v2/gateway`, { registerItems: [{ gatewaySn: `LG${p}` }] }),
  },
  'C74 report now': {
    code: 'device:update',
    send: (c, p) => c.post(`/maintain-s/operating/station/${p}/device/gateway/post/LG0?verificationType=x`),
  },
  'handle an alarm': {
    code: 'alert:handle',
    send: (c, p) => c.post(`/maintain-s/operating/alert/triage/${p}-8802-0-20260617`, { action: 'CLOSE' }),
  },
  'handle several alarms': {
    code: 'alert:handle',
    send: (c, p) =>
      c.post('/maintain-s/operating/alert/triage', { alarmIds: [`${p}-8802-0-20260617`], action: 'CLOSE' }),
  },
  'preview a block rule': {
    code: 'alert:handle',
    send: (c, p) => c.post('/maintain-s/operating/alert/shield/preview', { ruleId: 8802, stationId: p }),
  },
  'terms of a business': {
    code: 'station:share',
    send: (c, p) => c.post(`${base}/${p}/related/business/7001`, { preset: 'VIEW' }),
  },
  'offer the plant': {
    code: 'station:delete',
    send: (c, p) => c.post(`${base}/${p}/ownership`, { to: 'new@heliograph.example', keep: 'VIEW' }),
  },
  'end access of a former owner': {
    code: 'station:share',
    send: (c, p) => c.delete(`${base}/${p}/related/people/1`),
  },
  'add a document': {
    code: 'station:update',
    send: (c, p) => c.post(`${base}/${p}/document`, { kind: 'OTHER' }),
  },
  'change a document': {
    code: 'station:update',
    send: (c, p) => c.post(`${base}/${p}/document/1`, { kind: 'OTHER' }),
  },
  'take documents away': { code: 'station:update', send: (c, p) => c.delete(`${base}/${p}/document`, [1]) },
  tags: { code: 'station:update', send: (c, p) => c.post(`${base}/${p}/tag`, { tags: ['north'] }) },
  'block an alarm': {
    code: 'alert:handle',
    send: (c, p) => c.post('/maintain-s/operating/alert/shield', { ruleId: 8802, stationId: p }),
  },
}

/** Writes of the account, with the code they ask for; none is for everybody. */
export const ON_ACCOUNT: Record<string, { code: string; path: string; body: Json; method?: 'delete' }> = {
  'C33 create': {
    code: 'station:create',
    path: base,
    body: {
      station: {
        name: 'New roof',
        type: 'HOUSE_ROOF',
        gridInterconnectionType: 'EXCESS',
        installedCapacity: 5,
        location: { lat: 52.4, lng: 13, address: 'Here' },
        region: { nationId: 60, level1: 884, timezone: 'Europe/Berlin' },
      },
      finance: { currency: 'EUR' },
    },
  },
  'account update': { code: 'user', path: '/user-s/acc/update', body: { name: 'Another' } },
  password: {
    code: 'user',
    path: '/user-s/acc/password',
    body: { oldPassword: '0', newPassword: '0', clear_text_pwd: 'x' },
  },
  bind: {
    code: 'user',
    path: '/user-s/acc/bind',
    body: { identifier: 'a@b.example', identityType: 2, verifyCode: '1' },
  },
  revoke: { code: 'user', path: '/user-s/acc/revoke', body: { verifyCode: '1' } },
  'make a token': { code: 'user', path: '/user-s/acc/token', body: {} },
  'revoke a token': { code: 'user', path: '/user-s/acc/token', method: 'delete', body: {} },
  'invoice data': { code: 'user', path: '/user-s/acc/invoice', body: {} },
  reminders: { code: 'user', path: '/message-s/setting/reminder', body: {} },
  'link a wall': { code: 'user', path: '/backyard-api-s/screen/1/link', body: {} },
  'begin a second step': { code: 'user', path: '/user-s/acc/two-factor', body: {} },
  'confirm a second step': { code: 'user', path: '/user-s/acc/two-factor/confirm', body: {} },
  'other recovery codes': { code: 'user', path: '/user-s/acc/two-factor/recovery', body: {} },
  'end a second step': { code: 'user', path: '/user-s/acc/two-factor/off', body: {} },
  'steps of leaving': { code: 'user', path: '/user-s/acc/revoke/draft', body: { step: 'moon' } },
  export: { code: 'user', path: '/user-s/acc/export', body: {} },
  'message plan': {
    code: 'user',
    path: '/message-s/setting/plan',
    body: {
      channels: { safety: ['push'], fault: [], warning: [], information: [], notice: [] },
      quietFrom: '22:00',
      quietTo: '07:00',
      digest: 'none',
    },
  },
  'third party': { code: 'user', path: '/user-s/acc/third/bind', body: { kind: 'WECHAT', code: 'x' } },
  'no third party': { code: 'user', path: '/user-s/acc/third/unbind', body: { kind: 'QQ' } },
  'message settings': { code: 'user', path: '/message-s/setting', body: { alertPush: 0 } },
  'add a member': {
    code: 'member:manage',
    path: '/user-s/acc/org/member',
    body: { identifier: 'new@heliograph.example', roleId: 33 },
  },
  'role of a member': { code: 'member:manage', path: '/user-s/acc/org/member/900004', body: { roleId: 33 } },
  'remove a member': {
    code: 'member:manage',
    path: '/user-s/acc/org/member',
    body: { ids: [900004] },
    method: 'delete',
  },
  'create a role': { code: 'role:manage', path: '/auth-s/auth/role', body: { name: 'X', codes: ['user'] } },
  'change a role': { code: 'role:manage', path: '/auth-s/auth/role/33', body: { name: 'Y' } },
  'delete a role': { code: 'role:manage', path: '/auth-s/auth/role/33', body: {}, method: 'delete' },
}

/** Codes that only an organisation gives: even who is unrestricted has none of them alone. */
export const ORGANISATION_ONLY = ['member:manage', 'role:manage']
