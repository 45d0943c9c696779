import { sha256Hex } from '../../src/transport/digest'
import * as access from '../../src/transport/calls/business-access'
import { capabilities } from '../../src/transport/calls/capabilities'
import { alertContext } from '../../src/transport/calls/alert-context'
import * as steps from '../../src/transport/calls/alarm-steps'
import * as shields from '../../src/transport/calls/alert-shields'
import * as triage from '../../src/transport/calls/alarm-triage'
import { leavingDraft, saveLeavingDraft } from '../../src/transport/calls/leaving'
import { suggestions } from '../../src/transport/calls/suggestions'
import { communication, communicationLink } from '../../src/transport/calls/communication'
import * as accountExport from '../../src/transport/calls/account-export'
import { fleetDays } from '../../src/transport/calls/fleet-days'
import { alarmCauses, fleetIncome, fleetPower } from '../../src/transport/calls/fleet-figures'
import * as tagging from '../../src/transport/calls/plant-tags'
import * as reminding from '../../src/transport/calls/reminders'
import * as invoice from '../../src/transport/calls/invoice-data'
import * as tokens from '../../src/transport/calls/api-tokens'
import * as twoFactor from '../../src/transport/calls/two-factor'
import * as logins from '../../src/transport/calls/login-sessions'
import * as messagePlan from '../../src/transport/calls/message-plan'
import * as organisation from '../../src/transport/calls/organisation'
import * as extras from '../../src/transport/calls/own-extras'
import * as ownership from '../../src/transport/calls/ownership'
import { deviceSettings, sendSetting } from '../../src/transport/calls/device-control'
import { deviceFirmware, sendUpgrade, withdrawUpgrade } from '../../src/transport/calls/device-firmware'
import { deviceNotes } from '../../src/transport/calls/device-detail'
import { moduleDays } from '../../src/transport/calls/module-days'
import { moveDevices } from '../../src/transport/calls/power-system'
import * as views from '../../src/transport/calls/saved-views'
import type { Expected } from './transport-calls.data'

/* The calls beyond the vendor's interface, written out from `mocks/README.md` in the same way. */

const EU = '/mdc-eu'
const M = `${EU}/maintain-s`
const AT = 1_768_292_700

const MEMBER = {
  id: 900003,
  name: 'Mika',
  email: 'mika@example.org',
  phoneNumber: null,
  role: { id: 32, name: 'Manager' },
  state: 'ACTIVE',
  joinedTime: AT,
  lastLoginTime: AT,
}
const MESSAGE_PLAN = {
  channels: { safety: ['inApp', 'push'], fault: ['inApp'], warning: ['email'], information: [], notice: [] },
  withoutSafety: 0,
  plants: [7],
  tags: ['roof'],
  quietFrom: '22:00',
  quietTo: '07:00',
  digest: 'daily',
} as const
const ROLE = { id: 101, name: 'Watch', codes: ['alert:read'], builtIn: false, holders: 2, createdDate: AT }
const ALERT = {
  id: '7-8806-0-20260113',
  stationId: 7,
  stationName: 'Roof',
  ruleCode: 'F64',
  alertTime: AT,
  lastTime: AT,
  endTime: null,
  level: 1,
  influence: 1,
  state: 'OPEN',
  acknowledged: false,
  safety: false,
  codes: ['alert:read'],
  occurrences: 2,
  assigneeId: 900003,
  assigneeName: 'Mika',
  snoozedUntil: null,
  reason: null,
  noteCount: 1,
  changedBy: 'Mika',
  changedTime: AT,
}
const DETAIL = {
  ...ALERT,
  notes: [{ at: AT, by: 'Mika', text: 'x' }],
  log: [{ at: AT, by: 'Mika', action: 'NOTE' }],
  undoable: true,
}
const SUMMARY = {
  states: { OPEN: 1, ACKNOWLEDGED: 0, SNOOZED: 0, RECOVERED: 0, CLOSED: 0 },
  openByLevel: [0, 1, 0],
  openSafety: 0,
  newPerTenMinutes: 0.16,
  oldestUnacknowledged: AT,
  chattering: 0,
  standing: 1,
}
const BUSINESS = {
  businessId: 7002,
  name: 'Sundial',
  type: 'SERVICE',
  roleCode: ['station:read'],
  relatedTime: AT,
  preset: 'VIEW',
  state: 'PENDING',
  acceptedTime: null,
  expiresTime: AT,
  lastActiveTime: AT,
  peopleCount: 3,
}
const TRANSFER = {
  id: 4,
  stationId: 7,
  stationName: 'Roof',
  kind: 'OFFER',
  state: 'OPEN',
  fromName: 'Mika',
  toName: 'Nova',
  toAddress: 'nova@example.org',
  keep: 'VIEW',
  at: AT,
  until: AT + 14 * 86_400,
  endedTime: null,
  side: 'TO',
  steps: ['ACCEPT', 'REFUSE'],
}
const VIEW = {
  id: 'a1',
  scope: 'alerts',
  name: 'Mine',
  content: '{"state":"OPEN"}',
  shared: true,
  own: true,
  ownerName: 'Mika',
  changedTime: AT,
}

const SCREEN = {
  id: 3,
  name: 'Hall',
  content: '{"plants":[7]}',
  changedTime: AT,
  linkExpiresTime: AT,
  linkLastTime: null,
}

const INVOICE = { name: 'Harbour', address: '1 Quay', taxNumber: null, currency: 'GBP' } as const

export const OWN_CALLS: readonly Expected[] = [
  {
    name: 'capabilities',
    call: capabilities(),
    sent: `GET ${M}/capabilities`,
    open: true,
    reply: { capabilities: ['members', 'of tomorrow'] },
  },
  {
    name: 'alarm search',
    call: triage.searchAlarms({
      language: 'de',
      states: ['OPEN'],
      levels: [2],
      plantIds: [7],
      keyword: 'fuse',
    }),
    sent: `POST ${M}/operating/alert/triage/search?order.direction=DESC&order.property=priority&page=1&size=20`,
    body: { language: 'de', states: ['OPEN'], levelList: [2], stationIds: [7], keyword: 'fuse' },
    reply: { total: 1, data: [ALERT], summary: SUMMARY },
  },
  {
    name: 'alarm stamp',
    call: triage.alarmStamp(),
    sent: `GET ${M}/operating/alert/triage/stamp`,
    reply: { stamp: '29700-4' },
  },
  {
    name: 'one alarm',
    call: steps.triageAlarm('7-8806-0-20260113', 'de'),
    sent: `GET ${M}/operating/alert/triage/7-8806-0-20260113?language=de`,
    reply: DETAIL,
  },
  {
    name: 'alarm context',
    call: alertContext('7-8806-0-20260113'),
    sent: `GET ${M}/operating/alert/triage/7-8806-0-20260113/context`,
    reply: {
      before: [{ startTime: AT, endTime: AT + 300 }],
      sisters: [{ deviceId: 5, name: 'Inverter 1', own: true, state: 'ALARM', power: 420, generation: 3.2 }],
      commands: [{ at: AT, kind: 'FIRMWARE', text: '1053-C034' }],
      notified: [{ name: 'Alex Ridge', channel: 'push', at: AT }],
    },
  },
  {
    name: 'a step on many alarms',
    call: steps.actOnAlarms(['7-8806-0-20260113', 'x'], { action: 'CLOSE', reason: 'done' }),
    sent: `POST ${M}/operating/alert/triage`,
    body: { alarmIds: ['7-8806-0-20260113', 'x'], action: 'CLOSE', reason: 'done' },
    reply: {
      done: 1,
      already: 0,
      refused: 1,
      results: [
        { alarmId: '7-8806-0-20260113', result: 'DONE', reason: null, state: 'CLOSED' },
        { alarmId: 'x', result: 'REFUSED', reason: 'PARAM_ERROR', state: null },
      ],
    },
  },
  {
    name: 'block rule with an end',
    call: shields.shieldAlert({ ruleId: '5', deviceType: null, plantId: 7, until: AT }),
    sent: `POST ${M}/operating/alert/shield`,
    body: { ruleId: 5, deviceType: null, stationId: 7, until: AT },
    reply: { id: 3, ruleId: 5, alertName: 'x', until: AT, createdBy: 'Mika', hitsOfWeek: 4, createdDate: AT },
  },
  {
    name: 'block rule in place of another',
    call: shields.shieldAlert({ ruleId: '5', deviceType: null, plantId: 7, replaces: 3 }),
    sent: `POST ${M}/operating/alert/shield`,
    body: { ruleId: 5, deviceType: null, stationId: 7, replaces: 3 },
    reply: {
      id: 4,
      ruleId: 5,
      alertName: 'x',
      until: null,
      createdBy: 'Mika',
      hitsOfWeek: 4,
      createdDate: AT,
    },
  },
  {
    name: 'block rule preview',
    call: shields.previewShield({ ruleId: '5', deviceType: null, plantId: null }),
    sent: `POST ${M}/operating/alert/shield/preview`,
    body: { ruleId: 5, deviceType: null, stationId: null },
    reply: { days: 30, total: 43, safety: 2, hidden: 41 },
  },
  {
    name: 'message plan',
    call: messagePlan.messagePlan(),
    sent: `GET ${EU}/message-s/setting/plan`,
    reply: MESSAGE_PLAN,
  },
  {
    name: 'save the message plan',
    call: messagePlan.saveMessagePlan({ ...MESSAGE_PLAN, withoutSafety: false }),
    sent: `POST ${EU}/message-s/setting/plan`,
    body: MESSAGE_PLAN,
    reply: MESSAGE_PLAN,
  },
  {
    name: 'message preview',
    call: messagePlan.previewMessages({ ...MESSAGE_PLAN, withoutSafety: false }),
    sent: `POST ${EU}/message-s/setting/plan/preview`,
    body: MESSAGE_PLAN,
    reply: { days: 30, events: 212, sent: { push: 7, email: 2, sms: 0 } },
  },
  {
    name: 'messages sent',
    call: messagePlan.messageLog('de', 1, 10),
    sent: `GET ${EU}/message-s/log?lan=de&page=1&size=10`,
    reply: {
      total: 1,
      data: [
        {
          ...{ time: 1_768_292_700, stationId: 7, stationName: 'Roof', alertId: 9, alertName: 'Arc' },
          ...{ channel: 'sms', to: '***123', state: 'SENT' },
        },
      ],
    },
  },
  {
    name: 'test message',
    call: messagePlan.testMessage('email', 'de'),
    sent: `POST ${EU}/message-s/setting/plan/test`,
    body: { channel: 'email', lan: 'de' },
    reply: { to: 'mika@example.org', title: 'Testnachricht', content: 'Dies ist ein Test.' },
  },
  {
    name: 'members',
    call: organisation.members({ keyword: 'mi', roleId: 32, state: 'ACTIVE' }),
    sent: `GET ${EU}/user-s/acc/org/member?page=1&size=20&keyword=mi&roleId=32&state=ACTIVE`,
    reply: { total: 1, data: [MEMBER] },
  },
  {
    name: 'add a member',
    call: organisation.addMember(' +49 1520 0000001 ', 33),
    sent: `POST ${EU}/user-s/acc/org/member`,
    body: { identifier: '+4915200000001', identityType: 1, roleId: 33 },
    reply: MEMBER,
  },
  {
    name: 'role of a member',
    call: organisation.changeMemberRole(900003, 33),
    sent: `POST ${EU}/user-s/acc/org/member/900003`,
    body: { roleId: 33 },
    reply: MEMBER,
  },
  {
    name: 'remove members',
    call: organisation.removeMembers([900003]),
    sent: `DELETE ${EU}/user-s/acc/org/member`,
    body: [900003],
    reply: {},
  },
  {
    name: 'roles',
    call: organisation.organisationRoles(),
    sent: `GET ${EU}/auth-s/auth/role`,
    reply: [ROLE],
  },
  {
    name: 'create a role',
    call: organisation.createRole('Watch', ['alert:read']),
    sent: `POST ${EU}/auth-s/auth/role`,
    body: { name: 'Watch', codes: ['alert:read'] },
    reply: ROLE,
  },
  {
    name: 'change a role',
    call: organisation.changeRole(101, { codes: ['alert:read'] }),
    sent: `POST ${EU}/auth-s/auth/role/101`,
    body: { codes: ['alert:read'] },
    reply: ROLE,
  },
  {
    name: 'delete a role',
    call: organisation.deleteRole(101),
    sent: `DELETE ${EU}/auth-s/auth/role/101`,
    reply: {},
  },
  {
    name: 'C48 with terms',
    call: access.inviteBusiness(7, 7002, { preset: 'VIEW', expires: AT }),
    sent: `POST ${M}/station/addRelated/business`,
    body: { stationId: 7, businessId: 7002, preset: 'VIEW', expiresTime: AT },
    reply: BUSINESS,
  },
  {
    name: 'terms of a business',
    call: access.changeBusiness(7, 7001, { codes: ['station:read'], expires: null }),
    sent: `POST ${M}/station/7/related/business/7001`,
    body: { roleCode: ['station:read'], expiresTime: null },
    reply: BUSINESS,
  },
  {
    name: 'businesses that can be added',
    call: access.offeredBusinesses(),
    sent: `GET ${M}/station/related/offered?page=1&size=100`,
    reply: { total: 1, data: [{ businessId: 7002, name: 'S', email: 's@example.org' }] },
  },
  {
    name: 'people of businesses',
    call: access.businessPeople(7),
    sent: `GET ${M}/station/7/related/people`,
    reply: [
      {
        personId: 1,
        name: 'Ina',
        task: 'OWNER',
        businessId: 7001,
        businessName: 'S',
        roleCode: ['station:read'],
      },
    ],
  },
  {
    name: 'history of access',
    call: access.businessAudit(7),
    sent: `GET ${M}/station/7/related/audit?page=1&size=20`,
    reply: {
      total: 1,
      data: [
        {
          at: AT,
          by: 'Mika',
          action: 'INVITED',
          businessId: 7002,
          businessName: 'S',
          party: null,
          codes: ['station:read'],
          expiresAt: null,
        },
      ],
    },
  },
  {
    name: 'whose plant it is',
    call: ownership.plantOwnership(7),
    sent: `GET ${M}/station/7/ownership`,
    reply: { stationId: 7, ownerName: 'Mika', since: AT, own: true, transfer: TRANSFER },
  },
  {
    name: 'plants offered and claimed',
    call: ownership.ownTransfers(),
    sent: `GET ${M}/station/ownership/transfer`,
    reply: [TRANSFER],
  },
  {
    name: 'offer a plant',
    call: ownership.offerPlant(7, 'nova@example.org', 'VIEW'),
    sent: `POST ${M}/station/7/ownership`,
    body: { to: 'nova@example.org', keep: 'VIEW' },
    reply: TRANSFER,
  },
  {
    name: 'claim a plant',
    call: ownership.claimPlant('LG12345678', '876543'),
    sent: `POST ${M}/station/ownership/claim`,
    body: { serial: 'LG12345678', proof: '876543' },
    reply: { ...TRANSFER, kind: 'CLAIM' },
  },
  {
    name: 'answer an offer',
    call: ownership.answerTransfer(4, 'ACCEPT'),
    sent: `POST ${M}/station/ownership/transfer/4`,
    body: { step: 'ACCEPT' },
    reply: { ...TRANSFER, state: 'ACCEPTED', endedTime: AT, steps: [] },
  },
  {
    name: 'end what a former owner kept',
    call: ownership.endFormerAccess(7, 900001),
    sent: `DELETE ${M}/station/7/related/people/900001`,
    reply: {},
  },
  {
    name: 'saved views',
    call: views.savedViews('alerts'),
    sent: `GET ${EU}/user-s/acc/view?scope=alerts`,
    reply: [VIEW],
  },
  {
    name: 'save a view',
    call: views.saveView({ name: 'Mine', scope: 'alerts', content: { state: 'OPEN' }, shared: true }),
    sent: `POST ${EU}/user-s/acc/view`,
    body: { name: 'Mine', scope: 'alerts', content: '{"state":"OPEN"}', shared: true },
    reply: VIEW,
  },
  {
    name: 'delete views',
    call: views.deleteViews(['a1']),
    sent: `DELETE ${EU}/user-s/acc/view`,
    body: ['a1'],
    reply: {},
  },
  {
    name: 'the right of an export, and exports so far',
    call: accountExport.exportState(),
    sent: `GET ${EU}/user-s/acc/export`,
    reply: {
      ...{ lastTime: AT, nextTime: AT + 31_536_000, most: 50, plantCount: 3, plantBytes: 6000 },
      jobs: [{ id: 1, createdTime: AT, format: 'JSON', plantCount: 3, state: 'PROCESSING', progress: 40 }],
    },
  },
  {
    name: 'suggestions',
    call: suggestions(1, 20),
    sent: `GET ${EU}/backyard-api-s/suggestion?page=1&size=20`,
    reply: {
      total: 1,
      data: [
        {
          ...{
            id: 4,
            type: 'WISH',
            content: 'Larger',
            page: '/plant',
            version: '1.7.1',
            images: ['/store-s/object/x'],
          },
          ...{ createdTime: AT, state: 'READ' },
        },
      ],
    },
  },
  {
    name: 'how far somebody came in leaving',
    call: leavingDraft(),
    sent: `GET ${EU}/user-s/acc/revoke/draft`,
    reply: { step: 'plants', reason: 'sold' },
  },
  {
    name: 'a step of leaving',
    call: saveLeavingDraft('export', 'sold'),
    sent: `POST ${EU}/user-s/acc/revoke/draft`,
    body: { step: 'export', reason: 'sold' },
    reply: { step: 'export', reason: 'sold' },
  },
  {
    name: 'sessions',
    call: logins.loginSessions(),
    sent: `GET ${EU}/user-s/acc/session`,
    reply: [
      {
        id: 'a1',
        sinceTime: AT,
        lastTime: AT,
        address: '192.0.2.…',
        countryCode: 'DE',
        agent: 'x',
        current: true,
      },
    ],
  },
  {
    name: 'end a session',
    call: logins.endSessions('a/1'),
    sent: `DELETE ${EU}/user-s/acc/session/a%2F1`,
    reply: { ended: 1 },
  },
  {
    name: 'end the others',
    call: logins.endSessions(),
    sent: `DELETE ${EU}/user-s/acc/session`,
    reply: { ended: 2 },
  },
  {
    name: 'sign-in log',
    call: logins.loginAttempts(),
    sent: `GET ${EU}/user-s/acc/session/log?page=1&size=20`,
    reply: {
      total: 1,
      data: [{ at: AT, result: 'OK', address: '192.0.2.…', countryCode: 'DE', agent: 'x' }],
    },
  },
  {
    name: 'days of a fleet',
    call: fleetDays(),
    sent: `GET ${M}/operating/station/produced/days?days=30`,
    reply: { days: [{ date: '20260617', energy: 41.5, plants: 3 }] },
  },
  {
    name: 'power of a fleet',
    call: fleetPower(),
    sent: `GET ${M}/operating/station/produced/curve?days=8`,
    reply: { step: 900, slots: [{ at: AT, power: 4150, plants: 3 }] },
  },
  {
    name: 'income of a fleet',
    call: fleetIncome(),
    sent: `GET ${M}/operating/station/produced/income`,
    reply: { incomes: [{ currency: 'EUR', today: 12.5, plants: 3 }] },
  },
  {
    name: 'causes of open alarms',
    call: alarmCauses(),
    sent: `GET ${M}/operating/alert/triage/causes`,
    reply: { causes: [{ rule: 'grid', groups: 1, alarms: 4 }] },
  },
  {
    name: 'tokens',
    call: tokens.apiTokens(),
    sent: `GET ${EU}/user-s/acc/token`,
    reply: [
      {
        id: 3,
        name: 'Hall',
        scopes: ['station:read'],
        ending: 'x-7a',
        createdTime: AT,
        expiresTime: AT,
        lastTime: null,
      },
    ],
  },
  {
    name: 'make a token',
    call: tokens.makeToken({ name: 'Hall', scopes: ['station:read'], expires: AT }),
    sent: `POST ${EU}/user-s/acc/token`,
    body: { name: 'Hall', scopes: ['station:read'], expiresTime: AT },
    reply: { id: 3, token: 'hgt_3_x' },
  },
  {
    name: 'revoke tokens',
    call: tokens.revokeTokens([3]),
    sent: `DELETE ${EU}/user-s/acc/token`,
    body: [3],
    reply: {},
  },
  {
    name: 'the second step',
    call: twoFactor.secondStep(),
    sent: `GET ${EU}/user-s/acc/two-factor`,
    reply: { enabled: true, sinceTime: AT, recoveryLeft: 9 },
  },
  {
    name: 'begin a second step',
    call: twoFactor.beginSecondStep('x'),
    sent: `POST ${EU}/user-s/acc/two-factor`,
    body: { password: sha256Hex('x') },
    reply: { secret: 'MZXW6YTB' },
  },
  {
    name: 'confirm a second step',
    call: twoFactor.confirmSecondStep('123456'),
    sent: `POST ${EU}/user-s/acc/two-factor/confirm`,
    body: { code: '123456' },
    reply: { recoveryCodes: ['ABCDE-FGHIJ'] },
  },
  {
    name: 'other recovery codes',
    call: twoFactor.renewRecoveryCodes('x', '123456'),
    sent: `POST ${EU}/user-s/acc/two-factor/recovery`,
    body: { password: sha256Hex('x'), code: '123456' },
    reply: { recoveryCodes: ['ABCDE-FGHIJ'] },
  },
  {
    name: 'end a second step',
    call: twoFactor.endSecondStep('x', '123456'),
    sent: `POST ${EU}/user-s/acc/two-factor/off`,
    body: { password: sha256Hex('x'), code: '123456' },
    reply: {},
  },
  { name: 'invoice data', call: invoice.invoiceData(), sent: `GET ${EU}/user-s/acc/invoice`, reply: INVOICE },
  {
    name: 'save invoice data',
    call: invoice.saveInvoiceData(INVOICE),
    sent: `POST ${EU}/user-s/acc/invoice`,
    body: INVOICE,
    reply: INVOICE,
  },
  {
    name: 'reminders',
    call: reminding.reminders(),
    sent: `GET ${EU}/message-s/setting/reminder`,
    reply: { dataPlan: [30, 7], insurance: [], email: 1, hasEmail: 1 },
  },
  {
    name: 'save reminders',
    call: reminding.saveReminders({ dataPlan: [60], insurance: [1], document: [7], email: false }),
    sent: `POST ${EU}/message-s/setting/reminder`,
    body: { dataPlan: [60], insurance: [1], document: [7], email: 0 },
    reply: { dataPlan: [60], insurance: [1], document: [7], email: 0, hasEmail: 0 },
  },
  {
    name: 'tags of a plant',
    call: tagging.plantTags(7),
    sent: `GET ${EU}/maintain-s/station/7/tag`,
    reply: { id: 7, tags: ['north'] },
  },
  {
    name: 'save tags of a plant',
    call: tagging.savePlantTags(7, ['north', 'lease']),
    sent: `POST ${EU}/maintain-s/station/7/tag`,
    body: { tags: ['north', 'lease'] },
    reply: { id: 7, tags: ['north', 'lease'] },
  },
  { name: 'screens', call: extras.savedScreens(), sent: `GET ${EU}/backyard-api-s/screen`, reply: [SCREEN] },
  {
    name: 'save a screen',
    call: extras.saveScreen({ name: 'Hall', content: { plants: [7] } }),
    sent: `POST ${EU}/backyard-api-s/screen`,
    body: { name: 'Hall', content: '{"plants":[7]}' },
    reply: SCREEN,
  },
  {
    name: 'link a screen',
    call: extras.linkScreen(3, 1_800_000_000),
    sent: `POST ${EU}/backyard-api-s/screen/3/link`,
    body: { expiresTime: 1_800_000_000 },
    reply: { ...SCREEN, key: 'hgw_3_x' },
  },
  {
    name: 'link a screen from some addresses',
    call: extras.linkScreen(3, 1_800_000_000, ['192.0.2.0/24']),
    sent: `POST ${EU}/backyard-api-s/screen/3/link`,
    body: { expiresTime: 1_800_000_000, addresses: ['192.0.2.0/24'] },
    reply: { ...SCREEN, key: 'hgw_3_x' },
  },
  {
    name: 'pause a link',
    call: extras.restLink(3, true),
    sent: `POST ${EU}/backyard-api-s/screen/3/link`,
    body: { paused: true },
    reply: { ...SCREEN, linkPaused: true, linkAddresses: [] },
  },
  {
    name: 'one screen',
    call: extras.savedScreen(3),
    sent: `GET ${EU}/backyard-api-s/screen/3`,
    reply: SCREEN,
  },
  {
    name: 'delete screens',
    call: extras.deleteScreens([3]),
    sent: `DELETE ${EU}/backyard-api-s/screen`,
    body: [3],
    reply: {},
  },
  {
    name: 'communication of a logger',
    call: communication('LG 1', { code: '42', link: null }, 7),
    sent: `POST ${M}/operating/gateway/communication`,
    body: { deviceSn: 'LG 1', proof: '42', stationId: 7 },
    reply: {
      deviceSn: 'LG 1',
      lastUploadTime: AT,
      uploadInterval: 300,
      right: 'CODE',
      detail: {
        runs: [{ from: AT, to: AT + 300 }],
        events: [{ time: AT, kind: 'dns', code: 'I-01', detail: 'x' }],
        signals: [{ time: AT, percent: 80 }],
        devices: [{ deviceSn: 'INV1', name: null, time: AT }],
        siblings: [],
      },
    },
  },
  {
    name: 'link to the communication of a logger',
    call: communicationLink('LG1', { code: null, link: null }),
    sent: `POST ${M}/operating/gateway/communication/link`,
    body: { deviceSn: 'LG1' },
    reply: { link: '1.x', expires: AT },
  },
  {
    name: 'days of modules',
    call: moduleDays(7, 'OPTIMIZER', 14),
    sent: `GET ${M}/station/layout/7/days/OPTIMIZER?days=14`,
    reply: {
      stationId: 7,
      step: 900,
      modules: [{ array: 0, row: 0, column: 0 }],
      days: [{ from: AT, powers: [[0, 310]] }],
    },
  },
  {
    name: 'records of a device',
    call: deviceNotes(24),
    sent: `GET ${EU}/device-s/device/24/record?page=1&size=50`,
    reply: {
      total: 1,
      data: [{ time: AT, kind: 'REPLACED', userName: 'Mika', before: 'INV1', after: 'INV2' }],
    },
  },
  {
    name: 'settings of a device',
    call: deviceSettings(24, 'de'),
    sent: `GET ${EU}/device-s/device/24/control?lan=de`,
    reply: {
      settings: [
        {
          storageName: 'ACT_P_LIM',
          name: 'Grenze',
          unit: '%',
          value: '100',
          range: { min: 0, max: 100, step: 1 },
          choices: null,
          effect: 'PRODUCTION',
          risk: 'MEDIUM',
          codeGroup: 'POWER',
        },
      ],
      orders: [
        {
          id: 3,
          storageName: 'ACT_P_LIM',
          before: '100',
          value: '80',
          state: 'WAITING',
          place: 2,
          waitCode: '50',
        },
      ],
    },
  },
  {
    name: 'send a setting',
    call: sendSetting(
      { id: 24, serial: 'INV1', productId: '0_5412_1', gatewayId: 3, gatewaySerial: 'LG1' },
      { key: 'ACT_P_LIM', group: 'POWER' },
      '80',
    ),
    sent: `POST ${EU}/order-s/order/action/control/send`,
    body: {
      product: '0_5412_1',
      deviceSn: 'INV1',
      deviceId: 24,
      gatewayId: 3,
      gatewaySn: 'LG1',
      code: 'ACT_P_LIM',
      codeGroup: 'POWER',
      operationType: 5,
      extendWeb: '{"inputParam":{"ACT_P_LIM":"80"}}',
      orderTimeout: 300,
    },
    reply: { id: 7 },
  },
  {
    name: 'firmware of a device',
    call: deviceFirmware(24, 'de'),
    sent: `GET ${EU}/device-s/device/24/firmware?lan=de`,
    reply: {
      version: '1053-C034',
      releases: [
        {
          version: '1053-C037',
          published: AT,
          notes: ['Startet früher.'],
          minutes: 12,
          effect: 'PRODUCTION',
          risk: 'HIGH',
          daylight: true,
        },
      ],
      upgrades: [{ id: 3, before: '1053-C034', value: '1053-C037', state: 'RUNNING', progress: 50 }],
    },
  },
  {
    name: 'install a version',
    call: sendUpgrade({ id: 24, serial: 'INV1' }, '1053-C037'),
    sent: `POST ${EU}/order-s/order/action/upgrade/send`,
    body: { deviceId: 24, deviceSn: 'INV1', version: '1053-C037' },
    reply: { id: 7 },
  },
  {
    name: 'install a version at a time',
    call: sendUpgrade({ id: 24, serial: 'INV1' }, '1053-C037', 1_781_866_800),
    sent: `POST ${EU}/order-s/order/action/upgrade/send`,
    body: { deviceId: 24, deviceSn: 'INV1', version: '1053-C037', startTime: 1_781_866_800 },
    reply: { id: 7, startTime: 1_781_866_800 },
  },
  {
    name: 'take back what is scheduled',
    call: withdrawUpgrade(24, 7),
    sent: `POST ${EU}/order-s/order/action/upgrade/withdraw`,
    body: { deviceId: 24, id: 7 },
    reply: { id: 7 },
  },
  {
    name: 'move devices',
    call: moveDevices(7, [3, 4], 5),
    sent: `POST ${M}/power/system/7/device/move`,
    body: { deviceIds: [3, 4], gatewayId: 5 },
    reply: [],
  },
]
