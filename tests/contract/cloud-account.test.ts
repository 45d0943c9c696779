import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import { aWorld, codeOf, secret, sha } from './cloud-world'

const OLD = 'Harbour-Sun-58'
const token = '/oauth2-s/oauth/token'
const grant = (username: string, password: string) => ({
  grant_type: 'mdc_password',
  username,
  password: sha(password),
})

describe('C4 check-user', () => {
  it('S7-32 S7-33 S8-35 answers for its own data centre, without a bearer', async () => {
    const { cloud } = aWorld()
    const ask = async (prefix: string, identifier: string) =>
      (await cloud.post(`${prefix}/user-s/acc/check-user`, { identifier, identityType: 2 })).json
    const twice = 'twice@heliograph.example'
    expect(await ask('/mdc-eu', twice)).toMatchObject({ exist: true, mdc: 'FOREIGN_1', migrated: false })
    expect(await ask('/mdc-cn', twice)).toMatchObject({ exist: true, mdc: 'CHINA' })
    expect(await ask('/mdc-cn', 'owner@heliograph.example')).toMatchObject({ exist: false })
    expect(await ask('', 'migrated@heliograph.example')).toMatchObject({ exist: true, migrated: true })
    expect(await codeOf(cloud.post('/user-s/acc/check-user', { identifier: '  ' }))).toBe('10')
  })
})

describe('register', () => {
  const path = '/user-s/acc/register'
  const to = 'ada@example.org'

  it('S7-125 S5-28 makes an account that can sign in, create a plant, and survives a restart', async () => {
    const store = createMemoryStore()
    const { cloud, code } = aWorld({ store })
    const verifyCode = await code(to, 'REGISTER')
    expect(
      (await cloud.post(path, { identifier: to, identityType: 2, verifyCode, ...secret(OLD) })).status,
    ).toBe(200)
    expect(await codeOf(cloud.post(path, { identifier: to, verifyCode, ...secret(OLD) }))).toBe('6')
    const again = aWorld({ store }).cloud
    const { json } = await again.form(token, grant(to, OLD))
    const user = again.with(String(json['access_token']))
    expect((await user.get('/user-s/acc/org/login-user')).json).toMatchObject({ user: { email: to } })
    expect((await user.post('/maintain-s/operating/station/search', {})).json['total']).toBe(0)
  })

  it('S8-29 S8-30 S8-31 S8-44 S8-45 S8-52 S8-70 shows what is wrong', async () => {
    const { cloud, code } = aWorld()
    const send = (body: object) => codeOf(cloud.post(path, body))
    expect(await send({ identifier: '' })).toBe('19')
    expect(await send({ identifier: 'ada@' })).toBe('27')
    expect(await send({ identifier: 'owner@heliograph.example' })).toBe('6')
    expect(await send({ identifier: '+49 1520 0000001' })).toBe('5')
    expect(await send({ identifier: 'owner', identityType: 3 })).toBe('20')
    const verifyCode = await code(to, 'REGISTER')
    const wrong = verifyCode === '111111' ? '222222' : '111111'
    expect(await send({ identifier: to, verifyCode: wrong, ...secret(OLD) })).toBe('4')
    expect(await send({ identifier: to, verifyCode, password: sha(OLD) })).toBe('45')
    expect(await send({ identifier: to, verifyCode, password: sha('other'), clear_text_pwd: OLD })).toBe('45')
    expect(await send({ identifier: to, verifyCode, ...secret(OLD) })).toBe('fine')
  })

  it('S5-31 S8-32 sends three codes per rolling hour', async () => {
    const { cloud, seconds } = aWorld()
    const send = () => codeOf(cloud.post('/user-s/acc/verify-code', { identifier: to, scene: 'REGISTER' }))
    expect([await send(), await send(), await send(), await send(), await send()]).toEqual([
      'fine',
      'fine',
      'fine',
      '7',
      '7',
    ])
    seconds(3599)
    expect(await send()).toBe('7')
    seconds(1)
    expect(await send()).toBe('fine')
  })

  it('S5-29 S8-69 stops guessing, even with the right code', async () => {
    const { cloud, code } = aWorld()
    const verifyCode = await code(to, 'REGISTER')
    const wrong = verifyCode === '111111' ? '222222' : '111111'
    const send = (given: string) =>
      codeOf(cloud.post(path, { identifier: to, verifyCode: given, ...secret(OLD) }))
    const answers = []
    for (let count = 0; count < 6; count++) answers.push(await send(wrong))
    expect(answers).toEqual(['4', '4', '4', '4', '44', '44'])
    expect(await send(verifyCode)).toBe('44')
  })

  it('S5-30 S8-33 lets a code expire when it said it would', async () => {
    for (const [late, expected] of [[599, 'fine'], [600, '8'], [86_400, '8']] as const) {
      const { cloud, code, seconds } = aWorld()
      const verifyCode = await code(to, 'REGISTER')
      seconds(late)
      expect(await codeOf(cloud.post(path, { identifier: to, verifyCode, ...secret(OLD) }))).toBe(expected)
    }
  }) // oxfmt-ignore

  it.each([
    ['S5-03 S8-82', 57, ['Kite#L2', `${'Kite-Lamp_27'.repeat(9)}`.slice(0, 101)]],
    ['S8-83', 58, ['Kite #L27', 'kitelamps', '电Kite#L27']],
    ['S8-85', 60, ['Kite#1234', 'dcba#271', 'QwEr#271']],
    ['S5-21 S8-86', 61, ['ada@example.org', 'ADA@example.org']],
    ['S5-22 S8-87', 62, ['Kite#7777', 'aaaa#271']],
    ['S5-24 S8-89', 64, ['Welcome1', 'Password1!']],
    ['S5-24 S8-90', 65, ['Iloveyou1']],
  ])('%s refuses passwords with %d', async (_, expected, passwords) => {
    const { cloud, code } = aWorld()
    const verifyCode = await code(to, 'REGISTER')
    for (const password of passwords) {
      const reply = cloud.post(path, { identifier: to, verifyCode, ...secret(password) })
      expect([password, await codeOf(reply)]).toEqual([password, String(expected)])
    }
  })

  it('S5-21 S5-03 accepts what only resembles the login, and 8 or 100 characters', async () => {
    for (const password of ['ada@example.org7', 'Kite#L27', 'Kite-Lamp_27'.repeat(9).slice(0, 100)]) {
      const { cloud, code } = aWorld()
      const verifyCode = await code(to, 'REGISTER')
      expect(await codeOf(cloud.post(path, { identifier: to, verifyCode, ...secret(password) }))).toBe('fine')
    }
  })
})

describe('forget password', () => {
  it('S8-51 S7-125 sets another password for a known account only', async () => {
    const { cloud, code } = aWorld()
    const path = '/user-s/acc/forget-password'
    const identifier = 'owner@heliograph.example'
    expect(await codeOf(cloud.post(path, { identifier: 'nobody@example.org', verifyCode: '1' }))).toBe('26')
    const verifyCode = await code(identifier, 'FORGET')
    expect(await codeOf(cloud.post(path, { identifier, verifyCode, ...secret(OLD) }))).toBe('63')
    expect(await codeOf(cloud.post(path, { identifier, verifyCode, ...secret('Kite-Lamp_27') }))).toBe('fine')
    expect((await cloud.form(token, grant(identifier, OLD))).status).toBe(400)
    expect((await cloud.form(token, grant(identifier, 'Kite-Lamp_27'))).status).toBe(200)
  })
})
