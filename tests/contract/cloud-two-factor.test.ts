import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import { appCode } from '../support/authenticator'
import type { Caller } from './cloud-client'
import { HASH, rows } from './cloud-client'
import { aWorld, codeOf, refusalOf, sha } from './cloud-world'

const PATH = '/user-s/acc/two-factor'
const OWNER = 'owner@heliograph.example'
const password = HASH

/** A cloud in which `owner` has a second step. */
async function anOwner(options: Parameters<typeof aWorld>[0] = {}) {
  const world = aWorld(options)
  const { cloud, time, seconds } = world
  const owner = await cloud.signIn('owner')
  const { secret } = (await owner.post(PATH, { password })).json
  const now = () => appCode(String(secret), time.now)
  const confirmed = await owner.post(`${PATH}/confirm`, { code: now() })
  const codes = confirmed.json['recoveryCodes'] as string[]
  const grant = (fields: Record<string, string> = {}) =>
    cloud.form('/oauth2-s/oauth/token', { grant_type: 'mdc_password', username: OWNER, password, ...fields })
  /** The next code: each counts once. */
  const later = () => {
    seconds(30)
    return now()
  }
  return { ...world, owner, secret: String(secret), codes, grant, now, later }
}

const stateOf = async (caller: Caller) => (await caller.get(PATH)).json

describe('a second step, ours', () => {
  it('counts once a code was verified; other sessions end, the owner is notified', async () => {
    const { cloud, time, letters } = aWorld()
    const [owner, other] = [await cloud.signIn('owner'), await cloud.signIn('owner')]
    expect(await stateOf(owner)).toEqual({ enabled: false, sinceTime: null, recoveryLeft: 0 })
    expect(await codeOf(owner.post(PATH, { password: sha('wrong') }))).toBe('14')
    const secret = String((await owner.post(PATH, { password })).json['secret'])
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(await codeOf(owner.post(`${PATH}/confirm`, { code: '000000' }))).toBe('9')
    // It does not count yet.
    expect(await stateOf(await cloud.signIn('owner'))).toMatchObject({ enabled: false })
    const { recoveryCodes } = (await owner.post(`${PATH}/confirm`, { code: appCode(secret, time.now) })).json
    expect(new Set(recoveryCodes as string[]).size).toBe(10)
    expect(await stateOf(owner)).toEqual({ enabled: true, sinceTime: time.now / 1000, recoveryLeft: 10 })
    expect((await owner.get('/group-s/acc/my/info')).json['tfaEnabled']).toBe(true)
    expect((await other.get(PATH)).status).toBe(401)
    expect(letters.filter(({ to }) => to === OWNER).map(({ scene }) => scene)).toEqual(['SECOND_STEP_ON'])
    expect(await codeOf(owner.post(PATH, { password }))).toBe('45')
  })

  it('is asked for after the right password only, and says nothing before', async () => {
    const { grant, later } = await anOwner()
    const wrong = (await grant({ password: sha('wrong') })).json
    expect(wrong['code']).toBe('AUTH_INVALID_USERNAME_OR_PASSWORD')
    const wrongWithCode = (await grant({ password: sha('wrong'), tfa_code: later() })).json
    expect(wrongWithCode['code']).toBe('AUTH_INVALID_USERNAME_OR_PASSWORD')
    expect((await grant()).json['code']).toBe('AUTH_SECOND_STEP')
    expect((await grant({ tfa_code: later() })).status).toBe(200)
  })

  it('takes each code once: of the app, and of the ten for recovery', async () => {
    const { cloud, grant, now, later, codes } = await anOwner()
    // The code that turned it on is spent.
    expect((await grant({ tfa_code: now() })).json['code']).toBe('AUTH_SECOND_STEP_WRONG')
    const code = later()
    expect((await grant({ tfa_code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200)
    expect((await grant({ tfa_code: code })).json['code']).toBe('AUTH_SECOND_STEP_WRONG')
    const [first = '', second = ''] = codes
    const { status, json } = await grant({ tfa_code: first.toLowerCase().replace('-', ' ') })
    expect(status).toBe(200)
    expect((await grant({ tfa_code: first })).json['code']).toBe('AUTH_SECOND_STEP_WRONG')
    expect((await grant({ tfa_code: second })).status).toBe(200)
    expect(await stateOf(cloud.with(String(json['access_token'])))).toMatchObject({ recoveryLeft: 8 })
  })

  it('wrong codes lock like wrong passwords, and a right password between them does not help', async () => {
    const { cloud, grant, later, owner } = await anOwner()
    for (let count = 1; count < 5; count++) {
      const { code, param } = (await grant({ tfa_code: '000000' })).json
      expect([code, param]).toEqual(['AUTH_SECOND_STEP_WRONG', { failCount: count, maxCount: 5 }])
      expect((await grant()).json['code']).toBe('AUTH_SECOND_STEP')
    }
    expect((await grant({ tfa_code: '000000' })).json['code']).toBe('USER_LOCKED')
    expect((await grant({ tfa_code: later() })).json['code']).toBe('USER_LOCKED')
    const log = rows((await owner.get('/user-s/acc/session/log')).json)
    expect(log.map(({ result }) => result).slice(0, 5)).toEqual(['LOCKED', ...Array<string>(4).fill('WRONG_CODE')])
    // Nobody else is locked by it.
    expect((await cloud.signIn('weak')).get).toBeDefined()
  }) // oxfmt-ignore

  it('is turned off with password and code', async () => {
    const { owner, grant, later, codes, letters, cloud } = await anOwner()
    const [third = ''] = codes
    const other = cloud.with(String((await grant({ tfa_code: third })).json['access_token']))
    const off = (fields: object) => codeOf(owner.post(`${PATH}/off`, fields))
    expect(await off({ password: sha('wrong'), code: later() })).toBe('14')
    expect(await off({ password, code: '000000' })).toBe('9')
    expect(await off({ password })).toBe('17')
    expect(await off({ code: later() })).toBe('17')
    expect(await stateOf(owner)).toMatchObject({ enabled: true })
    expect(await off({ password, code: later() })).toBe('fine')
    expect((await other.get(PATH)).status).toBe(401)
    expect((await grant()).status).toBe(200)
    expect(letters.map(({ scene }) => scene)).toEqual(['SECOND_STEP_ON', 'SECOND_STEP_OFF'])
    expect(letters.map(({ to }) => to)).toEqual([OWNER, OWNER])
  })

  it('gives ten other recovery codes; those before are worth nothing', async () => {
    const { owner, grant, later, codes } = await anOwner()
    const [first = '', second = ''] = codes
    const renewed = await owner.post(`${PATH}/recovery`, { password, code: later() })
    const fresh = renewed.json['recoveryCodes'] as string[]
    expect(codes.filter((one) => fresh.includes(one))).toEqual([])
    expect((await grant({ tfa_code: second })).json['code']).toBe('AUTH_SECOND_STEP_WRONG')
    expect((await grant({ tfa_code: fresh[0] ?? '' })).status).toBe(200)
    expect(first).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
  })

  it('off or with other codes it is not while there is none, and no code is waited for', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const body = { password, code: '000000' }
    for (const way of ['confirm', 'off', 'recovery'])
      expect([way, await codeOf(owner.post(`${PATH}/${way}`, body))]).toEqual([way, '45'])
    for (const one of [{}, { password: 7 }]) expect(refusalOf(await owner.post(PATH, one))).toEqual(['17', 'password'])
    expect(await codeOf(owner.post(PATH, { password: password.toUpperCase() }))).toBe('fine')
    expect(refusalOf(await owner.post(`${PATH}/confirm`, {}))).toEqual(['17', 'code'])
  }) // oxfmt-ignore

  it('guesses at one account leave the others alone, and a right code forgets them', async () => {
    const { cloud, owner, later } = await anOwner()
    const weak = await cloud.signIn('weak')
    const wrong = { password: sha('x'), code: '000000' }
    for (let count = 0; count < 4; count++) await owner.post(`${PATH}/off`, wrong)
    expect(await codeOf(weak.post(PATH, { password: sha('x') }))).toBe('14')
    expect(await codeOf(weak.post(PATH, { password }))).toBe('fine')
    expect(await codeOf(owner.post(`${PATH}/recovery`, { password, code: later() }))).toBe('fine')
    for (let count = 0; count < 4; count++) expect(await codeOf(owner.post(`${PATH}/off`, wrong))).toBe('14')
    expect(await codeOf(owner.post(`${PATH}/off`, wrong))).toBe('USER_LOCKED')
  })

  it('stops guesses in an unattended session, and leaves the owner’s way in', async () => {
    const { owner, grant, later } = await anOwner()
    const guess = () => codeOf(owner.post(`${PATH}/off`, { password: sha('x'), code: '000000' }))
    const shown = []
    for (let count = 0; count < 6; count++) shown.push(await guess())
    expect(shown).toEqual(['14', '14', '14', '14', 'USER_LOCKED', 'USER_LOCKED'])
    expect((await grant({ tfa_code: later() })).status).toBe(200)
  })

  it('keeps neither the secret nor a recovery code, and no other answer shows them', async () => {
    const store = createMemoryStore()
    const kept: string[] = []
    const { owner, secret, codes } = await anOwner({
      store: { ...store, write(changes) {
        kept.push(JSON.stringify(changes))
        store.write(changes)
      } },
    })
    const shown = await Promise.all(
      ['/user-s/acc/org/login-user', '/group-s/acc/my/info', '/user-s/acc/session', '/user-s/acc/session/log', PATH].map(
        async (path) => (await owner.get(path)).text,
      ),
    )
    expect(kept.some((row) => row.includes('second-step'))).toBe(true)
    for (const one of [secret, ...codes]) expect([...kept, ...shown].join('\n')).not.toContain(one)
  }) // oxfmt-ignore

  it('a third party opens no way around it', async () => {
    const { cloud, owner } = await anOwner()
    await owner.post('/user-s/acc/third/bind', { kind: 'QQ', code: 'me' })
    const { json } = await cloud.form('/oauth2-s/oauth/token', { grant_type: 'third', third_type: 'QQ', code: 'me' })
    expect(json['code']).toBe('AUTH_SECOND_STEP')
  }) // oxfmt-ignore

  it('the proof to be human is brought once', async () => {
    const { cloud, grant, later } = await anOwner({ control: true })
    const forged = '9999999999.AAAAAAAAAAAAAAAAAAAAAA'
    const { json } = await grant()
    const ticket = String((json['param'] as { ticket: string }).ticket)
    expect(ticket).toMatch(/^\d+\.[\w-]{22}$/)
    await cloud.post('/__cloud/slide', { enabled: true })
    expect((await grant({ tfa_code: later(), tfa_ticket: forged })).json['code']).toBe('AUTH_SLIDE_ERROR')
    expect((await grant({ tfa_code: later(), tfa_ticket: ticket, username: 'weak@heliograph.example' })).json['code']).toBe('AUTH_SLIDE_ERROR')
    expect((await grant({ tfa_code: later(), tfa_ticket: ticket })).status).toBe(200)
  }) // oxfmt-ignore
})
