import { describe, expect, it } from 'vitest'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf, sha } from './cloud-world'

const SESSION = '/user-s/acc/session'
const listOf = async (caller: Caller) => (await caller.get(SESSION)).json as unknown as Json[]

describe('sessions of an account, ours', () => {
  it('are listed masked, ended one by one or all but one’s own', async () => {
    const { cloud } = aWorld()
    const pair = { grant_type: 'password', username: 'owner@heliograph.example', password: sha('Harbour-Sun-58') }
    const from = (address: string, agent: string) =>
      cloud.form('/oauth2-s/oauth/token', pair, { 'x-forwarded-for': address, 'user-agent': agent })
    const [phone, desk, hall] = [
      (await from('192.0.2.77', 'Phone')).json,
      (await from('2001:db8:1:2::9', 'Desk')).json,
      (await from('192.0.2.80', 'Hall')).json,
    ]
    const at = cloud.with(String(desk['access_token']))
    const list = await listOf(at)
    expect(list.map(({ agent, address, countryCode, current }) => [agent, address, countryCode, current])).toEqual([
      ['Hall', '192.0.2.…', 'PL', false],
      ['Desk', '2001:db8:1:…', 'BR', true],
      ['Phone', '192.0.2.…', 'PL', false],
    ])
    expect(JSON.stringify(list)).not.toContain(String(hall['jti']))
    expect(new Set(list.map(({ id }) => id)).size).toBe(3)

    // Rotated tokens are the same session.
    const rotated = await cloud.form('/oauth2-s/oauth/token', { grant_type: 'refresh_token', refresh_token: String(phone['refresh_token']) })
    expect(await listOf(at)).toHaveLength(3)
    expect((await at.delete(`${SESSION}/${String(list[0]?.['id'])}`)).json).toEqual({ ended: 1 })
    expect((await cloud.with(String(hall['access_token'])).get(SESSION)).status).toBe(401)
    const renewal = { grant_type: 'refresh_token', refresh_token: String(hall['refresh_token']) }
    expect((await cloud.form('/oauth2-s/oauth/token', renewal)).json['code']).toBe('invalid_grant')
    expect(await codeOf(at.delete(`${SESSION}/nobody`))).toBe('18')
    expect((await at.delete(SESSION)).json).toEqual({ ended: 1 })
    expect((await cloud.with(String(rotated.json['access_token'])).get(SESSION)).status).toBe(401)
    expect(await listOf(at)).toMatchObject([{ agent: 'Desk', current: true }])
  }) // oxfmt-ignore

  it('that was ended stays ended when the log of what is revoked is swept', async () => {
    const { cloud, seconds } = aWorld()
    const pair = { grant_type: 'password', username: 'owner@heliograph.example', password: sha('Harbour-Sun-58') }
    const { json } = await cloud.form('/oauth2-s/oauth/token', pair)
    await cloud.with(String(json['access_token'])).post('/oauth2-s/oauth/logout', {})
    seconds(182 * 86_400)
    const other = await cloud.signIn('weak')
    for (let count = 0; count < 5; count++) await other.post('/message-s/message/read', { ids: ['x'] })
    const renewal = { grant_type: 'refresh_token', refresh_token: String(json['refresh_token']) }
    expect((await cloud.form('/oauth2-s/oauth/token', renewal)).json['code']).toBe('invalid_grant')
  }) // oxfmt-ignore

  it('have a log of sign-ins and attempts', async () => {
    const { cloud } = aWorld()
    const wrong = { grant_type: 'password', username: 'owner@heliograph.example', password: sha('x') }
    await cloud.form('/oauth2-s/oauth/token', wrong)
    const owner = await cloud.signIn('owner')
    const log = rows((await owner.get(`${SESSION}/log`)).json)
    expect(log.map(({ result }) => result)).toEqual(['OK', 'WRONG_PASSWORD'])
    // Nobody knows where an address of this house is.
    expect(log.map(({ countryCode, address }) => [countryCode, address])).toEqual([
      [null, null],
      [null, null],
    ])
    const other = await cloud.signIn('weak')
    expect((await other.get(`${SESSION}/log`)).json['total']).toBe(1)
  })
})

describe('a cancelled account', () => {
  it('S4-42 S4-43 S4-44 S4-45 after the request no session begins, goes on or changes its identity', async () => {
    const { cloud, code, seconds } = aWorld()
    const pair = { username: 'owner@heliograph.example', password: sha('Harbour-Sun-58') }
    const grant = (fields: Record<string, string>) => cloud.form('/oauth2-s/oauth/token', fields)
    const { json } = await grant({ grant_type: 'mdc_password', ...pair })
    const [access, refresh] = [String(json['access_token']), String(json['refresh_token'])]
    const owner = cloud.with(access)
    const verifyCode = await code('owner@heliograph.example', 'REVOKE')
    expect((await owner.post('/user-s/acc/revoke', { verifyCode })).json).toMatchObject({ state: 'PROCESSING' })
    // The session of the request shows what happens, until its token ends.
    expect((await owner.get('/user-s/acc/revoke/check')).json['state']).toBe('PROCESSING')
    const refused = await grant({ grant_type: 'mdc_password', ...pair })
    expect([refused.status, refused.json['code']]).toEqual([400, '41'])
    const wrong = await grant({ grant_type: 'mdc_password', ...pair, password: sha('x') })
    expect(wrong.json['code']).toBe('AUTH_INVALID_USERNAME_OR_PASSWORD')
    const switched = await grant({ grant_type: 'switch_org', access_token: access, org_id: '0' })
    expect(switched.json['code']).toBe('41')
    expect((await grant({ grant_type: 'refresh_token', refresh_token: refresh })).json['code']).toBe('invalid_grant')
    seconds(86_400)
    expect((await owner.get('/user-s/acc/revoke/check')).status).toBe(401)
    // A refused request keeps nothing.
    const admin = await cloud.signIn('admin')
    expect(await codeOf(admin.post('/user-s/acc/revoke', { verifyCode: '1' }))).toBe('40')
    await expect(cloud.signIn('admin')).resolves.toBeDefined()
  }) // oxfmt-ignore
})

describe('screens and tags, ours', () => {
  it('keeps screens per person and identity', async () => {
    const SCREEN = '/backyard-api-s/screen'
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const made = (await owner.post(SCREEN, { name: 'Hall', content: '{"plants":[]}' })).json
    expect((await owner.post(SCREEN, { id: made['id'], name: 'Lobby' })).json).toMatchObject({
      name: 'Lobby',
      content: '{"plants":[]}',
    })
    const weak = await cloud.signIn('weak')
    expect(await codeOf(weak.delete(SCREEN, [made['id']]))).toBe('18')
    expect((await weak.get(SCREEN)).json).toEqual([])
    await owner.delete(SCREEN, [made['id']])
    expect((await owner.get(SCREEN)).json).toEqual([])
  })

  it('keeps tags of a plant', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const at = '/maintain-s/station/63400030'
    const kept = { id: 63400030, tags: ['north', 'lease'] }
    expect((await owner.post(`${at}/tag`, { tags: [' north ', 'lease', 'north'] })).json).toEqual(kept)
    expect((await (await cloud.signIn('viewer')).get(`${at}/tag`)).json).toEqual(kept)
    expect(await codeOf(owner.post(`${at}/tag`, { tags: ['x'.repeat(31)] }))).toBe('PARAM_ERROR')
  })
})
