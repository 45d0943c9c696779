import type { Json } from './cloud-client'
import { HASH } from './cloud-client'
import { secret, sha } from './cloud-world'

/*
 * One request for every route of the cloud, such that it is carried out, with what has to be there before. Placeholders
 * `{name}` stand for what a step before it learnt. The walks over all calls take their requests from here.
 */

export interface Step {
  /** Method, and path as the router knows it. */
  route: string
  /** Who asks; nobody for calls without a bearer. */
  as: string | null
  path: string
  body?: Json | unknown[]
  form?: Record<string, string>
  /** What another step has to do before, and what is learnt of its answer. */
  before?: readonly Before[]
}

export interface Before extends Omit<Step, 'route' | 'before'> {
  /** Name of a placeholder, and where its value is in the answer: `data.0.id`. */
  learn?: readonly [name: string, where: string]
  /** Learns the code that was sent to somebody instead. */
  letter?: string
  /** Seconds that have to pass after it. */
  wait?: number
  method?: 'GET' | 'POST' | 'DELETE'
}

const HOME = '/maintain-s/station/63400030'
const POWER = '/maintain-s/power/system'
const POWER_HOME = `${POWER}/63400030`
const OPERATING = '/maintain-s/operating'
const PLANT = 63400030
const NEW_PASSWORD = 'Kite-Lamp_27'

const plantBody = {
  station: {
    name: 'Ulmenhof',
    type: 'HOUSE_ROOF',
    gridInterconnectionType: 'EXCESS',
    installedCapacity: 5,
    location: { lat: 52.4, lng: 13, address: 'Feldweg 9' },
    region: { nationId: 60, level1: 884, timezone: 'Europe/Berlin' },
    contactPhone: '+49 30 1234567',
    ownerName: 'Robin',
    ownerCompany: 'Ulme',
    ownerRemark: 'gate code 7',
    stationImage: null,
  },
  finance: { currency: 'EUR', mergeElectricPrice: 0.3, constructionCost: 9000 },
  metering: { generationTotalOffset: 5 },
}
const planBody = {
  channels: { safety: ['push'], fault: ['inApp'], warning: [], information: [], notice: ['inApp'] },
  plants: [PLANT],
  tags: ['north'],
  quietFrom: '22:00',
  quietTo: '07:00',
  digest: 'none',
}
const device = (type: string): Before => ({
  as: 'owner',
  method: 'GET',
  path: `${OPERATING}/station/63400030/${type}`,
  learn: [type, 'data.0.id'],
})
const planned: Before = {
  ...{ as: 'owner', path: '/order-s/order/action/upgrade/send', learn: ['upgrade', 'id'] },
  body: { deviceId: '{inverter}', deviceSn: '{serial}', version: '1053-C037', startTime: Date.parse('2026-06-20T11:00:00Z') / 1000 },
} // oxfmt-ignore
const serial: Before = { ...device('collector'), learn: ['serial', 'data.0.deviceSn'] }
const twice = (type: string): Before[] => [device(type), device('collector')]
const coded = (to: string, scene: string, as: string | null): Before => ({
  as,
  path: '/user-s/acc/verify-code',
  body: { identifier: to, scene },
  letter: to,
})
const alarm: Before = {
  as: 'admin',
  path: `${OPERATING}/alert/triage/search`,
  body: {},
  learn: ['alarm', 'data.0.id'],
}
/** The newest alarm of a plant, and the device that it is about. */
const drawing = {
  ...{ as: 'owner', path: '/maintain-s/station/layout/63400030/draft/PV_MODULE' },
  body: {
    revision: 0,
    arrays: [{ id: 'new 1', name: 'Shed', rows: 1, columns: 1, modules: [{ row: 0, column: 0 }] }],
  },
}
const known = (name: string): Before => ({
  as: 'admin',
  path: `${OPERATING}/alert/search`,
  body: {},
  learn: [name, `data.0.${name}`],
})
const shield = { ruleId: 8802, stationId: PLANT, deviceType: 'INVERTER' }
const shielded: Before = {
  as: 'owner',
  path: `${OPERATING}/alert/shield`,
  body: shield,
  learn: ['shield', 'id'],
}
const offered: Before = {
  as: 'owner',
  path: `${HOME}/ownership`,
  body: { to: 'new@heliograph.example', keep: 'VIEW' },
  learn: ['transfer', 'id'],
}
const accepted: Before = {
  as: 'new',
  path: '/maintain-s/station/ownership/transfer/{transfer}',
  body: { step: 'ACCEPT' },
}
const paper = { kind: 'WARRANTY', name: 'Inverter', url: '/store-s/object/x#w.pdf', expires: '2027-01-31' }
const documented: Before = { as: 'owner', path: `${HOME}/document`, body: paper }
const view = {
  ...{ name: 'Mine', scope: 'plants', content: '{}', shared: true },
  mail: { every: 'week', zone: 'Europe/Berlin', path: '/plants' },
}
const viewed: Before = { as: 'owner', path: '/user-s/acc/view', body: view, learn: ['view', 'id'] }
const screen = { name: 'Hall', content: '{}' }
const screened: Before = {
  as: 'owner',
  path: '/backyard-api-s/screen',
  body: screen,
  learn: ['screen', 'id'],
}
const role = { name: 'Watch', codes: ['alert:read'] }
const made: Before = { as: 'admin', path: '/auth-s/auth/role', body: role, learn: ['role', 'id'] }
const signedIn: Before = {
  as: null,
  path: '/oauth2-s/oauth/token',
  form: { grant_type: 'mdc_password', username: 'owner@heliograph.example', password: HASH },
}
const secretly: Before = {
  as: 'owner',
  path: '/user-s/acc/two-factor',
  body: { password: HASH },
  learn: ['secret', 'secret'],
}
const confirmed: Before = {
  as: 'owner',
  path: '/user-s/acc/two-factor/confirm',
  body: { code: '{totp}' },
  learn: ['recovery', 'recoveryCodes.0'],
}
const tokenBody = {
  name: 'Hall',
  scopes: ['station:read'],
  expiresTime: Date.parse('2026-09-18T10:30:00Z') / 1000,
}
const tokened: Before = { as: 'owner', path: '/user-s/acc/token', body: tokenBody, learn: ['token', 'id'] }
const quoted: Before = {
  as: 'owner',
  path: '/maintain-s/insurance/quote',
  body: { stationId: PLANT, coverId: 'YIELD' },
  learn: ['quote', 'id'],
  wait: 600,
}
const proof = { password: HASH, code: '{recovery}' }
const visit = { title: 'Clean the panels', stationId: PLANT, day: '2026-06-20', note: 'ladder' }
const visited: Before = { as: 'owner', path: '/collection-s/visits', body: visit, learn: ['visit', 'id'] }
const lan = { lan: 'en', channel: 'Web' }

/** Calls that change nothing, or nothing that is kept. */
export const ASKING: readonly Step[] = [
  { route: 'POST /maintain-s/operating/gateway/communication/link', as: 'owner', path: `${OPERATING}/gateway/communication/link`, before: [serial], body: { deviceSn: '{serial}' } },
  { route: 'POST /maintain-s/operating/gateway/communication', as: 'owner', path: `${OPERATING}/gateway/communication`, before: [serial], body: { deviceSn: '{serial}', stationId: 63400030, proof: 'x', link: 'x' } },
  { route: 'POST /user-s/acc/check-user', as: null, path: '/user-s/acc/check-user', body: { identifier: 'owner' } },
  { route: 'POST /backyard-api-s/announcement/content', as: null, path: '/backyard-api-s/announcement/content', body: lan },
  { route: 'POST /announcement-s/announcement/content', as: null, path: '/announcement-s/announcement/content', body: lan },
  { route: 'POST /backyard-api-s/app/upgrade/add-version', as: null, path: '/backyard-api-s/app/upgrade/add-version', body: { version: '1.7.1' } },
  { route: 'POST /backyard-api-s/oem/project/basic-info', as: null, path: '/backyard-api-s/oem/project/basic-info', body: { projectId: 'sunrise', ...lan } },
  { route: 'POST /backyard-api-s/config/slide-verify/challenge', as: null, path: '/backyard-api-s/config/slide-verify/challenge', body: {} },
  { route: 'POST /backyard-api-s/config/slide-verify/check', as: null, path: '/backyard-api-s/config/slide-verify/check', body: { id: 'x', position: 3 } },
  { route: 'POST /backyard-api-s/version/manage/query', as: null, path: '/backyard-api-s/version/manage/query', body: lan },
  { route: 'POST /backyard-api-s/version/manage/query/latest', as: null, path: '/backyard-api-s/version/manage/query/latest', body: lan },
  { route: 'POST /message-s/message/search', as: 'owner', path: '/message-s/message/search?lan=en', body: { msgType: 'ALERT', readFlag: '0', lan: 'en' } },
  { route: 'POST /message-s/setting/plan/preview', as: 'owner', path: '/message-s/setting/plan/preview', body: planBody },
  { route: 'POST /message-s/setting/plan/test', as: 'owner', path: '/message-s/setting/plan/test', body: { channel: 'inApp', lan: 'en' } },
  { route: 'POST /maintain-s/power/system/deviceList', as: 'owner', path: `${POWER}/deviceList`, body: { stationId: PLANT } },
  { route: 'POST /maintain-s/operating/station/search', as: 'owner', path: `${OPERATING}/station/search?order.property=name&order.direction=ASC`, body: { keyword: 'hof', networkStatus: 'NORMAL', tag: 'north', stationType: 'HOUSE_ROOF' } },
  { route: 'POST /maintain-s/operating/station/v2/search', as: 'owner', path: `${OPERATING}/station/v2/search`, body: { keyword: 'hof' } },
  { route: 'POST /maintain-s/operating/station/v2/status/counting', as: 'owner', path: `${OPERATING}/station/v2/status/counting`, body: { keyword: 'hof' } },
  { route: 'POST /maintain-s/operating/station/worst/search', as: 'owner', path: `${OPERATING}/station/worst/search?order.direction=DESC`, body: { keyword: 'hof', networkStatus: 'NORMAL', tag: 'north' } },
  { route: 'POST /maintain-s/operating/station/generation/energy-saved', as: 'owner', path: `${OPERATING}/station/generation/energy-saved`, body: { systemId: PLANT, type: 'TOTAL' } },
  { route: 'POST /maintain-s/operating/station/alert', as: 'owner', path: `${OPERATING}/station/alert`, body: { stationId: PLANT, status: '-1', language: 'en' } },
  { route: 'POST /maintain-s/operating/station/alert/v2/list', as: 'owner', path: `${OPERATING}/station/alert/v2/list`, body: { stationId: PLANT, stationIds: [PLANT], status: '-1', language: 'en' } },
  { route: 'POST /maintain-s/operating/station/alert/lastest/list', as: 'owner', path: `${OPERATING}/station/alert/lastest/list`, body: { stationId: PLANT, stationIds: [PLANT], language: 'en' } },
  { route: 'POST /maintain-s/operating/alert/search', as: 'owner', path: `${OPERATING}/alert/search`, body: { plantId: PLANT, language: 'en' } },
  { route: 'POST /maintain-s/operating/alert/detail', as: 'admin', path: `${OPERATING}/alert/detail`, body: { deviceId: '{deviceId}', ruleId: '{ruleId}', language: 'en' }, before: [known('deviceId'), known('ruleId')] },
  { route: 'POST /maintain-s/operating/alert/timeline', as: 'admin', path: `${OPERATING}/alert/timeline`, body: { deviceId: '{deviceId}', ruleId: '{ruleId}', language: 'en' }, before: [known('deviceId'), known('ruleId')] },
  { route: 'POST /maintain-s/operating/alert/triage/search', as: 'admin', path: `${OPERATING}/alert/triage/search?order.property=lossEnergy`, body: { states: ['OPEN'], keyword: 'a', assignee: 'me', language: 'en' } },
  { route: 'POST /maintain-s/operating/alert/shield/preview', as: 'owner', path: `${OPERATING}/alert/shield/preview`, body: shield },
  { route: 'POST /device-s/device/v3/detail', as: 'owner', path: '/device-s/device/v3/detail', body: { deviceId: '{inverter}', language: 'en' }, before: [device('inverter')] },
  { route: 'POST /device-s/device/detail', as: 'owner', path: '/device-s/device/detail', body: { deviceId: '{inverter}', language: 'en' }, before: [device('inverter')] },
  { route: 'POST /maintain-s/station/layout/photo/recognition/:id', as: 'owner', path: '/maintain-s/station/layout/photo/recognition/63400030', body: { photoUrl: '/store-s/object/x', deviceType: 'PV_MODULE' } },
  { route: 'POST /maintain-s/station/report/export/:id', as: 'owner', path: '/maintain-s/station/report/export/63400030', body: { timeType: '2', startTime: '2026-06-01', endTime: '2026-06-03', reportFields: [{ storageName: 'GENERATE_VALUE', name: 'Made' }] } },
] // oxfmt-ignore

/** Calls that change what is kept. */
export const WRITING: readonly Step[] = [
  { route: 'POST /oauth2-s/oauth/token', as: null, path: '/oauth2-s/oauth/token', form: { grant_type: 'mdc_password', username: 'owner@heliograph.example', password: HASH, org_id: '0', client_id: 'test', system: 'SOLARMAN' } },
  { route: 'POST /user-s/acc/verify-code', as: null, path: '/user-s/acc/verify-code', body: { identifier: 'ada@example.org', scene: 'REGISTER', lan: 'en' } },
  { route: 'POST /user-s/acc/register', as: null, path: '/user-s/acc/register', before: [coded('ada@example.org', 'REGISTER', null)], body: { identifier: 'ada@example.org', identityType: 2, verifyCode: '{code}', area: 'DE', lan: 'en', ...secret(NEW_PASSWORD) } },
  { route: 'POST /user-s/acc/forget-password', as: null, path: '/user-s/acc/forget-password', before: [coded('owner@heliograph.example', 'FORGET', null)], body: { identifier: 'owner@heliograph.example', identityType: 2, verifyCode: '{code}', ...secret(NEW_PASSWORD) } },
  { route: 'POST /oauth2-s/oauth/logout', as: 'weak', path: '/oauth2-s/oauth/logout', body: {} },
  { route: 'POST /user-s/acc/update', as: 'owner', path: '/user-s/acc/update', body: { name: 'Robin H.', username: 'robin', lastLan: 'de', temperatureUnit: 'F', photo: null } },
  { route: 'POST /user-s/acc/password', as: 'owner', path: '/user-s/acc/password', body: { oldPassword: HASH, newPassword: sha(NEW_PASSWORD), clear_text_pwd: NEW_PASSWORD } },
  { route: 'POST /user-s/acc/bind', as: 'owner', path: '/user-s/acc/bind', before: [coded('robin@example.org', 'BIND', 'owner')], body: { identifier: 'robin@example.org', identityType: 2, verifyCode: '{code}' } },
  { route: 'POST /user-s/acc/third/bind', as: 'owner', path: '/user-s/acc/third/bind', body: { kind: 'WECHAT', code: 'me' } },
  { route: 'POST /user-s/acc/third/unbind', as: 'owner', path: '/user-s/acc/third/unbind', before: [{ as: 'owner', path: '/user-s/acc/third/bind', body: { kind: 'QQ', code: 'me' } }], body: { kind: 'QQ' } },
  { route: 'POST /user-s/acc/revoke', as: 'owner', path: '/user-s/acc/revoke', before: [coded('owner@heliograph.example', 'REVOKE', 'owner')], body: { verifyCode: '{code}', reason: 'moving' } },
  { route: 'POST /user-s/acc/revoke/draft', as: 'owner', path: '/user-s/acc/revoke/draft', body: { step: 'plants', reason: 'sold' } },
  { route: 'POST /user-s/acc/export', as: 'owner', path: '/user-s/acc/export', body: { plantIds: [PLANT] } },
  { route: 'POST /user-s/acc/org/member', as: 'admin', path: '/user-s/acc/org/member', body: { identifier: 'ada@example.org', roleId: 33 } },
  { route: 'DELETE /user-s/acc/org/member', as: 'admin', path: '/user-s/acc/org/member', body: [900003, 900004] },
  { route: 'POST /user-s/acc/org/member/:memberId', as: 'admin', path: '/user-s/acc/org/member/900004', body: { roleId: 32 } },
  { route: 'DELETE /user-s/acc/session', as: 'owner', path: '/user-s/acc/session', before: [signedIn, signedIn], body: {} },
  { route: 'DELETE /user-s/acc/session/:sessionId', as: 'owner', path: '/user-s/acc/session/{session}', before: [signedIn, { as: 'owner', method: 'GET', path: '/user-s/acc/session', learn: ['session', '0.id'] }], body: {} },
  { route: 'POST /user-s/acc/invoice', as: 'owner', path: '/user-s/acc/invoice', body: { name: 'Harbour', address: '1 Quay', taxNumber: 'DE1', currency: 'GBP' } },
  { route: 'POST /message-s/setting/reminder', as: 'owner', path: '/message-s/setting/reminder', body: { dataPlan: [30], insurance: [], email: 1 } },
  { route: 'POST /user-s/acc/token', as: 'owner', path: '/user-s/acc/token', body: tokenBody },
  { route: 'DELETE /user-s/acc/token', as: 'owner', path: '/user-s/acc/token', before: [tokened], body: ['{token}'] },
  { route: 'POST /user-s/acc/two-factor', as: 'owner', path: '/user-s/acc/two-factor', body: { password: HASH } },
  { route: 'POST /user-s/acc/two-factor/confirm', as: 'owner', path: '/user-s/acc/two-factor/confirm', before: [secretly], body: { code: '{totp}' } },
  { route: 'POST /user-s/acc/two-factor/recovery', as: 'owner', path: '/user-s/acc/two-factor/recovery', before: [secretly, confirmed], body: proof },
  { route: 'POST /user-s/acc/two-factor/off', as: 'owner', path: '/user-s/acc/two-factor/off', before: [secretly, confirmed], body: proof },
  { route: 'POST /backyard-api-s/screen', as: 'owner', path: '/backyard-api-s/screen', body: screen },
  { route: 'DELETE /backyard-api-s/screen', as: 'owner', path: '/backyard-api-s/screen', before: [screened], body: ['{screen}'] },
  { route: 'POST /backyard-api-s/screen/:screenId/link', as: 'owner', path: '/backyard-api-s/screen/{screen}/link', before: [screened], body: { expiresTime: 1_790_000_000 } },
  { route: 'POST /maintain-s/data-plan/renew', as: 'owner', path: '/maintain-s/data-plan/renew', body: { stationId: PLANT, offerId: 'Y1', key: 'k' } },
  { route: 'POST /maintain-s/data-plan/auto-renew', as: 'owner', path: '/maintain-s/data-plan/auto-renew', body: { stationId: PLANT, offerId: 'Y1' } },
  { route: 'POST /message-s/credit/buy', as: 'owner', path: '/message-s/credit/buy', body: { packageId: 'M100', key: 'k' } },
  { route: 'POST /message-s/credit/cap', as: 'owner', path: '/message-s/credit/cap', body: { dailyCap: 30 } },
  { route: 'POST /maintain-s/station/layout/:id/draft/:type', as: 'owner', path: drawing.path, body: drawing.body },
  { route: 'DELETE /maintain-s/station/layout/:id/draft/:type', as: 'owner', path: `${drawing.path}?revision=1`, before: [drawing] },
  { route: 'POST /maintain-s/station/layout/:id/publish/:type', as: 'owner', path: '/maintain-s/station/layout/63400030/publish/PV_MODULE', before: [drawing], body: { revision: 1 } },
  { route: 'POST /maintain-s/insurance/quote', as: 'owner', path: '/maintain-s/insurance/quote', body: { stationId: PLANT, coverId: 'THEFT', alarmHistory: true } },
  { route: 'POST /maintain-s/insurance/quote/accept', as: 'owner', path: '/maintain-s/insurance/quote/accept', before: [quoted], body: { stationId: PLANT, id: '{quote}' } },
  { route: 'POST /maintain-s/insurance/claim', as: 'owner', path: '/maintain-s/insurance/claim', body: { stationId: PLANT, coverId: 'THEFT', text: 'Gone', photos: ['/store-s/object/x'], submit: false } },
  { route: 'POST /user-s/acc/view', as: 'owner', path: '/user-s/acc/view', body: view },
  { route: 'DELETE /user-s/acc/view', as: 'owner', path: '/user-s/acc/view', before: [viewed], body: ['{view}'] },
  { route: 'POST /auth-s/auth/role', as: 'admin', path: '/auth-s/auth/role', body: role },
  { route: 'POST /auth-s/auth/role/:roleId', as: 'admin', path: '/auth-s/auth/role/{role}', before: [made], body: { name: 'Night', codes: ['alert:read', 'station:read'] } },
  { route: 'DELETE /auth-s/auth/role/:roleId', as: 'admin', path: '/auth-s/auth/role/{role}', before: [made], body: {} },
  { route: 'POST /backyard-api-s/suggestion', as: 'owner', path: '/backyard-api-s/suggestion', body: { content: 'Larger', contact: 'me', images: ['x'] } },
  { route: 'POST /message-s/setting', as: 'owner', path: '/message-s/setting', body: { alertPush: 0, quietFrom: '21:00' } },
  { route: 'POST /message-s/setting/plan', as: 'owner', path: '/message-s/setting/plan', body: planBody },
  { route: 'POST /message-s/message/read', as: 'owner', path: '/message-s/message/read', body: { ids: ['634000308802'] } },
  { route: 'POST /store-s/uploadObject', as: 'owner', path: '/store-s/uploadObject' },
  { route: 'POST /maintain-s/station', as: 'owner', path: '/maintain-s/station', body: plantBody },
  { route: 'DELETE /maintain-s/station', as: 'owner', path: '/maintain-s/station', body: [PLANT] },
  { route: 'POST /maintain-s/station/addRelated/business', as: 'owner', path: '/maintain-s/station/addRelated/business', body: { stationId: PLANT, businessId: 7002, preset: 'VIEW', expiresTime: '2027-01-01T00:00:00Z' } },
  { route: 'POST /maintain-s/station/ownership/transfer/:transferId', as: 'new', path: '/maintain-s/station/ownership/transfer/{transfer}', before: [offered], body: { step: 'ACCEPT' } },
  { route: 'POST /maintain-s/station/ownership/claim', as: 'new', path: '/maintain-s/station/ownership/claim', before: [serial], body: { serial: '{serial}', proof: '{proof}' } },
  { route: 'POST /maintain-s/station/:id', as: 'owner', path: HOME, body: { ...plantBody, station: { ...plantBody.station, region: { nationId: 60, level1: 884, timezone: 'Europe/Berlin' } } } },
  { route: 'POST /maintain-s/station/:id/metering', as: 'owner', path: `${HOME}/metering`, body: { repeatedHint: true, generationTotalOffset: '7', theoryConsumeProportion: '20' } },
  { route: 'POST /maintain-s/station/:id/metering/strategy', as: 'owner', path: `${HOME}/metering/strategy`, body: { statisticMethodSettingStrategy: 'CUSTOM' } },
  { route: 'POST /maintain-s/station/:id/meteringMethod', as: 'owner', path: `${HOME}/meteringMethod`, body: { cumulativeElectricMethod: 'COMPUTE' } },
  { route: 'POST /maintain-s/station/:id/config/generationZero', as: 'owner', path: `${HOME}/config/generationZero`, body: { generationZero: 1, limitPower: 100 } },
  { route: 'POST /maintain-s/station/:id/gridtype', as: 'owner', path: `${HOME}/gridtype?gridInterconnectionType=EXCESS`, body: {} },
  { route: 'POST /maintain-s/station/:id/auth/config', as: 'owner', path: `${HOME}/auth/config`, body: { authOpen: true } },
  { route: 'DELETE /maintain-s/station/:id/deleteRelated/business/:businessId', as: 'owner', path: `${HOME}/deleteRelated/business/7001`, body: {} },
  { route: 'POST /maintain-s/station/:id/tag', as: 'owner', path: `${HOME}/tag`, body: { tags: ['north'] } },
  { route: 'POST /maintain-s/station/:id/document', as: 'owner', path: `${HOME}/document`, body: paper },
  { route: 'POST /maintain-s/station/:id/document/:documentId', as: 'owner', path: `${HOME}/document/1`, before: [documented], body: { ...paper, expires: null } },
  { route: 'DELETE /maintain-s/station/:id/document', as: 'owner', path: `${HOME}/document`, before: [documented], body: [1] },
  { route: 'POST /maintain-s/station/:id/ownership', as: 'owner', path: `${HOME}/ownership`, body: { to: 'new@heliograph.example', keep: 'VIEW' } },
  { route: 'DELETE /maintain-s/station/:id/related/people/:personId', as: 'new', path: `${HOME}/related/people/900001`, before: [offered, accepted], body: {} },
  { route: 'POST /maintain-s/station/:id/related/business/:businessId', as: 'owner', path: `${HOME}/related/business/7001`, body: { preset: 'MANAGE', expiresTime: '2027-01-01T00:00:00Z' } },
  { route: 'POST /maintain-s/power/system/:id/v2/gateway', as: 'owner', path: `${POWER_HOME}/v2/gateway`, body: { registerItems: [{ gatewaySn: 'LG77000001' }, { gatewaySn: 'LG77000002' }], secret: '1234' } },
  { route: 'POST /maintain-s/power/system/:id/device', as: 'owner', path: `${POWER_HOME}/device`, body: { devices: [{ deviceSn: 'INV7700001', type: 'INVERTER', name: 'Shed', installedCapacity: 4 }] } },
  { route: 'DELETE /maintain-s/power/system/:id/device', as: 'owner', path: `${POWER_HOME}/device`, before: [device('inverter')], body: ['{inverter}'] },
  { route: 'POST /maintain-s/power/system/:id/device/move', as: 'owner', path: `${POWER_HOME}/device/move`, before: twice('inverter'), body: { deviceIds: ['{inverter}'], gatewayId: '{collector}' } },
  { route: 'POST /maintain-s/power/system/:id/device/:deviceId', as: 'owner', path: `${POWER_HOME}/device/{inverter}`, before: [device('inverter')], body: { name: 'Garage', newDeviceSn: 'INV7700009', installedCapacity: 6 } },
  { route: 'POST /maintain-s/power/system/:id/meter/:meterId/config', as: 'owner', path: `${POWER_HOME}/meter/{meter}/config`, before: [device('meter')], body: { spec: 'THREE_PHASE', ctRatio: 2, ptRatio: 3, position: 'GRID', direction: 'REVERSE' } },
  { route: 'POST /order-s/order/action/control/send', as: 'owner', path: '/order-s/order/action/control/send', before: [device('inverter'), { ...device('inverter'), learn: ['serial', 'data.0.deviceSn'] }], body: { deviceId: '{inverter}', deviceSn: '{serial}', code: 'ACT_P_LIM', operationType: 5, extendWeb: '{"inputParam":{"ACT_P_LIM":80}}' } },
  { route: 'POST /order-s/order/action/upgrade/send', as: 'owner', path: '/order-s/order/action/upgrade/send', before: [device('inverter'), { ...device('inverter'), learn: ['serial', 'data.0.deviceSn'] }], body: { deviceId: '{inverter}', deviceSn: '{serial}', version: '1053-C037' } },
  { route: 'POST /order-s/order/action/upgrade/withdraw', as: 'owner', path: '/order-s/order/action/upgrade/withdraw', before: [device('inverter'), { ...device('inverter'), learn: ['serial', 'data.0.deviceSn'] }, planned], body: { deviceId: '{inverter}', id: '{upgrade}' } },
  { route: 'POST /maintain-s/operating/station/:id/device/gateway/post/:serial', as: 'owner', path: `${OPERATING}/station/63400030/device/gateway/post/{serial}?verificationType=x`, before: [serial], body: {} },
  { route: 'POST /maintain-s/operating/alert/triage', as: 'admin', path: `${OPERATING}/alert/triage`, before: [alarm], body: { alarmIds: ['{alarm}'], action: 'CLOSE', reason: 'seen', note: 'x' } },
  { route: 'POST /maintain-s/operating/alert/triage/:alarmId', as: 'admin', path: `${OPERATING}/alert/triage/{alarm}`, before: [alarm], body: { action: 'NOTE', note: 'seen', reason: 'x', language: 'en' } },
  { route: 'POST /maintain-s/operating/alert/shield', as: 'owner', path: `${OPERATING}/alert/shield`, body: { ...shield, until: '2027-01-01T00:00:00Z' } },
  { route: 'DELETE /maintain-s/operating/alert/shield', as: 'owner', path: `${OPERATING}/alert/shield`, before: [shielded], body: ['{shield}'] },
  { route: 'POST /collection-s/:path{.+}', as: 'owner', path: '/collection-s/visits', body: visit },
  { route: 'PATCH /collection-s/:path{.+}', as: 'owner', path: '/collection-s/visits/{visit}', before: [visited], body: { title: 'Clean them well' } },
  { route: 'DELETE /collection-s/:path{.+}', as: 'owner', path: '/collection-s/visits/{visit}', before: [visited], body: {} },
] // oxfmt-ignore

const acted = (action: Json): Step => ({
  route: 'POST /maintain-s/operating/alert/triage/:alarmId',
  as: 'admin',
  path: `${OPERATING}/alert/triage/{alarm}`,
  before: [alarm],
  body: { language: 'en', ...action },
})
const noted: Before = {
  as: 'admin',
  path: `${OPERATING}/alert/triage/{alarm}`,
  body: { action: 'NOTE', note: 'seen', language: 'en' },
}
const linked: Before = {
  as: 'owner',
  path: '/backyard-api-s/screen/{screen}/link',
  body: { expiresTime: 1_790_000_000 },
}
const claim = { stationId: PLANT, coverId: 'THEFT', text: 'Gone', photos: ['/store-s/object/x'] }
const claimed: Before = {
  as: 'owner',
  path: '/maintain-s/insurance/claim',
  body: { ...claim, submit: false },
  learn: ['claim', 'id'],
}
const refreshed: Before = { ...signedIn, learn: ['refresh', 'refresh_token'] }

/** What the same routes do besides, by what stands in the body. */
export const BESIDES: readonly Step[] = [
  { route: 'POST /oauth2-s/oauth/token', as: null, path: '/oauth2-s/oauth/token', before: [refreshed], form: { grant_type: 'refresh_token', refresh_token: '{refresh}', client_id: 'test' } },
  { route: 'POST /backyard-api-s/screen', as: 'owner', path: '/backyard-api-s/screen', before: [screened], body: { ...screen, id: '{screen}', name: 'Yard' } },
  { route: 'POST /backyard-api-s/screen/:screenId/link', as: 'owner', path: '/backyard-api-s/screen/{screen}/link', before: [screened, linked], body: { paused: true } },
  { route: 'POST /backyard-api-s/screen/:screenId/link', as: 'owner', path: '/backyard-api-s/screen/{screen}/link', before: [screened, linked], body: { expiresTime: null } },
  { route: 'POST /maintain-s/insurance/claim', as: 'owner', path: '/maintain-s/insurance/claim', body: { ...claim, submit: true } },
  { route: 'POST /maintain-s/insurance/claim', as: 'owner', path: '/maintain-s/insurance/claim', before: [claimed], body: { ...claim, id: '{claim}', text: 'All gone', submit: false } },
  { route: 'POST /maintain-s/insurance/claim', as: 'owner', path: '/maintain-s/insurance/claim', before: [claimed], body: { ...claim, id: '{claim}', submit: true } },
  { route: 'POST /maintain-s/data-plan/auto-renew', as: 'owner', path: '/maintain-s/data-plan/auto-renew', before: [{ as: 'owner', path: '/maintain-s/data-plan/auto-renew', body: { stationId: PLANT, offerId: 'Y1' } }], body: { stationId: PLANT, offerId: null } },
  { route: 'POST /user-s/acc/view', as: 'owner', path: '/user-s/acc/view', before: [viewed], body: { ...view, id: '{view}', name: 'Ours', mail: null } },
  { route: 'POST /maintain-s/station/ownership/transfer/:transferId', as: 'new', path: '/maintain-s/station/ownership/transfer/{transfer}', before: [offered], body: { step: 'REFUSE' } },
  { route: 'POST /maintain-s/station/ownership/transfer/:transferId', as: 'owner', path: '/maintain-s/station/ownership/transfer/{transfer}', before: [offered], body: { step: 'WITHDRAW' } },
  { route: 'POST /maintain-s/operating/alert/shield', as: 'owner', path: `${OPERATING}/alert/shield`, before: [shielded], body: { ...shield, until: '2027-01-01T00:00:00Z', replaces: '{shield}' } },
  acted({ action: 'ACKNOWLEDGE' }),
  acted({ action: 'ASSIGN', assigneeId: 900004 }),
  acted({ action: 'SNOOZE', until: Date.parse('2026-06-19T10:30:00Z') / 1000 }),
  acted({ action: 'CLOSE', reason: 'seen' }),
  { ...acted({ action: 'UNDO' }), before: [alarm, { ...noted, body: { action: 'ACKNOWLEDGE', language: 'en' } }] },
  { ...acted({ action: 'UNNOTE' }), before: [alarm, noted] },
] // oxfmt-ignore

/** Values of the parts of paths, for the calls that only read. */
const PARTS: Readonly<Record<string, string>> = {
  id: String(PLANT),
  pid: '60',
  type: 'INVERTER',
  class: 'inverter',
  span: 'day',
  version: '1',
  roleId: '-1',
  screenId: '{screen}',
  viewId: '{view}',
  alarmId: '{alarm}',
  gatewayId: '{collector}',
  meterId: '{meter}',
  range: 'day',
}

/** What a reading call needs to know of a device, an alarm or a view. */
const LEARNT: readonly (readonly [part: string, before: Before])[] = [
  ['{view}', viewed],
  ['{screen}', screened],
  ['{alarm}', alarm],
  ['{collector}', device('collector')],
  ['{meter}', device('meter')],
  ['{inverter}', device('inverter')],
]

/** A request for a reading route, with the query that the dictionary and series calls ask for. */
export function readingOf(pattern: string): Step {
  const ofDevice = pattern.startsWith('/device-s')
  const path = pattern
    .replace(':path{.+}', 'visits')
    .replace('/gateway/:id', '/gateway/{collector}')
    .replace('/device-s/device/:id', '/device-s/device/{inverter}')
    .replace(/:(\w+)/g, (_, name: string) => PARTS[name] ?? '1')
  const query =
    'lan=en&language=en&ip=192.0.2.7&lat=52.5&lng=13.4&regionNationId=60&regionLevel1=884&timezone=Europe/Berlin' +
    '&year=2026&month=6&day=17&system=SOLARMAN&gridInterconnectionType=EXCESS&scope=plants' +
    (ofDevice ? '&deviceId={inverter}' : '')
  const whole = pattern.startsWith('/collection-s') ? path : `${path}?${query}`
  const before = LEARNT.filter(([part]) => whole.includes(part)).map(([, one]) => one)
  return { route: `GET ${pattern}`, as: path.includes('{alarm}') ? 'admin' : 'owner', path: whole, before }
}
