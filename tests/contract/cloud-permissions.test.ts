import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../mocks/cloud/store'
import type { Store } from '../../mocks/cloud/store'
import { aCloud, rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'

/** A memory store that can tell whether anything was kept. */
function watched(): { store: Store; writes: () => string[] } {
  const store = createMemoryStore()
  let writes: string[] = []
  return {
    store: {
      ...store,
      put(kind, key, value) {
        writes.push(`${kind} ${key}`)
        store.put(kind, key, value)
      },
      delete(kind, key) {
        writes.push(`${kind} ${key}`)
        store.delete(kind, key)
      },
    },
    writes: () => {
      const seen = writes
      writes = []
      return seen
    },
  }
}

interface Write {
  code: string
  send: (caller: Caller, plant: number, device: number) => ReturnType<Caller['post']>
}

const base = '/maintain-s/station'
const power = '/maintain-s/power/system'

/** Every call that writes to a plant, with the code it asks for. */
const ON_PLANT: Record<string, Write> = {
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
  'C54 add device': {
    code: 'device:create',
    send: (c, p) => c.post(`${power}/${p}/device`, { devices: [{ deviceSn: `INV${p}`, type: 'INVERTER' }] }),
  },
  'C56 rename device': {
    code: 'device:update',
    send: (c, p, d) => c.post(`${power}/${p}/device/${d}`, { name: 'Garage' }),
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
    send: (c, p) => c.post(`/maintain-s/operating/alert/desk/${p}-8802-0-20260617`, { action: 'CLOSE' }),
  },
  'block an alarm': {
    code: 'alert:handle',
    send: (c, p) => c.post('/maintain-s/operating/alert/shield', { ruleId: 8802, stationId: p }),
  },
}

/** Writes of the account, with the code they ask for; none is for everybody. */
const ON_ACCOUNT: Record<string, { code: string | null; path: string; body: Json }> = {
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
  export: { code: 'user', path: '/user-s/acc/export', body: {} },
  'message settings': { code: 'user', path: '/message-s/setting', body: { alertPush: 0 } },
}

const PERSONS = [
  'owner',
  'admin',
  'manager',
  'operator',
  'viewer',
  'norole',
  'new',
  'weak',
  'nomail',
  'twice',
  'wang',
]
const signature = (name: string) => (name === 'nomail' ? '+4915200000001' : name)
const FOREIGN = 63400120

describe('permissions are the cloud’s own affair', () => {
  it.each(PERSONS)(
    'S6-12 S6-11 S4-31 refuses what the codes of %s do not allow, and changes nothing',
    async (name) => {
      const { store, writes } = watched()
      const cloud = aCloud({ store, plants: 20 })
      const prefix = name === 'wang' ? '/mdc-cn' : ''
      const caller = await cloud.signIn(signature(name), prefix)
      const list = rows((await caller.post('/maintain-s/operating/station/search?size=3', {})).json)
      const roles = (await caller.get('/user-s/acc/org/login-user')).json['roleCodes'] as string[]
      for (const row of list) {
        const plant = Number(row['id'])
        const { json } = await caller.get(`/maintain-s/operating/station/information/${plant}`)
        const external = json['externalRoleCode'] as { code: string; isOn: number }[]
        const held = new Set(external.filter(({ isOn }) => isOn === 1).map(({ code }) => code))
        for (const [title, { code, send }] of Object.entries(ON_PLANT)) {
          if (held.has(code)) continue
          writes()
          const reply = await send(caller, plant, 1)
          expect([title, reply.status, reply.json['code']]).toEqual([title, 403, '24'])
          expect(writes()).toEqual([])
        }
      }
      for (const [title, { code, path, body }] of Object.entries(ON_ACCOUNT)) {
        if (code === null || roles.length === 0 || roles.includes(code)) continue
        writes()
        const reply = await caller.post(path, body)
        expect([title, reply.status, reply.json['code']]).toEqual([title, 403, '21'])
        expect(writes()).toEqual([])
      }
      // A plant that is none of theirs: reading is denied, and so is every write.
      if (name === 'nomail' || name === 'wang') return
      writes()
      for (const [title, { send }] of Object.entries(ON_PLANT)) {
        const reply = await send(caller, FOREIGN, 1)
        expect([title, reply.status, reply.json['code']]).toEqual([title, 403, '22'])
      }
      expect(writes()).toEqual([])
    },
    30_000,
  )

  it('S6-12 asks for a bearer on every write', async () => {
    const cloud = aCloud({ plants: 5 })
    for (const { send } of Object.values(ON_PLANT)) expect((await send(cloud, 63400030, 1)).status).toBe(401)
    for (const { path, body } of Object.values(ON_ACCOUNT))
      expect((await cloud.post(path, body)).status).toBe(401)
  })

  it('S6-12 lets those through who hold the codes', async () => {
    const cloud = aCloud({ plants: 5 })
    const viewer = await cloud.signIn('viewer')
    const renamed = await viewer.post('/maintain-s/station/63900010', { station: { name: 'Zagroda Nowa' } })
    expect(renamed.json['name']).toBe('Zagroda Nowa')
    const norole = await cloud.signIn('norole')
    expect((await norole.delete('/maintain-s/station', [63400130])).status).toBe(200)
    const operator = await cloud.signIn('operator')
    const shield = { ruleId: 8802, stationId: 63900014 }
    expect((await operator.post('/maintain-s/operating/alert/shield', shield)).status).toBe(200)
  })

  it('S8-46 S8-47 S8-49 rights can be withdrawn while somebody works', async () => {
    const cloud = aCloud({ plants: 5, control: true })
    const owner = await cloud.signIn('owner')
    const rename = () => owner.post('/maintain-s/station/63400030', { station: { name: 'Kranichhof' } })
    const devices = () => owner.get('/maintain-s/fast/device/63400030/device-list')
    expect([(await rename()).status, (await devices()).status]).toEqual([200, 200])
    const account = 'owner@heliograph.example'
    const withdrawn = ['station:update', 'device:read', 'station:create']
    await cloud.post('/__cloud/rights', { account, withdrawn })
    expect([(await rename()).json['code'], (await devices()).json['code']]).toEqual(['24', '22'])
    const create = ON_ACCOUNT['C33 create']
    expect((await owner.post(base, create?.body)).json['code']).toBe('21')
    await cloud.post('/__cloud/rights', { account, withdrawn: [] })
    expect((await rename()).status).toBe(200)
    expect((await cloud.post('/__cloud/rights', { account: 'nobody', withdrawn: [] })).status).toBe(400)
  })
})
