import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import { HASH } from './cloud-client'
import type { Json } from './cloud-client'
import { aWorld, refusalOf, secret, sha } from './cloud-world'

const TOKEN = '/oauth2-s/oauth/token'
const ACC = '/user-s/acc'
const OWNER = 'owner@heliograph.example'
const PHONE = '+49 1520 0000001'
const FRESH = 'Kite-Lamp_27'

describe('C4 whether there is such an account', () => {
  it.each<[Json, Json]>([
    [{ identifier: OWNER }, { exist: true, migrated: false, identityTypes: [2, 3] }],
    [{ username: 'owner' }, { exist: true, migrated: false, identityTypes: [2, 3] }],
    [
      { identifier: 'admin@heliograph.example', username: 'owner' },
      { exist: true, identityTypes: [2] },
    ],
    [{ identifier: PHONE }, { exist: true, migrated: false, identityTypes: [1] }],
    [{ identifier: 'migrated@heliograph.example' }, { exist: true, migrated: true, identityTypes: [2] }],
    [{ identifier: 'nobody@example.org' }, { exist: false, migrated: false, identityTypes: [] }],
  ])('%j: %j, and never whose it is', async (body, answer) => {
    const { json } = await aWorld().cloud.post(`${ACC}/check-user`, body)
    expect(json).toMatchObject({ ...answer, mdc: 'FOREIGN_1', userId: null })
  })
})

describe('signing up', () => {
  /** Signs up with the code that was sent to an address, and signs in by what was typed. */
  async function signedUp(address: string, body: Json) {
    const world = aWorld()
    const verifyCode = await world.code(address, 'REGISTER')
    const reply = await world.cloud.post(`${ACC}/register`, { verifyCode, ...secret(FRESH), ...body })
    const username = String(body['identifier'])
    const form = { grant_type: 'password', username, password: sha(FRESH) }
    const { json } = await world.cloud.form(TOKEN, form)
    const own = world.cloud.with(String(json['access_token']))
    const user = (await own.get(`${ACC}/org/login-user`)).json['user'] as Json
    return { user, reply, info: (await own.get('/group-s/acc/my/info')).json, now: world.time.now / 1000 }
  }

  it.each<[string, Json, Json, Json]>([
    [
      'ada@example.org',
      { identifier: 'Ada@Example.org' },
      { name: 'ada', username: null, lastLan: 'en' },
      { email: 'ada@example.org', phoneNumber: null },
    ],
    [
      '+49 1520 7000001',
      { identifier: '+49 1520 7000001', lan: 'pl', area: 'PL' },
      { name: '4915207000001', username: null, lastLan: 'pl' },
      { email: null, phoneNumber: '4915207000001' },
    ],
    [
      'ada@example.org',
      { identifier: 'Kite', email: 'ada@example.org', phone: '+49 1520 7000001', lan: ' ' },
      { name: 'kite', username: 'kite', lastLan: 'en' },
      { email: 'ada@example.org', phoneNumber: null },
    ],
    [
      '+49 1520 7000001',
      { identifier: 'kite', phone: '+49 1520 7000001' },
      { name: 'kite', username: 'kite' },
      { email: null, phoneNumber: '4915207000001' },
    ],
  ])('with the code sent to %s, of %j: %j', async (address, body, brief, bound) => {
    const { reply, user, info, now } = await signedUp(address, body)
    expect(refusalOf(reply)).toBe('fine')
    expect(user).toMatchObject(brief)
    expect(info).toMatchObject({ ...bound, passwordWeak: false, lastPasswordTime: now })
  })

  it.each<[Json, unknown]>([
    [{}, ['19', undefined]],
    [{ identifier: 'kite' }, ['19', undefined]],
    [{ identifier: 'kite', email: 'kite' }, ['PARAM_ERROR', 'email']],
    [{ identifier: 'kite', email: 'kite@' }, ['27', undefined]],
    [{ identifier: 'kite', email: OWNER }, ['12', undefined]],
    [{ identifier: 'kite', phone: PHONE }, ['13', undefined]],
    [{ identifier: 'OWNER', identityType: 3 }, ['20', undefined]],
    [{ identifier: PHONE }, ['5', undefined]],
    [{ identifier: OWNER }, ['6', undefined]],
    [{ identifier: 'kite', email: 'ada@example.org' }, ['17', 'verifyCode']],
    [{ identifier: 'kite', email: 'ada@example.org', verifyCode: '1' }, ['4', undefined]],
  ])('with %j is refused: %j', async (body, answer) => {
    expect(refusalOf(await aWorld().cloud.post(`${ACC}/register`, body))).toEqual(answer)
  })

  it('a form that is too long is told so, and its code serves the next one', async () => {
    const { cloud, code } = aWorld()
    const identifier = 'ada@example.org'
    const verifyCode = await code(identifier, 'REGISTER')
    const send = async (more: Json) =>
      refusalOf(await cloud.post(`${ACC}/register`, { identifier, verifyCode, ...secret(FRESH), ...more }))
    expect(await send({ lan: 'x'.repeat(6) })).toEqual(['PARAM_ERROR', 'lan'])
    expect(await send({ area: 'x'.repeat(6) })).toEqual(['PARAM_ERROR', 'area'])
    expect(await send({})).toBe('fine')
  })

  it('a name that was guessed at before is not locked once it is somebody’s', async () => {
    const { cloud, code } = aWorld()
    const identifier = 'ada@example.org'
    const grant = (password: string) =>
      cloud.form(TOKEN, { grant_type: 'password', username: identifier, password })
    for (let count = 0; count < 5; count++) await grant('f'.repeat(64))
    const verifyCode = await code(identifier, 'REGISTER')
    await cloud.post(`${ACC}/register`, { identifier, verifyCode, ...secret(FRESH) })
    expect((await grant(sha(FRESH))).status).toBe(200)
  })
})

describe('a password that was forgotten', () => {
  it('is replaced once by the code of its address; who guessed before is forgotten', async () => {
    const store = createMemoryStore()
    const { cloud, code } = aWorld({ store })
    const identifier = 'weak@heliograph.example'
    const grant = (password: string) =>
      cloud.form(TOKEN, { grant_type: 'password', username: identifier, password })
    for (let count = 0; count < 5; count++) await grant('f'.repeat(64))
    expect((await grant(HASH)).json['code']).toBe('USER_LOCKED')
    const verifyCode = await code(identifier, 'FORGET')
    const forget = async (body: Json) => refusalOf(await cloud.post(`${ACC}/forget-password`, body))
    expect(await forget({ identifier, ...secret(FRESH) })).toEqual(['17', 'verifyCode'])
    expect(await forget({ identifier, verifyCode: 'x', ...secret(FRESH) })).toEqual(['4', undefined])
    expect(await forget({ identifier, verifyCode, password: sha(FRESH) })).toEqual(['45', undefined])
    expect(await forget({ identifier, verifyCode, ...secret(FRESH) })).toBe('fine')
    expect(await forget({ identifier, verifyCode, ...secret('Salt.Marsh.7') })).toEqual(['4', undefined])
    const { status, json } = await grant(sha(FRESH))
    expect(status).toBe(200)
    const info = (await cloud.with(String(json['access_token'])).get('/group-s/acc/my/info')).json
    expect(info['passwordWeak']).toBe(false)
  })

  it.each(['forgotten', 'changed'])(
    'three are kept, so that the last two do not come back: %s',
    async (way) => {
      const store = createMemoryStore()
      const { cloud, code, seconds } = aWorld({ store })
      let old = 'Harbour-Sun-58'
      for (const text of ['Kite-Lamp_27', 'Meadow+Mill+9', 'Salt.Marsh.7', 'Stone-Bridge_4']) {
        if (way === 'forgotten') {
          const verifyCode = await code(OWNER, 'FORGET')
          const body = { identifier: OWNER, verifyCode, ...secret(text) }
          expect(refusalOf(await cloud.post(`${ACC}/forget-password`, body))).toBe('fine')
        } else {
          const username = OWNER
          const { json } = await cloud.form(TOKEN, { grant_type: 'password', username, password: sha(old) })
          const { password: newPassword, clear_text_pwd } = secret(text)
          const body = { oldPassword: sha(old), newPassword, clear_text_pwd }
          const own = cloud.with(String(json['access_token']))
          expect(refusalOf(await own.post(`${ACC}/password`, body))).toBe('fine')
        }
        old = text
        seconds(3600)
      }
      const [kept] = store.list('account').map(({ value }) => (value as { passwords: string[] }).passwords)
      expect(kept).toHaveLength(3)
    },
  )
})
