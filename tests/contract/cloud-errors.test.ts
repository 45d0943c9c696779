import { expect, it } from 'vitest'
import { FAULT_CATALOGUE } from '../../src/domain/faults/fault-catalogue'
import { HASH, rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, secret, sha } from './cloud-world'

type World = ReturnType<typeof aWorld>
type Reply = Awaited<ReturnType<Caller['post']>>

const M = '/maintain-s'
const [HOME, ROOF] = [63400030, 63400020]
const TOKEN = '/oauth2-s/oauth/token'
const OLD = 'Harbour-Sun-58'
const TO = 'ada@example.org'
const OWNER = 'owner@heliograph.example'
const PLANT = { name: 'Shed', type: 'HOUSE_ROOF', gridInterconnectionType: 'EXCESS', installedCapacity: 3, location: { lat: 52.5, lng: 13.4, address: 'Lane 1' }, region: { nationId: 60, level1: 883, timezone: 'Europe/Berlin' } } // oxfmt-ignore

const array = (json: Json) => json as unknown as Json[]
const grant = ({ cloud }: World, username: string, password = HASH) =>
  cloud.form(TOKEN, { grant_type: 'mdc_password', username, password })
const register = async ({ cloud }: World, more: Json) => cloud.post('/user-s/acc/register', more)

/** A registration with a good code and this password. */
async function withPassword(world: World, password: string): Promise<Reply> {
  const verifyCode = await world.code(TO, 'REGISTER')
  return register(world, { identifier: TO, verifyCode, ...secret(password) })
}
const create = async (who: Caller, station: Json = {}) =>
  who.post(`${M}/station`, { station: { ...PLANT, ...station }, finance: { currency: 'EUR' } })
const third = async (world: World, kind: string, codes: string[]) => {
  const owner = await world.cloud.signIn('owner')
  let last: Reply | null = null
  for (const code of codes) last = await owner.post('/user-s/acc/third/bind', { kind, code })
  return last as Reply
}
async function gateways(who: Caller, plant: number): Promise<Json[]> {
  return array((await who.get(`${M}/power/system/${plant}/gateway`)).json)
}
/** What became of the one logger that was to be registered at home. */
async function logger(world: World, serial: string | null): Promise<Reply> {
  const owner = await world.cloud.signIn('owner')
  const gatewaySn = serial ?? (await gateways(owner, ROOF))[0]?.['deviceSn']
  const reply = await owner.post(`${M}/power/system/${HOME}/v2/gateway`, { registerItems: [{ gatewaySn }] })
  return { ...reply, json: (reply.json['fail'] as Json[])[0] ?? {} }
}
/** Puts other serials in the place of the roof's first optimizer, one after the other. */
async function optimizer(world: World, serials: (string | 'own' | 'second')[]): Promise<Reply> {
  const owner = await world.cloud.signIn('owner')
  const list = await owner.get(`${M}/operating/station/${ROOF}/common?deviceType=OPTIMIZER&order.direction=ASC&size=50`) // oxfmt-ignore
  const [first, second] = rows(list.json)
  const named: Record<string, unknown> = { own: first?.['deviceSn'], second: second?.['deviceSn'] }
  let last: Reply | null = null
  for (const serial of serials) {
    const newDeviceSn = named[serial] ?? serial
    last = await owner.post(`${M}/power/system/${ROOF}/device/${first?.['id']}`, { newDeviceSn })
  }
  return last as Reply
}
async function blocked(world: World, rules: number[]): Promise<Reply> {
  const admin = await world.cloud.signIn('admin')
  let last: Reply | null = null
  for (const ruleId of rules) last = await admin.post(`${M}/operating/alert/shield`, { ruleId })
  return last as Reply
}
async function picture(world: World, name: string, bytes: number[]): Promise<Json> {
  const { json } = await grant(world, OWNER)
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
  const headers = { authorization: `Bearer ${String(json['access_token'])}` }
  const ask = new Request('http://cloud.test/store-s/uploadObject', { method: 'POST', body: form, headers })
  return ((await world.cloud.cloud.handle(ask))?.json() ?? {}) as Promise<Json>
}
const as = (name: string, act: (who: Caller, world: World) => Promise<Reply>) => async (world: World) =>
  act(await world.cloud.signIn(name), world)

/** What a person does to get each code; no fault is injected. */
const CAUSES: Record<string, (world: World) => Promise<Reply>> = {
  AUTH_INVALID_USERNAME_OR_PASSWORD: (world) => grant(world, OWNER, sha('wrong')),
  '4': async (world) => {
    await world.code(TO, 'REGISTER')
    return register(world, { identifier: TO, verifyCode: 'x', ...secret(OLD) })
  },
  '5': (world) => register(world, { identifier: '+49 1520 0000001' }),
  '6': (world) => register(world, { identifier: OWNER }),
  '7': async (world) => {
    for (let count = 0; count < 3; count += 1) await world.code(TO, 'REGISTER')
    return world.cloud.post('/user-s/acc/verify-code', { identifier: TO, scene: 'REGISTER' })
  },
  '8': async (world) => {
    const verifyCode = await world.code(TO, 'REGISTER')
    world.seconds(600)
    return register(world, { identifier: TO, verifyCode, ...secret(OLD) })
  },
  '9': as('owner', async (owner, world) => {
    await world.code('+49 1520 7654321', 'BIND', owner)
    return owner.post('/user-s/acc/bind', { identifier: '+49 1520 7654321', verifyCode: 'x' })
  }),
  '10': ({ cloud }) => cloud.post('/user-s/acc/check-user', { identifier: ' ' }),
  '11': as('admin', (admin) => admin.post('/user-s/acc/update', { username: 'owner' })),
  '12': as('owner', (owner) => owner.post('/user-s/acc/bind', { identifier: 'admin@heliograph.example', verifyCode: '1' })), // oxfmt-ignore
  '13': as('owner', (owner) => owner.post('/user-s/acc/bind', { identifier: '+49 1520 0000001', verifyCode: '1' })), // oxfmt-ignore
  '14': as('owner', (owner) => owner.post('/user-s/acc/password', { oldPassword: sha('x'), newPassword: sha('Kite-Lamp_27'), clear_text_pwd: 'Kite-Lamp_27' })), // oxfmt-ignore
  '15': as('viewer', async (viewer, { cloud }) => {
    const admin = await cloud.signIn('admin')
    const [device] = array((await admin.get(`${M}/fast/device/63900001/device-list`)).json)
    const ask = { deviceId: device?.['deviceId'], siteId: 63900001, language: 'en' }
    return viewer.post('/device-s/device/v3/detail', ask)
  }),
  '17': as('owner', (owner) => create(owner, { name: '' })),
  '18': as('owner', (owner) => owner.get(`${M}/operating/station/information/1?language=en`)),
  '19': (world) => register(world, { identifier: '' }),
  '20': (world) => register(world, { identifier: 'owner', identityType: 3 }),
  '21': as('operator', (operator) => operator.post('/user-s/acc/update', { name: 'Op' })),
  '22': as('owner', (owner) => owner.get(`${M}/operating/station/information/63900001?language=en`)),
  '23': as('owner', async (owner) => {
    const add = { stationId: HOME, businessId: 7002, roleCode: ['station:read'] }
    await owner.post(`${M}/station/addRelated/business`, add)
    return owner.post(`${M}/station/addRelated/business`, add)
  }),
  '24': as('viewer', (viewer) => viewer.post(`${M}/station/${HOME}`, { station: { name: 'Mine' } })),
  '26': ({ cloud }) => cloud.post('/user-s/acc/forget-password', { identifier: TO, verifyCode: '1', ...secret(OLD) }), // oxfmt-ignore
  '27': (world) => register(world, { identifier: 'ada@' }),
  '28': as('owner', (owner) => owner.post(`${M}/station/report/export/${HOME}`, { timeType: '2', startTime: '2010-01-01', endTime: '2010-01-31', reportFields: [{ storageName: 'GENERATE_VALUE' }] })), // oxfmt-ignore
  '29': (world) => third(world, 'WECHAT', ['taken']),
  '30': (world) => third(world, 'QQ', ['taken']),
  '31': (world) => third(world, 'WECHAT', ['me', 'me']),
  '32': (world) => third(world, 'QQ', ['me', 'me']),
  '33': (world) => third(world, 'WECHAT', ['bad']),
  '34': (world) => third(world, 'WECHAT', ['ghost']),
  '35': (world) => third(world, 'QQ', ['bad']),
  '36': (world) => third(world, 'QQ', ['ghost']),
  '37': (world) => blocked(world, [8801, 8801]),
  '38': (world) => blocked(world, [8801, 8802, 8803, 8804, 8805, 8806, 8807, 8808, 8809, 8810, 8811]),
  'Invalid token': as('owner', async (owner) => {
    await owner.post('/oauth2-s/oauth/logout', {})
    return owner.get('/user-s/acc/org/login-user')
  }),
  '40': as('admin', (admin) => admin.post('/user-s/acc/revoke', { verifyCode: '1' })),
  '41': as('owner', async (owner, world) => {
    const verifyCode = await world.code(OWNER, 'REVOKE')
    await owner.post('/user-s/acc/revoke', { verifyCode })
    return grant(world, OWNER)
  }),
  '42': as('owner', (owner) => owner.post(`${M}/operating/station/${HOME}/device/gateway/post/LG00000000?verificationType=cloudflare`)), // oxfmt-ignore
  '43': as('hasty', async (hasty) => {
    for (let count = 0; count < 30; count += 1) await hasty.get('/group-s/acc/my/info')
    return hasty.get('/group-s/acc/my/info')
  }),
  '44': async (world) => {
    await world.code(TO, 'REGISTER')
    const body = { identifier: TO, verifyCode: 'x', ...secret(OLD) }
    for (let count = 0; count < 4; count += 1) await register(world, body)
    return register(world, body)
  },
  AUTH_INVALID_PARAM: ({ cloud }) => cloud.form(TOKEN, { grant_type: 'mdc_password', username: OWNER }),
  '46': as('owner', (owner) => create(owner, { region: { nationId: 7 } })),
  '47': as('owner', (owner) => create(owner, { region: { nationId: 44 } })),
  '48': as('owner', async (owner) => {
    await owner.post('/user-s/acc/export', {})
    return owner.post('/user-s/acc/export', {})
  }),
  '49': as('admin', (admin) => admin.post('/user-s/acc/export', {})),
  '50': (world) => optimizer(world, ['OP264000201A', 'OP264000201B']),
  '51': as('owner', async (owner) => {
    const [own] = await gateways(owner, HOME)
    await owner.post(`${M}/operating/station/${HOME}/device/gateway/post/${own?.['deviceSn']}`)
    const [inverter] = rows((await owner.get(`${M}/operating/station/${HOME}/inverter`)).json)
    return owner.delete(`${M}/power/system/${HOME}/device`, [inverter?.['id']])
  }),
  '52': (world) => optimizer(world, ['OP2699999999']),
  '53': (world) => optimizer(world, ['second']),
  '54': (world) => optimizer(world, ['OP2690000203']),
  '55': (world) => logger(world, null),
  '56': (world) => optimizer(world, ['own']),
  '57': (world) => withPassword(world, 'Kite#L2'),
  '58': (world) => withPassword(world, 'Kite #L27'),
  '59': (world) => logger(world, 'LG5900000001'),
  '60': (world) => withPassword(world, 'Kite#1234'),
  '61': (world) => withPassword(world, TO),
  '62': (world) => withPassword(world, 'Kite#7777'),
  '63': async (world) => {
    const verifyCode = await world.code(OWNER, 'FORGET')
    return world.cloud.post('/user-s/acc/forget-password', { identifier: OWNER, verifyCode, ...secret(OLD) })
  },
  '64': (world) => withPassword(world, 'Welcome1'),
  '65': (world) => withPassword(world, 'Iloveyou1'),
  '66': (world) => logger(world, 'LG6600000001'),
  AUTH_USER_ALREADY_MIGRATED: (world) => grant(world, 'migrated@heliograph.example'),
  USER_LOCKED: (world) => grant(world, 'locked@heliograph.example'),
  IP_LOCKED: async (world) => {
    for (let count = 0; count < 30; count += 1) await grant(world, `x${count}`, '0'.repeat(64))
    return grant(world, OWNER)
  },
  AUTH_SLIDE_ERROR: async (world) => {
    await world.cloud.post('/__cloud/slide', { enabled: true })
    return grant(world, OWNER)
  },
  invalid_grant: ({ cloud }) => cloud.form(TOKEN, { grant_type: 'refresh_token', refresh_token: 'gone' }),
  PARAM_ERROR: as('owner', (owner) => create(owner, { type: 'CASTLE' })),
  RECOGNITION_ERROR: async (world) => {
    const { url } = await picture(world, 'empty roof.png', [0x89, 0x50, 0x4e, 0x47, 0, 255])
    const owner = await world.cloud.signIn('owner')
    return owner.post(`${M}/station/layout/photo/recognition/${ROOF}`, { photoUrl: url, deviceType: 'OPTIMIZER' }) // oxfmt-ignore
  },
  TRANSFER_OVER: as('owner', async (owner) => {
    const offer = await owner.post(`${M}/station/${HOME}/ownership`, {
      to: 'new@heliograph.example',
      keep: 'VIEW',
    })
    const at = `${M}/station/ownership/transfer/${String(offer.json['id'])}`
    await owner.post(at, { step: 'WITHDRAW' })
    return owner.post(at, { step: 'WITHDRAW' })
  }),
  ROLE_IN_USE: as('admin', async (admin) => {
    const role = await admin.post('/auth-s/auth/role', { name: 'Night watch', codes: ['alert:read'] })
    await admin.post('/user-s/acc/org/member', { identifier: 'ada@example.org', roleId: role.json['id'] })
    return admin.delete(`/auth-s/auth/role/${String(role.json['id'])}`)
  }),
}

/** The network's and the machine's own: nothing that a person does brings them about. */
const INJECTED = [1, 2, 16, 25]
/** Numbers that travel as a symbol. */
const AS_SYMBOL: Record<number, string> = {
  3: 'AUTH_INVALID_USERNAME_OR_PASSWORD',
  39: 'Invalid token',
  45: 'AUTH_INVALID_PARAM',
}

it.each(Object.entries(CAUSES))('the error %s comes of doing what causes it', async (code, cause) => {
  const { json } = await cause(aWorld({ plants: 80, control: true }))
  expect([json['code'], json['error']]).toContain(code)
})

it.each(INJECTED)('the error %i comes of an injected fault alone', async (code) => {
  const world = aWorld({ control: true })
  const fault = { match: { path: '/check-user' }, status: 500, body: { code: String(code), msg: 'injected' } }
  await world.cloud.post('/__cloud/faults', fault)
  const reply = await world.cloud.post('/user-s/acc/check-user', { identifier: OWNER })
  expect(reply).toMatchObject({ status: 500, json: { code: String(code) } })
})

it('every code of the catalogue has its cause', () => {
  const missing = FAULT_CATALOGUE.map(({ number }) => number).filter(
    (number) => !INJECTED.includes(number) && !((AS_SYMBOL[number] ?? String(number)) in CAUSES),
  )
  expect(missing).toEqual([])
})
