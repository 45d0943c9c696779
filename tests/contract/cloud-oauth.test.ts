import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hmac, sha256Hex } from '../../mocks/cloud/wire/digest'
import { aCloud, fields, HASH, mismatches } from './cloud-client'
import type { Client, Json } from './cloud-client'

/** The hash of another password. */
const BAD = 'b'.repeat(64)
const OWNER = { username: 'owner@heliograph.example', password: HASH }
const TOKEN = '/mdc-eu/oauth2-s/oauth/token'

function claimsOf(token: unknown): Json {
  const [, body = ''] = String(token).split('.')
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Json
}

const refuse = async (client: Client, username: string, password = HASH, path = TOKEN) => {
  const reply = await client.form(path, { grant_type: 'password', username, password })
  return [reply.status, reply.json['code'], reply.json['param']]
}

describe('C1 token call', () => {
  it('S7-27 answers the six fields of a grant', async () => {
    const { status, json } = await aCloud().form(TOKEN, { grant_type: 'mdc_password', ...OWNER })
    expect(status).toBe(200)
    expect(
      mismatches(json, {
        ...fields('text', 'access_token token_type refresh_token scope jti'),
        expires_in: 'int',
      }),
    ).toEqual([])
    expect(json).toMatchObject({ token_type: 'bearer', scope: 'all', expires_in: 86_399 })
  })

  it('issues real three-part tokens with the listed claims and a signature that checks out', async () => {
    const { json } = await aCloud({ secret: 'known' }).form(TOKEN, { grant_type: 'password', ...OWNER })
    const [head, body, signature] = String(json['access_token']).split('.')
    expect(createHmac('sha256', 'known').update(`${head}.${body}`).digest('base64url')).toBe(signature)
    const access = claimsOf(json['access_token'])
    expect(access).toMatchObject({
      user_name: '0_owner@heliograph.example_2', scope: ['all'], authorities: ['all'], client_id: 'test',
      mdc: 'FOREIGN_1', jti: json['jti'], exp: Date.parse('2026-06-18T10:30:00Z') / 1000 + 86_399,
      detail: {
        organizationId: 0, topGroupId: 0, groupId: 0, roleId: -1, userId: 900001, version: 1000,
        identifier: 'owner@heliograph.example', identityType: 2, mdc: 'FOREIGN_1', appId: null,
      },
    }) // oxfmt-ignore
    expect(access).not.toHaveProperty('ati')
    expect(claimsOf(json['refresh_token'])).toMatchObject({ ati: json['jti'] })
  })

  it('S7-28 S7-29 takes a query and extra headers', async () => {
    const { status } = await aCloud().form(
      `${TOKEN}?lang=en`,
      { grant_type: 'password', ...OWNER },
      { 'log-lan': 'en' },
    )
    expect(status).toBe(200)
  })

  it.each(['/oauth2-s', '/oauth-s', '/home/oauth2-s', '/mdc-eu/oauth-s', '/home/mdc-eu/oauth2-s'])(
    'answers under %s',
    async (base) => {
      expect((await aCloud().form(`${base}/oauth/token`, { grant_type: 'password', ...OWNER })).status).toBe(
        200,
      )
    },
  )

  it('renews with grant_type, refresh_token and a Basic header alone, and each refresh token once', async () => {
    const client = aCloud()
    const first = await client.form(TOKEN, { grant_type: 'password', ...OWNER })
    const renew = () =>
      client.form(
        TOKEN,
        { grant_type: 'refresh_token', refresh_token: String(first.json['refresh_token']) },
        { authorization: 'Basic dGVzdDp0ZXN0' },
      )
    const second = await renew()
    expect(second.status).toBe(200)
    expect(second.json['refresh_token']).not.toBe(first.json['refresh_token'])
    expect(claimsOf(second.json['access_token'])['user_name']).toBe('0_owner@heliograph.example_2')
    const third = await renew()
    expect([third.status, third.json['error']]).toEqual([400, 'invalid_grant'])
    const again = await client.form(TOKEN, {
      grant_type: 'refresh_token',
      refresh_token: String(second.json['refresh_token']),
    })
    expect(again.status).toBe(200)
  })

  it('refuses an access token as refresh token and the other way round', async () => {
    const client = aCloud()
    const { json } = await client.form(TOKEN, { grant_type: 'password', ...OWNER })
    const renewed = await client.form(TOKEN, {
      grant_type: 'refresh_token',
      refresh_token: String(json['access_token']),
    })
    expect(renewed.status).toBe(400)
    expect((await client.with(String(json['refresh_token'])).get('/user-s/acc/org/login-user')).status).toBe(
      401,
    )
  })

  it('S7-30 C2 ends the access token and its refresh token', async () => {
    const client = aCloud()
    const { json } = await client.form(TOKEN, { grant_type: 'password', ...OWNER })
    const caller = client.with(String(json['access_token']), 'bearer')
    expect((await caller.get('/user-s/acc/org/login-user')).status).toBe(200)
    expect(await caller.post('/oauth2-s/oauth/logout', {})).toMatchObject({ status: 200, json: {} })
    expect(await caller.get('/user-s/acc/org/login-user')).toMatchObject({
      status: 401, json: { code: 'Invalid token', error: 'invalid_token' },
    }) // oxfmt-ignore
    const renewed = await client.form(TOKEN, {
      grant_type: 'refresh_token',
      refresh_token: String(json['refresh_token']),
    })
    expect(renewed.status).toBe(400)
  })

  it('refuses a token whose time is up and one whose signature was touched', async () => {
    let time = Date.parse('2026-06-18T10:30:00Z')
    const client = aCloud({ now: () => time })
    const { json } = await client.form(TOKEN, { grant_type: 'password', ...OWNER })
    const token = String(json['access_token'])
    expect((await client.with(`${token.slice(0, -2)}xx`).get('/user-s/acc/org/login-user')).status).toBe(401)
    time += 86_400_000
    expect((await client.with(token).get('/user-s/acc/org/login-user')).status).toBe(401)
  })
})

describe('accounts', () => {
  it('S8-14 S8-28 says wrong password and unknown account alike, with the attempts so far', async () => {
    const wrong = [400, 'AUTH_INVALID_USERNAME_OR_PASSWORD', { failCount: 1, maxCount: 5 }]
    expect(await refuse(aCloud(), 'owner@heliograph.example', 'f'.repeat(64))).toEqual(wrong)
    expect(await refuse(aCloud(), 'nobody@heliograph.example')).toEqual(wrong)
  })

  it('S8-19 locks after five wrong passwords in a row, with the seconds that remain', async () => {
    let time = Date.parse('2026-06-18T10:30:00Z')
    const client = aCloud({ now: () => time })
    const attempt = (password?: string) => refuse(client, 'owner@heliograph.example', password)
    for (let count = 0; count < 4; count++)
      expect((await attempt(BAD))[1]).toBe('AUTH_INVALID_USERNAME_OR_PASSWORD')
    expect(await attempt(BAD)).toEqual([
      400,
      'USER_LOCKED',
      { remainSeconds: 1800, failCount: 5, maxCount: 5 },
    ])
    time += 600_000
    expect(await attempt()).toEqual([400, 'USER_LOCKED', { remainSeconds: 1200, failCount: 5, maxCount: 5 }])
    time += 1_200_000
    expect((await attempt())[0]).toBe(200)
  })

  it('forgets failures after a good sign-in', async () => {
    const client = aCloud()
    for (let round = 0; round < 2; round++) {
      for (let count = 0; count < 4; count++) await refuse(client, 'owner@heliograph.example', BAD)
      expect((await refuse(client, 'owner@heliograph.example'))[0]).toBe(200)
    }
  })

  it('S8-15 S8-19 knows migrated and locked accounts', async () => {
    expect((await refuse(aCloud(), 'migrated@heliograph.example'))[1]).toBe('AUTH_USER_ALREADY_MIGRATED')
    expect((await refuse(aCloud(), 'locked@heliograph.example'))[1]).toBe('USER_LOCKED')
  })

  it.each(['+49 1520 0000001', '0049 1520 0000001', '01520 000 0001', '+4915200000001'])(
    'signs in by phone %s',
    async (phone) => {
      const reply = await aCloud().form(TOKEN, {
        grant_type: 'password',
        username: phone,
        password: HASH,
        identity_type: '1',
      })
      expect(claimsOf(reply.json['access_token'])['detail']).toMatchObject({
        userId: 900011,
        identityType: 1,
      })
    },
  )

  it('asks the weak account to change its password', async () => {
    const { json } = await aCloud().form(TOKEN, {
      grant_type: 'password',
      username: 'weak@heliograph.example',
      password: HASH,
    })
    expect(claimsOf(json['access_token'])).toMatchObject({ modify_password: 1 })
  })

  it('keeps the data centres apart: twice in both, wang in mainland China only', async () => {
    const client = aCloud()
    const ids = async (name: string, prefix: string) => {
      const reply = await (await client.signIn(name, prefix)).post('/maintain-s/operating/station/search', {})
      return (reply.json['data'] as Json[]).map(({ id }) => id)
    }
    expect(await ids('twice', '/mdc-eu')).not.toEqual(await ids('twice', '/mdc-cn'))
    expect(await ids('wang', '/mdc-cn')).toHaveLength(3)
    expect((await refuse(client, 'wang@heliograph.example'))[1]).toBe('AUTH_INVALID_USERNAME_OR_PASSWORD')
    const european = await client.form(TOKEN, { grant_type: 'password', ...OWNER })
    const abroad = await client
      .with(String(european.json['access_token']))
      .get('/mdc-cn/user-s/acc/org/login-user')
    expect(abroad.status).toBe(401)
  })

  it('signs the manager in to the first of two organisations, or to the one asked for', async () => {
    const client = aCloud()
    const sign = async (extra: Record<string, string>) => {
      const reply = await client.form(TOKEN, {
        grant_type: 'password',
        username: 'manager@heliograph.example',
        password: HASH,
        ...extra,
      })
      return reply.status === 200
        ? (claimsOf(reply.json['access_token'])['detail'] as Json)['organizationId']
        : reply.json['code']
    }
    expect(await sign({})).toBe(5001)
    expect(await sign({ org_id: '5002' })).toBe(5002)
    expect(await sign({ org_id: '9999' })).toBe('AUTH_INVALID_PARAM')
  })
})

it('hashes as the platform does', () => {
  for (const text of [
    '',
    'Harbour-Sun-58',
    'ü'.repeat(200),
    'x'.repeat(55),
    'x'.repeat(56),
    'x'.repeat(64),
  ]) {
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
    expect(Buffer.from(hmac(text, 'payload')).toString('hex')).toBe(
      createHmac('sha256', text).update('payload').digest('hex'),
    )
  }
  expect(sha256Hex('Harbour-Sun-58')).toBe(HASH)
})
