import { describe, expect, it } from 'vitest'
import { HASH, rows } from './cloud-client'
import type { Json } from './cloud-client'
import { aWorld, secret, refusalOf } from './cloud-world'

const TOKEN = '/oauth2-s/oauth/token'
const ACC = '/user-s/acc'
const SESSION = `${ACC}/session`
const OWNER = 'owner@heliograph.example'
const claims = (json: Json) =>
  JSON.parse(Buffer.from(String(json['access_token']).split('.')[1] ?? '', 'base64url').toString()) as Json

describe('C1 a token is given', () => {
  it.each<[Json, string]>([
    [{ grant_type: 'password' }, 'fine'],
    [{ grant_type: 'implicit' }, 'AUTH_INVALID_PARAM'],
    [{ grant_type: '' }, 'AUTH_INVALID_PARAM'],
    [{ username: '' }, '10'],
    [{ username: '  ' }, '10'],
    [{ username: 'x'.repeat(254) }, 'AUTH_INVALID_USERNAME_OR_PASSWORD'],
    [{ username: 'x'.repeat(255) }, 'AUTH_INVALID_PARAM'],
    [{ username: ` ${OWNER.toUpperCase()} ` }, 'fine'],
    [{ username: 'owner' }, 'fine'],
    [{ username: 'migrated@heliograph.example' }, 'AUTH_USER_ALREADY_MIGRATED'],
    [{ username: 'locked@heliograph.example' }, 'USER_LOCKED'],
    [{ password: '' }, 'AUTH_INVALID_PARAM'],
    [{ password: 'no hash' }, 'AUTH_INVALID_PARAM'],
    [{ password: `${HASH}0` }, 'AUTH_INVALID_PARAM'],
    [{ password: `0${HASH}` }, 'AUTH_INVALID_PARAM'],
    [{ password: HASH.toUpperCase() }, 'fine'],
    [{ org_id: '5001' }, 'AUTH_INVALID_PARAM'],
    [{ org_id: '0' }, 'fine'],
    [{ grant_type: 'refresh_token' }, 'invalid_grant'],
    [{ grant_type: 'switch_org', access_token: 'x', org_id: '0' }, 'AUTH_INVALID_PARAM'],
  ])('with %j: %s', async (part, code) => {
    const form = { grant_type: 'mdc_password', username: OWNER, password: HASH, ...part }
    const reply = await aWorld().cloud.form(TOKEN, form as Record<string, string>)
    expect(reply.status === 200 ? 'fine' : reply.json['code']).toBe(code)
  })

  it.each([
    [OWNER, 2],
    ['Owner@Heliograph.example', 2],
    ['owner', 3],
    ['+49 1520 0000001', 1],
  ])('by %s it is of the identity type %i', async (username, type) => {
    const { json } = await aWorld().cloud.form(TOKEN, { grant_type: 'password', username, password: HASH })
    expect(claims(json)['user_name']).toBe(`0_${username}_${type}`)
  })

  it('for another identity replaces the one that it is asked with', async () => {
    const { cloud } = aWorld()
    const manager = { grant_type: 'password', username: 'manager@heliograph.example', password: HASH }
    const first = (await cloud.form(TOKEN, manager)).json
    const change = (fields: Record<string, string>) =>
      cloud.form(TOKEN, { grant_type: 'switch_org', access_token: String(first['access_token']), ...fields })
    const of = async (token: unknown) =>
      (await cloud.with(String(token)).get(`${ACC}/org/login-user`)).json['org'] as Json | null
    expect((await of(first['access_token']))?.['id']).toBe(5001)
    for (const fields of [{}, { org_id: '9' }, { org_id: 'x' }, { access_token: String(first['refresh_token']) }])
      expect((await change(fields as Record<string, string>)).json['code']).toBe('AUTH_INVALID_PARAM')
    const second = (await change({ org_id: '5002' })).json
    expect((await of(second['access_token']))?.['id']).toBe(5002)
    expect((await cloud.with(String(first['access_token'])).get(`${ACC}/org/login-user`)).status).toBe(401)
    const own = (await cloud.form(TOKEN, { grant_type: 'switch_org', access_token: String(second['access_token']), org_id: '0' })).json
    expect(await of(own['access_token'])).toBeNull()
    const list = (await cloud.with(String(own['access_token'])).get(SESSION)).json as unknown as Json[]
    expect(list).toMatchObject([{ current: true }])
    // An access token renews nothing, and a refresh token does so once.
    const renew = (token: unknown) => cloud.form(TOKEN, { grant_type: 'refresh_token', refresh_token: String(token) })
    expect((await renew(own['access_token'])).json['code']).toBe('invalid_grant')
    expect((await renew(own['refresh_token'])).status).toBe(200)
    expect((await renew(own['refresh_token'])).json['code']).toBe('invalid_grant')
  }) // oxfmt-ignore
})

describe('one’s own account', () => {
  it('its organisations say which is the first, and which is acted for', async () => {
    const { cloud } = aWorld()
    const manager = await cloud.signIn('manager')
    const list: unknown = (await manager.get('/user-s/acc/org/my')).json
    expect(list).toMatchObject([
      { org: { id: 5001, name: 'Meridian Solar Operations', logo: null }, defaultFlag: 1, current: true },
      { org: { id: 5002, name: 'Northlight Cooperative' }, defaultFlag: 0, current: false, role: { id: 41 } },
    ])
  })

  it('its security says what is bound', async () => {
    const { cloud } = aWorld()
    const of = async (name: string) => (await (await cloud.signIn(name)).get('/group-s/acc/my/info')).json
    const none = {
      phoneNumber: null,
      phoneBound: false,
      weChatBound: false,
      qqBound: false,
      tfaEnabled: false,
    }
    expect(await of('owner')).toEqual({
      ...none,
      ...{ email: OWNER, emailBound: true, passwordWeak: false, lastPasswordTime: 1_700_000_000 },
    })
    expect(await of('weak')).toMatchObject({ passwordWeak: true })
    expect(await of('+49 1520 0000001')).toMatchObject({
      ...{ email: null, emailBound: false, phoneNumber: '4915200000001', phoneBound: true },
    })
    const owner = await cloud.signIn('owner')
    await owner.post(`${ACC}/third/bind`, { kind: 'WECHAT', code: 'sun' })
    expect((await owner.get('/group-s/acc/my/info')).json).toMatchObject({
      weChatBound: true,
      qqBound: false,
    })
  })

  it.each<[string, Json, unknown]>([
    ['update', { name: ' ' }, ['17', 'name']],
    ['update', { name: 'Kim' }, 'fine'],
    ['update', { username: 'owner' }, 'fine'],
    ['update', { username: 'admin@heliograph.example' }, ['11', undefined]],
    ['update', { temperatureUnit: 'K' }, ['PARAM_ERROR', 'temperatureUnit']],
    ['password', {}, ['17', 'oldPassword']],
    ['password', { oldPassword: 'x', newPassword: 'y' }, ['14', undefined]],
    ['bind', {}, ['19', undefined]],
    ['bind', { identifier: 'kite', identityType: 3 }, ['PARAM_ERROR', 'identityType']],
    ['bind', { identifier: 'no mail', identityType: 2 }, ['27', undefined]],
    ['bind', { identifier: 'x', identityType: 1 }, ['PARAM_ERROR', 'phone']],
    ['bind', { identifier: 'x', identityType: 9 }, ['PARAM_ERROR', 'identityType']],
    ['bind', { identifier: 'kite' }, ['PARAM_ERROR', 'identityType']],
    ['bind', { identifier: OWNER }, ['17', 'verifyCode']],
    ['bind', { identifier: 'admin@heliograph.example' }, ['12', undefined]],
    ['bind', { identifier: '+49 1520 0000001' }, ['13', undefined]],
    ['verify-code', { identifier: OWNER, scene: 'OTHER' }, ['PARAM_ERROR', 'scene']],
    ['verify-code', { identifier: '', scene: 'BIND' }, ['19', undefined]],
    ['verify-code', { identifier: 'kite', scene: 'BIND' }, ['PARAM_ERROR', 'identityType']],
    ['verify-code', { identifier: 'nobody@heliograph.example', scene: 'FORGET' }, ['26', undefined]],
    ['verify-code', { identifier: OWNER, scene: 'FORGET' }, 'fine'],
  ])('%s with %j: %j', async (path, body, answer) => {
    const owner = await aWorld().cloud.signIn('owner')
    expect(refusalOf(await owner.post(`${ACC}/${path}`, body))).toEqual(answer)
  })

  it('what is changed of it is kept, and the rest stays', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const user = async () => (await owner.get(`${ACC}/org/login-user`)).json['user'] as Json
    const before = await user()
    await owner.post(`${ACC}/update`, { name: ' Kim ', photo: '/p.png', lastLan: 'de', temperatureUnit: 'F' })
    expect(await user()).toEqual({ ...before, name: 'Kim', photo: '/p.png', lastLan: 'de', temperatureUnit: 'F' })
    await owner.post(`${ACC}/update`, { username: null, photo: ' ', lastLan: ' ', temperatureUnit: 'C' })
    expect(await user()).toMatchObject({ name: 'Kim', username: null, photo: null, lastLan: 'de', temperatureUnit: 'C' })
  }) // oxfmt-ignore

  it('another password ends the other sessions, and says so to the owner', async () => {
    const { cloud, letters, time } = aWorld()
    const [here, there] = [await cloud.signIn('owner'), await cloud.signIn('owner')]
    const { password, clear_text_pwd } = secret('Kite-Lamp_27')
    const sent = { oldPassword: HASH.toUpperCase(), newPassword: password, clear_text_pwd }
    expect(refusalOf(await here.post(`${ACC}/password`, sent))).toBe('fine')
    expect(letters).toMatchObject([{ to: OWNER, scene: 'PASSWORD_CHANGED' }])
    expect((await there.get(SESSION)).status).toBe(401)
    expect((await here.get(SESSION)).json).toMatchObject([{ current: true }])
    expect((await here.get('/group-s/acc/my/info')).json['lastPasswordTime']).toBe(time.now / 1000)
  })

  it('an address that is linked is told at the one that was there before', async () => {
    const { cloud, letters, code } = aWorld()
    const owner = await cloud.signIn('owner')
    for (const [identifier, scene, told] of [
      ['fresh@heliograph.example', 'EMAIL_CHANGED', OWNER],
      ['+49 1520 0000009', 'PHONE_CHANGED', 'fresh@heliograph.example'],
    ] as const) {
      const verifyCode = await code(identifier, 'BIND', owner)
      expect(refusalOf(await owner.post(`${ACC}/bind`, { identifier, verifyCode }))).toBe('fine')
      expect(letters.filter((letter) => letter.scene === scene).map(({ to }) => to)).toEqual([told])
    }
    expect((await owner.get('/group-s/acc/my/info')).json).toMatchObject({
      ...{ email: 'fresh@heliograph.example', phoneNumber: '4915200000009' },
    })
  })
})

describe('where somebody is signed in', () => {
  it.each([
    ['203.0.113.9', '203.0.113.…', 'CN'],
    ['10.1.2.3', '10.1.2.…', null],
    ['127.0.0.1', '127.0.0.…', null],
    ['192.168.1.7', '192.168.1.…', null],
    ['172.16.0.1', '172.16.0.…', null],
    ['172.25.0.1', '172.25.0.…', null],
    ['172.31.0.1', '172.31.0.…', null],
    ['fe80::1', 'fe80::1:…', expect.any(String)],
    ['110.1.2.3', '110.1.2.…', expect.any(String)],
    ['::1', '::1:…', null],
    ['fd00::1', 'fd00::1:…', null],
  ])('an address like %s is shown as %s, of %s', async (address, shown, country) => {
    const { cloud, time } = aWorld()
    const pair = { grant_type: 'password', username: OWNER, password: HASH }
    const agent = 'x'.repeat(300)
    const { json } = await cloud.form(TOKEN, pair, { 'x-forwarded-for': address, 'user-agent': agent })
    const owner = cloud.with(String(json['access_token']))
    const now = time.now / 1000
    const [session] = (await owner.get(SESSION)).json as unknown as Json[]
    const told = { address: shown, countryCode: country, agent: agent.slice(0, 200) }
    expect(session).toMatchObject({ ...told, current: true })
    const log = rows((await owner.get(`${SESSION}/log`)).json)
    expect(log).toEqual([{ ...told, at: now, result: 'OK' }])
  })

  it('sessions end by themselves after half a year, and fifty are remembered', async () => {
    const { cloud, seconds } = aWorld()
    for (let count = 0; count < 51; count++) await cloud.signIn('owner')
    const count = async () => ((await (await cloud.signIn('owner')).get(SESSION)).json as unknown as Json[]).length
    expect(await count()).toBe(50)
    seconds(183 * 86_400 - 1)
    expect(await count()).toBe(50)
    seconds(1)
    // Those of the last two seconds.
    expect(await count()).toBe(2)
  }) // oxfmt-ignore
})
