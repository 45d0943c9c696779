import { describe, expect, it } from 'vitest'
import { HASH, rows } from './cloud-client'
import type { Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const TOKEN = '/oauth2-s/oauth/token'
const CHALLENGE = '/backyard-api-s/config/slide-verify/challenge'
const CHECK = '/backyard-api-s/config/slide-verify/check'
const WANTED = '/backyard-api-s/config/slide-verify/enable'

type World = ReturnType<typeof aWorld>

const password = (world: World, more: Record<string, string> = {}, username = 'owner@heliograph.example') =>
  world.cloud.form(TOKEN, { grant_type: 'mdc_password', username, password: HASH, ...more })

async function proof({ cloud }: World): Promise<string> {
  const { json } = await cloud.post(CHALLENGE, {})
  const solved = await cloud.post(CHECK, { id: json['id'], position: json['gap'] })
  return String(solved.json['proof'])
}

describe('the slide verification', () => {
  it('S7-63 is off unless it is turned on, and can be turned on and off while the cloud runs', async () => {
    const world = aWorld({ control: true })
    const wanted = async () => (await world.cloud.get(WANTED)).text
    expect([await wanted(), (await password(world)).status]).toEqual(['false', 200])
    await world.cloud.post('/__cloud/slide', { enabled: true })
    expect([await wanted(), (await password(world)).status]).toEqual(['true', 412])
    await world.cloud.post('/__cloud/slide', { enabled: false })
    expect([await wanted(), (await password(world)).status]).toEqual(['false', 200])
  })

  it('S7-63 is enforced: no proof, a made-up one and a used one are refused', async () => {
    const world = aWorld({ slideVerify: true })
    expect(await codeOf(password(world))).toBe('AUTH_SLIDE_ERROR')
    expect(await codeOf(password(world, { token: 'made-up' }))).toBe('AUTH_SLIDE_ERROR')
    const token = await proof(world)
    expect((await password(world, { token })).status).toBe(200)
    expect(await codeOf(password(world, { token }))).toBe('AUTH_SLIDE_ERROR')
  })

  it('S7-63 takes a piece in the gap only, once for each challenge, and within 300 s', async () => {
    const world = aWorld({ slideVerify: true })
    const { json } = await world.cloud.post(CHALLENGE, {})
    const [id, gap] = [json['id'], Number(json['gap'])]
    expect(gap).toBeGreaterThanOrEqual(25)
    expect(gap).toBeLessThanOrEqual(90)
    expect(await codeOf(world.cloud.post(CHECK, { id, position: gap - 4 }))).toBe('AUTH_SLIDE_ERROR')
    expect(await codeOf(world.cloud.post(CHECK, { id, position: gap }))).toBe('AUTH_SLIDE_ERROR')
    expect(await codeOf(world.cloud.post(CHECK, { id }))).toBe('17')
    const token = await proof(world)
    world.seconds(300)
    expect(await codeOf(password(world, { token }))).toBe('AUTH_SLIDE_ERROR')
  })
})

describe('signing in by a third party', () => {
  const third = ({ cloud }: World, third_type: string, code: string, prefix = '') =>
    cloud.form(prefix + TOKEN, { grant_type: 'third', third_type, code })

  it('S2-05 S8-51 S8-58 S8-59 S8-60 S8-61 needs a good code and a linked account', async () => {
    const world = aWorld()
    const ask = (kind: string, code: string) => codeOf(third(world, kind, code))
    expect(await ask('WECHAT', 'bad1')).toBe('33')
    expect(await ask('WECHAT', 'ghost1')).toBe('34')
    expect(await ask('QQ', 'bad1')).toBe('35')
    expect(await ask('QQ', 'ghost1')).toBe('36')
    expect(await ask('QQ', 'robin')).toBe('26')
    expect(await ask('QQ', '')).toBe('17')
    expect(await ask('OTHER', 'robin')).toBe('PARAM_ERROR')
  })

  it('S2-05 signs in the account that is linked, in its data centre and by its kind only', async () => {
    const world = aWorld()
    const owner = await world.cloud.signIn('owner')
    await owner.post('/user-s/acc/third/bind', { kind: 'QQ', code: 'robin' })
    const { status, json } = await third(world, 'QQ', 'robin')
    expect(status).toBe(200)
    const me = await world.cloud.with(String(json['access_token'])).get('/user-s/acc/org/login-user')
    expect(me.json).toMatchObject({ user: { email: 'owner@heliograph.example' } })
    expect(await codeOf(third(world, 'WECHAT', 'robin'))).toBe('26')
    expect(await codeOf(third(world, 'QQ', 'robin', '/mdc-cn'))).toBe('26')
  })
})

describe('a sign-in', () => {
  const grant = (world: World, fields: Record<string, string>) => world.cloud.form(TOKEN, fields)

  it('needs a name and a password', async () => {
    const world = aWorld()
    for (const fields of [{ username: 'owner' }, { password: HASH }, {}]) {
      const reply = await grant(world, { grant_type: 'password', ...fields })
      expect([reply.status, reply.json['code']]).toEqual([400, 'AUTH_INVALID_PARAM'])
    }
  })

  it('counts guesses at a name however it is written', async () => {
    const world = aWorld()
    const wrong = { grant_type: 'password', password: 'f'.repeat(64) }
    for (const [index, username] of ['Kite@x.org', ' kite@x.org ', 'KITE@X.ORG'].entries()) {
      const { json } = await grant(world, { ...wrong, username })
      expect(json['param']).toMatchObject({ failCount: index + 1 })
    }
  })

  it('with a locked account is refused whatever the password, and counts none', async () => {
    const world = aWorld()
    for (const secret of [HASH, 'f'.repeat(64)]) {
      const reply = await password(world, { password: secret }, 'locked@heliograph.example')
      expect([reply.json['code'], reply.json['param']]).toEqual([
        'USER_LOCKED',
        { remainSeconds: 1800, failCount: 5, maxCount: 5 },
      ])
    }
  })

  it('goes on in its data centre alone', async () => {
    const world = aWorld()
    const { json } = await password(world)
    const renew = (prefix: string) =>
      world.cloud.form(prefix + TOKEN, {
        grant_type: 'refresh_token',
        refresh_token: String(json['refresh_token']),
      })
    expect(await codeOf(renew('/mdc-cn'))).toBe('invalid_grant')
    expect(await codeOf(renew('/mdc-eu'))).toBe('fine')
    const access_token = String(json['access_token'])
    const abroad = world.cloud.form(`/mdc-cn${TOKEN}`, {
      grant_type: 'switch_org',
      access_token,
      org_id: '0',
    })
    expect(await codeOf(abroad)).toBe('AUTH_INVALID_PARAM')
  })

  it.each([
    ['owner', '0_owner@heliograph.example_2'],
    ['+49 1520 0000001', '0_4915200000001_1'],
  ])('of %s by a third party is told in the log, and names its best address: %s', async (name, user) => {
    const world = aWorld()
    const own = await world.cloud.signIn(name)
    await own.post('/user-s/acc/third/bind', { kind: 'QQ', code: 'sun' })
    const { json } = await grant(world, { grant_type: 'third', third_type: 'QQ', code: 'sun' })
    const access = String(json['access_token'])
    const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as Json
    expect(claims['user_name']).toBe(user)
    const log = rows((await world.cloud.with(access).get('/user-s/acc/session/log')).json)
    expect(log.map(({ result }) => result)).toEqual(['OK', 'OK'])
    for (let count = 0; count < 5; count++) await password(world, { password: 'f'.repeat(64) }, name)
    const locked = await grant(world, { grant_type: 'third', third_type: 'QQ', code: 'sun' })
    expect(locked.json['code']).toBe('USER_LOCKED')
  })
})

it('S8-14 S8-19 shows the attempts used, of known and unknown accounts alike, and then locks', async () => {
  const world = aWorld()
  const wrong = async (name: string) => {
    const { json } = await password(world, { password: 'f'.repeat(64) }, name)
    return [json['code'], (json['param'] as { failCount: number }).failCount]
  }
  const symbol = 'AUTH_INVALID_USERNAME_OR_PASSWORD'
  for (const name of ['owner@heliograph.example', 'nobody@heliograph.example']) {
    for (const count of [1, 2, 3, 4]) expect(await wrong(name)).toEqual([symbol, count])
    expect(await wrong(name)).toEqual(['USER_LOCKED', 5])
    expect(await wrong(name)).toEqual(['USER_LOCKED', 5])
  }
})
